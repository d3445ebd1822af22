// Supply lines for the eye: which pieces of a nation are joined, and by which steps.
import data from "./board.json";
import { TEAM, type View } from "./types";

export interface Lines {
  /** Pairs of neighbouring spaces that carry the line. */
  steps: [string, string][];
  sources: string[];
}

const LAND = new Set(data.land);
const STARS = new Set(data.stars);

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

/** The lines of a nation from its Supply spaces outwards, through its own pieces alone. */
export function lines(view: View, nation: string): Lines {
  const one = view.nations[nation];
  if (!one) return { steps: [], sources: [] };
  const pieces = new Set([...one.armies, ...one.navies]);
  const sources = one.armies.filter((space) => STARS.has(space) && !one.unsupplied.includes(space));
  const seen = new Set(sources);
  const queue = [...sources];
  const steps: [string, string][] = [];
  while (queue.length) {
    const from = queue.shift()!;
    for (const to of neighbours(view, from, TEAM[nation]!)) {
      if (!pieces.has(to) || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
      steps.push([from, to]);
    }
  }
  return { steps, sources };
}

export const isLand = (space: string): boolean => LAND.has(space);
export const hasStar = (space: string): boolean => STARS.has(space);
export const SPACES: string[] = [...data.land, ...data.sea];
export const HOMES = data.homes as Record<string, string>;
export const STRAITS = data.straits as string[][];

/** The pieces of a nation that are in supply by the printed rule: a line, and for navies a port. */
export function supplied(view: View, nation: string): Set<string> {
  const one = view.nations[nation];
  if (!one) return new Set();
  const team = TEAM[nation]!;
  const burnt = team === "axis" && view.nations["soviet_union"]!.status.includes("scorched_earth");
  const pieces = new Set([...one.armies, ...one.navies]);
  const queue = one.armies.filter((s) => STARS.has(s) && !(burnt && s === "ukraine"));
  const line = new Set(queue);
  while (queue.length) {
    for (const to of neighbours(view, queue.shift()!, team))
      if (pieces.has(to) && !line.has(to)) {
        line.add(to);
        queue.push(to);
      }
  }
  const friends = new Set(
    Object.entries(view.nations)
      .filter(([name]) => TEAM[name] === team)
      .flatMap(([, other]) => other.armies),
  );
  for (const navy of one.navies) {
    const near = (data.neighbours[view.edition] as Record<string, string[]>)[navy] ?? [];
    if (!near.some((space) => friends.has(space))) line.delete(navy);
  }
  return line;
}

/** Pieces that a build or a battle would cut off or bring back into supply: `nation space`. */
export function preview(
  view: View,
  answer: { verb: string; space?: string; nation?: string },
  seat: string,
): { lost: string[]; won: string[] } {
  const space = answer.space;
  if (!space || !["build", "recruit", "battle", "eliminate", "lift"].includes(answer.verb))
    return { lost: [], won: [] };
  const after = copy(view);
  const pieces = isLand(space) ? "armies" : "navies";
  if (answer.verb === "build" || answer.verb === "recruit") {
    const one = after.nations[answer.nation ?? seat]!;
    if (!one[pieces].includes(space)) one[pieces].push(space);
  } else {
    const enemies = Object.keys(after.nations).filter((name) =>
      answer.verb === "lift" ? name === seat : TEAM[name] !== TEAM[seat],
    );
    const hit = answer.nation ?? enemies.find((name) => after.nations[name]![pieces].includes(space));
    if (!hit) return { lost: [], won: [] };
    after.nations[hit]![pieces] = after.nations[hit]![pieces].filter((one) => one !== space);
  }
  const lost: string[] = [];
  const won: string[] = [];
  for (const [name, one] of Object.entries(view.nations)) {
    const before = supplied(view, name);
    const now = supplied(after, name);
    for (const piece of [...one.armies, ...one.navies]) {
      const stays = [...after.nations[name]!.armies, ...after.nations[name]!.navies].includes(piece);
      if (stays && before.has(piece) && !now.has(piece)) lost.push(`${name} ${piece}`);
      if (stays && !before.has(piece) && now.has(piece)) won.push(`${name} ${piece}`);
    }
  }
  return { lost, won };
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
