// How likely an attack is stopped, and how likely it sinks its target.
import type { CardInfo } from "../../lib/types";
import { factsOf, type Attack, type Defence, type Fleet, type View } from "./types";

/** The chance to roll so much with one die that is changed by something. */
export function chance(needed: number, change = 0): number {
  return Math.max(0, Math.min(6, 7 - needed + change)) / 6;
}

/** The defences whose dice are still to be rolled against an attack. */
export function against(view: View, attack: Attack): Defence[] {
  return view.defences.filter((one) => one.attack === attack.id);
}

/** An attack on the ship that takes it: its target, or the one that screens it. */
export function led(view: View, attack: Attack): Attack {
  const to = against(view, attack).findLast((one) => one.to)?.to;
  return to ? { ...attack, target: to } : attack;
}

/** Whether a die is still to be rolled to stop it. */
export function contested(view: View, attack: Attack): boolean {
  return against(view, attack).some((one) => one.needed !== null);
}

/** The chance that no defence stops it. */
export function through(view: View, attack: Attack): number {
  const rolls = view.seats[attack.seat]?.rolls ?? 0;
  return against(view, attack)
    .filter((one) => !one.rolled && one.needed !== null)
    .reduce((none, one) => none * (1 - chance(one.needed!, rolls)), 1);
}

export function damageOf(fleet: Fleet | undefined, ship: string): number {
  return (fleet?.damage ?? [])
    .filter((one) => one.ship === ship)
    .reduce((sum, one) => sum + one.damage, 0);
}

/** The hull that the target of an attack has left. */
export function leftOf(view: View, cards: Map<string, CardInfo>, attack: Attack): number {
  const fleet = view.seats[attack.seat];
  return (factsOf(cards, fleet?.navy ?? null, attack.target)?.hull ?? 0) - damageOf(fleet, attack.target);
}

/** The chance that the attack sinks a target with so much hull left: it gets through, and hits. */
export function sinks(view: View, attack: Attack, left: number): number {
  if (attack.stopped || attack.resolved) return 0;
  const deadly = attack.sinks || attack.large_gun || (left > 0 && attack.damage >= left);
  if (!deadly) return 0;
  const hit = attack.needed ? chance(attack.needed, view.seats[view.turn]?.rolls) : 1;
  return through(view, attack) * hit;
}

/** Attacks that are still to be decided. */
export function open(view: View): Attack[] {
  return view.attacks.filter((one) => !one.stopped && !one.resolved);
}
