// A view of the naval game, as games/naval/view.py builds it.
import type { Choice, Question } from "../../lib/types";

export interface Fleet {
  navy: string | null;
  team: string | null;
  out: boolean;
  rows: string[][];
  active: string[];
  passive: string[];
  reserve: string[];
  damage: { ship: string; card: string; damage: number }[];
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
}

export interface Attack {
  id: string;
  types: string[];
  target: string;
  card: string | null;
  ships: string[];
  needed: number | null;
  sinks: boolean;
  stopped: boolean;
  resolved: boolean;
}

export interface View {
  game: "naval";
  round: number;
  turn: string;
  phase: string;
  goal: number;
  winner: string | null;
  vp: Record<string, number>;
  deck_count: number;
  discard: string[];
  seats: Record<string, Fleet>;
  attacks: Attack[];
  defences: { attack: string; number: number; by: string; evasion: boolean; rolled: boolean }[];
  decisions: { seat: string; ask: string }[];
}

/** The answers that speak of a ship or of a card. */
export function about(question: Question | null | undefined, kind: "ship" | "card") {
  const found = new Map<string, Choice[]>();
  for (const choice of question?.choices ?? []) {
    const id = choice.args[kind];
    if (typeof id === "string") found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}
