// A view of this game. Written by client/generate.py from seen.py of the game.

/** The table as somebody sees it. */
export interface View {
  game: "europe";
  scenario: string;
  turn: number;
  last_turn: number;
  month: number;
  year: number;
  phase: string;
  faction: string | null;
  weather: Weather;
  winner: string | null;
  level: string | null;
  joint: string[];
  policies: string[];
  war: [string, string][];
  seats: Record<string, string[]>;
  countries: Record<string, Country>;
  factions: Record<string, Faction>;
  units: Record<string, Unit>;
  holds: Record<string, string[]>;
  markers: Markers;
  cup: Record<string, number>;
  cup_box: Record<string, number>;
  decisions: Asked[];
  file?: string;
}

/** The weather in the three zones. */
export interface Weather {
  cold: string;
  temperate: string;
  warm: string;
}

/** A country: whose it is, its will and its points. */
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

/** What a faction has beside its units. */
export interface Faction {
  strategic_moves: number;
  surprise: number;
  surprise_box: number;
  paradrops: number;
  partisans: number;
  ground_support: number;
}

/** A counter. */
export interface Unit {
  country: string;
  type: string;
  at: string;
  reduced: boolean;
  sorties: number;
  supply: "low" | "none" | "supplied";
  used: boolean;
  marked: boolean;
}

/** Markers on the map, by hex. */
export interface Markers {
  surprise: string | null;
  paradrop: string[];
  partisans: string[];
  bombing: [string, string][];
}

/** An open question; its answers are for its own seat. */
export interface Asked {
  seat: string;
  rule: string;
  ask: string;
  options?: string[];
  about?: number[];
}

/** The map: all that never changes at a table. */
export interface Scenery {
  hexes: [string, number, number, string, string][];
  rivers: [string, string][];
  lines: [string, string][];
  forts: string[];
  cities: Record<string, City>;
  zones: string[];
  kinds: Record<string, Kind>;
}

/** A city on the map. */
export interface City {
  id: string;
  will: number;
  factories: number;
  capital: boolean;
  port: boolean;
}

/** What units of a type are, by number. */
export interface Kind {
  group: number;
  kind: number;
}
