// Pointing at units on the map: a second touch lets go, and one answer alone is given at once.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "../src/games/europe/pointing.svelte";
import { tastes } from "../src/games/europe/tastes.svelte";
import type { View } from "../src/games/europe/view";
import type { Sitting } from "../src/lib/sitting.svelte";
import type { Choice } from "../src/lib/types";

const choices = ["done", "move tanks 0101", "move tanks 0102", "attack tanks 0103", "move army 0201", "air planes"];
const ACT = { number: 1, ask: "ask-act", args: {}, choices: choices.map((answer) => ({ answer })) };
const asked = $state<{ question: { number: number; ask: string; args: object; choices: { answer: string }[] } }>({ question: ACT });
const touched: string[][] = [];
const answered: string[] = [];
let end: () => void;
let pointing: Pointing;

beforeEach(() => {
  touched.length = answered.length = 0;
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  asked.question = ACT;
  const sitting = {
    get question() {
      return asked.question;
    },
    view: { units: { tanks: { at: "0100" }, army: { at: "0200" }, planes: { at: "0300" } } },
    live: { id: "t" },
    several: [],
    why: { clear: () => undefined },
    touch: (found: Choice[]) => touched.push(found.map((one) => one.answer)),
    answer: (words: string) => answered.push(words),
  };
  end = $effect.root(() => {
    pointing = new Pointing(sitting as unknown as Sitting<View>);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test("a unit is chosen by a touch and let go by the next", () => {
  pointing.touchUnit("tanks");
  expect([pointing.chosen, pointing.touched]).toEqual(["tanks", "tanks"]);
  expect([...pointing.goals]).toEqual(["0101", "0102", "0103"]);
  expect([...pointing.targets]).toEqual(["0103"]);
  pointing.touchUnit("tanks");
  expect(pointing.touched).toBe("");
});

test("who wants to advance at once is not asked after the fight, but is after taking it back", () => {
  const advance = { number: 2, ask: "ask-advance", args: { unit: "tanks" }, choices: [{ answer: "stay" }, { answer: "advance" }] };
  const fight = (): void => {
    pointing.touchUnit("tanks");
    pointing.attack("attack tanks 0103");
    asked.question = { ...advance, number: asked.question.number + 1 };
    flushSync();
  };
  tastes.setAdvance(true);
  fight();
  expect(answered).toEqual(["attack tanks 0103", "advance"]);
  asked.question = { ...advance, number: 9 };
  flushSync();
  expect(answered, "it was taken back").toHaveLength(2);
  tastes.setAdvance(false);
  asked.question = ACT;
  flushSync();
  fight();
  expect(answered.slice(2)).toEqual(["attack tanks 0103"]);
});

test("where there is one answer about a unit, it is given", () => {
  pointing.touchUnit("planes");
  expect(touched).toEqual([["air planes"]]);
  expect(pointing.touched).toBe("");
});

test("an enemy is aimed at first, and a free hex is gone to", () => {
  pointing.touchUnit("tanks");
  pointing.touchHex("0103");
  expect([pointing.aimed, pointing.aim]).toEqual(["0103", { target: "0103", start: "0100" }]);
  pointing.touchHex("0101");
  expect(touched).toEqual([["move tanks 0101"]]);
});

test("the unit that an answer is about is found in its words, and so is the hex", () => {
  expect([...pointing.units].sort()).toEqual(["army", "planes", "tanks"]);
  const choice = { answer: "attack tanks 0103" } as Choice;
  expect([pointing.unitOf(choice), pointing.hexOf(choice)]).toEqual(["tanks", "0103"]);
});
