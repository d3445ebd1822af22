// What is said at a table, as far as this browser may read it, and how much of it is new.
import * as http from "./http";
import type { LiveTable } from "./table.svelte";
import type { Chat, ChatLine, Muted, Say } from "./types";

export class ChatRoom {
  state = $state<"loading" | "ready" | "failed">("loading");
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<Muted[]>([]);
  /** As whom we can speak: our seats, or the sign of somebody who watches. */
  me = $state.raw<string[]>([]);
  room = $state<Chat["room"]>("seats");
  /** The number of the last line that was read here. */
  private read = $state(0);

  constructor(readonly live: LiveTable) {
    this.read = Number(localStorage.getItem(this.key) ?? 0);
  }

  private get key(): string {
    return `chat ${this.live.id}`;
  }

  /** Whether there is anybody to talk to. */
  get wanted(): boolean {
    const { info, mine } = this.live;
    if (!info?.chat) return false;
    const others = info.seats.some((one) => one.kind !== "bot" && !mine.includes(one.seat));
    return !mine.length || others || this.lines.length > 0;
  }

  /** How many lines of others were not read yet. */
  get unread(): number {
    return this.lines.filter((one) => one.number > this.read && !this.me.includes(one.by)).length;
  }

  async load(): Promise<void> {
    if (!this.wanted) return;
    try {
      this.take(await http.chat(this.live.id));
    } catch {
      this.state = "failed";
    }
  }

  private take(chat: Chat): void {
    [this.lines, this.muted, this.me, this.room] = [chat.lines, chat.muted, chat.me, chat.room];
    this.state = "ready";
  }

  hear(line: ChatLine): void {
    // Our own comes with the reply as well.
    if (this.lines.some((one) => one.number === line.number)) return;
    this.lines = [...this.lines, line].sort((one, other) => one.number - other.number);
  }

  /** All that is here was read. */
  look(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    localStorage.setItem(this.key, String(last));
  }

  async say(body: Say): Promise<void> {
    this.hear(await http.say(this.live.id, body));
  }

  async mute(who: string, mute: boolean): Promise<void> {
    this.take(await http.mute(this.live.id, who, mute));
  }

  async report(number: number): Promise<void> {
    await http.report(this.live.id, number);
  }
}
