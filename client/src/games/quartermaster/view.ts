// A view of this game. Written by client/generate.py from seen.py of the game.
import type { Asked } from "../../lib/asked";

/** The table as someone sees it. */
export interface View {
  game: "quartermaster";
  edition: "first" | "second";
  air_marshal: boolean;
  round: number;
  turn: string;
  step: string;
  vp: Points;
  winner: string | null;
  opening: boolean;
  nations: Record<string, NationView>;
  decisions: Asked[];
  offers: string[];
  lead?: Lead;
}

/** Victory points by team. */
export interface Points {
  axis: number;
  allies: number;
}

/** A nation; whatever only its own seat knows is missing for others. */
export interface NationView {
  armies: string[];
  navies: string[];
  air_forces: string[];
  unsupplied: string[];
  sources: string[];
  safe: string[];
  reserve: Reserve;
  status: string[];
  used: string[];
  hand_count: number;
  down_count: number;
  deck_count: number;
  discard: string[];
  discard_down_count: number;
  known: KnownCard[];
  hand?: string[];
  down?: string[];
  discard_down?: string[];
  picks?: string[];
  deck_contents?: string[];
  deck?: string[];
}

/** Pieces that are not on the board. */
export interface Reserve {
  armies: number;
  navies: number;
  air_forces: number;
}

/** A hidden card that someone knows. */
export interface KnownCard {
  card: string;
  place: "deck" | "hand" | "pile";
  depth?: number;
}

/** The single marker of an edition that has only one. */
export interface Lead {
  team: string;
  points: number;
}

/** What an answer would change; pieces are written `nation space`. */
export interface Preview {
  comes?: string[];
  goes?: string[];
  lost?: string[];
  won?: string[];
  gained?: [string, string][];
  broken?: [string, string][];
  offers?: string[];
  then?: string[];
}
