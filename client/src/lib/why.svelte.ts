// "Why can't I?" asked of the server once for each answer and question; and refusals as sentences.
import { Refused } from "./http";
import type { LiveTable } from "./table.svelte";
import type { Reply } from "./types";
import { say, speech } from "./words.svelte";

/** A refusal as a sentence, with the number of its rule. */
export function refusal(reply: Reply | undefined): string {
  const reason = reply?.reason;
  if (!reason) return "";
  const text = say(reason.message, { ...reason.args, ...reply.parts?.[speech.lang] });
  return reason.rule === "table" ? text : `${text} (${reason.rule})`;
}

/** What went wrong with a call. */
export function complaint(error: unknown): string {
  if (!(error instanceof Refused)) return say("client-no-server");
  return say(error.reason.message, error.reason.args);
}

export class WhyNot {
  private reply = $state.raw<Reply | undefined>();
  private last = "";

  /** The reason in the language in use; empty while nothing is wrong. */
  get text(): string {
    return refusal(this.reply);
  }

  async ask(live: LiveTable, seat: string, answer: string): Promise<void> {
    const key = `${seat} ${answer} ${live.asked[seat]?.number}`;
    if (key === this.last) return;
    this.last = key;
    this.reply = undefined;
    const reply = await live.why(seat, answer);
    if (this.last === key) this.reply = reply;
  }

  /** Say a reason that needs no server. */
  tell(message: string, args: Record<string, string>): void {
    this.last = "";
    this.reply = { type: "reply", id: "", ok: false, reason: { rule: "table", message, args } };
  }

  clear(): void {
    this.last = "";
    this.reply = undefined;
  }
}
