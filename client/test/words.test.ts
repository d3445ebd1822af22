import { beforeAll, describe, expect, it } from "vitest";
import { nameOf, say, sayChoice, sayLine, speech } from "../src/lib/words.svelte";
import { serveWords } from "./page";

const inLine = { where: 2, word: "kiew", expected: "ship", choices: "kiev" };
const ofBot = { where: "level", word: "robot", expected: "one-of", choices: "random, recruit" };

beforeAll(serveWords);

describe("the words of a game", () => {
  it("come from the server, with the families of its names", async () => {
    await speech.use("en", "quartermaster");
    expect(nameOf("target", "germany")).toBe("Germany");
    expect(speech.words!.bare).toBe(false);
  });

  it("include names that only the open table has, until it is left", async () => {
    await speech.use("en", "europe");
    speech.learn({ en: { "city-poznan": { "": "Greenwich", in: "near Greenwich" } }, fr: {} });
    expect(nameOf("city", "poznan")).toBe("Greenwich");
    expect(nameOf("city", "poznan", "in")).toBe("near Greenwich");
    await speech.use("fr", "europe");
    await speech.use("en", "europe");
    expect(nameOf("city", "poznan")).toBe("Greenwich");
    speech.learn({});
    expect(nameOf("city", "poznan")).toBe("Poznań");
  });

  it("may be missing: then ids and facts are shown", async () => {
    await speech.use("en", "unknown");
    expect(speech.words!.bare).toBe(true);
    expect(say("log-took", { seat: "north", count: 2 })).toBe("Took seat=north count=2");
    expect(nameOf("seat", "north")).toBe("north");
  });
});

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

describe("several names in a row", () => {
  it("are joined by and, the last two of them", async () => {
    const drew = (...cards: string[]): string =>
      say("log-drew-seen", { nation: "germany", count: cards.length, cards: cards.map((one) => `germany.${one}`) });
    await speech.use("en", "quartermaster");
    expect(drew("build_army")).toMatch(/“Build Army”\.$/);
    expect(drew("build_army", "land_battle")).toMatch(/“Build Army” and “Land Battle”\.$/);
    expect(drew("build_army", "land_battle", "blitzkrieg")).toMatch(
      /“Build Army”, “Land Battle” and “Blitzkrieg”\.$/,
    );
    await speech.use("fr", "quartermaster");
    expect(drew("build_army", "land_battle")).toMatch(/«\u00a0Construire une armée\u00a0» et «\u00a0Bataille terrestre\u00a0»\.$/);
  });

  it("are all of the names, in their order", async () => {
    await speech.use("en", "quartermaster");
    expect(say("client-waiting-for", { seats: ["japan", "germany"] })).toMatch(
      /Japan and Germany/,
    );
  });
});

describe("a line of the log", () => {
  it("names somebody who gave no name, and the one who did", async () => {
    await speech.use("en", "quartermaster");
    const sat = (name: string): string => sayLine({ message: "log-sat", args: { seat: "italy", name } });
    expect(sat("Ben")).toContain("Ben");
    expect(sat("")).toMatch(/somebody|someone/i);
  });
});

describe("an answer", () => {
  it("has other words for some questions only", async () => {
    await speech.use("en", "quartermaster");
    const pass = { message: "answer-pass", args: {} };
    const special = sayChoice({ ask: "ask-react" }, pass);
    expect(sayChoice({ ask: "ask-nothing-like-this" }, pass)).toBe(say("answer-pass"));
    expect(sayChoice(null, pass)).toBe(say("answer-pass"));
    expect(special).toBe(speech.words!.has("answer-pass-react") ? say("answer-pass-react") : say("answer-pass"));
  });
});
