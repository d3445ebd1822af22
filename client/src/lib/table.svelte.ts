// A table as this browser knows it: a snapshot, then what changes; it reconnects by itself.
import { ChatRoom } from "./chat.svelte";
import { Clocks } from "./clocks.svelte";
import * as http from "./http";
import { apply } from "./patch";
import { shows } from "./story";
import { settings } from "./settings.svelte";
import type {
  LogLine,
  Message,
  Order,
  Question,
  Reason,
  Reply,
  TableInfo,
  UndoAsked,
} from "./types";

/** A message that has no reply yet. */
interface Sent {
  text: string;
  done: (reply: Reply) => void;
}

type Wish = "always" | "never" | "ask";

/** For how long what happened is shown before what came next: where a card was played, else. */
const HOLD = { slow: [2400, 900], normal: [1100, 350], quick: [0, 0], step: [Infinity, Infinity] };

const PATIENCE = [300, 600, 1200, 2500, 5000];
/** Milliseconds after which a message without a reply went nowhere. */
const SILENCE = 20_000;

export class LiveTable {
  info = $state.raw<TableInfo | undefined>();
  mine = $state.raw<string[]>([]);
  owner = $state(false);
  views = $state.raw<Record<string, unknown>>({});
  asked = $state.raw<Record<string, Question | null>>({});
  undo = $state.raw<Record<string, number>>({});
  consent = $state.raw<UndoAsked | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The number of the first line in `log`. */
  first = $state(0);
  connected = $state(false);
  /** The seats whose people have the table open now. */
  here = $state.raw<string[]>([]);
  /** Of who sits on no seat: the seats whose cards are shown. */
  shown = $state.raw<string[]>([]);
  /** Why the server sent us away for good. */
  gone = $state.raw<Reason | undefined>();
  /** Why the table was read again, until we are back. */
  unsaved = $state.raw<Reason | undefined>();
  /** Counts what has happened, so that the board can show it. */
  beat = $state(0);
  fresh = $state.raw<LogLine[]>([]);

  /** What people say to each other here. */
  chat: ChatRoom;
  /** How long everybody may still think. */
  readonly clocks = new Clocks();

  private socket: WebSocket | undefined;
  private unanswered = new Map<string, Sent>();
  private tries = 0;
  private closed = false;
  private requests = 0;

  /** Whether what others hold in their hands is hidden from us. */
  readonly hides: boolean = true;
  /** Whether this is a moment of the past, at which nothing can be answered. */
  readonly past: boolean = false;
  /** Look back at the moment when a line of the log was written, or steps before; come back to now. */
  back = $state.raw<((line: number, before?: number) => void) | undefined>();
  now = $state.raw<(() => void) | undefined>();

  /** What came while something else was still being shown. */
  private waiting = $state.raw<Message[]>([]);
  private held: ReturnType<typeof setTimeout> | undefined;
  /** Whether what comes has to wait until somebody wants to go on. */
  paused = $state(false);

  constructor(readonly id: string) {
    this.chat = new ChatRoom(this);
  }

  /** The seats whose cards can be looked at. */
  get looked(): string[] {
    return this.mine.length ? this.mine : this.shown;
  }

  /** The seat whose cards are shown as long as nobody chose another. */
  get front(): string | undefined {
    return this.looked[0];
  }

  /** The seats of this browser that have to answer, in the order of the table. */
  get open(): string[] {
    return (this.info?.seats ?? []).map((c) => c.seat).filter((seat) => this.asked[seat]);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Connect again at once: what the server knows of this browser has changed. */
  renew(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.connect();
  }

  connect(): void {
    if (this.closed || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.log.length ? `?last=${this.first + this.log.length}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => this.lose(socket);
  }

  /** The connection is lost: the socket of a browser without a network may not notice for minutes. */
  lose(socket = this.socket): void {
    if (!socket || socket !== this.socket) return;
    this.socket = undefined;
    this.connected = false;
    socket.close();
    if (this.closed || this.gone) return;
    if (!this.tries) void this.check();
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    setTimeout(() => this.connect(), wait);
  }

  /** A table that is gone, or not for us, says nothing over a socket: ask whether it is there. */
  private async check(): Promise<void> {
    try {
      const { table, mine, owner } = await http.table(this.id);
      const shut = table.watch === "seats" && !mine.length && !owner;
      if (shut) this.gone = { rule: "table", message: "reason-no-such-table" };
    } catch (error) {
      // A server that is away comes back; only its word counts.
      if (error instanceof http.Refused && [403, 404, 409].includes(error.status))
        this.gone = error.reason;
    }
  }

  /** How much has happened that is not shown yet. */
  get behind(): number {
    return this.waiting.filter((one) => one.type === "update" && one.log).length;
  }

  private receive(message: Message): void {
    // Time does not wait for what is still being shown.
    if (message.type === "clocks") return this.clocks.hear(message.clocks);
    if (message.type === "snapshot" || message.type === "table")
      this.clocks.hear(message.table.clocks);
    if (message.type !== "update" && message.type !== "table") {
      if (message.type === "snapshot") this.skip();
      return this.take(message);
    }
    this.waiting = [...this.waiting, message];
    if (this.held === undefined && !this.paused) this.goOn();
  }

  /** Show what waits, one thing after the other. */
  private goOn(): void {
    this.held = undefined;
    while (this.waiting.length) {
      const [first, ...rest] = this.waiting as [Message, ...Message[]];
      const [message, change] = this.parted(first);
      this.waiting = change ? [change, ...rest] : rest;
      this.take(message);
      const time = change ? this.toldFor(message) : this.time(message);
      if (time) {
        // Step by step, the next one waits for somebody.
        this.held = setTimeout(() => this.goOn(), Math.min(time, 2 ** 31 - 1));
        return;
      }
    }
  }

  /** For how long a game tells some lines before it shows what they changed. */
  tells: (lines: LogLine[]) => number = () => 0;

  private toldFor(message: Message): number {
    const lines = (message.type === "update" && message.log) || [];
    const time = lines.length && !document.hidden ? this.tells(lines) : 0;
    return time && this.paused ? Infinity : time;
  }

  /** What a message tells, and what it changes, if the one comes before the other. */
  private parted(message: Message): [Message, Message?] {
    if (message.type !== "update" || !this.toldFor(message)) return [message];
    const { type, number, log, ...change } = message;
    // What was answered is asked no more.
    const asked = Object.fromEntries(Object.keys(change.asked ?? {}).map((seat) => [seat, null]));
    return [{ type, number, log: log!, asked }, { type, number, log: [], ...change }];
  }

  /** For how long to show what a message told before the next one. */
  private time(message: Message): number {
    const lines = (message.type === "update" && message.log) || [];
    if (!lines.length || document.hidden) return 0;
    if (this.paused) return Infinity;
    const [card, other] = HOLD[settings.pace];
    return lines.some((line) => shows(line)) ? card! : other!;
  }

  /** Show the next thing that waits at once. */
  next(): void {
    clearTimeout(this.held);
    this.goOn();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on) clearTimeout(this.held);
    else this.next();
  }

  /** Show all that waits at once. */
  skip(): void {
    clearTimeout(this.held);
    this.held = undefined;
    const waited = this.waiting;
    this.waiting = [];
    for (const message of waited) this.take(message);
  }

  private take(message: Message): void {
    switch (message.type) {
      case "snapshot":
        this.tries = 0;
        this.connected = true;
        this.unsaved = undefined;
        if (message.first > this.first && message.first <= this.first + this.log.length) {
          this.log = [...this.log.slice(0, message.first - this.first), ...message.log];
        } else {
          this.first = message.first;
          this.log = message.log;
        }
        this.info = message.table;
        this.mine = message.mine;
        this.owner = message.owner;
        this.views = message.views;
        this.asked = message.asked;
        this.undo = message.undo;
        this.consent = message.consent;
        this.orders = message.orders;
        this.here = message.here;
        this.shown = message.shown ?? [];
        void this.chat.load();
        // What was sent into a lost connection is sent again: the server takes each message once.
        for (const { text } of this.unanswered.values()) this.socket?.send(text);
        break;
      case "update":
        if (message.log?.length) {
          this.log = [...this.log, ...message.log];
          this.fresh = message.log;
          this.beat += 1;
        }
        if (message.views) {
          const views = { ...this.views };
          for (const [seat, patch] of Object.entries(message.views))
            views[seat] = apply(views[seat], patch);
          this.views = views;
        }
        if (message.asked) this.asked = { ...this.asked, ...message.asked };
        if (message.undo) this.undo = { ...this.undo, ...message.undo };
        if (message.orders) this.orders = { ...this.orders, ...message.orders };
        break;
      case "said":
        this.chat.hear(message.line);
        break;
      case "table":
        if (message.table.chat !== this.info?.chat) queueMicrotask(() => void this.chat.load());
        this.info = message.table;
        this.consent = message.consent;
        break;
      case "here":
        this.here = message.here;
        break;
      case "reply":
        this.unanswered.get(message.id)?.done(message);
        this.unanswered.delete(message.id);
        break;
      case "bye":
        // What could not be saved is read again: come back, and see how it stands.
        this.unsaved = message.reason.message === "reason-not-saved" ? message.reason : undefined;
        this.gone = this.unsaved ? undefined : message.reason;
        break;
    }
  }

  private send(type: string, body: Record<string, unknown>): Promise<Reply> {
    const id = `${Date.now().toString(36)}-${(this.requests += 1)}`;
    const text = JSON.stringify({ type, id, ...body });
    return new Promise((done) => {
      const { socket } = this;
      this.unanswered.set(id, { text, done });
      if (this.connected && socket?.readyState === WebSocket.OPEN) socket.send(text);
      setTimeout(() => this.unanswered.has(id) && this.lose(socket), SILENCE);
    });
  }

  answer(seat: string, answer: string): Promise<Reply> {
    this.skip();
    const question = this.asked[seat];
    return this.send("answer", { seat, number: question?.number ?? 0, answer });
  }

  why(seat: string, answer: string): Promise<Reply> {
    return this.send("why", { seat, answer });
  }

  /** The standing orders of our seats, on whatever device they were given. */
  orders = $state.raw<Record<string, Order[]>>({});

  order(seat: string, card: string, wish: Wish): Promise<Reply> {
    return this.send("order", { seat, card, do: wish });
  }

  hush(seat: string, length: "step" | "turn"): Promise<Reply> {
    return this.send("hush", { seat, length });
  }

  takeBack(seat: string): Promise<Reply> {
    return this.send("undo", { seat });
  }

  agree(seat: string, agree: boolean): Promise<Reply> {
    return this.send("consent", { seat, agree });
  }
}
