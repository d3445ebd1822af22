import { describe, expect, test } from "vitest";
import { arrows, spread, type Box } from "../src/games/naval/arrows";
import { chance, sinks, through } from "../src/games/naval/odds";
import { counts, suggest } from "../src/games/naval/shop";
import { lengthOf, silhouette } from "../src/games/naval/silhouettes";
import type { Attack, ShipFacts, View } from "../src/games/naval/types";

const ATTACK: Attack = {
  id: "a1",
  types: ["ssm"],
  target: "kiev",
  seat: "bravo",
  row: 1,
  card: "missile_launch",
  ships: ["gary"],
  needed: null,
  damage: 3,
  hard: 0,
  sinks: false,
  large_gun: false,
  stopped: false,
  resolved: false,
};

function view(defences: number[], rolls = 0): View {
  return {
    turn: "alpha",
    seats: { alpha: { rolls: 0 }, bravo: { rolls } },
    defences: defences.map((needed) => ({ attack: "a1", needed, by: "kiev", evasion: false, rolled: false })),
  } as unknown as View;
}

const ship = (id: string, more: Partial<ShipFacts>): ShipFacts => ({ id, type: "frigate", hull: 3, vp: 3, ...more });

describe("odds", () => {
  test("a roll of 4 or more is one half, and a better roll is more", () => {
    expect(chance(4)).toBe(0.5);
    expect(chance(4, 1)).toBeCloseTo(4 / 6);
    expect(chance(8)).toBe(0);
    expect(chance(0)).toBe(1);
  });

  test("an attack gets through only if every defence fails", () => {
    expect(through(view([]), ATTACK)).toBe(1);
    expect(through(view([4, 4]), ATTACK)).toBe(0.25);
    expect(through(view([4], -1), ATTACK)).toBeCloseTo(4 / 6);
  });

  test("it sinks what has no more hull left than its damage", () => {
    expect(sinks(view([4]), ATTACK, 3)).toBe(0.5);
    expect(sinks(view([4]), ATTACK, 4)).toBe(0);
    expect(sinks(view([]), { ...ATTACK, damage: 0, sinks: true, needed: 5 }, 4)).toBeCloseTo(2 / 6);
    expect(sinks(view([]), { ...ATTACK, stopped: true }, 1)).toBe(0);
  });
});

describe("a suggested fleet", () => {
  const navy = [
    ship("carrier", { vp: 9, air_strikes: [5, 5] }),
    ship("missile_boat", { vp: 2, weapons: ["ssm"] }),
    ship("cruiser", { vp: 6, weapons: ["ssm", "cruise"], air_defence: [5] }),
    ship("gunboat", { vp: 2, weapons: ["small_gun"] }),
    ship("boat", { vp: 4, hull: 0, type: "diesel_submarine", weapons: ["torpedo"] }),
  ];

  test("costs no more than there is, and takes no ship twice", () => {
    for (const style of ["balanced", "missiles", "submarines"] as const) {
      const found = suggest(style, navy, [], 12);
      expect(new Set(found).size).toBe(found.length);
      expect(navy.filter((one) => found.includes(one.id)).reduce((sum, one) => sum + one.vp, 0)).toBeLessThanOrEqual(12);
    }
  });

  test("is what its name says", () => {
    expect(suggest("submarines", navy, [], 5)).toContain("boat");
    expect(suggest("missiles", navy, [], 8)).toEqual(expect.arrayContaining(["missile_boat", "cruiser"]));
  });

  test("is counted by what its ships can do", () => {
    expect(counts(navy)).toMatchObject({ air: 1, missiles: 2, guns: 1, submarines: 1, defence: 1 });
  });
});

describe("silhouettes", () => {
  const types = ["carrier", "light_carrier", "aviation_ship", "battleship", "gun_cruiser", "cruiser", "destroyer"];
  const more = ["frigate", "fast_craft", "assault_ship", "dock_ship", "command_ship", "merchant"];
  const boats = ["nuclear_submarine", "missile_submarine", "diesel_submarine"];

  test("every type has a drawing of its own", () => {
    const drawings = [...types, ...more].map((type) => silhouette(ship("x", { type }), "id"));
    const below = boats.map((type) => silhouette(ship("x", { type, hull: 0 }), "id"));
    // Two sorts of ship with heavy guns differ in their length alone.
    expect(new Set([...drawings, ...below]).size).toBe(types.length + more.length + boats.length - 1);
    for (const drawing of [...drawings, ...below]) expect(drawing).not.toContain("NaN");
  });

  test("more hull is a longer ship, and weapons can be seen", () => {
    expect(lengthOf(ship("x", { hull: 7 }))).toBeGreaterThan(lengthOf(ship("x", { hull: 3 })));
    expect(silhouette(ship("x", { weapons: ["ssm"] }), "id")).not.toBe(silhouette(ship("x", {}), "id"));
  });
});

describe("arrows", () => {
  const box = (left: number, top: number, width = 100, height = 100): Box => ({
    left,
    right: left + width,
    top,
    bottom: top + height,
    port: 30,
  });

  test("an attack has an arrow from each of its ships, and one to its target", () => {
    const places: Record<string, Box> = { gary: box(0, 0), knox: box(120, 0), kiev: box(600, 0) };
    const found = arrows(
      [{ ...ATTACK, ships: ["gary", "knox"] }],
      (id) => places[id],
      () => box(300, 20, 120, 60),
      () => true,
    );
    expect(found.map((one) => Boolean(one.head))).toEqual([false, false, true]);
    expect(found.at(-1)!.head).toEqual([600, 30, -1]);
  });

  test("labels do not cover each other and stay in the water", () => {
    const wanted = [0, 1, 2].map((i) => ({ id: `a${i}`, at: 300, height: 60 }));
    const tops = [...spread(wanted, 40, 400).values()].sort((a, b) => a - b);
    expect(tops[1]! - tops[0]!).toBeGreaterThanOrEqual(68);
    expect(tops[2]! - tops[1]!).toBeGreaterThanOrEqual(68);
    expect(tops[2]! + 60).toBeLessThanOrEqual(400);
  });
});
