// Terrain as it is drawn by hand: trees, hills, reeds, peaks, dunes; from north to south.
import { SIZE, type Point } from "../atlas";
import { filled, type Cell } from "./geometry";
import { chance } from "./noise";
import { mix, type Palette } from "./palette";

type Context = OffscreenCanvasRenderingContext2D;
type DrawGlyph = (c: Context, at: Point, random: () => number, colours: Palette, far: boolean) => void;

const ROUND = 2 * Math.PI;

/** How many glyphs stand in a hex and how far apart, near and far; and how each is drawn. */
const GLYPHS: Record<string, { count: [number, number]; apart: [number, number]; draw: DrawGlyph }> = {
  forest: { count: [15, 7], apart: [8.6, 9], draw: tree },
  rough: { count: [7, 3], apart: [14, 15], draw: hill },
  marsh: { count: [12, 5], apart: [10.5, 11], draw: reeds },
  mountain: { count: [8, 4], apart: [12.5, 14], draw: peak },
  desert: { count: [26, 9], apart: [7, 9], draw: dune },
};

export function relief(c: Context, cells: Cell[], colours: Palette, pixels: number): void {
  const far = pixels < 16;
  for (const terrain of Object.keys(GLYPHS) as (keyof Palette)[]) {
    const here = cells.filter((cell) => cell.terrain === terrain);
    if (!here.length) continue;
    c.save();
    c.filter = `blur(${Math.max(2, pixels * 0.16)}px)`;
    c.globalAlpha = terrain === "mountain" ? 0.62 : 0.5;
    c.fillStyle = colours[terrain] as string;
    c.fill(filled(here));
    c.restore();
  }
  c.save();
  c.lineCap = c.lineJoin = "round";
  for (const cell of [...cells].sort((one, other) => one.y - other.y)) {
    const glyph = GLYPHS[cell.terrain];
    if (!glyph) continue;
    const random = chance(cell.q * 7349 + cell.r * 9151 + 77);
    const which = far ? 1 : 0;
    for (const at of scattered(cell, glyph.count[which], glyph.apart[which], random))
      glyph.draw(c, at, random, colours, far);
  }
  c.restore();
}

/** Points inside a hex that keep apart. */
function scattered(cell: Cell, count: number, apart: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < count * 14 && points.length < count; tries++) {
    const angle = random() * ROUND;
    const away = Math.sqrt(random()) * SIZE * 0.86;
    const [x, y] = [cell.x + Math.cos(angle) * away, cell.y + Math.sin(angle) * away];
    if (points.every(([u, v]) => Math.hypot(u - x, v - y) > apart)) points.push([x, y]);
  }
  return points.sort((one, other) => one[1] - other[1]);
}

function tree(c: Context, [x, y]: Point, random: () => number, colours: Palette, far: boolean): void {
  const size = (far ? 4.6 : 3.7) + random() * 1.3;
  c.fillStyle = colours.forestInk;
  c.globalAlpha = 0.3;
  c.beginPath();
  c.ellipse(x + size * 0.5, y + size * 0.62, size * 1.05, size * 0.32, 0, 0, ROUND);
  c.fill();
  c.globalAlpha = 0.92;
  c.fillStyle = mix(colours.forest, colours.halo, 0.12 + random() * 0.16);
  c.strokeStyle = colours.forestInk;
  c.lineWidth = 0.9;
  c.beginPath();
  if (random() < 0.5) {
    c.moveTo(x, y - size * 1.35);
    c.lineTo(x + size * 0.78, y + size * 0.5);
    c.lineTo(x - size * 0.78, y + size * 0.5);
    c.closePath();
  } else c.arc(x, y - size * 0.25, size * 0.74, 0, ROUND);
  c.fill();
  c.stroke();
  c.beginPath();
  c.moveTo(x, y + size * 0.5);
  c.lineTo(x, y + size * 0.85);
  c.stroke();
}

function hill(c: Context, [x, y]: Point, random: () => number, colours: Palette): void {
  const wide = 6 + random() * 3.5;
  c.strokeStyle = colours.roughInk;
  c.globalAlpha = 0.9;
  c.lineWidth = 1.15;
  c.beginPath();
  c.moveTo(x - wide, y + 2);
  c.quadraticCurveTo(x - wide * 0.3, y - wide * 0.85, x + wide * 0.15, y - wide * 0.5);
  c.quadraticCurveTo(x + wide * 0.6, y - wide * 0.2, x + wide, y + 2.4);
  c.stroke();
  c.lineWidth = 0.7;
  c.globalAlpha = 0.75;
  c.beginPath();
  for (let line = 0; line < 4; line++) {
    const u = 0.1 + line * 0.2;
    c.moveTo(x + wide * u, y - wide * 0.5 + line * 1.6);
    c.lineTo(x + wide * (u + 0.02) - 1, y - wide * 0.5 + line * 1.5 + 4.2);
  }
  c.stroke();
}

function reeds(c: Context, [x, y]: Point, _: () => number, colours: Palette): void {
  c.strokeStyle = colours.marshInk;
  c.globalAlpha = 0.85;
  c.lineWidth = 1;
  c.beginPath();
  c.moveTo(x - 5, y);
  c.lineTo(x + 5, y);
  c.moveTo(x - 2.4, y + 2.4);
  c.lineTo(x + 6.2, y + 2.4);
  for (const lean of [-2.2, 0, 2.2]) {
    c.moveTo(x + lean * 0.4, y - 0.4);
    c.lineTo(x + lean, y - 4.4 + Math.abs(lean) * 0.5);
  }
  c.stroke();
}

function peak(c: Context, [x, y]: Point, random: () => number, colours: Palette, far: boolean): void {
  const size = 7 + random() * 4.5;
  const shape = (points: Point[]): void => {
    c.beginPath();
    for (const [u, v] of points) c.lineTo(x + u * size, y + v * size);
  };
  const ridge: Point[] = [[-1, 0.55], [-0.28, -0.55], [0, -0.95], [1, 0.55]];
  c.globalAlpha = 1;
  c.fillStyle = mix(colours.mountain, colours.mountainLit, 0.55);
  shape(ridge);
  c.fill();
  c.fillStyle = mix(colours.mountain, colours.mountainInk, 0.34);
  shape([[0, -0.95], [1, 0.55], [0.12, 0.55], [0.2, -0.1], [-0.06, -0.3]]);
  c.fill();
  c.strokeStyle = colours.mountainInk;
  c.lineWidth = 1;
  shape(ridge);
  c.stroke();
  if (far) return;
  c.lineWidth = 0.55;
  c.globalAlpha = 0.8;
  c.beginPath();
  for (let line = 1; line < 5; line++) {
    const u = line / 5;
    c.moveTo(x + size * u, y - size * 0.95 + 1.5 * size * u);
    c.lineTo(x + size * u * 0.62 - 0.6, y - size * 0.95 + 1.5 * size * u + size * 0.26);
  }
  c.stroke();
}

function dune(c: Context, [x, y]: Point, _: () => number, colours: Palette, far: boolean): void {
  c.fillStyle = colours.desertInk;
  c.globalAlpha = 0.6;
  c.beginPath();
  c.arc(x, y, far ? 1 : 0.75, 0, ROUND);
  c.fill();
}
