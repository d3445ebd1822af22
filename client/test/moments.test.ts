import { describe, expect, it } from "vitest";
import { order, partOf, steps, unfold } from "../src/lib/moments";
import type { ReplayPart } from "../src/lib/types";

const step = (answer: string, patch: Record<string, unknown>) => ({
  seat: "alpha",
  ask: "ask-what",
  said: { answer, message: "answer-do", args: {} },
  log: [{ message: `log-${answer}`, args: {} }],
  patch,
});

const part = (first: number): ReplayPart => ({
  first,
  answers: 130,
  log: first ? [] : [{ message: "log-began", args: {} }],
  view: { round: 1, hands: { alpha: ["a", "b"] } },
  moments: [step("one", { hands: { alpha: ["b"] } }), step("two", { round: 2 })],
});

describe("a finished game in parts", () => {
  it("has a moment after each answer, and one before the first", () => {
    const found = unfold(part(0));
    expect(found.map(([number, one]) => [number, one.said?.answer, one.views["spectator"]])).toEqual([
      [0, undefined, { round: 1, hands: { alpha: ["a", "b"] } }],
      [1, "one", { round: 1, hands: { alpha: ["b"] } }],
      [2, "two", { round: 2, hands: { alpha: ["b"] } }],
    ]);
    expect(found[0]![1].log[0]!.message).toBe("log-began");
  });

  it("goes on where the part before ended", () => {
    expect(unfold(part(64)).map(([number]) => number)).toEqual([65, 66]);
    expect([0, 1, 64, 65, 128, 129].map(partOf)).toEqual([0, 0, 0, 64, 64, 128]);
  });

  it("is loaded from where one looks: what follows first, then what was", () => {
    expect(order(64, 200, 64)).toEqual([64, 128, 192, 0]);
    expect(order(192, 200, 64)).toEqual([192, 128, 64, 0]);
    expect(order(0, 0, 64)).toEqual([0]);
  });
});

describe("a game that goes on, in parts", () => {
  const log = ["a", "b", "c", "d"].map((word) => ({ message: `log-${word}`, args: {} }));

  it("has the views of each seat at every step, and the lines that came with it", () => {
    const views = { alpha: { round: 1 }, bravo: { round: 1 } };
    const moved = [{ alpha: { round: 2 }, bravo: {} }, { alpha: {}, bravo: { round: 3 } }];
    const found = steps({ first: 1, lines: [1, 3, 4], views, steps: moved }, log, 0);
    expect(found.map(([at, one]) => [at, one.log.map((line) => line.message), one.views])).toEqual([
      [1, ["log-b", "log-c"], { alpha: { round: 2 }, bravo: { round: 1 } }],
      [2, ["log-d"], { alpha: { round: 2 }, bravo: { round: 3 } }],
    ]);
  });
});
