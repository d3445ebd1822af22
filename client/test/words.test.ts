import { beforeAll, describe, expect, it, vi } from "vitest";
import { nameOf, say, speech } from "../src/lib/words.svelte";

const inLine = { where: 2, word: "kiew", expected: "ship", choices: "kiev" };
const ofBot = { where: "level", word: "robot", expected: "one-of", choices: "random, recruit" };

const FILES = import.meta.glob<string>("../../src/wartable/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of a game as the server sends them: the files of its folder. */
function served(path: string): Response {
  const [, game, lang] = /games\/(\w+)\/words\/(\w+)$/.exec(path)!;
  const own = Object.entries(FILES).filter(
    ([name]) => name.includes(`/games/${game}/`) && name.endsWith(`.${lang}.ftl`),
  );
  const text = own.map(([, text]) => text).join("\n");
  return new Response(JSON.stringify({ text, families: { target: "nation" } }));
}

beforeAll(() => {
  vi.stubGlobal("fetch", (path: string) =>
    path.includes("/unknown/") ? Promise.reject(new Error("away")) : Promise.resolve(served(path)),
  );
});

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
