// A finished game in parts, as server/replay.py tells it, and the moments that they hold.
import { apply } from "./patch";
import type { Choice, Line, ReplayPart } from "./types";

/** How many answers a part holds. */
export const PART = 64;

/** The table after an answer: who gave it, what came of it, and all that lies there. */
export interface Moment {
  seat: string;
  ask: string;
  said?: Choice;
  log: Line[];
  view: unknown;
}

/** Where the part begins that tells of a moment. */
export function partOf(at: number): number {
  return at ? Math.floor((at - 1) / PART) * PART : 0;
}

/** The moments of a part by their number; the beginning comes with the first one. */
export function unfold(part: ReplayPart): [number, Moment][] {
  const found: [number, Moment][] = [];
  if (!part.first) found.push([0, { seat: "", ask: "", log: part.log, view: part.view }]);
  let view: unknown = part.view;
  part.moments.forEach(({ seat, ask, said, log, patch }, index) => {
    view = apply(view, patch);
    found.push([part.first + index + 1, { seat, ask, said, log, view }]);
  });
  return found;
}

/** The parts of a game in the order in which they will be wanted: what follows, then what was. */
export function order(at: number, answers: number): number[] {
  const here = partOf(at);
  const all = Array.from({ length: Math.max(1, Math.ceil(answers / PART)) }, (_, n) => n * PART);
  return [...all.filter((first) => first >= here), ...all.filter((first) => first < here).reverse()];
}
