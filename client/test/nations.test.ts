import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Nations from "../src/games/quartermaster/Nations.svelte";
import { NATIONS, type NationView, type View } from "../src/games/quartermaster/types";
import type { TableInfo } from "../src/lib/types";
import { say, speech } from "../src/lib/words.svelte";
import { at, serveWords, show, text } from "./page";

const nation = (more: Partial<NationView> = {}): NationView => ({
  armies: [],
  navies: [],
  air_forces: [],
  unsupplied: [],
  sources: [],
  safe: [],
  reserve: { armies: 5, navies: 3, air_forces: 1 },
  status: [],
  used: [],
  hand_count: 7,
  down_count: 0,
  deck_count: 20,
  discard: [],
  discard_down_count: 0,
  known: [],
  ...more,
});

function table(own: Record<string, NationView>, more: Partial<View> = {}): void {
  const nations = Object.fromEntries(NATIONS.map((name) => [name, own[name] ?? nation()]));
  const view = { air_marshal: false, turn: "japan", nations, decisions: [], ...more } as unknown as View;
  const seats = NATIONS.map((seat) => ({ seat, kind: "bot", name: "", level: "recruit" }));
  Object.assign(seats[0]!, { kind: "person", name: "Anna", account: "Anna B" });
  Object.assign(seats[1]!, { kind: "open" });
  const info = { seats, status: "playing" } as unknown as TableInfo;
  show(Nations, { view, info, mine: ["italy"], cards: new Map(), shown: "", show: () => undefined });
}

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

test("somebody's name leads to their profile, unless it is me or a bot", () => {
  table({});
  expect(at("small a").map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
    ["Anna", "/people/Anna%20B"],
  ]);
});

test("each count stands under its own name", () => {
  table({ japan: nation({ hand_count: 4, deck_count: 11, reserve: { armies: 2, navies: 6, air_forces: 0 } }) });
  const titles = at(".japan .counts > span").map((one) => one.title);
  expect(titles).toEqual([
    "Cards in hand: 4",
    "Cards in the draw deck: 11",
    "Armies in reserve: 2",
    "Navies in reserve: 6",
  ]);
});

test("air forces are counted where there are any", () => {
  table({ japan: nation({ reserve: { armies: 2, navies: 6, air_forces: 9 } }) }, { air_marshal: true });
  expect(at(".japan .counts > span").map((one) => one.title).at(-1)).toMatch(/: 9$/);
});

test("everybody who sits there is named, and whose turn it is shows", () => {
  table({});
  expect(text(".germany small")).toBe("Anna");
  expect(text(".united_kingdom small")).toBe("Open seat");
  expect(text(".japan small")).toBe("Recruit");
  // Where it is cut off, the tip says it all.
  expect(at("small").map((one) => one.title)).toEqual(at("small").map((one) => one.textContent));
  expect(at("li.turn").map((one) => one.classList.contains("japan"))).toEqual([true]);
});

test("who is asked is waited for, and nobody else", () => {
  table({}, { decisions: [{ seat: "italy" }] as View["decisions"] });
  expect(at(".thinks")).toHaveLength(1);
  expect(at(".italy .thinks")).toHaveLength(1);
});

test("cards on the table and in the pile are counted", () => {
  table({ italy: nation({ down_count: 2, discard: ["build_army"], discard_down_count: 3 }) });
  expect(text(".italy .chip.down")).toBe("2");
  expect(text(".italy .chip.pile")).toBe("4");
  expect(at("[data-discard]")).toHaveLength(1);
});

test("the open part of a discard pile can be looked through, and closed again", () => {
  table({ italy: nation({ discard: ["land_battle", "build_army"], discard_down_count: 3, deck_count: 9 }) });
  expect(at("dialog")).toHaveLength(0);
  at("[data-discard=italy]")[0]!.click();
  flushSync();
  expect(at("dialog [data-pile]").map((one) => one.dataset["pile"])).toEqual(["land_battle", "build_army"]);
  expect(text("dialog header + p")).toMatch(/3/);
  at("[data-close-pile]")[0]!.click();
  flushSync();
  expect(at("dialog")).toHaveLength(0);
});

test("what somebody knows of hidden cards is told apart: hand, deck, and what lies face down", () => {
  const known: NationView["known"] = [
    { card: "blitzkrieg", place: "hand" },
    { card: "build_army", place: "deck" },
  ];
  table({ italy: nation({ down_count: 1, discard_down: ["sea_battle"], known }) });
  at("[data-discard=italy]")[0]!.click();
  flushSync();
  const parts = at("dialog h3").map((title) => [
    title.textContent,
    [...title.nextElementSibling!.querySelectorAll<HTMLElement>("[data-pile]")].map((one) => one.dataset["pile"]),
  ]);
  const cards = Object.fromEntries(parts) as Record<string, string[]>;
  expect(cards[say("client-known-hand")]).toEqual(["blitzkrieg"]);
  expect(cards[say("client-known-deck")]).toEqual(["build_army"]);
  expect(cards[say("client-pile-down-own")]).toEqual(["sea_battle"]);
});
