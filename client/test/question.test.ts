import { afterEach, beforeAll, describe, expect, it } from "vitest";
import QuestionPanel from "../src/components/QuestionPanel.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { Question } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, show } from "./page";

const given: string[] = [];

function ask(question: Question, elsewhere?: () => boolean): void {
  const live = new LiveTable("table");
  live.mine = ["north"];
  const answer = (words: string): void => void given.push(words);
  show(QuestionPanel, { live, seat: "north", question, answer, elsewhere });
}

function question(reaction: Question["reaction"]): Question {
  const answers = ["let it be", "cancel p1", "cancel p2"];
  const choices = answers.map((answer) => ({ answer, message: `answer-${answer}`, args: {} }));
  return { number: 1, rule: "toy 1", ask: "ask-react", message: "ask-react", args: {}, choices, reaction };
}

beforeAll(() => speech.use("en", ""));
afterEach(() => void given.splice(0));

describe("a question", () => {
  it("that is a reaction has a button for the answer that declines it, orders and a hush", () => {
    const uses = { "cancel p1": "cancel", "cancel p2": "cancel" };
    ask(question({ decline: "let it be", uses }));
    expect(at(".question.reaction")).toHaveLength(1);
    at("footer [data-answer='let it be']")[0]!.click();
    expect(given).toEqual(["let it be"]);
    expect(at("[data-hush]")).toHaveLength(1);
    expect(at("[data-order]").map((one) => one.dataset["order"])).toEqual([
      "cancel always",
      "cancel never",
    ]);
  });

  it("that is none has neither, whatever it is called", () => {
    ask(question(null));
    expect(at(".question.reaction, [data-hush], [data-order]")).toHaveLength(0);
    expect(at("[data-answer]")).toHaveLength(3);
  });

  it("names a few spaces", () => {
    const spaces = question(null);
    ask(spaces, () => true);
    expect(at("[data-answer]").filter((one) => !one.closest("details"))).toHaveLength(3);
  });

  it("does not name the cards that lie in the hand", () => {
    const spaces = question(null);
    const choices = spaces.choices.map((choice) => ({ ...choice, args: { card: choice.answer } }));
    ask({ ...spaces, choices }, () => true);
    expect(at("[data-answer]").filter((one) => !one.closest("details"))).toHaveLength(0);
    expect(at("details [data-answer]")).toHaveLength(3);
    expect(at(".body > p").map((one) => one.textContent)).toEqual(["Press what glows, or choose from the list."]);
  });
});
