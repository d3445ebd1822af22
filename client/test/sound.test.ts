import { expect, test, vi } from "vitest";
import { partsOf } from "../src/games";
import { heard, play } from "../src/lib/sound";

const lines = (...messages: string[]) => messages.map((message) => ({ message }));

test("what happens is heard once, one sound after the other, and not more than two", () => {
  const sounds = { played: "card", built: "piece", battled: "battle" } as const;
  expect(heard(lines("log-played", "log-built", "log-built"), sounds)).toEqual(["card", "piece"]);
  expect(heard(lines("log-played", "log-built", "log-battled"), sounds)).toEqual(["piece", "battle"]);
  expect(heard(lines("log-turn"), sounds)).toEqual([]);
});

test("dice are heard in the games that have dice", () => {
  const dice = ["quartermaster", "naval", "europe"].filter((game) =>
    Object.values(partsOf(game).sounds ?? {}).includes("dice"),
  );
  expect(dice).toEqual(["naval", "europe"]);
});

test("nothing is heard before somebody has touched the page", () => {
  const made = vi.fn(() => {
    throw new Error("too early");
  });
  vi.stubGlobal("AudioContext", made);
  const touched = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });
  touched(false);
  play("card");
  expect(made).not.toHaveBeenCalled();
  touched(true);
  expect(() => play("card")).toThrow("too early");
});
