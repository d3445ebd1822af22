// The log as a story: without what was taken back, and lines of one kind told once.
import type { Line } from "./types";

export interface Told {
  number: number;
  line: Line;
  /** How many lines of the log it stands for. */
  count: number;
}

/** Lines that an undo took back are not part of the story any more. */
export function kept(lines: Line[], first = 0): Told[] {
  const found: Told[] = [];
  lines.forEach((line, index) => {
    const back = line.back;
    if (typeof back === "number") while (found.length && found.at(-1)!.number >= back) found.pop();
    // The table says that the game begins, and then the game does.
    if (line.message === "log-began" && found.at(-1)?.line.message === "log-started") found.pop();
    found.push({ number: first + index, line, count: 1 });
  });
  return found;
}

/** Lines that follow each other and differ at most in their cards become one. */
export function grouped(lines: Told[]): Told[] {
  const found: Told[] = [];
  for (const told of lines) {
    const before = found.at(-1);
    if (before && like(before.line) === like(told.line)) {
      const cards = [...cardsOf(before.line), ...cardsOf(told.line)];
      const args = cards.length ? { ...told.line.args, cards } : told.line.args;
      found[found.length - 1] = {
        number: before.number,
        line: { ...told.line, args },
        count: before.count + 1,
      };
    } else found.push(told);
  }
  return found;
}

function cardsOf(line: Line): unknown[] {
  const cards = line.args["cards"];
  return Array.isArray(cards) ? cards : [];
}

function like(line: Line): string {
  const { cards, ...rest } = line.args;
  return `${line.message} ${JSON.stringify(rest)} ${Array.isArray(cards)}`;
}

/** How the first team stood against the other after a turn. */
export interface Lead {
  round: number;
  nation: string;
  lead: number;
}

/** Who was ahead after each turn, up to what it is `now` in a round. */
export function leads(lines: Line[], team: string, now: number, round: number): Lead[] {
  const found: Lead[] = [];
  let lead = 0;
  for (const { line } of kept(lines)) {
    const points = Number(line.args["points"] ?? 0);
    const sign = line.args["team"] === team ? 1 : -1;
    if (line.message === "log-scored") lead += sign * points;
    else if (line.message === "log-lost-points") lead -= sign * points;
    else if (line.message === "log-turn")
      found.push({
        round: Number(line.args["round"] ?? 1),
        nation: String(line.args["nation"] ?? ""),
        lead,
      });
    if (found.length) found[found.length - 1]!.lead = lead;
  }
  if (!found.length) found.push({ round, nation: "", lead });
  // A game from a position begins with points that no line tells of.
  const untold = now - lead;
  return found.map((one) => ({ ...one, lead: one.lead + untold }));
}
