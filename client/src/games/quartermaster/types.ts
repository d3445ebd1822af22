// What the page knows of Quartermaster beside its view.
import type { CardInfo } from "../../lib/types";

import type { Preview } from "./view";

export type { KnownCard, NationView, View } from "./view";

/** What an answer would change, as the server works it out. */
export type Change = Required<Preview>;

export const NO_CHANGE: Change = {
  comes: [],
  goes: [],
  lost: [],
  won: [],
  gained: [],
  broken: [],
  offers: [],
  then: [],
};

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
