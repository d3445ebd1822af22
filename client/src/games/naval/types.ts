// What the page knows of the naval game beside its view.
import type { Choice, Question } from "../../lib/types";

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
