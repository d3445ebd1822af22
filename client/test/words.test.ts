import { describe, expect, it } from "vitest";
import { say, speech } from "../src/lib/words.svelte";

const inLine = { where: 2, word: "kiew", expected: "ship", choices: "kiev" };
const ofBot = { where: "level", word: "robot", expected: "one-of", choices: "random, recruit" };

describe("what is wrong with some input", () => {
  it("is said with what was expected, in each language", async () => {
    await speech.use("en", "naval");
    expect(say("reason-bad-input", inLine)).toBe("Line 2: 'kiew': expected a ship: kiev");
    expect(say("reason-bad-input", ofBot)).toBe("Level: 'robot': expected one of random, recruit");
    await speech.use("fr", "naval");
    expect(say("reason-bad-input", inLine)).toBe(
      "Ligne 2\u00a0: «\u00a0kiew\u00a0» ne convient pas, il faut un navire\u00a0: kiev",
    );
    expect(say("reason-bad-input", ofBot)).toBe(
      "Niveau\u00a0: «\u00a0robot\u00a0» ne convient pas, il faut choisir parmi random, recruit",
    );
  });

  it("may be that nothing was given", async () => {
    await speech.use("en", "naval");
    const facts = { where: "record", word: "", expected: "truncated", text: "begin" };
    expect(say("reason-missing-input", facts)).toBe(
      "Record: expected a line 'begin': the record is truncated",
    );
  });
});
