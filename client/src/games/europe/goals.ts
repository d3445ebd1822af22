// How a game can end.
import type { Goal, View } from "./view";

/** The way in which this turn ends the game, if it is decided by a country that has fallen already. */
export function decided(goals: Goal[], view: View): Goal | undefined {
  for (const goal of goals) {
    if (goal.joint || goal.until < view.turn) continue;
    // Nobody knows before the end of the turn.
    if (goal.more || goal.cities.length || !goal.conquered.length) return undefined;
    if (goal.conquered.every((country) => view.countries[country]?.status === "conquered")) return goal;
  }
  return undefined;
}
