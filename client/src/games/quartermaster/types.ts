// A view of Quartermaster, as games/quartermaster/view.py builds it.
import type { CardInfo } from "../../lib/types";

export interface Known {
  card: string;
  place: "hand" | "deck";
  depth?: number;
}

export interface NationView {
  armies: string[];
  navies: string[];
  air_forces: string[];
  unsupplied: string[];
  safe: string[];
  reserve: { armies: number; navies: number; air_forces: number };
  status: string[];
  used: string[];
  hand_count: number;
  down_count: number;
  deck_count: number;
  discard: string[];
  discard_down_count: number;
  known: Known[];
  hand?: string[];
  down?: string[];
  discard_down?: string[];
  picks?: string[];
  /** Top first; only where nothing is hidden. */
  deck?: string[];
}

export interface View {
  game: "quartermaster";
  edition: "first" | "second";
  air_marshal: boolean;
  round: number;
  turn: string;
  step: string;
  vp: { axis: number; allies: number };
  winner: string | null;
  opening: boolean;
  nations: Record<string, NationView>;
  decisions: { seat: string; rule: string; ask: string; options?: string[] }[];
  /** What the seat may say now, asked or not: `lift`, `use truk`. */
  offers: string[];
}

/** What is drawn on a card, as games/quartermaster/faces.py works it out. */
export interface Face {
  field: string;
  ground: string;
  subject: string;
  mark: string;
  number: number;
}

/** A card as Quartermaster lists it. */
export interface Card extends CardInfo {
  face: Face;
}

export const NATIONS = [
  "germany",
  "united_kingdom",
  "japan",
  "soviet_union",
  "italy",
  "united_states",
] as const;

export const TEAM: Record<string, "axis" | "allies"> = {
  germany: "axis",
  japan: "axis",
  italy: "axis",
  united_kingdom: "allies",
  soviet_union: "allies",
  united_states: "allies",
};

/** An answer in words, taken apart. */
export interface Deed {
  verb: string;
  card?: string;
  space?: string;
  nation?: string;
}

const OF_CARD = new Set(["play", "use", "discard", "take", "arrange", "tuck", "lay"]);
const OF_NATION = new Set(["target", "nation"]);

export function deed(answer: string): Deed {
  const [verb = "", ...rest] = answer.split(" ");
  if (OF_CARD.has(verb)) return { verb, card: rest[0] };
  if (OF_NATION.has(verb)) return { verb, nation: rest[0] };
  if (verb === "choose" || !rest.length) return { verb };
  return { verb, space: rest.at(-1), nation: rest.length > 1 ? rest[0] : undefined };
}
