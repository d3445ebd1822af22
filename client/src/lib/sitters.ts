// Who sits on a seat of a table, in words.
import type { SeatInfo, TableInfo } from "./types";
import { say } from "./words.svelte";

/** The name of somebody, or what stands for it; with a program it is said that it is one. */
export function called(chair: SeatInfo, nameless = "client-somebody"): string {
  const name = chair.name || say(nameless);
  return chair.program ? say("client-program-named", { name }) : name;
}

/** Me, a bot of some level, a name, or nobody yet. */
export function sitter(chair: SeatInfo, mine: string[]): string {
  if (chair.kind === "bot") return say(`bot-${chair.level}`);
  if (chair.kind === "open") return say("client-open-seat");
  return called(chair, mine.includes(chair.seat) ? "client-you" : undefined);
}

/** Who plays a seat, to be said beside the board; nothing if there is no such seat. */
export function playerOf(info: TableInfo, seat: string, mine: string[]): string {
  const chair = info.seats.find((one) => one.seat === seat);
  return chair ? player(chair, mine, info.status === "over") : "";
}

/** The same beside the board, where I am just me, and nobody is awaited any more after the end. */
export function player(chair: SeatInfo, mine: string[], over: boolean): string {
  if (chair.kind === "open" && over) return "";
  const me = chair.kind === "person" && mine.includes(chair.seat) && !chair.program;
  return me ? say("client-you") : sitter(chair, mine);
}
