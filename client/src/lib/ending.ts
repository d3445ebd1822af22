// How a finished game went, put in order for people: sides, totals round by round, who leads.
import type { Summary } from "./types";

export interface SideResult {
  id: string;
  seats: string[];
  points: number;
  /** After each round, all that was gained up to it. */
  totals: number[];
}

/** The rounds that were played, from the first to the last. */
export function rounds(summary: Summary): number[] {
  const told = [
    ...Object.keys(summary.points ?? {}).map(Number),
    ...(summary.turns ?? []).map((turn) => turn.round),
  ];
  const last = Math.max(0, ...told);
  const first = Math.min(last, ...told.filter((round) => round > 0));
  return Array.from({ length: last ? last - first + 1 : 0 }, (_, index) => first + index);
}

/** What a seat gained in each round. */
export function gained(summary: Summary, seat: string): number[] {
  return rounds(summary).map((round) => summary.points?.[round]?.[seat] ?? 0);
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export const pointsOf = (summary: Summary, seat: string): number => sum(gained(summary, seat));

/** The sides in the order of the table, each with its seats and its points. */
export function sides(summary: Summary): SideResult[] {
  const named = Object.entries(summary.sides ?? {});
  return [...new Set(named.map(([, side]) => side))].map((id) => {
    const seats = named.filter(([, side]) => side === id).map(([seat]) => seat);
    const each = rounds(summary).map((_, index) =>
      sum(seats.map((seat) => gained(summary, seat)[index]!)),
    );
    // A game from a position begins with points that no round tells of.
    const before = summary.before?.[id] ?? 0;
    const totals = each.map((_, index) => before + sum(each.slice(0, index + 1)));
    return { id, seats, totals, points: totals.at(-1) ?? before };
  });
}

/** Whether somebody who sat on some seats has won, lost, or neither. */
export function outcome(
  summary: Summary,
  result: string | null | undefined,
  mine: string[],
): "won" | "lost" | "watched" {
  const all = sides(summary);
  if (!mine.length || !all.some((side) => side.id === result)) return "watched";
  const own = mine.map((seat) => summary.sides?.[seat]);
  if (own.every((side) => side === result)) return "won";
  return own.includes(result ?? "") ? "watched" : "lost";
}
