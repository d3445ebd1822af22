// Attacks and defences in words.
import type { LogLine } from "../../lib/types";
import { nameOf, say } from "../../lib/words.svelte";
import type { Attack, Defence } from "./types";

/** What an attack does when nothing stops it. */
export function sayEffect(attack: Attack): string {
  if (attack.needed) return say("naval-sinks-on", { count: attack.needed });
  if (attack.large_gun) return say("naval-large-gun");
  if (attack.sinks) return say("naval-sinks");
  return say("naval-damage", { count: attack.damage });
}

/** A defence and the number it needs, or the ship that takes the attack. */
export function sayDefence(one: Defence): string {
  const card = nameOf("card", one.by);
  const by = card === one.by ? nameOf("ship", one.by) : card;
  return one.to ? `${by} → ${nameOf("ship", one.to)}` : `${by} ${one.needed}+`;
}

/** What must not pass unseen: a card that is cancelled, a defence, dice, what they did. */
const MATTERS = /^log-(copied|played-(cancel|stop|screen)|cancelled|redirected|guarded|roll|strike-roll|too-late|damaged|sunk|out)/;
/** For how long each such line is read, and all of them at most. */
const PACE = { slow: 1400, normal: 700, quick: 0, step: Infinity };
const MOST = 9;

/** For how long some lines are told before the fleets show what they changed. */
export function tellingTime(lines: LogLine[], pace: keyof typeof PACE): number {
  const count = lines.filter((line) => MATTERS.test(line.message)).length;
  return count && Math.min(count + 1, MOST) * PACE[pace];
}
