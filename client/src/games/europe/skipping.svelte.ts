// Questions that one wants to be done with: all of a kind are answered with "done" until another comes.
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice, Question } from "../../lib/types";
import type { View } from "./view";

/** What comes before the fighting, and what comes after it. */
const GROUPS: Record<string, readonly string[]> = {
  before: ["ask-declare", "ask-give", "ask-strategic"],
  after: ["ask-improve", "ask-mobilize", "ask-diplomacy", "ask-upgrade"],
};

export class Skipping {
  /** The group that is passed over. */
  private group = $state("");

  constructor(private readonly sitting: Sitting<View>) {
    $effect(() => {
      const { question } = sitting;
      if (!this.group || !question) return;
      const ends = GROUPS[this.group]!.includes(question.ask) && ending(question);
      if (ends) void sitting.answer(ends.answer);
      else this.group = "";
    });
  }

  /** The group that the open question is in, if it can be passed over. */
  get offered(): string {
    const { question } = this.sitting;
    const found = Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(question?.ask ?? ""));
    return question && found && ending(question) ? found : "";
  }

  begin = (): void => {
    this.group = this.offered;
  };
}

const ending = ({ choices }: Question): Choice | undefined =>
  choices.find((one) => one.answer === "done" || one.answer === "pass");
