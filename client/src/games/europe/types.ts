// The phases of a turn, in their order; what a view and the map look like is in view.ts.
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
