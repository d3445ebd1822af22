import type { GameParts } from "..";

export default {
  table: () => import("./QuartermasterTable.svelte"),
  end: () => import("./end"),
  places: ["data-space"],
  picture: () => import("./World.svelte"),
  sounds: {
    played: "card",
    laid: "card",
    revealed: "card",
    "used-": "card",
    built: "piece",
    recruited: "piece",
    deployed: "piece",
    marshalled: "piece",
    redeployed: "piece",
    battled: "battle",
    "removed-eliminated": "battle",
    "air-attacked": "battle",
  },
} satisfies GameParts;
