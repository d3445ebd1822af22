// "Why can't I?" asked of the server once for each answer and question.
import type { LiveTable } from "./table.svelte";
import { say } from "./words.svelte";

export class Why {
  text = $state("");
  private last = "";

  async ask(live: LiveTable, seat: string, answer: string): Promise<void> {
    const key = `${seat} ${answer} ${live.asked[seat]?.number}`;
    if (key === this.last) return;
    this.last = key;
    this.text = "";
    const reply = await live.why(seat, answer);
    if (this.last === key && reply.reason)
      this.text = `${say(reply.reason.message, reply.reason.args)} (${reply.reason.rule})`;
  }

  clear(): void {
    this.last = "";
    this.text = "";
  }
}
