// A game in parts, as server/replay.py and server/history.py tell it, and the moments they hold.
import { apply } from "./patch";
import type { Choice, History, LogLine, ReplayPart } from "./types";

/** How many answers a part of a finished game holds, and steps a part of one that goes on. */
export const PART = 64;
export const STEPS = 32;

/** The table after an answer: who gave it, what came of it, and all that lies there. */
export interface Moment {
  seat: string;
  ask: string;
  said?: Choice;
  log: LogLine[];
  /** By seat; of a finished game there is one, with nothing hidden. */
  views: Record<string, unknown>;
}

/** Where the part begins that tells of a moment. */
export function partOf(at: number): number {
  return at ? Math.floor((at - 1) / PART) * PART : 0;
}

/** The moments of a part by their number; the beginning comes with the first one. */
export function unfold(part: ReplayPart): [number, Moment][] {
  const found: [number, Moment][] = [];
  const views = (spectator: unknown) => ({ spectator });
  if (!part.first) found.push([0, { seat: "", ask: "", log: part.log, views: views(part.view) }]);
  let view: unknown = part.view;
  part.moments.forEach(({ seat, ask, said, log, patch }, index) => {
    view = apply(view, patch);
    found.push([part.first + index + 1, { seat, ask, said: said ?? undefined, log, views: views(view) }]);
  });
  return found;
}

/** The steps of a part by their number; the log is ours already, from a line on. */
export function steps(part: History, log: LogLine[], from: number): [number, Moment][] {
  let views = part.views;
  return part.steps.map((patches, index) => {
    const seen = Object.entries(patches).map(([seat, patch]) => [seat, apply(views[seat] ?? {}, patch)]);
    views = Object.fromEntries(seen) as Record<string, unknown>;
    const at = part.first + index;
    const [start, end] = [part.lines[at - 1] ?? 0, part.lines[at]!];
    const lines = log.slice(Math.max(0, start - from), Math.max(0, end - from));
    return [at, { seat: "", ask: "", log: lines, views }];
  });
}

/** The parts of a game in the order in which they will be wanted: what follows, then what was. */
export function order(here: number, count: number, length: number): number[] {
  const all = Array.from({ length: Math.max(1, Math.ceil(count / length)) }, (_, n) => n * length);
  return [...all.filter((first) => first >= here), ...all.filter((first) => first < here).reverse()];
}
