import type { GameParts } from "..";

export default {
  table: () => import("./EuropeTable.svelte"),
  places: ["data-hex", "data-unit"],
} satisfies GameParts;
