// Hexes with a point at the top: where each stands, its corners, and the line between two.
import type { Scenery } from "./view";

const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
export const SIZE = 30;
export const WIDE = Math.sqrt(3) * SIZE;

export type Point = [number, number];

/** Where the drawing begins, so that nothing of the map lies left of it or above. */
export function origin(scenery: Scenery): { left: number; top: number } {
  let [left, top] = [Infinity, Infinity];
  for (const [, q, r] of scenery.hexes) {
    left = Math.min(left, WIDE * (q + r / 2) - WIDE / 2);
    top = Math.min(top, 1.5 * SIZE * r - SIZE);
  }
  return { left, top };
}

export interface Hex {
  id: string;
  q: number;
  r: number;
  at: Point;
  terrain: string;
  /** Whose land is printed there. */
  country: string;
}

export interface Atlas {
  hexes: Map<string, Hex>;
  width: number;
  height: number;
  /** The hexes next to one. */
  near: (hex: Hex) => Hex[];
  /** The hex of a city, or of what is called by its hex. */
  called: (place: string) => Hex | undefined;
  /** The hex at a point. */
  at: (x: number, y: number) => Hex | undefined;
}

/** The corners of a hex around a point, from the top clockwise. */
export function corners([x, y]: Point, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

export function outline(at: Point, size = SIZE): string {
  return `M${corners(at, size)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}z`;
}

/** The map of a scenario in units of the drawing. */
export function atlas(scenery: Scenery): Atlas {
  const { left, top } = origin(scenery);
  const hexes = new Map<string, Hex>();
  const byPlace = new Map<string, Hex>();
  const byCity = new Map(Object.entries(scenery.cities).map(([hex, city]) => [city.id, hex]));
  let [width, height] = [0, 0];
  for (const [id, q, r, terrain, country] of scenery.hexes) {
    const at: Point = [WIDE * (q + r / 2) - left, 1.5 * SIZE * r - top];
    const hex = { id, q, r, at, terrain, country };
    hexes.set(id, hex);
    byPlace.set(`${q} ${r}`, hex);
    [width, height] = [Math.max(width, at[0] + WIDE / 2), Math.max(height, at[1] + SIZE)];
  }
  return {
    hexes,
    width,
    height,
    near: ({ q, r }) => AROUND.flatMap(([dq, dr]) => byPlace.get(`${q + dq} ${r + dr}`) ?? []),
    called: (place) => hexes.get(byCity.get(place) ?? place),
    at: (x, y) => {
      const [q, r] = rounded((x + left) / WIDE - (y + top) / (3 * SIZE), (y + top) / (1.5 * SIZE));
      return byPlace.get(`${q} ${r}`);
    },
  };
}

/** The hex that a point between hexes belongs to, by column and row. */
export function rounded(q: number, r: number): [number, number] {
  const [column, row, third] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
  if (dq > dr && dq > ds) return [-row - third, row];
  return dr > ds ? [column, -column - third] : [column, row];
}

/** Where the land of two owners at war meets. */
export function fronts(
  map: Atlas,
  sides: Record<string, Point[]>,
  owner: (hex: Hex) => string,
  atWar: (one: string, other: string) => boolean,
): { path: string; owner: string; inner: boolean }[] {
  const found = new Map<string, string[]>();
  const add = (key: string, path: string): void =>
    void found.set(key, [...(found.get(key) ?? []), path]);
  for (const [pair, points] of Object.entries(sides)) {
    const [one, other] = pair.split(" ").map((id) => map.hexes.get(id)!) as [Hex, Hex];
    const [mine, theirs] = [owner(one), owner(other)];
    if (!mine || !theirs || mine === theirs || !atWar(mine, theirs)) continue;
    add("", drawn(points, [0, 0]));
    const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
    const half = 1.3 / Math.hypot(dx, dy);
    add(mine, drawn(points, [-dx * half, -dy * half]));
    add(theirs, drawn(points, [dx * half, dy * half]));
  }
  return [...found].map(([name, paths]) => ({ path: paths.join(""), owner: name, inner: name !== "" }));
}

function drawn(points: Point[], [dx, dy]: Point): string {
  return `M${points.map(([x, y]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}`;
}
