import type { GameParts } from "..";

export default {
  table: () => import("./EuropeTable.svelte"),
  charts: () => import("./charts/ChartsPage.svelte"),
  places: ["data-hex", "data-unit"],
  sounds: {
    moved: "piece",
    travelled: "piece",
    entered: "piece",
    landed: "piece",
    rebased: "piece",
    attack: "battle",
    bombed: "battle",
    battle: "dice",
    "air-combat": "dice",
    "naval-combat": "dice",
    weather: "dice",
    "policy-die": "dice",
    event: "card",
    marker: "card",
  },
} satisfies GameParts;
