// Hexes with a point at the top: where each stands, its corners, and the line between two.
import type { Scenery } from "./view";

export const SIZE = 30;
const WIDE = Math.sqrt(3) * SIZE;

export type Point = [number, number];

export interface Hex {
  id: string;
  at: Point;
  terrain: string;
  /** Whose land is printed there. */
  country: string;
}

export interface Atlas {
  hexes: Map<string, Hex>;
  width: number;
  height: number;
  rivers: string;
  lines: string;
  coast: string;
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

/** The side that two neighbours share. */
export function side(one: Point, other: Point): [Point, Point] {
  const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const half = SIZE / 2 / Math.hypot(dx, dy);
  return [
    [middle[0] - dy * half, middle[1] + dx * half],
    [middle[0] + dy * half, middle[1] - dx * half],
  ];
}

const stroke = ([[x, y], [u, v]]: [Point, Point]): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;

/** The map of a scenario in units of the drawing. */
export function atlas(scenery: Scenery): Atlas {
  const raw = scenery.hexes.map(([, q, r]): Point => [WIDE * (q + r / 2), 1.5 * SIZE * r]);
  const left = Math.min(...raw.map(([x]) => x)) - WIDE / 2;
  const top = Math.min(...raw.map(([, y]) => y)) - SIZE;
  const hexes = new Map(
    scenery.hexes.map(([id, , , terrain, country], index): [string, Hex] => {
      const [x, y] = raw[index]!;
      return [id, { id, at: [x - left, y - top], terrain, country }];
    }),
  );
  const all = [...hexes.values()];
  const pair = ([one, other]: [string, string]): [Point, Point] => [
    hexes.get(one)!.at,
    hexes.get(other)!.at,
  ];
  const shores = all.filter((hex) => hex.terrain === "sea").flatMap((sea) =>
    all
      .filter((land) => land.terrain !== "sea" && near(sea.at, land.at))
      .map((land) => stroke(side(sea.at, land.at))),
  );
  return {
    hexes,
    width: Math.max(...all.map((hex) => hex.at[0])) + WIDE / 2,
    height: Math.max(...all.map((hex) => hex.at[1])) + SIZE,
    rivers: scenery.rivers.map((two) => stroke(side(...pair(two)))).join(""),
    lines: scenery.lines.map((two) => stroke(pair(two))).join(""),
    coast: shores.join(""),
  };
}

function near(one: Point, other: Point): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < WIDE * 1.1;
}

/** Where the land of two sides meets: the line of the front, as hexsides. */
export function frontier(map: Atlas, owner: (hex: Hex) => string): string {
  const all = [...map.hexes.values()];
  const found: string[] = [];
  all.forEach((one, index) => {
    const mine = owner(one);
    if (!mine) return;
    for (const other of all.slice(index + 1)) {
      const theirs = owner(other);
      if (theirs && theirs !== mine && near(one.at, other.at))
        found.push(stroke(side(one.at, other.at)));
    }
  });
  return found.join("");
}
