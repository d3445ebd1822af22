// Questions that one wants to be done with: all of a kind are answered with "done" until another comes.
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice, Question } from "../../lib/types";
import type { View } from "./view";

/** A country that our other side fights already and that this one may attack too. */
export const jointWar = (question: Question | null | undefined, view: View | undefined): string =>
  question?.choices
    .map((one) => one.answer.split(" "))
    .find(([verb, on]) => verb === "war" && view?.countries[on!]?.status === "active")?.[1] ?? "";

/** What comes before the fighting, and what comes after it. */
const GROUPS: Record<string, readonly string[]> = {
  before: ["ask-declare", "ask-give", "ask-strategic"],
  after: ["ask-improve", "ask-mobilize", "ask-diplomacy", "ask-upgrade"],
};
/** All that is left of a game that is decided. */
const REST = "end";

export class Skipping {
  /** The group that is passed over. */
  private group = $state("");
  /** The question at which that was wished. */
  private begun = 0;

  /** `decided`: whether nothing can change the end any more. */
  constructor(
    private readonly sitting: Sitting<View>,
    private readonly decided: () => boolean,
  ) {
    $effect(() => {
      const { question } = sitting;
      if (!this.group || !question) return;
      const ends = this.passes(question) && ending(question);
      if (ends) void sitting.answer(ends.answer);
      else this.group = "";
    });
  }

  /** The group that the open question is in, if it can be passed over. */
  get offered(): string {
    const { question } = this.sitting;
    if (question && this.decided() && ending(question)) return REST;
    const found = Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(question?.ask ?? ""));
    return question && found && ending(question) ? found : "";
  }

  begin = (): void => {
    this.begun = this.sitting.question?.number ?? 0;
    this.group = this.offered;
  };

  private passes(question: Question): boolean {
    if (this.group === REST) return true;
    return GROUPS[this.group]!.includes(question.ask) && !this.matters(question);
  }

  /** A second front may decide the game: nobody passes over it unseen. */
  private matters(question: Question): boolean {
    return question.number !== this.begun && jointWar(question, this.sitting.view) !== "";
  }
}

const ENDINGS = new Set(["done", "pass", "none", "stop", "stay"]);
const ending = ({ choices }: Question): Choice | undefined => choices.find((one) => ENDINGS.has(one.answer));
