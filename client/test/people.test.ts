import { beforeAll, describe, expect, test, vi } from "vitest";
import { label } from "../src/lib/device";
import { entrantOf } from "../src/lib/entrants";
import { kindOf, optionsOf, profileOf, ratingOf } from "../src/lib/kinds";
import { called, player, sitter } from "../src/lib/sitters";
import { later, ruled, watchingWords } from "../src/lib/spectating";
import type { LiveTable } from "../src/lib/table.svelte";
import type { EntrantTold, SeatInfo, Spectators } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { serveWords } from "./page";

const RATED = { rating: 1612, doubt: 80, provisional: false };
const entrant = (rest: Partial<EntrantTold>): EntrantTold =>
  ({ kind: "person", name: "", level: "", ...rest }) as EntrantTold;
const chair = (rest: Partial<SeatInfo>): SeatInfo =>
  ({ seat: "germany", kind: "person", name: "", level: "", program: false, ...rest }) as SeatInfo;

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
  // Some words are fetched when they are first needed.
  const patience = { timeout: 20_000 };
  await vi.waitFor(() => expect(entrantOf([entrant({})], 0)).not.toBe(""), patience);
  await vi.waitFor(() => expect(ratingOf(RATED)).not.toBe(""), patience);
}, 30_000);

describe("who sits there", () => {
  test("is me, a name, a bot of some level, or nobody yet", () => {
    expect(sitter(chair({}), ["germany"])).toBe("You");
    expect(sitter(chair({ name: "Anna" }), ["germany"])).toBe("Anna");
    expect(sitter(chair({}), ["japan"])).toBe(called(chair({})));
    expect(sitter(chair({ kind: "bot", level: "officer", name: "Anna" }), [])).toBe("Officer");
    expect(sitter(chair({ kind: "open" }), [])).toBe("Open seat");
  });

  test("is said to be a program, also where it is mine", () => {
    const program = chair({ name: "Deep", program: true });
    expect(sitter(program, [])).toContain("Deep");
    expect(sitter(program, [])).not.toBe("Deep");
    expect(player(program, ["germany"], false)).toBe(sitter(program, ["germany"]));
  });

  test("is just me beside the board, whatever my name", () => {
    expect(player(chair({ name: "Anna" }), ["germany"], false)).toBe("You");
    expect(player(chair({ name: "Anna" }), ["japan"], false)).toBe("Anna");
    expect(player(chair({ kind: "bot", level: "officer" }), ["germany"], false)).toBe("Officer");
  });

  test("is nobody after the end, where nobody came", () => {
    expect(player(chair({ kind: "open" }), [], false)).toBe("Open seat");
    expect(player(chair({ kind: "open" }), [], true)).toBe("");
  });
});

test("an entrant is a name, a program, a bot with a number among its like, or gone", () => {
  const bot = (level: string) => entrant({ kind: "bot", level });
  const all = [
    entrant({ name: "Anna" }),
    entrant({ name: "Deep", kind: "program" }),
    bot("general"),
    bot("officer"),
    entrant({}),
    bot("officer"),
  ];
  const said = all.map((_, number) => entrantOf(all, number));
  expect(said[0]).toBe("Anna");
  expect(said[1]).not.toBe("Deep");
  expect(said.slice(2)).toEqual(["General", "Officer 1", "Deleted account", "Officer 2"]);
});

describe("a kind of game", () => {
  test("has the settings that matter, in words", () => {
    expect(optionsOf("quartermaster", { edition: "first" }).join()).toMatch(/first/i);
    expect(optionsOf("quartermaster", { air_marshal: "on" })).toEqual(["Air Marshal"]);
    expect(optionsOf("nothing", { edition: "first" })).toEqual([]);
    expect(kindOf("quartermaster", { air_marshal: "on" })).toBe("Quartermaster · Air Marshal");
  });

  test("has ratings that say whether they are provisional", () => {
    expect(ratingOf(RATED)).toContain("1612");
    expect(ratingOf({ ...RATED, provisional: true })).not.toBe(ratingOf(RATED));
  });

  test("is played by people whose names may be anything", () => {
    expect(profileOf("José/2")).toBe("/people/Jos%C3%A9%2F2");
  });
});

describe("spectators", () => {
  const rules = (rest: Partial<Spectators>): Spectators =>
    ({ see: "public", seat: "germany", delay: 0, shown: true, ...rest }) as Spectators;
  const watching = (rest: Partial<Spectators>, cards: string[], status = "playing"): string =>
    watchingWords({ info: { status, spectators: rules(rest) }, shown: cards } as unknown as LiveTable);

  test("are told in the largest unit how much later they see", () => {
    expect([600, 3600, 7200, 86_400, 604_800].map(later)).toEqual([
      "10 minutes",
      "One hour",
      "2 hours",
      "One day",
      "7 days",
    ]);
  });

  test("see what is public, a seat, or all, now or later", () => {
    expect(ruled(rules({}))).toBe("");
    const said = [rules({ see: "seat" }), rules({ see: "seat", delay: 600 }), rules({ see: "all", delay: 600 })].map(ruled);
    expect(new Set(said).size).toBe(3);
    expect(said[0]).toContain("Germany");
    expect(said[0]).not.toContain("minutes");
    expect(said[1]).toContain("10 minutes");
    expect(said[2]).not.toContain("Germany");
  });

  test("are told what they see now", () => {
    const open = watching({}, []);
    expect(watching({ see: "all", delay: 600 }, ["germany"], "waiting")).toBe(open);
    expect(watching({ see: "all", delay: 600, shown: false }, ["germany"])).toBe(open);
    const soon = watching({ see: "seat", delay: 600 }, []);
    const late = watching({ see: "seat", delay: 600 }, ["germany"]);
    const now = watching({ see: "seat" }, ["germany"]);
    const all = watching({ see: "all", delay: 600 }, ["germany", "japan"]);
    expect(new Set([open, soon, late, now, all]).size).toBe(5);
    expect(late).toContain("Germany");
    expect(now).not.toContain("10 minutes");
  });
});

test("a browser says what it is, and on what", () => {
  const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36";
  expect(label(windows)).toBe("Chrome, Windows");
  expect(label(`${windows} Edg/120.0`)).toBe("Edge, Windows");
  expect(label(`${windows} OPR/105`)).toBe("Opera, Windows");
  expect(label("Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0")).toBe("Firefox, Android");
  expect(label("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1")).toBe("Safari, iPhone");
  expect(label("Mozilla/5.0 (X11; Linux x86_64; Android 14) Chrome/120.0")).toBe("Chrome, Android");
  expect(label("curl")).toBe("");
});
