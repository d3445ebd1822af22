import { beforeAll, expect, test } from "vitest";
import Cancelled from "../src/games/naval/Cancelled.svelte";
import Declared from "../src/games/naval/Declared.svelte";
import Dice from "../src/games/naval/Dice.svelte";
import type { ShipFacts, View } from "../src/games/naval/types";
import type { CardInfo, LogLine, Question } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show, text } from "./page";

const line = (message: string, args: LogLine["args"] = {}): LogLine => ({ message, args }) as LogLine;
const roll = (attack: string, die: number, stopped: boolean): LogLine =>
  line("log-roll-ship", { seat: "bravo", ship: "kiev", sign: "", ships: ["kiev"], attack, die, needed: 4, change: 0, stopped });

beforeAll(async () => {
  serveWords();
  await speech.use("en", "naval");
});

test("the dice of this turn show what fell and what was needed, and those to come what they need", () => {
  const defences = [
    { attack: "a3", by: "near_miss", needed: 5, rolled: false },
    { attack: "a1", by: "kiev", needed: 4, rolled: true },
  ];
  const lines = [roll("a9", 6, true), line("log-turn", { seat: "alpha", round: 2 }), roll("a1", 2, false), roll("a2", 5, true)];
  show(Dice, { view: { defences } as unknown as View, lines });
  expect(text(".wait text")).toBe("5+");
  expect(text(".bad [aria-hidden=true]")).toMatch(/a1 · 4\+ failed$/i);
  expect(text(".good [aria-hidden=true]")).toMatch(/a2 · 4\+ stopped$/i);
  // Two dots, and five.
  expect(at("path").map((one) => one.getAttribute("d")!.split("z").length - 1)).toEqual([2, 5]);
});

test("until dice fall in this turn those of the turn before are seen, and at first that there were none", () => {
  const turn = (round: number): LogLine => line("log-turn", { seat: "alpha", round });
  const view = { defences: [] } as unknown as View;
  show(Dice, { view, lines: [turn(1), roll("a1", 3, false), turn(2), roll("a2", 5, true), turn(3)] });
  expect(at(".before h3")).toHaveLength(1);
  expect(text("figure [aria-hidden=true]:not(svg)")).toMatch(/^a2 · 4\+/);
  show(Dice, { view, lines: [turn(1)] });
  expect(text(".dice > p")).toBe("Nothing has been rolled yet.");
});

test("declared attacks are listed with what they may do", () => {
  const ship = (id: string, hull: number): [string, CardInfo] => [
    `soviet_union.${id}`,
    { id: `soviet_union.${id}`, definition: { id, type: "cruiser", hull, vp: 5 } } as unknown as CardInfo,
  ];
  const attack = { seat: "bravo", types: ["ssm"], card: "missile_launch", damage: 3, hard: 0, needed: null };
  const view = {
    turn: "alpha",
    seats: { bravo: { navy: "soviet_union", damage: [{ ship: "slava", card: "", damage: 2 }] } },
    attacks: [
      { ...attack, id: "a1", ships: ["gary"], target: "slava" },
      { ...attack, id: "a2", ships: [], card: "air_support", target: "kiev" },
      { ...attack, id: "a3", ships: ["gary"], target: "kiev", stopped: true },
    ],
    defences: [],
  } as unknown as View;
  show(Declared, { view, cards: new Map([ship("slava", 5), ship("kiev", 8)]) });
  expect(text("[data-declared=a1]")).toMatch(/Gary → Slava sunk 100%$/i);
  expect(text("[data-declared=a2]")).toMatch(/Air Support → Kiev damage 3$/i);
  expect(at("[data-declared]")).toHaveLength(2);
  show(Declared, { view: { ...view, attacks: [] }, cards: new Map() });
  expect(text(".none")).toContain("No attack yet");
});

test("who may cancel a card sees what it is and on whom", () => {
  const facts: ShipFacts = { id: "kiev", type: "carrier", hull: 6, vp: 5 };
  const cards = new Map([["soviet_union.kiev", { id: "soviet_union.kiev", definition: facts } as unknown as CardInfo]]);
  const fleet = { navy: "soviet_union", rows: [["kiev"]], active: [], passive: [] };
  show(Cancelled, {
    view: { seats: { bravo: fleet } } as unknown as View,
    question: { message: "ask-intelligence", args: { seat: "alpha", card: "air_support" } } as unknown as Question,
    cards,
    lines: [
      line("log-played-strike", { seat: "alpha", card: "missile_launch", ship: "kiev" }),
      line("log-played-strike", { seat: "alpha", card: "air_support", ship: "kiev" }),
    ],
  });
  expect(at("[data-cancels]").map((one) => one.dataset["cancels"])).toEqual(["air_support"]);
  expect(at("[data-aimed]").map((one) => one.dataset["aimed"])).toEqual(["kiev"]);
  expect(text("[data-aimed]")).toContain("Kiev");
});
