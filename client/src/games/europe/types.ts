// A view of Europe, as games/europe/view.py builds it, and the map, as games/europe/scenery.py does.

export interface Unit {
  country: string;
  type: string;
  /** A hex, an off-map zone, or a box. */
  at: string;
  reduced: boolean;
  sorties: number;
  supply: "supplied" | "low" | "none";
  used: boolean;
  marked: boolean;
}

export interface Country {
  faction: string | null;
  status: string;
  will: number;
  points: number;
  factories: number;
  lost: number;
  attitude: string | null;
  fallen: number | null;
}

export interface View {
  game: "europe";
  scenario: string;
  turn: number;
  last_turn: number;
  month: number;
  year: number;
  phase: string;
  faction: string | null;
  weather: Record<string, string>;
  winner: string | null;
  level: string | null;
  policies: string[];
  seats: Record<string, string[]>;
  countries: Record<string, Country>;
  units: Record<string, Unit>;
  /** Hexes that a country holds beside its own. */
  holds: Record<string, string[]>;
  markers: {
    surprise: string | null;
    paradrop: string[];
    partisans: string[];
    bombing: [string, string][];
  };
  decisions: { seat: string; ask: string }[];
}

export interface City {
  id: string;
  will: number;
  factories: number;
  capital: boolean;
  port: boolean;
}

/** What never changes: hexes as [id, q, r, terrain, country], hexsides, cities. */
export interface Scenery {
  hexes: [string, number, number, string, string][];
  rivers: [string, string][];
  lines: [string, string][];
  forts: string[];
  cities: Record<string, City>;
  zones: string[];
  kinds: Record<string, { group: number; kind: number }>;
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
