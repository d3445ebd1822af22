import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import { atlas } from "../src/games/europe/atlas";
import Fight from "../src/games/europe/Fight.svelte";
import { Pointing } from "../src/games/europe/pointing.svelte";
import type { Scenery } from "../src/games/europe/view";
import { settings } from "../src/lib/settings.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

const unit = { unit: "xvi_panzer_corps", units: ["lodz_army"] };
const dice = { die: 5, plus: 4, sum: 9, against: 6, minus: 1, other: 7, loss: 0, hurt: 0, retreat: 1 };
const battle = { message: "log-battle", args: { ...unit, ...dice, city: "lodz", band: 5, result: "retreat" } };
const retreat = { message: "log-retreated", args: { unit: "lodz_army", city: "warsaw" } };
const reduced = { message: "log-reduced", args: { unit: "lodz_army" } };

/** A row of hexes; Łódź is the first of them. */
const hexes = ["0001", "0101", "0201", "0301"].map((id, q) => [id, q, 1, "clear", "poland"]);
const map = atlas({ hexes, cities: { "0001": { id: "lodz" } } } as unknown as Scenery);

function happen(live: LiveTable, ...lines: (typeof battle | typeof retreat | typeof reduced)[]): void {
  live.fresh = lines as typeof live.fresh;
  live.beat += 1;
  flushSync();
}

beforeAll(async () => {
  serveWords();
  await speech.use("en", "europe");
});

describe("a combat", () => {
  let live: LiveTable;
  let pointing: Pointing;
  beforeEach(() => {
    live = new LiveTable("table");
    pointing = new Pointing();
    show(Fight, { live, map, pointing });
  });

  it("in the west is told in the east, until somebody touches the next unit", () => {
    settings.setPace("quick");
    happen(live, battle);
    expect(at(".fight")[0]!.classList).toContain("right");
    pointing.touched = "german_10th_army";
    flushSync();
    expect(at(".fight")).toHaveLength(0);
  });

  it("adds up each side by itself before it takes one from the other", () => {
    settings.setPace("quick");
    happen(live, battle);
    const told = at(".dice")[0]!.textContent!.replaceAll(/\s+/g, " ").trim();
    expect(told).toBe("+4 = 9 +1 = 7 9 − 7 = +2");
  });

  it("in which a country falls does not tell of each of its cities", () => {
    settings.setPace("quick");
    const taken = { message: "log-taken", args: { country: "germany", city: "lodz" } };
    const fell = { message: "log-conquered", args: { country: "poland", countries: ["germany"] } };
    happen(live, ...([battle, taken, fell, taken, taken] as (typeof battle)[]));
    expect(at(".fight > p:not(.dice)")).toHaveLength(3);
  });

  it("step by step waits after each line until somebody goes on", () => {
    settings.setPace("step");
    happen(live, battle, reduced);
    expect(at(".fight > p:not(.dice)")).toHaveLength(1);
    at(".fight footer button")[0]!.click();
    flushSync();
    expect(at(".fight > p:not(.dice)")).toHaveLength(2);
  });

  it("is told at once where somebody plays quickly, and its retreat follows", () => {
    settings.setPace("quick");
    happen(live, battle, reduced);
    expect(at(".fight > p:not(.dice)")).toHaveLength(2);
    settings.setPace("step");
    happen(live, retreat);
    at(".fight footer button")[0]!.click();
    flushSync();
    expect(at(".fight > p:not(.dice)").at(-1)!.textContent).toContain("retreated to Warsaw");
  });

  it("shows what came of it only when it has been told", () => {
    settings.setPace("step");
    const hear = (message: unknown): void => (live as unknown as { receive(one: unknown): void }).receive(message);
    const next = { number: 2 };
    live.asked = { axis: { number: 1 } } as unknown as typeof live.asked;
    hear({ type: "update", number: 1, log: [battle, reduced], views: { axis: { winner: "axis" } }, asked: { axis: next } });
    flushSync();
    expect(live.asked).toEqual({ axis: null });
    expect(at(".fight > p:not(.dice)")).toHaveLength(1);
    expect(live.views).toEqual({});
    for (const known of [{}, { axis: { winner: "axis" } }]) {
      at(".fight footer button")[0]!.click();
      flushSync();
      expect(live.views).toEqual(known);
    }
    expect(live.behind).toBe(0);
    expect(live.asked).toEqual({ axis: next });
  });
});
