import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Links } from "../src/lib/links.svelte";
import { PreviewStore } from "../src/lib/previews.svelte";
import { follow, router } from "../src/lib/router.svelte";
import { Sending } from "../src/lib/sending.svelte";
import { Setup } from "../src/lib/setup.svelte";
import type { Games, MyTable } from "../src/lib/types";

const GAMES = {
  bots: ["random", "recruit", "officer"],
  games: [
    {
      id: "naval",
      seats: ["alpha", "bravo"],
      people: { "2": [["alpha"], ["bravo"]], "3": [["alpha"], ["bravo"], ["charlie"]] },
      settings: [
        { name: "seats", values: ["2", "3", "4"], default: "2" },
        { name: "scenario", values: ["none", "falkland_express"], default: "none" },
        { name: "fleet", values: ["20", "25"], default: "25", pattern: "[1-9][0-9]*" },
        { name: "teams", values: ["off", "two"], default: "off", pattern: "[1-5]+" },
        { name: "cover", values: ["off", "on"], default: "off" },
      ],
    },
    {
      id: "quartermaster",
      seats: ["germany", "united_kingdom", "japan", "soviet_union"],
      people: { "1": [["germany", "united_kingdom", "japan", "soviet_union"]], "2": [["germany", "japan"], ["united_kingdom", "soviet_union"]] },
      settings: [{ name: "edition", values: ["second", "first"], default: "second" }],
    },
  ],
} as unknown as Games;

let setup: Setup;
beforeEach(() => {
  setup = new Setup();
  setup.learn(GAMES);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a game about to be made", () => {
  test("is the first one, with me on its first seat and bots of a level that there is", () => {
    expect([setup.game, setup.me, setup.level, setup.people]).toEqual(["naval", "alpha", "recruit", 2]);
    const other = new Setup();
    other.level = "marshal";
    other.learn(GAMES);
    expect(other.level).toBe("random");
  });

  test("shows each setting that leaves a choice, and what is chosen", () => {
    expect(setup.settings.map((one) => [one.name, one.value, one.free])).toEqual([
      ["seats", "2", false],
      ["scenario", "none", false],
      ["fleet", "25", true],
    ]);
    setup.set("seats", "3");
    expect(setup.settings.map((one) => one.name)).toContain("teams");
    setup.set("scenario", "falkland_express");
    expect(setup.settings.map((one) => one.name)).toEqual(["scenario"]);
  });

  test("lets go what another choice leaves no room for", () => {
    setup.set("seats", "3");
    setup.set("teams", "two");
    expect(setup.options).toEqual({ seats: "3", teams: "two" });
    setup.set("seats", "2");
    expect(setup.options).toEqual({ seats: "2" });
  });

  test("has as many seats as are wished, and me on one of them", () => {
    setup.set("seats", "3");
    setup.me = "charlie";
    expect([setup.seats, setup.sizes, setup.people]).toEqual([["alpha", "bravo", "charlie"], [3], 3]);
    setup.set("seats", "2");
    expect([setup.me, setup.people]).toEqual(["alpha", 2]);
    setup.me = "random";
    setup.set("seats", "3");
    expect(setup.me).toBe("random");
    expect(setup.seats).toContain(setup.mine()[0]);
    expect(setup.teams).toEqual([]);
  });

  test("may be played by a team", () => {
    setup.pick("quartermaster");
    expect([setup.options, setup.me]).toEqual([{}, "germany"]);
    expect(setup.mine()).toEqual(["germany"]);
    setup.me = "1";
    expect(setup.mine()).toEqual(["united_kingdom", "soviet_union"]);
    setup.me = "team";
    expect(setup.teams).toContainEqual(setup.mine());
  });

  test("seats bots of one level, but for those that have their own", () => {
    setup.levels = { bravo: "officer" };
    expect(setup.all((seat) => setup.bot(seat))).toEqual({
      alpha: { who: "bot", level: "recruit" },
      bravo: { who: "bot", level: "officer" },
    });
  });
});

describe("the address", () => {
  test("says which moment of which game, and with whose eyes", () => {
    router.go("/table/abc?at=120&seat=germany");
    expect([router.path, router.at, router.line, router.eyes]).toEqual(["/table/abc", 120, undefined, "germany"]);
    router.rename("/table/abc?line=57");
    expect([router.at, router.line, router.eyes]).toEqual([undefined, 57, ""]);
    router.go("/table/abc?at=-1&line=1e9&seat=<b>");
    expect([router.at, router.line, router.eyes]).toEqual([undefined, undefined, ""]);
  });

  test("changes without loading the page, unless somebody wants another window", () => {
    document.body.innerHTML = '<a href="/lobby"><b>x</b></a><a href="/api/me">y</a><a href="/lobby" target="_blank">z</a>';
    const press = (selector: string, keys: MouseEventInit = {}): boolean => {
      router.go("/");
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
      const heard = (one: Event): void => {
        follow(one as MouseEvent);
        // Nothing is loaded here.
        one.preventDefault();
      };
      document.querySelector(selector)!.addEventListener("click", heard, { once: true });
      document.querySelector(selector)!.dispatchEvent(event);
      return router.path === "/lobby";
    };
    expect(press("b")).toBe(true);
    expect(press("b", { ctrlKey: true })).toBe(false);
    expect(press("b", { metaKey: true })).toBe(false);
    expect(press("a:nth-child(2)")).toBe(false);
    expect(press("a:nth-child(3)")).toBe(false);
    document.body.replaceChildren();
  });
});

test("links to seats are kept as long as the browser is open, and the newest holds", () => {
  sessionStorage.clear();
  const links = new Links("t");
  expect(links.of("alpha")).toBe("");
  links.copied = "alpha";
  links.learn({ links: {} } as MyTable);
  expect(links.copied).toBe("alpha");
  links.learn({ links: { alpha: "/table/t#alpha.1", bravo: "/table/t#bravo.2" } } as unknown as MyTable);
  links.learn({ links: { alpha: "/table/t#alpha.3" } } as unknown as MyTable);
  expect(links.copied).toBe("");
  const again = new Links("t");
  expect([again.of("alpha"), again.of("bravo")]).toEqual([
    `${location.origin}/table/t#alpha.3`,
    `${location.origin}/table/t#bravo.2`,
  ]);
  expect(new Links("other").of("alpha")).toBe("");
});

test("what is sent says whether it is on its way, and that it failed until it works", async () => {
  const sending = new Sending();
  const wrong = sending.run(() => Promise.reject(new Error("away")));
  expect(sending.busy).toBe(true);
  await wrong;
  expect(sending.busy).toBe(false);
  const { trouble } = sending;
  await sending.run(() => Promise.resolve());
  expect([sending.busy, sending.trouble]).toEqual([false, ""]);
  expect(typeof trouble).toBe("string");
});

test("what answers would change is asked once for a question, and only by who stays on one", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let number = 1;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return number ? Promise.resolve(new Response(JSON.stringify({ number, answers: { pass: "nothing" } }))) : Promise.reject(new Error("away"));
  });
  const previews = new PreviewStore();
  previews.want("t", "alpha", 1);
  await vi.advanceTimersByTimeAsync(59);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  previews.want("t", "alpha", 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(1);
  expect([previews.of("alpha", 1, "pass"), previews.of("alpha", 2, "pass"), previews.of("bravo", 1, "pass")]).toEqual(["nothing", undefined, undefined]);
  // An answer about an older question is no answer about this one.
  previews.want("t", "alpha", 2);
  await vi.advanceTimersByTimeAsync(100);
  expect(previews.of("alpha", 2, "pass")).toBeUndefined();
  // What failed is asked for again.
  number = 0;
  previews.want("t", "alpha", 3);
  await vi.advanceTimersByTimeAsync(100);
  previews.want("t", "alpha", 3);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(4);
});
