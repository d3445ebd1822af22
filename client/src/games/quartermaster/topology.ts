// The board as a net of spaces: what lies beside what, and for whom a strait is open.
import data from "./board.json";
import type { View } from "./types";

export type Link = [string, string];

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

/** Neighbours in each of which a nation has a supplied piece; who is supplied, the server says. */
export function links(view: View, nation: string, team: "axis" | "allies"): Link[] {
  const one = view.nations[nation];
  if (!one) return [];
  const fed = [...one.armies, ...one.navies].filter((space) => !one.unsupplied.includes(space));
  return fed.flatMap((from) =>
    neighbours(view, from, team)
      .filter((to) => from < to && fed.includes(to))
      .map((to): Link => [from, to]),
  );
}
