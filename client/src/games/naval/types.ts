// A view of the naval game, as games/naval/view.py builds it.
import type { Choice, Question } from "../../lib/types";

export interface Fleet {
  navy: string | null;
  team: string | null;
  out: boolean;
  rows: string[][];
  /** The rows as their owner is just arranging them. */
  forming?: string[][];
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
  /** Whose ship it is, and in which row; a submarine has none, 0. */
  seat: string;
  row: number;
  card: string | null;
  ships: string[];
  /** What must be rolled to sink the target, row defence included. */
  needed: number | null;
  damage: number;
  hard: number;
  sinks: boolean;
  large_gun: boolean;
  stopped: boolean;
  resolved: boolean;
}

export interface Defence {
  attack: string;
  /** What must be rolled to stop it, hard to stop included; a screen needs no die. */
  needed: number | null;
  by: string;
  to?: string;
  evasion: boolean;
  rolled: boolean;
  /** Not declared yet, or a card that may still be cancelled. */
  waiting?: boolean;
}

export interface View {
  game: "naval";
  round: number;
  turn: string;
  phase: string;
  goal: number;
  /** What decides the battle: messages `term-…` with their facts. */
  terms: ({ term: string } & Record<string, string | number>)[];
  winner: string | null;
  vp: Record<string, number>;
  deck_count: number;
  discard: string[];
  seats: Record<string, Fleet>;
  attacks: Attack[];
  defences: Defence[];
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
