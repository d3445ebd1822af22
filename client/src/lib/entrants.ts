// Who takes part in a tournament, in words.
import type { EntrantTold } from "./types";
import { say } from "./words.svelte";

/** A name, the level of a bot (with a number, if there are several), or that the account is gone. */
export function entrantOf(all: EntrantTold[], number: number): string {
  const one = all[number]!;
  if (one.kind === "bot") {
    const alike = all.filter((other) => other.kind === "bot" && other.level === one.level);
    const level = say(`bot-${one.level}`);
    return alike.length > 1 ? `${level} ${alike.indexOf(one) + 1}` : level;
  }
  if (!one.name) return say("client-tournament-gone");
  return one.kind === "program" ? say("client-program-named", { name: one.name }) : one.name;
}
