// Where the names of a map stand, and how large its signs are.
import { expect, test } from "vitest";
import { Geometry } from "../src/games/europe/map/geometry";
import { Lettering } from "../src/games/europe/map/names";
import { PALETTES } from "../src/games/europe/map/palette";
import type { Scenery } from "../src/games/europe/view";

const hexes = Array.from({ length: 49 }, (_, at) => {
  const [q, r] = [at % 7, Math.floor(at / 7)];
  return [`${q}${r}`, q - Math.floor(r / 2), r, "clear", ""] as [string, number, number, string, string];
});
const city = { id: "berlin", will: 3, factories: 0, capital: true, port: false, source: "" };
const scenery = { hexes, climates: {}, seas: {}, barriers: [], rivers: {}, forts: [], cities: { 33: city }, zones: {} };
const map = new Geometry(scenery as unknown as Scenery);
const names = { cities: { 33: "Berlin" }, rivers: {}, seas: {}, countries: {} };

/** What is written and where, at so many pixels a hex, and how far a sign is enlarged. */
function written(pixels: number, busy: string[]): { texts: [string, number, number][]; scales: number[] } {
  const [texts, scales]: [[string, number, number][], number[]] = [[], []];
  const pen = {
    font: "",
    measureText: (text: string) => ({ width: text.length * 12 }),
    fillText: (text: string, x: number, y: number) => texts.push([text, x, y]),
    scale: (across: number) => scales.push(across),
  };
  const context = new Proxy(pen, { get: (own, key) => (key in own ? Reflect.get(own, key) : () => undefined) });
  new Lettering(context as never, map, names, PALETTES.light, pixels, busy).paint();
  return { texts, scales };
}

test("from afar a name keeps off every counter, and is left out where all is full", () => {
  const at = map.byId.get("33")!;
  const [, free] = written(12, []).texts[0]!;
  expect(free).toBeGreaterThan(at.x);
  // Counters on the city and to its right: the name stands on the left.
  const [, x, y] = written(12, ["33", "43", "53"]).texts[0]!;
  expect(x + 36).toBeLessThan(at.x - 22);
  expect(y).toBe(at.y);
  expect(written(12, hexes.map(([id]) => id)).texts).toEqual([]);
});

test("signs of cities grow with the map only until they are as large as the names", () => {
  const [near, nearer] = [written(30, []).scales[0]!, written(76, []).scales[0]!];
  expect(near).toBe(1);
  expect(nearer).toBe(0.5);
});
