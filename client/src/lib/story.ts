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
