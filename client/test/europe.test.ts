import { describe, expect, test } from "vitest";
import { atlas, fronts } from "../src/games/europe/atlas";
import { decode, encode } from "../src/games/europe/charts/link";
import { backward, FRESH, forward, left, points, read, shared } from "../src/games/europe/charts/kept.svelte";
import { short } from "../src/games/europe/emblems";
import { decided } from "../src/games/europe/goals";
import { dearCities, holders } from "../src/games/europe/land";
import { markerOn, markersOf, supporters } from "../src/games/europe/marks";
import { Pointing } from "../src/games/europe/pointing.svelte";
import { jointWar } from "../src/games/europe/skipping.svelte";
import type { Goal, Scenery, Unit, View } from "../src/games/europe/view";

const scenery = {
  hexes: [
    ["0101", 0, 0, "clear", "poland"],
    ["0201", 1, 0, "sea", ""],
    ["0102", 0, 1, "clear", "germany"],
  ],
  cities: {},
} as unknown as Scenery;

describe("the map", () => {
  const map = atlas(scenery);

  test("every hex is found at its middle and near it", () => {
    for (const hex of map.hexes.values()) {
      expect(map.at(...hex.at)?.id).toBe(hex.id);
      expect(map.at(hex.at[0] + 9, hex.at[1] - 9)?.id).toBe(hex.id);
    }
    expect(map.at(-500, 0)).toBeUndefined();
  });

  test("neighbours are those that share a side", () => {
    const near = map.near(map.hexes.get("0101")!).map((hex) => hex.id);
    expect(near.sort()).toEqual(["0102", "0201"]);
  });

  test("a front runs only between owners at war, with a line for each", () => {
    const sides = { "0101 0102": [[0, 0], [10, 0]] as [number, number][] };
    const lines = (war: boolean) => fronts(map, sides, (hex) => hex.country, () => war);
    expect(lines(false)).toEqual([]);
    expect(lines(true).map((line) => line.owner)).toEqual(["", "poland", "germany"]);
  });
});

test("a counter shows the number of an army or the first letters of its name", () => {
  expect(["german_10th_army", "xvi_panzer_corps", "krakow_army"].map(short)).toEqual(["10", "XVI", "KRA"]);
});

describe("markers", () => {
  const line = (message: string, unit = "") => ({ message, args: { unit } }) as never;
  const log = [line("log-assists", "old"), line("log-operations"), line("log-assists", "new")];

  test("who supported an assault carries its marker until the operations are over", () => {
    const supported = supporters(log);
    const unit = (used: boolean) => ({ used, marked: false }) as Unit;
    expect(markerOn("new", unit(true), supported)).toBe("assault");
    expect(markerOn("new", unit(false), supported)).toBe("");
    expect(markerOn("old", unit(true), supported)).toBe("");
    expect(markerOn("old", { ...unit(false), marked: true }, supported)).toBe("strategic_movement");
  });

  test("several markers may lie on one hex", () => {
    const markers = { surprise: "0101", paradrop: ["0101"], partisans: ["0102"], bombing: [["axis", "0102"]] };
    expect(Object.fromEntries(markersOf({ markers } as unknown as View))).toEqual({
      "0101": ["surprise_attack", "paradrop"],
      "0102": ["partisans", "bombing"],
    });
  });
});

describe("the notebook of the charts", () => {
  const germany = { name: "Germany", factories: 8, lost: 9, extra: 3, multiplier: 2, transfers: -1, spent: 2 };

  test("lost factories never count below none, extra ones always count", () => {
    expect(points(germany)).toBe(6);
    expect(left(germany)).toBe(3);
  });

  test("a link carries all of it, whatever is written", () => {
    const book = { ...FRESH, accounts: [germany], notes: "Łódź tient — « oui »" };
    expect(shared(`#book=${encode(book)}`)).toEqual(book);
  });

  test("a damaged link holds nothing, and odd values are put right", () => {
    expect(shared("#book=%%%")).toBeUndefined();
    expect(shared("#operations")).toBeUndefined();
    expect(decode("e30")).toEqual({});
    const odd = read({ phase: 99, faction: "x", cup: [-4], accounts: [null], weather: { cold: 3 } })!;
    expect([odd.phase, odd.faction, odd.cup, odd.weather]).toEqual([0, 0, [0, 0, 0], {}]);
    expect(odd.accounts[0]!.factories).toBe(0);
  });
});

describe("the tracker of the charts", () => {
  // Together, then each faction; the second faction is not played.
  const phases = [{ each: false }, { each: true }];
  const start = { ...FRESH, month: 11, playing: [true, false, true] };
  const at = ({ turn, phase, faction, month, year }: typeof FRESH) => [turn, phase, faction, month, year];

  test("it goes on by faction, phase and month, and back the same way", () => {
    const book = structuredClone(start);
    const places = [at(book)];
    for (let step = 0; step < 4; step++) {
      forward(book, phases);
      places.push(at(book));
    }
    expect(places).toEqual([[1, 0, 0, 11, 1939], [1, 1, 0, 11, 1939], [1, 1, 2, 11, 1939], [2, 0, 0, 0, 1940], [2, 1, 0, 0, 1940]]);
    for (const place of places.slice(0, -1).reverse()) {
      backward(book, phases);
      expect(at(book)).toEqual(place);
    }
    backward(book, phases);
    expect(at(book)).toEqual(places[0]);
  });

  test("a new turn has no weather yet, and its points are not spent", () => {
    const account = { name: "", factories: 4, lost: 0, extra: 0, multiplier: 2, transfers: 1, spent: 5 };
    const book = { ...structuredClone(start), phase: 1, faction: 2, weather: { cold: "poor" }, accounts: [account] };
    expect(left(book.accounts[0]!)).toBe(4);
    forward(book, phases);
    expect(book.weather).toEqual({});
    expect(left(book.accounts[0]!)).toBe(8);
  });
});

describe("a game that is decided", () => {
  const goal = (winner: string | null, until: number, more = {}) =>
    ({ level: "ordinary", winner, conquered: ["poland"], until, cities: [], count: 0, joint: false, more: false, ...more }) as Goal;
  const goals = [goal("axis", 1, { level: "decisive" }), goal("axis", 2), goal(null, 3), goal("western", 3, { conquered: [] })];
  const seen = (turn: number, status: string) => ({ turn, countries: { poland: { status } } }) as unknown as View;

  test("is known as soon as the country has fallen, by the turn it fell in", () => {
    expect(decided(goals, seen(1, "conquered"))?.level).toBe("decisive");
    expect(decided(goals, seen(2, "conquered"))).toBe(goals[1]);
    expect(decided(goals, seen(3, "conquered"))).toBe(goals[2]);
    expect(decided(goals, seen(2, "active"))).toBeUndefined();
  });

  test("is not known where something else may come first", () => {
    expect(decided([goal("soviet", 3, { cities: ["lwow"] }), ...goals], seen(2, "conquered"))).toBeUndefined();
    expect(decided([goal("soviet", 3, { joint: true }), ...goals], seen(2, "conquered"))).toBe(goals[1]);
  });
});

describe("land", () => {
  const cities = { "0101": { id: "town", will: 1 }, "0201": { id: "capital", will: 3 }, "0102": { id: "village", will: 0 } };
  const home = ["0101", "0201", "0102"].map((hex) => [hex, 0, 0, "clear", "poland"]);
  const country = { hexes: home, cities, held: { germany: ["0101"] } } as unknown as Scenery;
  const seen = (holds: Record<string, string[]>) => ({ holds }) as unknown as View;

  test("what was taken since counts before what was held at the start", () => {
    expect(holders(country, seen({ poland: ["0101"] })).get("0101")).toBe("poland");
    expect(holders(country, seen({})).get("0101")).toBe("germany");
  });

  test("a country’s dear cities are those it still has, the dearest first", () => {
    const ids = (holds: Record<string, string[]>) => dearCities("poland", country, seen(holds)).map((city) => city.id);
    expect(ids({ poland: ["0101"] })).toEqual(["capital", "town"]);
    expect(ids({ poland: ["0101"], germany: ["0201"] })).toEqual(["town"]);
  });
});

test("a second front is a war on a country that fights already", () => {
  const countries = { poland: { status: "active" }, lithuania: { status: "neutral" } };
  const view = { countries } as unknown as View;
  const asked = (...answers: string[]) => ({ choices: answers.map((answer) => ({ answer })) }) as never;
  expect(jointWar(asked("done", "war lithuania", "war poland"), view)).toBe("poland");
  expect(jointWar(asked("done", "war lithuania"), view)).toBe("");
  expect(jointWar(null, view)).toBe("");
});

test("a retreat is touched where it ends", () => {
  const { hexOf } = new Pointing();
  const said = (answer: string) => ({ answer, message: "", args: {} });
  expect(hexOf(said("retreat 1211 1112"))).toBe("1112");
  expect(hexOf(said("move xvi_panzer_corps 0712"))).toBe("0712");
});
