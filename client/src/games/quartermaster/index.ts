import type { GameParts } from "..";

export default {
  table: () => import("./QuartermasterTable.svelte"),
  end: () => import("./end"),
  places: ["data-space"],
  picture: () => import("./World.svelte"),
} satisfies GameParts;
