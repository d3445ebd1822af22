import { beforeAll, expect, test } from "vitest";
import Fleet from "../src/games/naval/Fleet.svelte";
import FleetHead from "../src/games/naval/FleetHead.svelte";
import { damageOf, open } from "../src/games/naval/odds";
import type { Attack, ShipFacts, View } from "../src/games/naval/types";
import type { CardInfo, Choice, TableInfo } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show, text } from "./page";

const ship = (id: string, hull: number): ShipFacts => ({ id, type: "frigate", hull, vp: 3 });
const card = (facts: ShipFacts): CardInfo =>
  ({ id: `soviet_union.${facts.id}`, texts: {}, definition: facts }) as unknown as CardInfo;
const CARDS = new Map([ship("kiev", 6), ship("druzhny", 4)].map((one) => [`soviet_union.${one.id}`, card(one)]));
const DAMAGE = [
  { ship: "kiev", card: "rapid_fire", damage: 1 },
  { ship: "kiev", card: "missile_launch", damage: 3 },
  { ship: "druzhny", card: "rapid_fire", damage: 2 },
];
const attack = (id: string, target: string, more: Partial<Attack> = {}): Attack =>
  ({ id, target, ships: [], damage: 2, stopped: false, resolved: false, types: [], ...more }) as unknown as Attack;

function table(attacks: Attack[] = [], legal: string[] = [], folded = false): string[] {
  const acted: string[] = [];
  const fleet = {
    navy: "soviet_union",
    rows: [["kiev", "druzhny"]],
    active: [],
    passive: [],
    damage: DAMAGE,
    sunk: [],
    acted: ["druzhny"],
  };
  const view = { round: 1, turn: "bravo", vp: { bravo: 5 }, seats: { bravo: fleet }, attacks, defences: [] };
  show(Fleet, {
    seat: "bravo",
    info: { seats: [], status: "playing" } as unknown as TableInfo,
    mine: [],
    view: view as unknown as View,
    cards: CARDS,
    legal: new Map(legal.map((one) => [one, [] as Choice[]])),
    act: (one: string) => void acted.push(one),
    look: () => undefined,
    folded,
  });
  return acted;
}

beforeAll(async () => {
  serveWords();
  await speech.use("en", "naval");
});

test("each ship shows its own damage, all cards together", () => {
  expect(damageOf({ damage: DAMAGE } as never, "kiev")).toBe(4);
  table();
  expect(text("[data-ship=kiev] .pips b")).toBe("2");
  expect(text("[data-ship=druzhny] .pips b")).toBe("2");
  expect(at("[data-ship=kiev] .pips i.lost")).toHaveLength(4);
  expect(at("[data-ship=druzhny] .pips i.lost")).toHaveLength(2);
  expect(text("[data-ship=kiev] .unseen")).toMatch(/2 of 6/);
});

test("a fleet that is folded shows the damage of each ship too", () => {
  table([], [], true);
  expect(text(".strip .pips b")).toBe("2 | 2");
  expect(at(".strip .pips").map((one) => one.querySelectorAll("i.lost").length)).toEqual([4, 2]);
});

test("what the open attacks would take is shown on their target alone", () => {
  table([attack("a1", "kiev"), attack("a2", "druzhny", { stopped: true }), attack("a3", "druzhny", { resolved: true })]);
  expect(at("[data-ship=kiev] .pips i.threat")).toHaveLength(2);
  expect(at("[data-ship=druzhny] .pips i.threat")).toHaveLength(0);
  expect(text("[data-ship=kiev] .number")).toBe("a1");
  expect(open({ attacks: [attack("a1", "kiev"), attack("a2", "kiev", { stopped: true })] } as never)).toHaveLength(1);
});

test("a ship that has acted says so, and one that may be chosen can be pressed", () => {
  const acted = table([], ["kiev"]);
  expect(at("[data-ship=druzhny].spent")).toHaveLength(1);
  expect(at("[data-ship=kiev].spent")).toHaveLength(0);
  at("[data-ship=druzhny]")[0]!.click();
  at("[data-ship=kiev]")[0]!.click();
  expect(acted).toEqual(["kiev"]);
});

test("what is added to the dice of a fleet has its sign", () => {
  const info = { seats: [{ seat: "alpha", kind: "person", name: "Ann" }] } as unknown as TableInfo;
  const head = (rolls: number): string => {
    const view = { seats: { alpha: { rolls } }, vp: {}, round: 1 } as unknown as View;
    document.body.replaceChildren();
    show(FleetHead, { seat: "alpha", info, mine: [], view, right: false, tiny: false });
    return text("header small");
  };
  expect(head(1)).toContain("+1");
  expect(head(-1)).toContain("−1");
  expect(head(0)).not.toContain("1");
});
