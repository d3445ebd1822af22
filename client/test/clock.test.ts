import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import ClockReturn from "../src/components/ClockReturn.svelte";
import { about, afterwards, described, long, same, short } from "../src/lib/clock";
import { Clocks, type RunningClock } from "../src/lib/clocks.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { SeatTime } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

const HOUR = 3600;
const DAY = 24 * HOUR;

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

afterEach(() => vi.restoreAllMocks());

describe("a time in words", () => {
  it("is told by its largest unit, and the next one if there is any of it", () => {
    expect(short(2 * DAY + 4 * HOUR)).toBe("2 d 4 h");
    expect(short(2 * DAY + 59)).toBe("2 d");
    expect(short(3 * HOUR + 20 * 60)).toBe("3 h 20 min");
    expect(short(3 * HOUR + 59)).toBe("3 h");
    expect(short(12 * 60 + 5.9)).toBe("12:05");
    expect(short(-1)).toBe("0:00");
  });

  it("does not tick where nobody looks at it", () => {
    expect(about(HOUR)).toBe("1 h");
    expect(about(HOUR - 1)).toBe("59 min");
    expect(about(59)).toBe("59 s");
  });

  it("has whole words where it is chosen", () => {
    expect(long(DAY)).toBe("1 day");
    expect(long(36 * HOUR)).toBe("36 hours");
    expect(long(90 * 60)).toBe("90 minutes");
    expect(long(30)).toBe("30 seconds");
  });
});

describe("the rules of a clock", () => {
  it("say what a move may take, or the whole game, and what comes with each move", () => {
    expect(described({ kind: "none" })).toBe("No clock");
    expect(described({ kind: "move", seconds: DAY })).toBe("1 day for each move");
    expect(described({ kind: "bank", seconds: HOUR })).toBe("1 hour for the whole game");
    expect(described({ kind: "bank", seconds: HOUR, gain: 60 })).toContain("1 minute more");
  });

  it("say what happens when time is up, and by which bot", () => {
    expect(afterwards({ kind: "none" })).toBe("");
    expect(afterwards({ kind: "move", seconds: DAY, level: "officer" })).toContain("a bot (Officer)");
    expect(afterwards({ kind: "move", seconds: DAY, out: "lose" })).toContain("the seat resigns");
  });

  it("are the same if kind, time and gain are, whatever happens at the end", () => {
    const rules = { kind: "bank", seconds: HOUR, gain: 60 } as const;
    expect(same(rules, { ...rules, out: "lose" })).toBe(true);
    expect(same(rules, { ...rules, gain: 0 })).toBe(false);
    expect(same(rules, { ...rules, seconds: DAY })).toBe(false);
  });
});

describe("clocks between two messages", () => {
  const row = (facts: Partial<SeatTime>): SeatTime =>
    ({ seat: "germany", left: 100, runs: true, off: 0, days_off: 0, outs: 0, away: false, ...facts }) as SeatTime;

  it("count on where they run, and from the end of days off", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const clocks = new Clocks();
    clocks.hear([row({}), row({ runs: false }), row({ off: 20 }), row({ left: 10 })]);
    now = 30_000;
    clocks.tick();
    const told = clocks.standing({ kind: "move", seconds: 100 });
    expect(told.map((one) => one.left)).toEqual([70, 100, 90, 0]);
    expect(told[2]!.off).toBe(0);
  });

  it("are low below a fifth of the whole time, and only while they run", () => {
    const clocks = new Clocks();
    clocks.hear([row({ left: 19 }), row({ left: 20 }), row({ left: 5, runs: false })]);
    const told = clocks.standing({ kind: "move", seconds: 100 });
    expect(told.map((one) => one.low)).toEqual([true, false, false]);
  });
});

describe("after one's time was up", () => {
  const row = (seat: string, away: string): RunningClock => ({ seat, away }) as RunningClock;
  const back = (mine: string[], ...rows: RunningClock[]): string[] => {
    const live = new LiveTable("table");
    live.mine = mine;
    document.body.replaceChildren();
    show(ClockReturn, { live, rows });
    return at("[data-take-back], [data-take-free]").map((one) => JSON.stringify(one.dataset));
  };

  it("a seat that a bot plays is taken back by its own person", () => {
    expect(back(["alpha"], row("alpha", "bot"), row("bravo", "bot"))).toEqual(['{"takeBack":"alpha"}']);
  });

  it("a seat that is free is for whoever sits nowhere", () => {
    expect(back(["alpha"], row("alpha", "open"), row("bravo", ""))).toEqual([]);
    expect(back([], row("alpha", "open"), row("bravo", "bot"))).toEqual(['{"takeFree":"alpha"}']);
  });
});
