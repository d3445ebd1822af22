// Looking back: moments of a finished game and of one that goes on, part by part.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PastSteps, PastTable } from "../src/lib/past.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { LogLine } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";

const line = (message: string): LogLine => ({ message, args: {} });
const ANSWERS = 100;

/** The part of a finished game that begins after so many answers: each answer raises the round by one. */
function part(first: number, eyes: string): object {
  const count = Math.min(64, ANSWERS - first);
  return {
    first,
    answers: ANSWERS,
    log: first ? [] : [line("begun")],
    view: { round: first, eyes },
    moments: Array.from({ length: count }, (_, index) => ({
      seat: index % 2 ? "south" : "north",
      ask: "ask",
      log: [line(`said ${first + index + 1}`)],
      patch: { round: first + index + 1 },
    })),
  };
}

let asked: string[] = [];
let hold: Promise<void> | undefined;
/** Whether the server is away. */
let away = false;

beforeAll(() => speech.use("en", ""));
beforeEach(() => {
  asked = [];
  hold = undefined;
  away = false;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (away) throw new TypeError("away");
    const url = new URL(path, "http://x");
    const first = Number(url.searchParams.get("at") ?? 0);
    const eyes = url.searchParams.get("seat") ?? "";
    if (eyes === "north") await hold;
    const body = path.includes("history")
      ? { first, lines: [1, 3, 4, 8], views: { north: { round: 0 } }, steps: [0, 1, 2, 3].slice(first).map((at) => ({ north: { round: at } })) }
      : part(first, eyes);
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => vi.unstubAllGlobals());

function live(): LiveTable {
  const table = new LiveTable("t");
  table.info = { seats: [{ seat: "north" }, { seat: "south" }] } as LiveTable["info"];
  table.log = Array.from({ length: 8 }, (_, number) => line(`line ${number}`));
  return table;
}

describe("a finished game", () => {
  test("is shown at any moment, and never before the first or behind the last", async () => {
    const past = new PastTable(live());
    await past.begin(70);
    const round = (): unknown => (past.views["spectator"] as { round: number }).round;
    expect([past.at, past.last, round()]).toEqual([70, ANSWERS, 70]);
    past.go(-5);
    expect([past.at, round()]).toEqual([0, 0]);
    past.go(1000);
    expect([past.at, round()]).toEqual([ANSWERS, ANSWERS]);
    expect(past.log.map((one) => one.message)).toHaveLength(ANSWERS + 1);
    expect(past.front, "whoever answered").toBe("south");
  });

  test("begins at its end where a link leads behind it", async () => {
    const past = new PastTable(live());
    await past.begin(9999);
    expect(past.at).toBe(ANSWERS);
  });

  test("plays from the beginning again when it is at its end", async () => {
    const past = new PastTable(live());
    await past.begin(ANSWERS);
    past.toggle();
    expect([past.at, past.playing]).toEqual([0, true]);
    past.toggle();
    expect(past.playing).toBe(false);
  });

  test("seen with other eyes forgets what the first ones saw, also what comes late", async () => {
    const past = new PastTable(live());
    await past.begin(3);
    let go = (): void => undefined;
    hold = new Promise((done) => (go = done));
    const eyes = (): string => (past.views["spectator"] as { eyes: string }).eyes;
    past.look("north");
    past.look("spectator");
    await vi.waitFor(() => expect(eyes()).toBe("spectator"), { timeout: 5000 });
    go();
    await new Promise((done) => setTimeout(done, 20));
    past.go(4);
    expect([past.at, past.looked, eyes()]).toEqual([4, [], "spectator"]);
    past.look("nobody");
    expect(past.eyes, "there is no such seat").toBe("");
    expect(past.looked).toEqual(["north", "south"]);
  });

  test.each([1, 2, 3])("wherever one goes, it is shown as it was, and a server that is away is forgiven (%i)", async (seed) => {
    let drawn = seed;
    const chance = (below: number): number => (drawn = (drawn * 48_271) % 2_147_483_647) % below;
    const past = new PastTable(live());
    await past.begin(chance(ANSWERS));
    for (let step = 0; step < 60; step += 1) {
      const [before, eyes] = [past.at, past.eyes];
      away = chance(3) === 0;
      const deed = chance(5);
      if (!deed) past.look(["", "north", "south", "spectator"][chance(4)]!);
      else past.go(deed > 1 ? chance(ANSWERS + 9) - 4 : before + chance(3) - 1);
      const wanted = past.at;
      for (let turns = 0; turns < 2; turns += 1) await new Promise((done) => setTimeout(done));
      expect([wanted, past.at], "nothing that comes moves one").toEqual([past.at, wanted]);
      if (past.trouble) expect(away, "somebody was away just now").toBe(true);
      else {
        expect(past.views["spectator"]).toEqual({ round: wanted, eyes: past.eyes });
        expect(past.moment?.log.at(-1)?.message).toBe(wanted ? `said ${wanted}` : "begun");
        expect(past.log.at(-1)).toBe(past.moment?.log.at(-1));
      }
      if (past.eyes !== eyes) expect(past.playing).toBe(false);
    }
  });
});

describe("a game that goes on", () => {
  test("is looked at where a line was written, or some steps before", async () => {
    const past = new PastSteps(live());
    await past.beginAt(3);
    await vi.waitFor(() => expect(past.moment).toBeDefined(), { timeout: 5000 });
    expect([past.at, past.last]).toEqual([2, 3]);
    expect([2, 3, 4].map((one) => past.shows(one))).toEqual([false, true, false]);
    past.find(3, 1);
    expect(past.at).toBe(1);
    past.find(0);
    expect([past.at, past.shows(0), past.path]).toEqual([0, true, "/table/t?line=0"]);
    past.find(99);
    expect(past.at, "behind all of them, the last").toBe(3);
    expect(past.log.map((one) => one.message)).toHaveLength(8);
  });
});
