import { describe, expect, it } from "vitest";
import { named, toward, type Point } from "../src/lib/keys";

describe("arrows", () => {
  const places: Point[] = [
    [0, 0],
    [10, 1],
    [20, 0],
    [2, 12],
  ];

  it("go to the nearest neighbour in that direction", () => {
    expect(toward([0, 0], [1, 0], places)).toBe(1);
    expect(toward([0, 0], [0, 1], places)).toBe(3);
    expect(toward([20, 0], [-1, 0], places)).toBe(1);
  });

  it("stay where nothing lies ahead", () => {
    expect(toward([0, 0], [0, -1], places)).toBe(-1);
    expect(toward([20, 0], [1, 0], places)).toBe(-1);
  });
});

describe("letters", () => {
  const names = ["Build in Ukraine", "Égypte", "Ukraine", "Ural", "Pass"];

  it("find the name that begins with them before a word that does", () => {
    expect(named(names, "u", -1)).toBe(2);
    expect(named(["Pass", "Build in Ukraine"], "u", 0)).toBe(1);
  });

  it("go on to the next of the same letter, and round", () => {
    expect(named(names, "u", 2)).toBe(3);
    expect(named(names, "u", 3)).toBe(2);
  });

  it("need no accents", () => {
    expect(named(names, "e", -1)).toBe(1);
  });

  it("find nothing where there is no such name", () => {
    expect(named(names, "z", 0)).toBe(-1);
    expect(named([], "u", -1)).toBe(-1);
  });
});
