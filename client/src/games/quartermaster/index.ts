import type { GameParts } from "..";

export default {
  table: () => import("./QuartermasterTable.svelte"),
  places: ["data-space"],
  picture: () => import("./World.svelte"),
} satisfies GameParts;
