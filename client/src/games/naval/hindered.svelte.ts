// Why cards of the hand cannot be played now: asked of the server once for each question.
import type { LiveTable } from "../../lib/table.svelte";
import type { Reply } from "../../lib/types";
import { refusal } from "../../lib/why.svelte";
import { say } from "../../lib/words.svelte";

export class Hindered {
  private replies = $state.raw<Record<string, Reply>>({});
  private asked = "";

  /** Ask about the cards that are no answer to a question; about none where a card is no way to answer it. */
  async about(live: LiveTable, seat: string, question: string, words: Record<string, string>): Promise<void> {
    if (question === this.asked) return;
    this.asked = question;
    this.replies = {};
    const found = await Promise.all(
      Object.entries(words).map(async ([card, answer]) => [card, await live.why(seat, answer)] as const),
    );
    if (question === this.asked) this.replies = Object.fromEntries(found);
  }

  /** The whole reason. */
  why(card: string): string {
    const reply = this.replies[card];
    const text = refusal(reply);
    return text && text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  }

  /** The reason in two or three words, for the card itself. */
  brief(card: string): string {
    const reason = this.replies[card]?.reason;
    if (!reason) return "";
    const kind = reason.message.replace("reason-", "");
    return say("naval-why", { why: reason.args?.["acted"] ? "acted" : kind });
  }
}
