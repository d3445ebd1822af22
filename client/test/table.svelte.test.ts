// A table over its socket: what comes is shown, what is sent is replied, and a lost one comes back.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Consent from "../src/components/Consent.svelte";
import { Screen } from "../src/lib/screen.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Sitting, type CommonView } from "../src/lib/sitting.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { LogLine, Message, Question, Reply } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const line = (message: string, args: LogLine["args"] = {}): LogLine => ({ message, args });
const question = (number: number, ...answers: string[]): Question =>
  ({ number, ask: "ask", rule: "", args: {}, choices: answers.map((answer) => ({ answer, args: {} })) }) as unknown as Question;

const snapshot = (rest: object = {}): Message =>
  ({
    type: "snapshot",
    first: 0,
    log: [line("a"), line("b")],
    table: { clocks: [], chat: false, seats: [{ seat: "north" }, { seat: "south" }, { seat: "west" }] },
    mine: ["north", "south"],
    owner: true,
    views: { north: { heap: 3, hand: { a: 1 } }, south: {} },
    asked: { south: question(1, "take 1"), north: null },
    undo: { north: 1 },
    consent: null,
    orders: {},
    here: ["north"],
    ...rest,
  }) as unknown as Message;

let live: LiveTable;
const socket = (): Socket => Socket.all.at(-1)!;

beforeAll(async () => {
  serveWords();
  await speech.use("en", "naval");
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  settings.setPace("quick");
  Socket.all = [];
  localStorage.clear();
  live = new LiveTable("t");
  live.connect();
  socket().hear(snapshot());
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  test("is what the snapshot says, then what changes", () => {
    expect([live.connected, live.mine, live.front]).toEqual([true, ["north", "south"], "north"]);
    expect(live.open).toEqual(["south"]);
    socket().hear({
      type: "update",
      log: [line("c")],
      views: { north: { heap: 2, hand: { "-": ["a"] } } },
      asked: { north: question(2, "pass"), south: null },
      undo: { south: 2 },
    });
    expect(live.views).toEqual({ north: { heap: 2, hand: {} }, south: {} });
    expect(live.open).toEqual(["north"]);
    expect(live.undo).toEqual({ north: 1, south: 2 });
    expect(live.log.map((one) => one.message)).toEqual(["a", "b", "c"]);
    expect([live.beat, live.fresh.map((one) => one.message)]).toEqual([1, ["c"]]);
    socket().hear({ type: "update", undo: { north: 0 } });
    expect(live.beat, "nothing has happened").toBe(1);
  });

  test("asks for what it missed, and joins it to what it knows", () => {
    socket().close();
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(299);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(socket().url).toMatch(/\/api\/tables\/t\/live\?last=2$/);
    socket().hear(snapshot({ first: 2, log: [line("c")] }));
    expect([live.first, live.log.map((one) => one.message)]).toEqual([0, ["a", "b", "c"]]);
    socket().hear(snapshot({ first: 9, log: [line("j")] }));
    expect([live.first, live.log.map((one) => one.message)]).toEqual([9, ["j"]]);
  });

  test("waits longer each time it is refused, and starts again when it is back", () => {
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const before = Socket.all.length;
      socket().close();
      let waited = 0;
      for (; Socket.all.length === before; waited += 100) vi.advanceTimersByTime(100);
      waits.push(waited);
    }
    expect(waits).toEqual([300, 600, 1200, 2500, 5000, 5000, 5000]);
    socket().hear(snapshot());
    const before = Socket.all.length;
    socket().close();
    vi.advanceTimersByTime(300);
    expect(Socket.all).toHaveLength(before + 1);
  });

  test("connects anew at once, without a word of it, when we have sat down", () => {
    const [before, old] = [Socket.all.length, socket()];
    live.renew();
    expect([Socket.all.length, old.readyState, live.connected]).toEqual([before + 1, 3, true]);
    expect(socket().url).toMatch(/\?last=2$/);
    old.hear(snapshot({ mine: [] }));
    expect(live.mine).toEqual(["north", "south"]);
    socket().hear(snapshot({ mine: ["west"] }));
    expect(live.mine).toEqual(["west"]);
    socket().close();
    expect(live.connected).toBe(false);
  });

  test("sends again what was not replied, and settles each message once", async () => {
    const said: Reply[] = [];
    void live.answer("south", "take 1").then((reply) => said.push(reply));
    const [first] = socket().sent;
    expect(first).toMatchObject({ type: "answer", seat: "south", number: 1, answer: "take 1" });
    socket().close();
    vi.advanceTimersByTime(300);
    expect(socket().sent).toEqual([]);
    socket().hear(snapshot());
    expect(socket().sent).toEqual([first]);
    socket().hear({ type: "reply", id: "other", ok: true });
    socket().hear({ type: "reply", id: first!["id"], ok: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toHaveLength(1);
    socket().close();
    vi.advanceTimersByTime(300);
    socket().hear(snapshot());
    expect(socket().sent).toEqual([]);
  });

  test("gives up a connection that says nothing", () => {
    void live.why("north", "pass");
    vi.advanceTimersByTime(19_999);
    expect(live.connected).toBe(true);
    vi.advanceTimersByTime(1);
    expect(live.connected).toBe(false);
  });

  test("comes back where something was not saved, and stays away where it is sent away", () => {
    socket().hear({ type: "bye", reason: { rule: "table", message: "reason-not-saved" } });
    expect([Boolean(live.unsaved), live.gone]).toEqual([true, undefined]);
    socket().close();
    vi.advanceTimersByTime(300);
    expect(Socket.all).toHaveLength(2);
    socket().hear(snapshot());
    expect(live.unsaved).toBeUndefined();
    socket().hear({ type: "bye", reason: { rule: "table", message: "reason-closed" } });
    expect(live.gone?.message).toBe("reason-closed");
    socket().close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(2);
  });
});

describe("what happens", () => {
  const told = (message: string): void => socket().hear({ type: "update", log: [line(message, { card: "x" })] });
  const shown = (): string | undefined => live.log.at(-1)?.message;

  test("is shown one thing after the other, a card for longer", () => {
    settings.setPace("normal");
    told("log-played");
    told("log-built");
    told("log-scored");
    expect([shown(), live.behind]).toEqual(["log-played", 2]);
    vi.advanceTimersByTime(1099);
    expect(shown()).toBe("log-played");
    vi.advanceTimersByTime(1);
    expect(shown()).toBe("log-built");
    vi.advanceTimersByTime(350);
    expect([shown(), live.behind]).toEqual(["log-scored", 0]);
  });

  test("waits while it is paused, and is all there when an answer is given", () => {
    settings.setPace("normal");
    live.pause(true);
    told("log-built");
    told("log-scored");
    vi.advanceTimersByTime(60_000);
    expect([shown(), live.behind]).toEqual(["b", 2]);
    live.next();
    expect([shown(), live.behind]).toEqual(["log-built", 1]);
    void live.answer("south", "take 1");
    expect([shown(), live.behind]).toEqual(["log-scored", 0]);
  });
});

describe("somebody at a table", () => {
  let end: () => void;
  let sitting: Sitting<CommonView>;
  beforeEach(() => {
    end = $effect.root(() => {
      sitting = new Sitting<CommonView>(() => live);
    });
    flushSync();
  });
  afterEach(() => end());

  test("looks with the seat that is asked, else with the one that was chosen", () => {
    expect(sitting.seat).toBe("south");
    sitting.screen.look("north");
    expect(sitting.seat, "who is asked comes first").toBe("south");
    socket().hear({ type: "update", asked: { south: null } });
    expect([sitting.seat, sitting.question]).toEqual(["north", null]);
    expect(sitting.screen.several).toBe(true);
  });

  test("answers a question once, and again only if it was refused", async () => {
    void sitting.answer("take 1");
    void sitting.answer("take 1");
    expect(socket().sent).toHaveLength(1);
    socket().hear({ type: "reply", id: socket().sent[0]!["id"], ok: false, reason: { rule: "table", message: "reason-stale", args: { seat: "south" } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.refused).not.toBe("");
    void sitting.answer("take 1");
    expect(socket().sent).toHaveLength(2);
    expect(sitting.refused).toBe("");
  });

  test("waits for nobody while what happened is still being told", () => {
    socket().hear({ type: "update", asked: { south: null }, views: { north: { decisions: [{ seat: "west" }] } } });
    expect(sitting.wait).toMatch(/^Waiting for/);
    settings.setPace("slow");
    for (const message of ["c", "d"]) socket().hear({ type: "update", log: [line(message)] });
    expect([live.behind, sitting.wait]).toEqual([1, "What just happened"]);
    vi.advanceTimersByTime(9000);
    expect(sitting.wait).toMatch(/^Waiting for/);
  });

  test("gives the only answer at once, and chooses among several", () => {
    const [one, two] = question(1, "a", "b").choices;
    sitting.touch([one!, two!]);
    expect([sitting.several.length, socket().sent.length]).toEqual([2, 0]);
    sitting.touch([two!]);
    expect(socket().sent[0]).toMatchObject({ answer: "b" });
    sitting.touch(undefined);
    expect(sitting.several).toEqual([]);
  });

  test("hands the screen over where several share it", () => {
    localStorage.setItem("screen t", JSON.stringify([["north"], ["south"]]));
    const screen = new Screen(() => live);
    expect([screen.hidden, screen.seat, screen.next]).toEqual([true, undefined, ["south"]]);
    screen.handOver();
    expect([screen.hidden, screen.seat, screen.seats]).toEqual([false, "south", ["south"]]);
    socket().hear({ type: "update", asked: { south: null, north: question(3, "pass") } });
    expect([screen.hidden, screen.next]).toEqual([true, ["north"]]);
  });
});

describe("a wish to undo", () => {
  const wish = (seat: string, ...waiting: string[]): void => {
    socket().hear({ type: "table", table: live.info, consent: { seat, waiting } });
    flushSync();
  };
  const pressed = (button: string): unknown => {
    at(button)[0]!.click();
    return socket().sent.at(-1);
  };

  test("of our own waits for the others, and is withdrawn by us", () => {
    show(Consent, { live });
    wish("north", "west");
    expect(at("[data-agree], [data-disagree]")).toHaveLength(0);
    expect(pressed("[data-withdraw]")).toMatchObject({ type: "consent", seat: "north", agree: false });
  });

  test("of somebody else is agreed to or not by each of our seats that is asked", () => {
    show(Consent, { live });
    wish("west", "south");
    expect(at("[data-agree]").map((one) => one.dataset["agree"])).toEqual(["south"]);
    expect(at("[data-withdraw]")).toHaveLength(0);
    expect(pressed("[data-agree]")).toMatchObject({ type: "consent", seat: "south", agree: true });
    expect(pressed("[data-disagree]")).toMatchObject({ type: "consent", seat: "south", agree: false });
  });
});
