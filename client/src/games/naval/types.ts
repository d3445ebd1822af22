// What the page knows of the naval game beside its view.
import type { CardInfo, Choice, Question, TableInfo } from "../../lib/types";
import type { View } from "./view";

/** A seat at a table, as somebody sees it. */
export interface Seated {
  seat: string;
  info: TableInfo;
  mine: string[];
  view: View;
}

/** A ship's data, as its card has it; what is not there is nothing. */
export interface ShipFacts {
  id: string;
  type: string;
  /** A submarine has none, 0. */
  hull: number;
  vp: number;
  weapons?: string[];
  asw?: number[];
  air_strikes?: number[];
  air_defence?: number[];
  evasion?: number;
  /** A submarine's evasion while it is active. */
  active?: number;
  command?: number;
  service?: [number, number];
}

/** The data of a ship of a navy; the Non-Combatant is of none. */
export function factsOf(
  cards: Map<string, CardInfo>,
  navy: string | null,
  ship: string,
): ShipFacts | undefined {
  const card = cards.get(`${navy}.${ship}`) ?? cards.get(`neutral.${ship}`);
  return card?.definition as ShipFacts | undefined;
}

export type { Attack, Defence, Fleet, View } from "./view";

/** The answers that speak of a ship or of a card. */
export function about(question: Question | null | undefined, kind: "ship" | "card") {
  const found = new Map<string, Choice[]>();
  for (const choice of question?.choices ?? []) {
    const id = choice.args[kind];
    if (typeof id === "string") found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}
