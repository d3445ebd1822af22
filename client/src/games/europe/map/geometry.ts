// The land as cells, corners and sides. Each side is one curve: coasts, rivers, borders, the front
// and what is filled use the same one, so they always meet.
import { origin, rounded, SIZE, WIDE, type Point } from "../atlas";
import type { City, Scenery } from "../view";
import { grain, noise } from "./noise";

const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
/** What a side is; where several meet at a corner the higher one bends it. */
const [PLAIN, SEA_LINE, BORDER, RIVER, COAST] = [0, 1, 2, 3, 4] as const;
/** By what a side is: how far a corner is shifted, how rough the curve is, of how many pieces. */
const SHIFT = [0.1, 0.1, 0.12, 0.26, 0.34];
const ROUGH = [0, 0.05, 0.05, 0.15, 0.26];
const PIECES = [1, 7, 7, 10, 14];

export interface Corner {
  x: number;
  y: number;
  /** Where it is drawn. */
  px: number;
  py: number;
  sides: HexSide[];
  /** The two sides that run on through it. */
  main: HexSide[];
}

export interface HexSide {
  a: Corner;
  b: Corner;
  one: Cell;
  other: Cell | undefined;
  kind: number;
  river: boolean;
  /** Of a river. */
  width: number;
  barrier: boolean;
  points?: Point[];
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  x: number;
  y: number;
  /** Whether it is of the map, not of the land that goes on beyond it; and how far beyond, from 0 to 1. */
  real: boolean;
  beyond: number;
  land: boolean;
  terrain: string;
  country: string;
  sea: string;
  climate: string;
  city?: City;
  fort: boolean;
  corners: Corner[];
  sides: HexSide[];
}

const key = (q: number, r: number): number => (q + 512) * 2048 + r + 512;
const far = (side: HexSide, corner: Corner): Corner => (side.a === corner ? side.b : side.a);

export class Geometry {
  readonly cells = new Map<number, Cell>();
  readonly sides: HexSide[] = [];
  readonly byId = new Map<string, Cell>();
  readonly countries: string[];
  private readonly start: { left: number; top: number };

  constructor(readonly scenery: Scenery) {
    this.start = origin(scenery);
    this.place();
    this.extend(scenery.hexes.length > 800 ? 5 : 9);
    this.join();
    for (const pair of Object.values(scenery.rivers).flat()) this.mark(pair, (side) => (side.river = true));
    for (const pair of scenery.barriers) this.mark(pair, (side) => (side.barrier = true));
    for (const side of this.sides) side.kind = kindOf(side);
    for (const corner of new Set(this.sides.flatMap((side) => [side.a, side.b]))) bend(corner);
    this.widen();
    this.countries = [...new Set([...this.byId.values()].map((cell) => cell.country))].filter(Boolean);
  }

  get real(): Cell[] {
    return [...this.byId.values()];
  }

  near(cell: Cell, side: number): Cell | undefined {
    const [q, r] = AROUND[side]!;
    return this.cells.get(key(cell.q + q, cell.r + r));
  }

  around(cell: Cell): Cell[] {
    return AROUND.flatMap((_, side) => this.near(cell, side) ?? []);
  }

  between(one: Cell, other: Cell): HexSide | undefined {
    const at = AROUND.findIndex((_, side) => this.near(one, side) === other);
    return one.sides[at];
  }

  /** The cell at a point of the map. */
  at(x: number, y: number): Cell | undefined {
    const { left, top } = this.start;
    const r = (y + top) / (1.5 * SIZE);
    return this.cells.get(key(...rounded((x + left) / WIDE - r / 2, r)));
  }

  private place(): void {
    const { left, top } = this.start;
    const climate = invert(this.scenery.climates);
    const sea = invert(this.scenery.seas);
    const forts = new Set(this.scenery.forts);
    for (const [id, q, r, terrain, country] of this.scenery.hexes) {
      const cell: Cell = {
        id, q, r, terrain, country,
        x: WIDE * (q + r / 2) - left,
        y: 1.5 * SIZE * r - top,
        real: true, beyond: 0,
        land: terrain !== "sea",
        sea: sea.get(id) ?? "",
        climate: climate.get(id) ?? "",
        city: this.scenery.cities[id],
        fort: forts.has(id),
        corners: [],
        sides: [],
      };
      this.cells.set(key(q, r), cell);
      this.byId.set(id, cell);
    }
  }

  /** Rings of cells around the map carry coast and land past its edge. */
  private extend(rings: number): void {
    let edge = [...this.cells.values()];
    for (let ring = 0; ring < rings; ring++) {
      const next: Cell[] = [];
      for (const cell of edge)
        for (const [dq, dr] of AROUND) {
          const [q, r] = [cell.q + dq, cell.r + dr];
          if (this.cells.has(key(q, r))) continue;
          const [x, y] = [cell.x + WIDE * (dq + dr / 2), cell.y + 1.5 * SIZE * dr];
          const terrain = cell.land ? "clear" : "sea";
          const beyond: Cell = {
            ...cell, q, r, x, y, terrain,
            id: "", real: false, beyond: (ring + 1) / rings, country: "", sea: "", climate: "", city: undefined, fort: false,
            corners: [], sides: [],
          };
          this.cells.set(key(q, r), beyond);
          next.push(beyond);
        }
      edge = next;
    }
  }

  private join(): void {
    const corners = new Map<number, Corner>();
    const sides = new Map<string, HexSide>();
    const { left, top } = this.start;
    const corner = (x: number, y: number): [number, Corner] => {
      const column = Math.round((x + left) / (WIDE / 2));
      const row = Math.round((y + top) / (SIZE / 2));
      const id = (column + 2048) * 8192 + row + 2048;
      let found = corners.get(id);
      if (!found) {
        found = { x, y, px: x, py: y, sides: [], main: [] };
        corners.set(id, found);
      }
      return [id, found];
    };
    for (const cell of this.cells.values()) {
      const six = AROUND.map((_, at) => {
        const angle = (Math.PI / 3) * at - Math.PI / 6;
        return corner(cell.x + SIZE * Math.cos(angle), cell.y + SIZE * Math.sin(angle));
      });
      cell.corners = six.map(([, one]) => one);
      cell.sides = six.map(([id, a], at) => {
        const [next, b] = six[(at + 1) % 6]!;
        const name = id < next ? `${id}-${next}` : `${next}-${id}`;
        let side = sides.get(name);
        if (!side) {
          side = {
            a, b, one: cell, other: this.near(cell, at),
            kind: PLAIN, river: false, width: 0, barrier: false,
          };
          sides.set(name, side);
          this.sides.push(side);
          a.sides.push(side);
          b.sides.push(side);
        }
        return side;
      });
    }
  }

  private mark([one, other]: [string, string], how: (side: HexSide) => void): void {
    const [a, b] = [this.byId.get(one), this.byId.get(other)];
    const side = a && b && this.between(a, b);
    if (side) how(side);
  }

  /** A river is as wide as it is near its mouth, and as it is long. */
  private widen(): void {
    const left = new Set(this.sides.filter((side) => side.river));
    while (left.size) {
      const river = [...flow([...left][0]!, left)];
      for (const side of river) left.delete(side);
      const ends = new Set(river.flatMap((side) => [side.a, side.b]));
      const mouth = [...ends].find((end) => end.sides.some((side) => side.kind === COAST));
      const start = mouth ?? [...ends].find((end) => end.sides.filter((s) => s.river).length === 1);
      const away = distances(start ?? river[0]!.a);
      const most = Math.max(1, ...away.values());
      const size = Math.min(1, river.length / 16);
      for (const side of river) {
        const near = Math.min(away.get(side.a) ?? most, away.get(side.b) ?? most) / most;
        side.width = 1.5 + 2.1 * size * (1 - near);
      }
    }
  }
}

function invert(groups: Record<string, string[]>): Map<string, string> {
  return new Map(Object.entries(groups).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
}

function kindOf({ one, other, river }: HexSide): number {
  if (!other) return PLAIN;
  if (one.land !== other.land) return COAST;
  if (river) return RIVER;
  if (one.land) return one.country !== other.country ? BORDER : PLAIN;
  return one.sea !== other.sea ? SEA_LINE : PLAIN;
}

/** Pull a corner towards the line that runs through it, and shift it a little. */
function bend(corner: Corner): void {
  const drawn = corner.sides.filter((side) => side.kind).sort((a, b) => b.kind - a.kind);
  if (!drawn.length) return;
  const shift = SHIFT[drawn[0]!.kind]! * SIZE * 1.3;
  let dx = (noise(corner.x / 37 + 91, corner.y / 37) - 0.5) * shift;
  let dy = (noise(corner.x / 37, corner.y / 37 + 57) - 0.5) * shift;
  if (drawn.length > 1) {
    corner.main = drawn.slice(0, 2);
    const [one, other] = corner.main.map((side) => far(side, corner)) as [Corner, Corner];
    dx += ((one.x + other.x) / 2 - corner.x) * 0.36;
    dy += ((one.y + other.y) / 2 - corner.y) * 0.36;
  }
  corner.px += dx;
  corner.py += dy;
}

/** In which direction a side leaves a corner. */
function leave(corner: Corner, side: HexSide): Point {
  const end = far(side, corner);
  if (!corner.main.includes(side)) return [(end.px - corner.px) * 0.8, (end.py - corner.py) * 0.8];
  const back = far(corner.main[0] === side ? corner.main[1]! : corner.main[0]!, corner);
  return [(end.px - back.px) * 0.5, (end.py - back.py) * 0.5];
}

/** The curve of a side, from corner a to corner b. */
export function curve(side: HexSide): Point[] {
  if (side.points) return side.points;
  const { a, b } = side;
  const points: Point[] = [[a.px, a.py]];
  const [from, to] = [leave(a, side), leave(b, side)];
  const length = Math.hypot(b.px - a.px, b.py - a.py) || 1;
  const across: Point = [-(b.py - a.py) / length, (b.px - a.px) / length];
  const pieces = PIECES[side.kind]!;
  for (let piece = 1; piece < pieces; piece++) {
    const t = piece / pieces;
    const [t2, t3] = [t * t, t * t * t];
    const [A, B, C, D] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2];
    const x = A * a.px + B * from[0] + C * b.px - D * to[0];
    const y = A * a.py + B * from[1] + C * b.py - D * to[1];
    const rough = ROUGH[side.kind]! * SIZE * Math.sin(Math.PI * t) ** 0.55 * grain(x / 13, y / 13);
    points.push([x + across[0] * rough, y + across[1] * rough]);
  }
  points.push([b.px, b.py]);
  side.points = points;
  return points;
}

/** The sides that hang together with one. */
function flow(start: HexSide, among: Set<HexSide>): Set<HexSide> {
  const found = new Set([start]);
  for (const side of found)
    for (const next of [...side.a.sides, ...side.b.sides]) if (among.has(next)) found.add(next);
  return found;
}

function distances(start: Corner): Map<Corner, number> {
  const found = new Map([[start, 0]]);
  for (const [corner, away] of found)
    for (const side of corner.sides)
      if (side.river && !found.has(far(side, corner))) found.set(far(side, corner), away + 1);
  return found;
}

export const isCoast = (side: HexSide): boolean => side.kind === COAST;
/** Where two countries of the map meet on land, also along a river. */
export const isBorder = ({ one, other }: HexSide): boolean =>
  Boolean(other?.land && one.land && one.country && other.country && one.country !== other.country);
export const isSeaLine = (side: HexSide): boolean =>
  side.kind === SEA_LINE && side.one.real && Boolean(side.other?.real);

/** Sides joined to lines as long as possible, so that dashes run on. */
export function chained(sides: HexSide[]): Path2D {
  const path = new Path2D();
  const left = new Set(sides);
  const here = (corner: Corner): HexSide[] => corner.sides.filter((side) => left.has(side));
  const walk = (start: Corner, first: HexSide): void => {
    let corner = start;
    path.moveTo(corner.px, corner.py);
    for (let side: HexSide | undefined = first; side; ) {
      left.delete(side);
      const points: Point[] = curve(side);
      for (const [x, y] of side.a === corner ? points : [...points].reverse()) path.lineTo(x, y);
      corner = far(side, corner);
      const next: HexSide[] = here(corner);
      side = next.find((one) => corner.main.includes(one)) ?? next[0];
    }
  };
  for (const side of sides)
    for (const end of [side.a, side.b]) if (left.has(side) && here(end).length === 1) walk(end, side);
  for (const side of sides) if (left.has(side)) walk(side.a, side);
  return path;
}

/** The land of some cells, with its curved sides. */
export function filled(cells: Iterable<Cell>): Path2D {
  const path = new Path2D();
  for (const cell of cells) {
    cell.sides.forEach((side, at) => {
      const points = curve(side);
      const run = side.a === cell.corners[at] ? points : [...points].reverse();
      run.forEach(([x, y], index) => (at || index ? path.lineTo(x, y) : path.moveTo(x, y)));
    });
    path.closePath();
  }
  return path;
}
