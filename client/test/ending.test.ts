// How a finished game is told: who won, and the points after each round.
import { expect, test } from "vitest";
import { outcome, rounds, sides } from "../src/lib/ending";
import type { Summary } from "../src/lib/types";

const summary = {
  sides: { north: "hills", south: "plains", east: "plains" },
  points: { 2: { north: 3, south: 1 }, 3: { east: 2 } },
  before: { hills: 5 },
  turns: [{ round: 4 }],
} as unknown as Summary;

test("the rounds are those that were played", () => {
  expect(rounds(summary)).toEqual([2, 3, 4]);
});

test("a game from a position goes on from the points it began with", () => {
  const [hills, plains] = sides(summary);
  expect([hills!.totals, hills!.points]).toEqual([[8, 8, 8], 8]);
  expect([plains!.seats, plains!.totals]).toEqual([["south", "east"], [1, 3, 3]]);
});

test("somebody on the winning side has won, and somebody on both sides neither won nor lost", () => {
  expect(outcome(summary, "plains", ["south", "east"])).toBe("won");
  expect(outcome(summary, "plains", ["north"])).toBe("lost");
  expect(outcome(summary, "plains", ["north", "south"])).toBe("watched");
  expect(outcome(summary, "plains", [])).toBe("watched");
  expect(outcome(summary, "draw", ["north"])).toBe("watched");
});
