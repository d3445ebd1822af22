import type { GameParts } from "..";

export default {
  table: () => import("./EuropeTable.svelte"),
  workshop: () => import("./workshop/Workshop.svelte"),
  end: () => import("./end"),
  charts: () => import("./charts/ChartsPage.svelte"),
  chief: "scenario",
  turnOf: ({ message, args }) => {
    if (message === "log-turn") return { seat: "", round: args["turn"] };
    return message === "log-operations" ? { seat: String(args["faction"]) } : undefined;
  },
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
