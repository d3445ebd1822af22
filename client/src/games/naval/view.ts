// A view of this game. Written by client/generate.py from seen.py of the game.
import type { Asked } from "../../lib/asked";

/** The table as someone sees it. */
export interface View {
  game: "naval";
  scenario: string | null;
  round: number;
  turn: string;
  phase: string;
  first: string;
  limit: number;
  goal: number;
  terms: (Record<string, string | number>)[];
  winner: string | null;
  vp: Record<string, number>;
  deck_count: number;
  discard: string[];
  seats: Record<string, Fleet>;
  attacks: Attack[];
  defences: Defence[];
  played: PlayedCard[];
  decisions: Asked[];
  deck?: string[];
}

/** A seat and its fleet; whatever only its owner knows is missing for others. */
export interface Fleet {
  navy: string | null;
  team: string | null;
  out: boolean;
  rows: string[][];
  active: string[];
  passive: string[];
  reserve: string[];
  damage: Damage[];
  sunk: string[];
  rolls: number;
  hand_size: number;
  hand_count: number;
  stock_costs: number[];
  acted?: string[];
  repaired?: string[];
  hand?: string[];
  stock?: string[];
  picks?: string[];
  budget?: number;
  forming?: string[][];
  forming_active?: string[];
}

/** A damaged ship. */
export interface Damage {
  ship: string;
  card: string;
  damage: number;
}

/** An attack under way. */
export interface Attack {
  id: string;
  types: string[];
  target: string;
  seat: string;
  row: number;
  card: string | null;
  ships: string[];
  needed: number | null;
  damage: number;
  hard: number;
  sinks: boolean;
  large_gun: boolean;
  stopped: boolean;
  resolved: boolean;
}

/** What is set against an attack. */
export interface Defence {
  attack: string;
  needed: number | null;
  by: string;
  evasion: boolean;
  rolled: boolean;
  to?: string;
  waiting?: boolean;
}

/** A card that was played this turn. */
export interface PlayedCard {
  seat: string;
  card: string;
  cancelled: boolean;
}
