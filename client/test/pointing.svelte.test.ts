// Pointing at units on the map: a second touch lets go, and one answer alone is given at once.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "../src/games/europe/pointing.svelte";
import type { View } from "../src/games/europe/view";
import type { Sitting } from "../src/lib/sitting.svelte";
import type { Choice } from "../src/lib/types";

const choices = ["done", "move tanks 0101", "move tanks 0102", "attack tanks 0103", "move army 0201", "air planes"];
const touched: string[][] = [];
const answered: string[] = [];
let end: () => void;
let pointing: Pointing;

beforeEach(() => {
  touched.length = answered.length = 0;
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const sitting = {
    question: { number: 1, ask: "ask-act", args: {}, choices: choices.map((answer) => ({ answer })) },
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
