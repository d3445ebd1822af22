// Names and signs above the ground and below the counters: forts, cities, seas, countries, rivers.
import { SIZE, WIDE } from "../atlas";
import { nationOf } from "../nations";
import type { City } from "../view";
import type { Cell, Corner, Geometry, HexSide } from "./geometry";
import { countryInk, type Palette } from "./palette";

type Context = OffscreenCanvasRenderingContext2D;
/** Left, top, right, bottom. */
type LabelBox = [number, number, number, number];

export interface MapNames {
  cities: Record<string, string>;
  rivers: Record<string, string>;
  seas: Record<string, string>;
  countries: Record<string, string>;
}

const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif';
const ROUND = 2 * Math.PI;

interface MapLabel {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  halo: string;
  style?: string;
  weight?: number;
  spacing?: number;
  align?: CanvasTextAlign;
}

/** Every name that has room, at one scale. The most important come first and keep their place. */
export class Lettering {
  private taken: LabelBox[] = [];
  private later: (() => void)[] = [];
  private readonly far: boolean;
  private readonly thin: number;
  /** Signs grow with the map until they are as high as the names beside them. */
  private readonly sign: number;
  private readonly counters: LabelBox[];

  constructor(
    private readonly c: Context,
    private readonly map: Geometry,
    private readonly names: MapNames,
    private readonly colours: Palette,
    private readonly pixels: number,
    busy: string[],
  ) {
    this.far = pixels < 16;
    this.thin = SIZE / pixels;
    this.sign = Math.min(1, 38 / pixels);
    this.counters = busy.flatMap((id) => map.byId.get(id) ?? []).map((cell) => this.counter(cell));
  }

  paint(): void {
    for (const cell of this.map.real) if (cell.fort) this.fort(cell);
    const cities = this.map.real.filter((cell) => cell.city);
    cities.sort((one, other) => weight(other.city!) - weight(one.city!));
    for (const cell of cities) this.city(cell, cell.city!);
    // The zones beside the map stand in its upper left corner.
    const zones = Math.min(2, Object.keys(this.map.scenery.zones).length);
    if (zones) this.taken.push([0, 0, (60 + 118 * zones) * this.thin, 96 * this.thin]);
    for (const [sea, hexes] of Object.entries(this.map.scenery.seas)) this.sea(sea, hexes);
    for (const country of this.map.countries) this.country(country);
    if (!this.far) for (const [river, pairs] of Object.entries(this.map.scenery.rivers)) this.river(river, pairs);
    for (const draw of this.later) draw();
  }

  /** Along the straightest stretch of the river that has room for its name. */
  private river(river: string, pairs: [string, string][]): void {
    const text = this.names.rivers[river] ?? river;
    const size = Math.max(8.5, Math.min(11, this.pixels * 0.3)) * this.thin;
    const wide = this.width(text, size, size * 0.08, "italic");
    for (const { from, to } of stretches(this.map, pairs)) {
      const [dx, dy] = [to.px - from.px, to.py - from.py];
      const length = Math.hypot(dx, dy);
      if (length < wide * 1.05) continue;
      const turn = Math.atan2(dx < 0 ? -dy : dy, Math.abs(dx));
      // Beside the water, not on it.
      const [x, y] = [(from.px + to.px) / 2 + Math.sin(turn) * size * 0.75, (from.py + to.py) / 2 - Math.cos(turn) * size * 0.75];
      const [w, h] = [Math.abs(Math.cos(turn)) * wide + size, Math.abs(Math.sin(turn)) * wide + size];
      const box: LabelBox = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
      if (!this.free(box)) continue;
      this.taken.push(box);
      const { inkSea: fill, halo } = this.colours;
      this.later.push(() => {
        this.c.save();
        this.c.translate(x, y);
        this.c.rotate(turn);
        this.write({ text, x: 0, y: 0, size, fill, halo, spacing: size * 0.08, style: "italic", weight: 400 });
        this.c.restore();
      });
      return;
    }
  }

  private free(box: LabelBox): boolean {
    return !this.taken.some((one) => overlap(one, box));
  }

  private width(text: string, size: number, spacing = 0, style = ""): number {
    this.c.font = `${style} 600 ${size}px ${SERIF}`;
    return this.c.measureText(text).width + spacing * text.length;
  }

  private write(one: MapLabel): void {
    const { c } = this;
    c.save();
    c.font = `${one.style ?? ""} ${one.weight ?? 600} ${one.size}px ${SERIF}`;
    c.textAlign = one.align ?? "center";
    c.textBaseline = "middle";
    c.letterSpacing = `${one.spacing ?? 0}px`;
    c.lineJoin = "round";
    c.lineWidth = 3 * this.thin;
    c.strokeStyle = one.halo;
    c.strokeText(one.text, one.x, one.y);
    c.fillStyle = one.fill;
    c.fillText(one.text, one.x, one.y);
    c.restore();
  }

  private city(cell: Cell, city: City): void {
    const text = this.names.cities[cell.id] ?? city.id;
    const rank = rankOf(city);
    if (this.far) {
      if (rank > 1 || city.port) {
        this.later.push(() => this.dot(cell.x, cell.y, rank, rank === 3 ? 1.75 : 1.15));
        if (rank === 3 || city.will > 1) this.beside(cell, text, (rank === 3 ? 10.5 : 9.4) * this.thin);
      }
      return;
    }
    // A town is a dot until its name can be read.
    if (this.pixels < 26 && rank === 1) {
      this.later.push(() => this.dot(cell.x, cell.y, rank));
      return;
    }
    const base = Math.max(9.6, Math.min(13, this.pixels * 0.345));
    const size = base * [0, 0.94, 1, 1.14][rank]! * this.thin;
    const mark = [0, 7, 9, 11][rank]! * this.sign;
    const wide = this.width(text, size) + mark;
    const [dx, y] = this.slot(cell, wide, size);
    const left = cell.x - wide / 2 + dx;
    this.taken.push([left - 1, y - size / 2, left + wide + 1, y + size / 2]);
    this.later.push(() => {
      this.dot(left + mark / 2 - this.sign, y, rank, this.sign);
      const { ink: fill, halo } = this.colours;
      const weight = rank === 3 ? 700 : 600;
      this.write({ text, x: left + mark + 0.5, y: y + 0.4, size, fill, halo, align: "left", weight });
      this.works(cell, city);
    });
  }

  /** Below the counter of its hex, moved a little where another name stands. */
  private slot(cell: Cell, wide: number, size: number): [number, number] {
    let [found, least]: [[number, number], number] = [[0, 0], Infinity];
    for (const down of [0.53, 0.49, 0.57])
      for (const dx of [0, -6, 6, -12, 12, -18, 18, -25, 25]) {
        const y = cell.y + SIZE * down;
        const box: LabelBox = [cell.x - wide / 2 + dx, y - size * 0.42, cell.x + wide / 2 + dx, y + size * 0.42];
        const cost = this.taken.reduce((sum, one) => sum + shared(one, box), 0) * 4 + Math.abs(dx) * 0.12;
        if (cost < least) [found, least] = [[dx, y], cost];
      }
    return found;
  }

  /** From afar: on a side of its dot, or of the counter over it, that has room. */
  private beside(cell: Cell, text: string, size: number): void {
    const wide = this.width(text, size);
    const covered = this.counters.some((one) => overlap(one, [cell.x, cell.y, cell.x, cell.y]));
    const [across, down] = covered ? [12 * this.thin, 15 * this.thin] : [8 * this.thin, 10 * this.thin];
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, -1], [0, 1], [0.5, -1], [-0.5, -1], [0.5, 1], [-0.5, 1], [1, -1], [-1, -1], [1, 1], [-1, 1]] as const) {
      const x = cell.x + dx * (wide / 2 + across);
      const y = cell.y + dy * down;
      const box: LabelBox = [x - wide / 2, y - size / 2, x + wide / 2, y + size / 2];
      if (!this.free(box) || this.counters.some((one) => overlap(one, box))) continue;
      this.taken.push(box);
      const { ink: fill, halo } = this.colours;
      this.later.push(() => this.write({ text, x, y, size, fill, halo }));
      return;
    }
  }

  /** Factories and a port, in the notch below the name. */
  private works(cell: Cell, city: City): void {
    const count = Math.min(3, city.factories);
    const [wide, port] = [count ? 4 + 4 * count : 0, city.port ? 9 : 0];
    const left = -(wide + port) / 2;
    this.c.save();
    this.c.translate(cell.x, cell.y + SIZE * 0.83);
    this.c.scale(this.sign, this.sign);
    if (count) this.factory(left + wide / 2, count);
    if (port) this.anchor(left + wide + port / 2 + (count ? 1 : 0));
    this.c.restore();
  }

  private sea(sea: string, hexes: string[]): void {
    const cells = hexes.map((id) => this.map.byId.get(id)!);
    const name = this.names.seas[sea] ?? sea;
    const full = (this.far ? (cells.length > 14 ? 12 : 9.4) : Math.min(24, 13 + Math.sqrt(cells.length) * 1.6)) * this.thin;
    const words = name.split(" ");
    const middle = Math.ceil(words.length / 2);
    const forms = [[name]];
    if (words.length > 1) forms.push([words.slice(0, middle).join(" "), words.slice(middle).join(" ")]);
    const order = inland(cells, (cell) =>
      this.map.around(cell).some((one) => one.land || one.sea !== sea),
    ).slice(0, 14);
    for (const share of [1, 0.84, 0.7])
      for (const lines of forms)
        for (const cell of order)
          for (const dy of [0, SIZE * 0.75, -SIZE * 0.75]) {
            const size = full * share;
            const spacing = size * 0.07;
            const wide = Math.max(...lines.map((line) => this.width(line, size, spacing, "italic")));
            const high = size * 1.1 * lines.length;
            const [x, y] = [cell.x, cell.y + dy];
            const box: LabelBox = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
            if (!this.free(box) || !this.wet(box)) continue;
            this.taken.push(box);
            lines.forEach((text, row) => {
              const at = y + (row - (lines.length - 1) / 2) * size * 1.1;
              const { inkSea: fill, haloSea: halo } = this.colours;
              this.later.push(() =>
                this.write({ text, x, y: at, size, fill, halo, spacing, style: "italic", weight: 400 }),
              );
            });
            return;
          }
  }

  private wet([left, top, right, bottom]: LabelBox): boolean {
    for (let x = left; x <= right + 1; x += WIDE * 0.4)
      for (const y of [top, bottom]) if (this.map.at(Math.min(x, right), y)?.land !== false) return false;
    return true;
  }

  /** What a counter covers. */
  private counter({ x, y }: Cell): LabelBox {
    const [half, up] = this.far ? [22, 0] : [18, SIZE * 0.26];
    return [x - half, y - up - half, x + half, y - up + half];
  }

  /** Wide capitals over its own land and beside its counters; else under them, or not at all. */
  private country(country: string): void {
    const cells = this.mainland(country);
    if (cells.length < 6) return;
    const text = (this.names.countries[country] ?? country).toUpperCase();
    const [cx, cy] = centre(cells);
    const order = [...cells].sort(
      (one, other) =>
        Math.hypot(one.x - cx, (one.y - cy) * 1.3) - Math.hypot(other.x - cx, (other.y - cy) * 1.3),
    );
    const sizes = this.far ? [15, 12, 10, 8.6] : [25, 20, 16, 13];
    for (const [pixels, clear] of [...sizes.map((one) => [one, true] as const), ...sizes.map((one) => [one, false] as const)]) {
      const size = pixels * this.thin;
      const spacing = size * 0.24;
      const wide = this.width(text, size, spacing);
      for (const cell of order.slice(0, 120)) {
        const y = this.far ? cell.y : cell.y + SIZE * 0.53;
        const box: LabelBox = [cell.x - wide / 2, y - size / 2, cell.x + wide / 2, y + size / 2];
        if (!this.free(box) || !this.within(box, cell.y, country)) continue;
        if (clear && this.counters.some((one) => overlap(one, box))) continue;
        this.taken.push(box);
        const fill = countryInk(this.colours, nationOf(country).tint);
        const x = cell.x + spacing / 2;
        this.later.unshift(() =>
          this.write({ text, x, y, size, fill, spacing, weight: 700, halo: this.colours.halo }),
        );
        return;
      }
    }
  }

  /** The land of a country around its capital; without one, its largest piece. */
  private mainland(country: string): Cell[] {
    const left = new Set(this.map.real.filter((cell) => cell.country === country));
    let best: Cell[] = [];
    for (const start of left) {
      const piece = [start];
      left.delete(start);
      for (const cell of piece)
        for (const near of this.map.around(cell)) if (left.delete(near)) piece.push(near);
      if (piece.some((cell) => cell.city?.capital)) return piece;
      if (piece.length > best.length) best = piece;
    }
    return best;
  }

  private within([left, , right]: LabelBox, y: number, country: string): boolean {
    for (let x = left + 5; x < right; x += WIDE * 0.5)
      if (this.map.at(x, y)?.country !== country) return false;
    return true;
  }

  private dot(x: number, y: number, rank: number, scale = 1): void {
    const { c, colours } = this;
    c.save();
    c.translate(x, y);
    c.scale(scale, scale);
    c.lineWidth = 1.2;
    c.strokeStyle = colours.cityEdge;
    c.fillStyle = colours.city;
    c.beginPath();
    if (rank === 3) c.rect(-4.6, -4.6, 9.2, 9.2);
    else c.arc(0, 0, rank === 2 ? 3.6 : 2.5, 0, ROUND);
    c.fill();
    c.stroke();
    c.beginPath();
    if (rank === 3) {
      for (let point = 0; point < 10; point++) {
        const angle = (point * Math.PI) / 5 - Math.PI / 2;
        const away = point % 2 ? 1.8 : 4.2;
        c.lineTo(Math.cos(angle) * away, Math.sin(angle) * away);
      }
      c.closePath();
      c.fillStyle = colours.star;
      c.strokeStyle = colours.starEdge;
      c.lineWidth = 0.5;
      c.stroke();
    } else if (rank === 2) {
      c.fillStyle = colours.cityEdge;
      c.arc(0, 0, 1.5, 0, ROUND);
    }
    c.fill();
    c.restore();
  }

  private anchor(x: number): void {
    const { c } = this;
    c.save();
    c.translate(x, 0);
    c.lineCap = "round";
    for (const [colour, width] of [[this.colours.halo, 3.6], [this.colours.inkSea, 1.25]] as const) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.beginPath();
      c.moveTo(0, -2.6);
      c.lineTo(0, 4);
      c.moveTo(-2.4, -0.9);
      c.lineTo(2.4, -0.9);
      c.moveTo(-3.9, 1.2);
      c.quadraticCurveTo(-3.2, 4, 0, 4.1);
      c.quadraticCurveTo(3.2, 4, 3.9, 1.2);
      c.moveTo(1.3, -3.9);
      c.arc(0, -3.9, 1.3, 0, ROUND);
      c.stroke();
    }
    c.restore();
  }

  private factory(x: number, count: number): void {
    const { c } = this;
    const left = -(2 + 2 * count);
    c.save();
    c.translate(x, 0);
    c.fillStyle = this.colours.ink;
    c.strokeStyle = this.colours.halo;
    c.lineWidth = 2.2;
    c.lineJoin = "round";
    c.beginPath();
    for (const [u, v] of [[0, 4.2], [0, -4.6], [2.2, -4.6], [2.5, -0.4]] as const) c.lineTo(left + u, v);
    for (let roof = 0; roof < count; roof++) {
      c.lineTo(left + 6 + roof * 4, -2.8);
      c.lineTo(left + 6 + roof * 4, -0.4);
    }
    c.lineTo(-left, 4.2);
    c.closePath();
    c.stroke();
    c.fill();
    c.restore();
  }

  /** A toothed wall inside the sides that face another country; all round, where none does. */
  private fort(cell: Cell): void {
    const faces = [0, 1, 2, 3, 4, 5].filter((at) => {
      const other = this.map.near(cell, at);
      return other?.land && other.country && other.country !== cell.country;
    });
    const { c, far } = this;
    const inside = far ? 0.74 : 0.84;
    const at = ({ x, y }: { x: number; y: number }): [number, number] => [
      cell.x + (x - cell.x) * inside,
      cell.y + (y - cell.y) * inside,
    ];
    c.save();
    for (const wall of [false, true])
      for (const face of faces.length ? faces : [0, 1, 2, 3, 4, 5]) {
        const [a, b] = [at(cell.corners[face]!), at(cell.corners[(face + 1) % 6]!)];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
        c.strokeStyle = wall ? this.colours.ink : this.colours.halo;
        c.lineWidth = wall ? 2 : 5.2;
        c.beginPath();
        c.moveTo(...a);
        c.lineTo(...b);
        c.stroke();
        if (far) continue;
        c.lineWidth = wall ? 3.2 : 5.8;
        c.beginPath();
        for (let tooth = 0; tooth < 4; tooth++) {
          const along = (length * (tooth + 0.5)) / 4;
          const [x, y] = [a[0] + ux * along, a[1] + uy * along];
          c.moveTo(x, y);
          c.lineTo(x + uy * 4, y - ux * 4);
        }
        c.stroke();
      }
    c.restore();
  }
}

/** Where a river runs on over one to four sides, the longest stretch first. */
function stretches(map: Geometry, pairs: [string, string][]): { from: Corner; to: Corner }[] {
  const own = new Set(pairs.flatMap(([one, other]) => {
    const [a, b] = [map.byId.get(one), map.byId.get(other)];
    return (a && b && map.between(a, b)) ?? [];
  }));
  const found: { from: Corner; to: Corner; straight: number }[] = [];
  for (const side of own)
    for (const from of [side.a, side.b]) {
      let [corner, last]: [Corner, HexSide] = [side.a === from ? side.b : side.a, side];
      for (let count = 1; count <= 4; count++) {
        const away = Math.hypot(corner.px - from.px, corner.py - from.py);
        found.push({ from, to: corner, straight: away * (away / (count * SIZE)) ** 2 });
        const next: HexSide | undefined = corner.sides.find((one) => own.has(one) && one !== last);
        if (!next) break;
        [corner, last] = [next.a === corner ? next.b : next.a, next];
      }
    }
  return found.sort((one, other) => other.straight - one.straight);
}

const rankOf = (city: City): number => (city.capital ? 3 : city.will || city.factories ? 2 : 1);
const weight = (city: City): number => rankOf(city) * 9 + city.will;

function overlap(one: LabelBox, other: LabelBox): boolean {
  return other[0] < one[2] && other[2] > one[0] && other[1] < one[3] && other[3] > one[1];
}

function shared(one: LabelBox, other: LabelBox): number {
  return (
    Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
    Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]))
  );
}

function centre(cells: Cell[]): [number, number] {
  const sum = (of: (cell: Cell) => number): number =>
    cells.reduce((total, cell) => total + of(cell), 0) / cells.length;
  return [sum((cell) => cell.x), sum((cell) => cell.y)];
}

/** Those farthest from an edge come first, and of these the ones near the middle. */
function inland(cells: Cell[], edge: (cell: Cell) => boolean): Cell[] {
  const edges = cells.filter(edge);
  const [cx, cy] = centre(cells);
  const score = new Map(
    cells.map((cell) => {
      const away = Math.min(...edges.map((one) => Math.hypot(one.x - cell.x, (one.y - cell.y) * 1.6)));
      return [cell, away - Math.hypot(cell.x - cx, cell.y - cy) * 0.35];
    }),
  );
  return [...cells].sort((one, other) => score.get(other)! - score.get(one)!);
}
