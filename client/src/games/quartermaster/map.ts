// The board as vectors: map.json holds every border once, this file makes SVG paths of them.
// maps/quartermaster/README.md says what each field is.

import data from "./map.json";

/** Marks a supply space. */
export const STAR = "M0-11l3.200 7.300 8 .7-6 5.300 1.800 7.800L0 6l-7 4.100 1.800-7.800-6-5.300 8-.7z";

export type Point = [number, number];
export type Language = "en" | "fr";

export interface Label {
  at: Point;
  size: number;
  /** No line is wider than this in the usual serif faces. */
  width: number;
  /** How many words of the name stand on each line. */
  lines: Record<Language, number[]>;
}

export interface Space {
  id: string;
  kind: "land" | "sea";
  path: string;
  /** 0 to 4, never the same for two land neighbours. */
  tint: number;
  bounds: [number, number, number, number];
  centre: Point;
  label: Label;
  /** slots[n - 1] are the middles of n pieces. */
  slots: Point[][];
  star?: Point;
  home?: { nation: string; at: Point };
  /** Islands inside a lagoon. */
  detail?: string;
}

export interface Strait {
  id: string;
  control: string;
  between: [string, string];
  at: Point;
  ends: [Point, Point];
  /** The water between the two seas; empty for the canals. */
  path: string;
}

export interface Board {
  width: number;
  height: number;
  spaces: Space[];
  nobody: { land: string; ice: string };
  lines: Record<"coast" | "land" | "sea" | "strait" | "ice", string>;
  straits: Strait[];
  edges: { y: number; west: string; east: string }[];
  echo: { id: string; at: Point; size: number };
  graticule: Record<"lines" | "equator" | "tropics", string>;
}

type Rings = number[][];

const { grid } = data;
const arcs = data.arcs as number[][];

/** The corners of an arc in units of the grid; a negative number walks it backwards. */
function corners(number: number): Point[] {
  const steps = arcs[number < 0 ? ~number : number]!;
  const found: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    found.push([x, y]);
  }
  return number < 0 ? found.reverse() : found;
}

const written = (units: number): string => String(Math.round(units * grid * 10) / 10);

function line(points: Point[]): string {
  let [x, y] = points[0]!;
  let text = `M${written(x)} ${written(y)}l`;
  for (const [a, b] of points.slice(1)) {
    text += `${written(a - x)} ${written(b - y)} `;
    [x, y] = [a, b];
  }
  return text;
}

const area = (rings: Rings): string =>
  rings
    .map((ring) => line(ring.flatMap((arc, i) => corners(arc).slice(i ? 1 : 0))).trimEnd() + "z")
    .join("");

const lines = (numbers: number[]): string => numbers.map((arc) => line(corners(arc))).join("");

/** The board of an edition. */
export function board(edition: "first" | "second" = "second"): Board {
  const other = edition === "first" ? data.editions.first : undefined;
  const changed = (other?.rings ?? {}) as Record<string, Rings>;
  const moved = (other?.places ?? {}) as Record<string, Partial<Space>>;
  return {
    width: data.width,
    height: data.height,
    spaces: data.spaces.map(
      ({ rings, ...space }) =>
        ({ ...space, ...moved[space.id], path: area(changed[space.id] ?? rings) }) as Space,
    ),
    nobody: { land: area(data.nobody.land), ice: area(data.nobody.ice) },
    lines: {
      coast: lines(data.lines.coast),
      land: lines(data.lines.land),
      sea: lines(other?.sea ?? data.lines.sea),
      strait: lines(data.lines.strait),
      ice: lines(data.lines.ice),
    },
    straits: data.straits.map(
      ({ rings, ...strait }) => ({ ...strait, path: area(rings) }) as Strait,
    ),
    edges: data.edges,
    echo: data.echo as Board["echo"],
    graticule: data.graticule,
  };
}

/** A name broken into the lines that its label asks for. */
export function linesOf(name: string, label: Label, language: Language): string[] {
  const words = name.split(" ");
  return label.lines[language].map((count) => words.splice(0, count).join(" "));
}
