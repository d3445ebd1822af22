// The log as a story: without what was taken back, and lines of one kind told once.
import type { LogLine } from "./types";

export interface Told {
  number: number;
  line: LogLine;
  /** How many lines of the log it stands for. */
  count: number;
}

/** Lines that an undo took back are not part of the story any more. */
export function kept(lines: LogLine[], first = 0): Told[] {
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

function cardsOf(line: LogLine): unknown[] {
  const cards = line.args["cards"];
  return Array.isArray(cards) ? cards : [];
}

function like(line: LogLine): string {
  const { cards, ...rest } = line.args;
  return `${line.message} ${JSON.stringify(rest)} ${Array.isArray(cards)}`;
}

/** Whether a line tells that a card was played, so that its face is shown. */
export function shows(line: LogLine): string | undefined {
  const card = line.args["card"];
  const played = /^log-(played|laid|revealed|used|copied)/.test(line.message);
  return played && typeof card === "string" ? card : undefined;
}

/** What is no news: it is told in the log alone. */
const ROUTINE = /^log-(drew|drawn|discarded|shuffled|reshuffled|turn|paid|cost|started|began)/;

/** Lines worth telling again, those of one kind once. */
export function telling(lines: Told[]): Told[] {
  return grouped(lines.filter((told) => !ROUTINE.test(told.line.message)));
}

export interface Turn {
  seat: string;
  round: string;
  /** The line that begins it, and those that follow. */
  head?: Told;
  lines: Told[];
}

/** Whose turn begins with a line, and in which round; each game says it in its own way. */
export type TurnOf = (line: LogLine) => { seat: string; round?: unknown } | undefined;

/** Points that a line gives a team, or takes from it; each game says it in its own way. */
export type PointsOf = (line: LogLine) => { team: string; points: number } | undefined;

export const usualTurn: TurnOf = (line) =>
  line.message === "log-turn"
    ? { seat: String(line.args["seat"] ?? ""), round: line.args["round"] ?? line.args["turn"] }
    : undefined;

/** The log turn by turn. */
export function turns(lines: Told[], turnOf: TurnOf): Turn[] {
  const found: Turn[] = [{ seat: "", round: "", lines: [] }];
  for (const told of lines) {
    const turn = turnOf(told.line);
    const last = found.at(-1)!;
    if (!turn) last.lines.push(told);
    else {
      const round = turn.round === undefined ? last.round : String(turn.round);
      found.push({ seat: turn.seat, round, head: told, lines: [] });
    }
  }
  return found.filter((turn) => turn.head || turn.lines.length);
}

/** The turns of the others since our last one, up to ours if it is ours now. */
export function since(all: Turn[], mine: string[]): Turn[] {
  const ours = (turn: Turn): boolean => mine.includes(turn.seat);
  const end = all.length && ours(all.at(-1)!) ? all.length - 1 : all.length;
  const start = all.slice(0, end).findLastIndex(ours);
  // A seat without a turn so far came to a running game: everything is news.
  return all.slice(start + 1, end).filter((turn) => turn.seat && turn.lines.length);
}

/** A step that ends what was played before. */
const STEP = /^log-(final|defence)$/;

/** What was done last: from the card that was played, or from the turn's beginning, on. Where a turn has only
    begun it is what the turn before did, or with `always` whose turn it is. */
export function latest(lines: Told[], turnOf: TurnOf, always = false): { card?: string; lines: Told[] } {
  const start = lines.findLastIndex(({ line }) => shows(line) || STEP.test(line.message) || turnOf(line));
  const card = start < 0 ? undefined : shows(lines[start]!.line);
  const told = telling(lines.slice(Math.max(0, start)));
  if (!told.length && !always && start > 0) return latest(lines.slice(0, start), turnOf);
  return { card, lines: told.length || !always ? told : lines.slice(-1) };
}

/** A turn in few words: its first card, the lines that tell it, what it scored. */
export interface Retold {
  card?: string;
  lines: Told[];
  /** Who gained or lost how many points. */
  points: [string, number][];
  /** The line after which all of it has happened. */
  last: number;
}

const MOST = 5;
const NEVER = /^$/;

/** What a turn is told by: what came of it and is rare, or at least which cards were laid. Lines that come every turn
    are `common`; `outcomes` say more than any other, the first of them most. */
export function retold(
  turn: Turn,
  { pointsOf, common = NEVER, outcomes = [] }: { pointsOf?: PointsOf; common?: RegExp; outcomes?: RegExp[] },
): Retold {
  const points = new Map<string, number>();
  const lines = telling(turn.lines).filter(({ line }) => {
    const found = pointsOf?.(line);
    if (found) points.set(found.team, (points.get(found.team) ?? 0) + found.points);
    return !found;
  });
  const card = turn.lines.map(({ line }) => shows(line)).find(Boolean);
  // The card's name stands there already; what came of it matters, and most of all what is rare.
  const rest = lines.filter(({ line }) => shows(line) !== card || !card);
  // That a card was laid and used at once is one thing.
  const once = lines.filter(({ line }, at) => {
    const shown = shows(line);
    return !shown || lines.findIndex((one) => shows(one.line) === shown) === at;
  });
  const came = outcomes.flatMap((outcome) => rest.filter(({ line }) => outcome.test(line.message))).slice(0, MOST);
  const ways = [
    came.sort((one, other) => one.number - other.number),
    rest.filter(({ line }) => !common.test(line.message)),
    once,
    grouped(turn.lines.filter(({ line }) => !pointsOf?.(line))),
  ];
  return {
    card,
    lines: ways.find((way) => way.length)?.slice(0, MOST) ?? [],
    points: [...points].filter(([, number]) => number),
    last: rest.at(-1)?.number ?? turn.lines.at(-1)!.number,
  };
}
