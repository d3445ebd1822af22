// Somebody at a table: which seat is in front, what it sees, what it is asked, what it answers.
import { PreviewStore } from "./previews.svelte";
import { Screen } from "./screen.svelte";
import { play } from "./sound";
import type { LiveTable } from "./table.svelte";
import type { Choice, Question } from "./types";
import { refusal, WhyNot } from "./why.svelte";
import { say } from "./words.svelte";

/** What every game's view has. */
export interface CommonView {
  decisions: { seat: string }[];
  winner?: string | null;
}

export class Sitting<View extends CommonView> {
  readonly screen: Screen;
  /** The answer that the pointer or the focus is on. */
  considered = $state<string | undefined>();
  /** Answers about the thing that was touched, where there are several. */
  several = $state.raw<Choice[]>([]);
  refused = $state("");
  /** Whether we said unasked that we want to do something, and wait to be asked. */
  wished = $state(false);
  readonly why = new WhyNot();
  private readonly previews = new PreviewStore();

  /** Given as a function: the table may be another one, at a moment of the past. */
  constructor(
    private readonly table: () => LiveTable,
    /** Whether the game tells what an answer would change. */
    private readonly foresees = false,
  ) {
    this.screen = new Screen(table);
    $effect(() => {
      const number = this.question?.number;
      this.several = [];
      if (number === undefined) return;
      this.wished = false;
      play("turn");
    });
  }

  get live(): LiveTable {
    return this.table();
  }

  get seat(): string | undefined {
    return this.screen.seat;
  }

  get view(): View | undefined {
    const views = this.live.views;
    return (views[this.seat ?? ""] ?? views["spectator"] ?? Object.values(views)[0]) as
      | View
      | undefined;
  }

  get question(): Question | null | undefined {
    return this.seat ? this.live.asked[this.seat] : null;
  }

  /** What the considered answer would change, as far as the server has told. */
  get change(): unknown {
    const { seat, question, considered } = this;
    return seat && question && considered
      ? this.previews.of(seat, question.number, considered)
      : undefined;
  }

  get over(): boolean {
    return Boolean(this.view?.winner) || this.live.info?.status === "over";
  }

  /** What the table waits for, when it does not wait for us. */
  get wait(): string {
    if (!this.view || this.over) return say("client-over");
    // What has happened is still being told: nobody has to do anything.
    if (this.live.behind) return say("client-just-happened");
    const seats = [...new Set(this.view.decisions.map((one) => one.seat))];
    return seats.length ? say("client-waiting-for", { seats }) : say("client-waiting");
  }

  /** The question that was answered last: a second press of the same button says nothing more. */
  private answered = "";

  answer = async (words: string): Promise<void> => {
    if (!this.seat) return;
    const number = this.question ? `${this.seat} ${this.question.number}` : "";
    if (number && number === this.answered) return;
    this.answered = number;
    this.refused = "";
    this.considered = undefined;
    const unasked = !this.question;
    const reply = await this.live.answer(this.seat, words);
    if (!reply.ok) this.answered = "";
    this.refused = reply.ok ? "" : refusal(reply);
    this.wished = unasked && Boolean(reply.ok);
  };

  /** A thing with one answer gives it; with several, they are offered. */
  touch = (choices: Choice[] | undefined): void => {
    if (choices?.length === 1) void this.answer(choices[0]!.answer);
    else this.several = choices ?? [];
  };

  /** The pointer or the focus is on an answer; what cannot be answered says why. */
  hover = (words: string | undefined): void => {
    this.considered = words;
    const { seat, question, live } = this;
    const legal = question?.choices.some((choice) => choice.answer === words);
    if (legal && this.foresees) this.previews.want(live.id, seat!, question!.number);
    if (!words || !seat || !question || legal) this.why.clear();
    else void this.why.ask(live, seat, words);
  };
}
