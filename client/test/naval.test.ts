import { describe, expect, test } from "vitest";
import { arrows, spread, type ShipBox } from "../src/games/naval/arrows";
import { columns, wide } from "../src/games/naval/columns";
import { against, chance, contested, damageOf, led, open, sinks, through } from "../src/games/naval/odds";
import { offered, seating, teams } from "../src/games/naval/setup";
import { counts, suggest } from "../src/games/naval/shop";
import { tellingTime } from "../src/games/naval/telling";
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

describe("odds with battle plans", () => {
  const planned = (alpha: number, bravo: number): View => {
    const found = view([5], bravo);
    found.seats["alpha"]!.rolls = alpha;
    return found;
  };

  test("who attacks rolls with their own plan, and who defends with theirs", () => {
    const strike = { ...ATTACK, damage: 0, sinks: true, needed: 5 };
    expect(sinks(planned(1, 0), strike, 4)).toBeCloseTo((4 / 6) * (3 / 6));
    expect(sinks(planned(0, 1), strike, 4)).toBeCloseTo((3 / 6) * (2 / 6));
  });

  test("only what is still to be rolled against this attack counts", () => {
    const found = view([4, 4, 4]);
    found.defences[0]!.rolled = true;
    found.defences[1]!.attack = "a2";
    expect(through(found, ATTACK)).toBe(0.5);
    expect(against(found, ATTACK)).toHaveLength(2);
    found.defences[2]!.needed = null;
    expect(through(found, ATTACK)).toBe(1);
  });

  test("a large gun sinks whatever it hits, and a hull that is gone is no hull to be broken", () => {
    expect(sinks(view([]), { ...ATTACK, damage: 0, large_gun: true }, 9)).toBe(1);
    expect(sinks(view([]), { ...ATTACK, damage: 3 }, 0)).toBe(0);
    expect(sinks(view([]), { ...ATTACK, resolved: true }, 1)).toBe(0);
  });

  test("the damage of a ship is that of all its cards, and of no other ship", () => {
    const damage = [["kiev", 2], ["gary", 5], ["kiev", 1]].map(([ship, damage]) => ({ ship, card: "x", damage }));
    expect(damageOf({ damage } as unknown as View["seats"][string], "kiev")).toBe(3);
    expect(damageOf(undefined, "kiev")).toBe(0);
  });

  test("a ship that screens another takes the attack, and no die stops it by that", () => {
    const found = view([]);
    const screen = { attack: "a1", needed: null, by: "screening_ship", evasion: false, rolled: false, to: "gary" };
    expect(led(found, ATTACK).target).toBe("kiev");
    found.defences = [screen, { ...screen, to: "druzhny" }];
    expect(led(found, ATTACK).target).toBe("druzhny");
    expect(contested(found, ATTACK)).toBe(false);
    expect(contested(view([4]), ATTACK)).toBe(true);
  });

  test("open attacks are neither stopped nor resolved", () => {
    const attacks = [ATTACK, { ...ATTACK, id: "a2", stopped: true }, { ...ATTACK, id: "a3", resolved: true }];
    expect(open({ attacks } as View).map((one) => one.id)).toEqual(["a1"]);
  });
});

describe("a game to be made", () => {
  test("leaves no choice about what a scenario fixes", () => {
    expect(offered("fleet", ["20", "25"], { scenario: "falkland_express" })).toEqual([]);
    expect(offered("cover", ["off", "on"], { scenario: "falkland_express" })).toEqual(["off", "on"]);
    expect(offered("fleet", ["20", "25"], { scenario: "none" })).toEqual(["20", "25"]);
  });

  test("offers the points that somebody typed, if they can be points", () => {
    expect(offered("fleet", ["20"], { fleet: "37" })).toEqual(["20", "37"]);
    expect(offered("fleet", ["20"], { fleet: "20" })).toEqual(["20"]);
    for (const wrong of ["0", "1000", "x"]) expect(offered("fleet", ["20"], { fleet: wrong })).toEqual(["20"]);
  });

  test("has teams where more people play than there are teams", () => {
    const values = ["off", "two", "three"];
    expect(offered("teams", values, { seats: "2" })).toEqual(["off"]);
    expect(offered("teams", values, { seats: "3" })).toEqual(["off", "two"]);
    expect(offered("teams", values, { seats: "4" })).toEqual(["off", "two", "three"]);
    expect(offered("teams", values, { seats: "4", teams: "1122" })).toContain("1122");
    expect(offered("teams", values, { seats: "5", teams: "1122" })).not.toContain("1122");
  });

  test("seats teams in turn, or as somebody wished", () => {
    expect(teams("two", 4)).toEqual([1, 2, 1, 2]);
    expect(teams("three", 5)).toEqual([1, 2, 3, 1, 2]);
    expect(teams("1221", 4)).toEqual([1, 2, 2, 1]);
    expect(teams("off", 4)).toEqual([]);
  });

  test("numbers teams without a gap, and there are at least two", () => {
    expect(seating([4, 2, 4, 5])).toBe("2123");
    expect(seating([1, 1, 1])).toBeUndefined();
  });
});

test("many ships of a row stand in several columns", () => {
  expect([0, 1, 3, 4, 7].map((ships) => wide(ships, 3))).toEqual([1, 1, 1, 2, 3]);
  expect(columns([["a", "b", "c", "d"], ["e"]], 3)).toBe(3);
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
  const box = (left: number, top: number, width = 100, height = 100): ShipBox => ({
    left,
    right: left + width,
    top,
    bottom: top + height,
    port: 30,
  });

  test("an attack has an arrow from each of its ships, and one to its target", () => {
    const places: Record<string, ShipBox> = { gary: box(0, 0), knox: box(120, 0), kiev: box(600, 0) };
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

describe("what happens is told before the fleets show it", () => {
  const lines = (...messages: string[]) => messages.map((message) => ({ message, args: {} }));

  test("longer the more there is to read, up to a limit, and not at all when somebody is quick", () => {
    const roll = lines("log-defence", "log-roll-card", "log-strike-roll", "log-sunk-struck");
    expect(tellingTime(roll, "normal")).toBe(2800);
    expect(tellingTime(roll, "quick")).toBe(0);
    expect(tellingTime(roll, "step")).toBe(Infinity);
    expect(tellingTime(Array(5).fill(roll).flat(), "normal")).toBe(6300);
  });

  test("a card that is cancelled is told, the declaration of an attack is not", () => {
    expect(tellingTime(lines("log-played-cancel", "log-cancelled"), "normal")).toBeGreaterThan(0);
    expect(tellingTime(lines("log-played-fire", "log-declared", "log-final", "log-turn"), "normal")).toBe(0);
  });
});
