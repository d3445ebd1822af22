import type { GameParts } from "..";

export default {
  table: () => import("./QuartermasterTable.svelte"),
  end: () => import("./end"),
  rounds: 20,
  turnOf: ({ message, args }) =>
    message === "log-turn" ? { seat: String(args["nation"]), round: args["round"] } : undefined,
  pointsOf: ({ message, args }) => {
    const sign = message === "log-scored" ? 1 : message === "log-lost-points" ? -1 : 0;
    return sign ? { team: String(args["team"]), points: sign * Number(args["points"]) } : undefined;
  },
  common: /^log-(battled|no-victory)/,
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
