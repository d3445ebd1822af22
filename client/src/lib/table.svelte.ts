// A table as this browser knows it: a snapshot, then what changes; it reconnects by itself.
import { apply } from "./patch";
import type {
  Line,
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

const PATIENCE = [300, 600, 1200, 2500, 5000];

export class LiveTable {
  info = $state.raw<TableInfo | undefined>();
  mine = $state.raw<string[]>([]);
  owner = $state(false);
  views = $state.raw<Record<string, unknown>>({});
  asked = $state.raw<Record<string, Question | null>>({});
  undo = $state.raw<Record<string, number>>({});
  consent = $state.raw<UndoAsked | null>(null);
  log = $state.raw<Line[]>([]);
  /** The number of the first line in `log`. */
  first = $state(0);
  connected = $state(false);
  /** Why the server sent us away for good. */
  gone = $state.raw<Reason | undefined>();
  /** Why the table was read again, until we are back. */
  unsaved = $state.raw<Reason | undefined>();
  /** Counts what has happened, so that the board can show it. */
  beat = $state(0);
  fresh = $state.raw<Line[]>([]);

  private socket: WebSocket | undefined;
  private unanswered = new Map<string, Sent>();
  private tries = 0;
  private closed = false;
  private requests = 0;

  /** Whether what others hold in their hands is hidden from us. */
  readonly hides: boolean = true;

  constructor(readonly id: string) {}

  /** The seats whose cards can be looked at. */
  get looked(): string[] {
    return this.mine;
  }

  /** The seat whose cards are shown as long as nobody chose another. */
  get front(): string | undefined {
    return this.mine[0];
  }

  /** The seats of this browser that have to answer, in the order of the table. */
  get open(): string[] {
    return (this.info?.seats ?? []).map((c) => c.seat).filter((seat) => this.asked[seat]);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Connect again: what the server knows of this browser has changed. */
  renew(): void {
    this.socket?.close();
  }

  connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.log.length ? `?last=${this.first + this.log.length}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      this.connected = false;
      if (this.closed || this.gone) return;
      const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
      setTimeout(() => this.connect(), wait);
    };
  }

  private receive(message: Message): void {
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
      case "table":
        this.info = message.table;
        this.consent = message.consent;
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
      this.unanswered.set(id, { text, done });
      if (this.connected && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  answer(seat: string, answer: string): Promise<Reply> {
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
