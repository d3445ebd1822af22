// Attacks and defences in words.
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
