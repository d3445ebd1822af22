import { describe, expect, it } from "vitest";
import { order, partOf, unfold } from "../src/lib/moments";
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
    expect(found.map(([number, one]) => [number, one.said?.answer, one.view])).toEqual([
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
    expect(order(70, 200)).toEqual([64, 128, 192, 0]);
    expect(order(200, 200)).toEqual([192, 128, 64, 0]);
    expect(order(0, 0)).toEqual([0]);
  });
});
