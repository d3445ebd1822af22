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
