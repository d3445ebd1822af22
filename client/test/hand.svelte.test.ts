import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Hand from "../src/games/quartermaster/Hand.svelte";
import type { NationView } from "../src/games/quartermaster/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

function hold(nation: string, hand: string[]): (nation: string, hand: string[]) => string[] {
  const props = $state({
    nation,
    view: { hand } as unknown as NationView,
    cards: new Map(),
    question: undefined,
    answer: () => Promise.resolve(),
  });
  show(Hand, props);
  return (nation, hand) => {
    Object.assign(props, { nation, view: { hand } });
    flushSync();
    return at("[data-card]").map((one) => one.dataset["card"]!);
  };
}

test("a card that stays in the hand keeps its place, and what is drawn comes last", () => {
  const next = hold("germany", ["build_army", "land_battle", "sea_battle"]);
  expect(next("germany", ["blitzkrieg", "build_army", "sea_battle"])).toEqual([
    "build_army",
    "sea_battle",
    "blitzkrieg",
  ]);
  expect(next("japan", ["blitzkrieg", "build_army"])).toEqual(["blitzkrieg", "build_army"]);
});
