// Who takes part in a tournament, in words.
import type { EntrantTold } from "./types";
import { say } from "./words.svelte";

/** A name, the level of a bot, or that the account is gone. */
export function entrantOf(one: EntrantTold): string {
  if (one.kind === "bot") return say(`bot-${one.level}`);
  if (!one.name) return say("client-tournament-gone");
  return one.kind === "program" ? say("client-program-named", { name: one.name }) : one.name;
}
