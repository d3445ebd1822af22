// The phases of a turn, in their order, and what the parts of the map share; what a view looks like is in view.ts.
import type { Atlas } from "./atlas";
import type { Pointing } from "./pointing.svelte";
import type { Scenery, View } from "./view";

/** What every part of the map draws from. */
export interface MapParts {
  map: Atlas;
  scenery: Scenery;
  view: View;
  pointing: Pointing;
}

export const PHASES = [
  "weather",
  "declaration_of_war",
  "economy",
  "strategic_warfare",
  "strategic_movement",
  "operations",
  "no_supply",
  "replacement",
  "mobilization",
  "diplomacy",
  "upgrade",
  "victory",
  "end_of_turn",
] as const;

/** As their names are called. */
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
