// The map below the counters, layer by layer: water, land, borders, relief, grid, rivers, railways,
// coast, what lies beyond, weather.
import { SIZE, WIDE, type Point } from "../atlas";
import { nationOf } from "../nations";
import {
  chained,
  curve,
  filled,
  isBorder,
  isCoast,
  isSeaLine,
  type Cell,
  type Geometry,
  type HexSide,
} from "./geometry";
import { chance, noise } from "./noise";
import { mix, type Palette } from "./palette";
import { relief } from "./relief";

type Context = OffscreenCanvasRenderingContext2D;

/** Paths that are the same at every scale, built once. */
export class GroundPainter {
  private readonly land: Path2D;
  private readonly coast: Path2D;
  private readonly border: Path2D;
  private readonly seaLines: Path2D;
  private readonly rails: Path2D;
  private readonly own: Map<string, { land: Path2D; border: Path2D }>;

  constructor(private readonly map: Geometry) {
    const all = [...map.cells.values()];
    this.land = filled(all.filter((cell) => cell.land));
    this.coast = chained(map.sides.filter(isCoast));
    this.border = chained(map.sides.filter(isBorder));
    this.seaLines = chained(map.sides.filter(isSeaLine));
    this.rails = railways(map);
    this.own = new Map(
      map.countries.map((country) => [
        country,
        {
          land: filled(all.filter((cell) => cell.country === country)),
          border: chained(
            map.sides.filter(
              (side) =>
                isBorder(side) && (side.one.country === country || side.other!.country === country),
            ),
          ),
        },
      ]),
    );
  }

  /** Paint what is in sight; `pixels` is the radius of a hex on the screen. */
  paint(
    c: Context,
    colours: Palette,
    weather: Record<string, string>,
    inSight: (cell: Cell) => boolean,
    pixels: number,
  ): void {
    const far = pixels < 16;
    const thin = SIZE / pixels;
    const cells = [...this.map.cells.values()].filter(inSight);
    const real = cells.filter((cell) => cell.real);
    this.water(c, colours, cells, pixels);
    this.countries(c, colours, far, thin);
    c.save();
    c.clip(this.land);
    relief(c, real, colours, pixels);
    c.restore();
    if (pixels >= 9) grid(c, colours, real, (far ? 0.55 : 0.9) * thin);
    rivers(c, colours, this.map.sides.filter((side) => side.river && inSight(side.one)), far);
    c.strokeStyle = colours.border;
    c.lineCap = "butt";
    c.lineWidth = far ? 2.2 : 1.7;
    c.setLineDash(far ? [] : [9, 3.2, 1.8, 3.2]);
    c.stroke(this.border);
    c.setLineDash([]);
    this.lines(c, colours, far);
    // Beyond the map it fades away.
    c.fillStyle = colours.veil;
    for (const beyond of new Set(cells.map((cell) => cell.beyond))) {
      if (!beyond) continue;
      c.globalAlpha = 0.5 + 0.5 * beyond;
      c.fill(filled(cells.filter((cell) => cell.beyond === beyond)));
    }
    c.globalAlpha = 1;
    c.lineWidth = 1.6 * thin;
    c.strokeStyle = colours.veilEdge;
    c.stroke(rim(real));
    for (const [climate, found] of Object.entries(weather))
      if (found !== "fair")
        skies(c, colours, real.filter((cell) => cell.climate === climate), found === "severe", pixels);
  }

  private water(c: Context, colours: Palette, cells: Cell[], pixels: number): void {
    const far = pixels < 16;
    c.fillStyle = colours.sea;
    c.fill(filled(cells));
    const deep = cells.filter((cell) => !cell.land && this.map.around(cell).every((one) => !one.land));
    c.save();
    c.filter = `blur(${pixels * 0.9}px)`;
    c.fillStyle = colours.deep;
    c.globalAlpha = 0.75;
    c.fill(filled(deep));
    c.restore();
    c.save();
    c.lineJoin = "round";
    c.strokeStyle = colours.shallows;
    for (const [width, alpha] of [[30, 0.15], [19, 0.19], [9.5, 0.28]] as const) {
      c.lineWidth = width * (far ? 0.72 : 1);
      c.globalAlpha = alpha;
      c.stroke(this.coast);
    }
    c.restore();
    if (!far) for (const [away, alpha] of [[6.6, 0.34], [11.6, 0.22], [17.6, 0.13]] as const) this.wave(c, colours, away, alpha);
  }

  /** A fine line along the coast: a stroke without a thinner one and without the land. */
  private wave(c: Context, colours: Palette, away: number, alpha: number): void {
    const side = new OffscreenCanvas(c.canvas.width, c.canvas.height);
    const g = side.getContext("2d")!;
    g.setTransform(c.getTransform());
    g.lineJoin = "round";
    g.strokeStyle = colours.seaLine;
    g.lineWidth = away * 2 + 1.1;
    g.stroke(this.coast);
    g.globalCompositeOperation = "destination-out";
    g.lineWidth = away * 2 - 0.5;
    g.stroke(this.coast);
    g.fill(this.land);
    c.save();
    c.resetTransform();
    c.globalAlpha = alpha;
    c.drawImage(side, 0, 0);
    c.restore();
  }

  private countries(c: Context, colours: Palette, far: boolean, thin: number): void {
    c.fillStyle = c.strokeStyle = colours.nobody;
    c.lineWidth = 0.8 * thin;
    c.fill(this.land);
    c.stroke(this.land);
    [...this.own].forEach(([country, { land }], index) => {
      const tint = mix(nationOf(country).tint, "#ffffff", colours.paler);
      const paper = colours.land[index % colours.land.length]!;
      c.fillStyle = c.strokeStyle = mix(paper, tint, colours.tint * (far ? 2 : 1.15));
      c.lineWidth = 1.2 * thin;
      c.fill(land);
      c.stroke(land);
    });
    for (const [country, { land, border }] of this.own) {
      c.save();
      c.clip(land);
      c.strokeStyle = nationOf(country).tint;
      for (const [width, alpha] of far ? ([[13, 0.5], [6, 0.75]] as const) : ([[20, 0.5], [8, 0.75]] as const)) {
        c.lineWidth = width;
        c.globalAlpha = colours.band * alpha;
        c.stroke(border);
      }
      c.restore();
    }
    c.save();
    c.clip(this.land);
    c.strokeStyle = colours.coast;
    for (const [width, alpha] of [[9, 0.1], [4, 0.12]] as const) {
      c.lineWidth = width;
      c.globalAlpha = alpha;
      c.stroke(this.coast);
    }
    c.restore();
  }

  private lines(c: Context, colours: Palette, far: boolean): void {
    c.save();
    c.clip(this.land);
    if (far) {
      c.strokeStyle = colours.rail;
      c.globalAlpha = 0.36;
      c.lineWidth = 1.5;
      c.stroke(this.rails);
    } else {
      c.strokeStyle = colours.railGap;
      c.globalAlpha = 0.55;
      c.lineWidth = 3.4;
      c.stroke(this.rails);
      c.globalAlpha = 0.82;
      c.strokeStyle = colours.rail;
      c.lineWidth = 1.15;
      c.stroke(this.rails);
      c.lineWidth = 4.6;
      c.setLineDash([0.9, 5.4]);
      c.stroke(this.rails);
    }
    c.restore();
    c.save();
    c.lineJoin = "round";
    c.strokeStyle = colours.coast;
    c.lineWidth = far ? 2 : 1.5;
    c.stroke(this.coast);
    c.strokeStyle = colours.seaLine;
    c.globalAlpha = 0.75;
    c.setLineDash([9, 6]);
    c.stroke(this.seaLines);
    c.restore();
    this.ferries(c, colours);
    c.save();
    c.strokeStyle = colours.barrier;
    c.globalAlpha = 0.8;
    c.lineWidth = 2.6;
    for (const side of this.map.sides) if (side.barrier) trace(c, curve(side));
    c.restore();
  }

  private ferries(c: Context, colours: Palette): void {
    c.save();
    c.strokeStyle = colours.inkSea;
    c.lineWidth = 1.8;
    c.setLineDash([1.5, 4.5]);
    c.lineCap = "round";
    for (const pair of this.map.scenery.ferries) {
      const [one, other] = pair.map((id) => this.map.byId.get(id)!) as [Cell, Cell];
      trace(c, [[one.x, one.y], [other.x, other.y]]);
    }
    c.restore();
  }
}

function trace(c: Context, points: Point[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.stroke();
}

function grid(c: Context, colours: Palette, cells: Cell[], width: number): void {
  c.lineWidth = width;
  for (const land of [true, false]) {
    c.strokeStyle = land ? colours.grid : colours.gridSea;
    c.beginPath();
    for (const cell of cells) {
      if (cell.land !== land) continue;
      cell.corners.forEach(({ x, y }, at) => (at ? c.lineTo(x, y) : c.moveTo(x, y)));
      c.closePath();
    }
    c.stroke();
  }
}

function rivers(c: Context, colours: Palette, sides: HexSide[], far: boolean): void {
  c.save();
  c.lineCap = "round";
  for (const water of [false, true]) {
    c.strokeStyle = water ? colours.river : colours.riverEdge;
    c.globalAlpha = water ? 1 : 0.75;
    for (const side of sides) {
      const width = far ? side.width * 0.8 + 0.5 : side.width * 1.12;
      c.lineWidth = water ? width : width + 2;
      trace(c, curve(side));
    }
  }
  c.restore();
}

/** The edge of the map. */
function rim(cells: Cell[]): Path2D {
  const path = new Path2D();
  for (const cell of cells)
    cell.sides.forEach(({ one, other }, at) => {
      if ((one === cell ? other : one)?.real !== false) return;
      const [a, b] = [cell.corners[at]!, cell.corners[(at + 1) % 6]!];
      path.moveTo(a.x, a.y);
      path.lineTo(b.x, b.y);
    });
  return path;
}

function skies(c: Context, colours: Palette, cells: Cell[], severe: boolean, pixels: number): void {
  const here = filled(cells);
  c.save();
  c.filter = `blur(${pixels * 0.32}px)`;
  c.fillStyle = severe ? colours.severe : colours.poor;
  c.fill(here);
  c.filter = "none";
  c.clip(here);
  c.fillStyle = c.strokeStyle = severe ? colours.snow : colours.rain;
  c.lineWidth = 0.9;
  c.lineCap = "round";
  c.beginPath();
  for (const cell of cells) {
    const random = chance(cell.q * 31 + cell.r * 17 + 5);
    for (let drop = 0; drop < (pixels < 16 ? 4 : 9); drop++) {
      const x = cell.x + (random() - 0.5) * SIZE * 1.7;
      const y = cell.y + (random() - 0.5) * SIZE * 1.7;
      c.moveTo(x, y);
      if (severe) c.arc(x, y, 1.1, 0, 2 * Math.PI);
      else c.lineTo(x - 2.6, y + 6.4);
    }
  }
  if (severe) c.fill();
  else c.stroke();
  c.restore();
}

/** Lines from hex to hex that bend in each: the straightest two run through, others join. */
function railways(map: Geometry): Path2D {
  const path = new Path2D();
  const next = new Map<Cell, Cell[]>();
  for (const pair of map.scenery.lines) {
    const [one, other] = pair.map((id) => map.byId.get(id)!) as [Cell, Cell];
    next.set(one, [...(next.get(one) ?? []), other]);
    next.set(other, [...(next.get(other) ?? []), one]);
  }
  const at = (cell: Cell): Point =>
    cell.city
      ? [cell.x, cell.y]
      : [
          cell.x + (noise(cell.q * 7.3, cell.r * 3.1) - 0.5) * 9,
          cell.y + (noise(cell.q * 5.7, cell.r * 9.2) - 0.5) * 9,
        ];
  const half = (one: Cell, other: Cell): Point => {
    const [[x, y], [u, v]] = [at(one), at(other)];
    return [(x + u) / 2, (y + v) / 2];
  };
  for (const [cell, others] of next) {
    const [x, y] = at(cell);
    if (others.length === 1) {
      path.moveTo(...half(cell, others[0]!));
      path.lineTo(x, y);
      continue;
    }
    const [one, other] = straightest(cell, others);
    const [from, to] = [half(cell, one), half(cell, other)];
    path.moveTo(...from);
    path.quadraticCurveTo(x, y, ...to);
    for (const third of others) {
      if (third === one || third === other) continue;
      path.moveTo(...half(cell, third));
      path.lineTo(x / 2 + (from[0] + to[0]) / 4, y / 2 + (from[1] + to[1]) / 4);
    }
  }
  return path;
}

function straightest(cell: Cell, others: Cell[]): [Cell, Cell] {
  let [found, least]: [[Cell, Cell], number] = [[others[0]!, others[1]!], 9];
  for (const one of others)
    for (const other of others) {
      const turn =
        ((one.x - cell.x) * (other.x - cell.x) + (one.y - cell.y) * (other.y - cell.y)) / WIDE ** 2;
      if (one !== other && turn < least) [found, least] = [[one, other], turn];
    }
  return found;
}
