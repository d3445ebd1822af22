// Below a question: refusing it, and advice that could not be had.
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Footer from "../src/components/question/Footer.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Choice, Question, TableInfo } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

const pass = { answer: "pass", message: "answer-pass", args: {} } as unknown as Choice;

/** A question that can be passed; returns what was answered. */
function ask(rest: Partial<Question>): string[] {
  const live = new LiveTable("table");
  live.info = { game: "quartermaster", hints: true, seats: [] } as unknown as TableInfo;
  const said: string[] = [];
  const question = { number: 1, ask: "ask-react", args: {}, choices: [pass], ...rest } as unknown as Question;
  const answer = (words: string): void => void said.push(words);
  show(Footer, { live, seat: "germany", question, pass, later: [], alone: false, missed: true, answer });
  return said;
}

const press = (selector: string): void => {
  at(selector)[0]!.click();
  flushSync();
};

describe("refusing", () => {
  it("takes a second press where something would be missed", () => {
    settings.twice = true;
    const said = ask({});
    press("[data-answer=pass]");
    expect(said).toEqual([]);
    press("[data-answer=pass]");
    expect(said).toEqual(["pass"]);
  });

  it("takes one press where somebody could only react", () => {
    settings.twice = true;
    const said = ask({ reaction: { decline: "pass", uses: {} } } as unknown as Partial<Question>);
    press("[data-answer=pass]");
    expect(said).toEqual(["pass"]);
  });
});

describe("a hint", () => {
  it("that was refused is asked for anew without the old refusal", async () => {
    ask({});
    const error = { rule: "table", message: "reason-too-fast", args: {} };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error }), { status: 429 })));
    press("[data-hint]");
    await vi.waitFor(() => expect(at(".trouble")).toHaveLength(1));
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    press("[data-hint]");
    expect(at(".trouble")).toHaveLength(0);
  });
});
