import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Hand from "../src/games/quartermaster/Hand.svelte";
import type { NationView } from "../src/games/quartermaster/types";
import type { Question } from "../src/lib/types";
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

test("what was picked to be discarded is forgotten when another question comes", () => {
  const asks = (verb: string): Question =>
    ({ number: 1, ask: `ask-${verb}`, args: {}, choices: [{ answer: `${verb} build_army`, args: {} }] }) as unknown as Question;
  const props = $state({
    nation: "germany",
    view: { hand: ["build_army", "land_battle"] } as unknown as NationView,
    cards: new Map(),
    question: asks("discard"),
    answer: () => Promise.resolve(),
  });
  show(Hand, props);
  at("[data-card=build_army]")[0]!.click();
  flushSync();
  expect(at("[data-answer=discard]")).toHaveLength(1);
  props.question = asks("use");
  flushSync();
  expect(at("[data-answer=discard]")).toHaveLength(0);
});
