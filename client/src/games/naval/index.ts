import type { GameParts } from "..";
import Teams from "./Teams.svelte";
import { offered } from "./setup";

export default {
  table: () => import("./NavalTable.svelte"),
  offered,
  more: { teams: Teams },
  end: () => import("./end"),
  places: ["data-ship"],
} satisfies GameParts;
