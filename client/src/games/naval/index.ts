import type { GameParts } from "..";
import Teams from "./Teams.svelte";
import { offered } from "./setup";

export default {
  table: () => import("./NavalTable.svelte"),
  offered,
  more: { teams: Teams },
  end: () => import("./end"),
  common: /^log-(final|formed|closed|roll|planned|defence|guarded|declared|cancelled|played-cancel)/,
  outcomes: [/^log-(sunk|out)/, /^log-(damaged|enlisted|repaired)/],
  places: ["data-ship"],
  sounds: {
    played: "card",
    joined: "piece",
    formed: "piece",
    "roll-": "dice",
    "strike-roll": "dice",
    sunk: "battle",
    damaged: "battle",
  },
} satisfies GameParts;
