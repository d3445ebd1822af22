// Supply for the eye: which pieces of a nation are joined, by which steps, and what would change.
import data from "./board.json";
import { TEAM, type Deed, type View } from "./types";

type Step = [string, string];

export interface Lines {
  /** Pairs of neighbouring spaces that carry the line. */
  steps: Step[];
  sources: string[];
}

/** What an answer would change; pieces are written `nation space`. */
export interface Change {
  lost: string[];
  won: string[];
  /** The piece that would come, or go. */
  comes?: string;
  goes?: string;
  /** Steps of the nets of all nations that would be new, or broken. */
  gained: Step[];
  broken: Step[];
}

export const NO_CHANGE: Change = { lost: [], won: [], gained: [], broken: [] };

const LAND = new Set(data.land);
const STARS = new Set(data.stars);

export const isLand = (space: string): boolean => LAND.has(space);
export const hasStar = (space: string): boolean => STARS.has(space);
export const SPACES: string[] = [...data.land, ...data.sea];
export const HOMES = data.homes as Record<string, string>;
export const STRAITS = data.straits as string[][];

function axisHolds(view: View, space: string): boolean {
  return ["germany", "japan", "italy"].some((n) => view.nations[n]!.armies.includes(space));
}

/** Whether a strait is open to a team; each is open to one team at a time. */
export function open(view: View, control: string, team: "axis" | "allies"): boolean {
  return axisHolds(view, control) === (team === "axis");
}

export function neighbours(view: View, space: string, team: "axis" | "allies"): string[] {
  const table = data.neighbours[view.edition] as Record<string, string[]>;
  const near = [...(table[space] ?? [])];
  for (const [control, a, b] of data.straits) {
    if (!open(view, control!, team)) continue;
    if (space === a) near.push(b!);
    if (space === b) near.push(a!);
  }
  return near;
}

const piecesOf = (view: View, nation: string): string[] => [
  ...view.nations[nation]!.armies,
  ...view.nations[nation]!.navies,
];

/** Armies on a star; the server knows of cards that take one away. */
function sources(view: View, nation: string): string[] {
  const one = view.nations[nation]!;
  const burnt =
    TEAM[nation] === "axis" && view.nations["soviet_union"]!.status.includes("scorched_earth");
  return one.armies.filter(
    (space) =>
      STARS.has(space) && !one.unsupplied.includes(space) && !(burnt && space === "ukraine"),
  );
}

/** The lines of a nation from its Supply spaces outwards, through its own pieces alone. */
export function lines(view: View, nation: string): Lines {
  if (!view.nations[nation]) return { steps: [], sources: [] };
  const pieces = new Set(piecesOf(view, nation));
  const queue = sources(view, nation);
  const found = { steps: [] as Step[], sources: [...queue] };
  const seen = new Set(queue);
  while (queue.length) {
    const from = queue.shift()!;
    for (const to of neighbours(view, from, TEAM[nation]!)) {
      if (!pieces.has(to) || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
      found.steps.push([from, to]);
    }
  }
  return found;
}

/** The pieces of a nation that are in supply by the printed rule: a line, and for navies a port. */
export function supplied(view: View, nation: string): Set<string> {
  const { steps, sources } = lines(view, nation);
  const line = new Set([...sources, ...steps.map(([, to]) => to)]);
  const friends = new Set(
    Object.entries(view.nations)
      .filter(([name]) => TEAM[name] === TEAM[nation])
      .flatMap(([, other]) => other.armies),
  );
  const table = data.neighbours[view.edition] as Record<string, string[]>;
  for (const navy of view.nations[nation]?.navies ?? [])
    if (!table[navy]?.some((space) => friends.has(space))) line.delete(navy);
  return line;
}

/** Every step between two joined pieces of a nation, each once. */
function net(view: View, nation: string): Map<string, Step> {
  const { steps, sources } = lines(view, nation);
  const joined = new Set([...sources, ...steps.map(([, to]) => to)]);
  const found = new Map<string, Step>();
  for (const from of joined)
    for (const to of neighbours(view, from, TEAM[nation]!))
      if (joined.has(to) && from < to) found.set(`${nation} ${from} ${to}`, [from, to]);
  return found;
}

/** The board after a build or a battle; nothing if the answer moves no piece. */
function afterwards(view: View, answer: Deed, seat: string): [View, Partial<Change>] | undefined {
  const { verb, space } = answer;
  if (!space) return undefined;
  const after = JSON.parse(JSON.stringify(view)) as View;
  const kind = isLand(space) ? "armies" : "navies";
  if (verb === "build" || verb === "recruit") {
    const nation = answer.nation ?? seat;
    const own = after.nations[nation]![kind];
    if (!own.includes(space)) own.push(space);
    return [after, { comes: `${nation} ${space}` }];
  }
  if (!["battle", "eliminate", "lift"].includes(verb)) return undefined;
  const hit =
    answer.nation ??
    Object.keys(after.nations).find(
      (name) =>
        (verb === "lift" ? name === seat : TEAM[name] !== TEAM[seat]) &&
        after.nations[name]![kind].includes(space),
    );
  if (!hit) return undefined;
  after.nations[hit]![kind] = after.nations[hit]![kind].filter((one) => one !== space);
  return [after, { goes: `${hit} ${space}` }];
}

/** What a build or a battle would change in supply, for all nations. */
export function preview(view: View, answer: Deed, seat: string): Change {
  const found = afterwards(view, answer, seat);
  if (!found) return NO_CHANGE;
  const [after, piece] = found;
  const change: Change = { lost: [], won: [], gained: [], broken: [], ...piece };
  for (const [name, one] of Object.entries(view.nations)) {
    const rule = supplied(view, name);
    const now = supplied(after, name);
    const stay = new Set(piecesOf(after, name));
    for (const space of piecesOf(view, name)) {
      if (!stay.has(space)) continue;
      const fed = !one.unsupplied.includes(space);
      // What the server feeds beyond the printed rule is fed by a card, and stays so.
      if (fed && rule.has(space) && !now.has(space)) change.lost.push(`${name} ${space}`);
      if (!fed && now.has(space)) change.won.push(`${name} ${space}`);
    }
    const [before, later] = [net(view, name), net(after, name)];
    for (const [key, step] of later) if (!before.has(key)) change.gained.push(step);
    for (const [key, step] of before) if (!later.has(key)) change.broken.push(step);
  }
  return change;
}
