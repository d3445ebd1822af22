import type { GameParts } from "..";
import Teams from "./Teams.svelte";
import { offered } from "./setup";

export default {
  table: () => import("./NavalTable.svelte"),
  offered,
  more: { teams: Teams },
  places: ["data-ship"],
} satisfies GameParts;
