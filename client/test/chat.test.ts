import { beforeAll, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import Chat from "../src/components/Chat.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { ChatLine, TableInfo } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, show, text } from "./page";

function table(kinds: string[], mine = ["north"]): LiveTable {
  const live = new LiveTable("table");
  const seats = kinds.map((kind, index) => ({ seat: ["north", "south"][index], kind }));
  live.info = { chat: true, seats } as TableInfo;
  live.mine = mine;
  live.connected = true;
  return live;
}

const line = (number: number, by: string, said = "hi"): ChatLine => {
  return { number, by, name: "", text: said, emote: "", at: 0 };
};

/** What the server says to a call; nothing: it is away. */
function serve(reply?: unknown): void {
  vi.stubGlobal("fetch", () =>
    reply ? Promise.resolve(new Response(JSON.stringify(reply))) : Promise.reject(new Error("away")),
  );
}

/** Write something in the line, without sending it. */
function write(said: string): HTMLInputElement {
  const input = at("[data-chat-text]")[0] as HTMLInputElement;
  input.value = said;
  input.dispatchEvent(new Event("input"));
  flushSync();
  return input;
}

const empty = { on: true, room: "seats", me: ["north"], lines: [], muted: [] };

beforeAll(() => speech.use("en", ""));

describe("the chat", () => {
  it("is there where people can talk to each other, and not against bots alone", () => {
    expect(table(["person", "bot"]).chat.wanted).toBe(false);
    expect(table(["person", "open"]).chat.wanted).toBe(true);
    expect(table(["bot", "bot"], []).chat.wanted).toBe(true);
  });

  it("counts what others said until it is looked at, on this device for good", async () => {
    serve(empty);
    const { chat } = table(["person", "person"]);
    await chat.load();
    for (const one of [line(2, "south"), line(1, "north"), line(2, "south")]) chat.hear(one);
    expect(chat.lines.map((one) => one.number)).toEqual([1, 2]);
    expect(chat.unread).toBe(1);
    chat.look();
    expect(chat.unread).toBe(0);
    const again = table(["person", "person"]).chat;
    again.hear(line(2, "south"));
    expect(again.unread).toBe(0);
  });

  it("shows text as it is, never as markup", () => {
    const live = table(["person", "person"]);
    live.chat.hear(line(9, "south", "<img src=x onerror=alert(1)>"));
    show(Chat, { live });
    expect(text(".text")).toBe("<img src=x onerror=alert(1)>");
    expect(at(".chat img")).toHaveLength(0);
  });

  it("says that nothing was said, that it could not be loaded, and that we are offline", async () => {
    serve();
    const live = table(["person", "person"]);
    await live.chat.load();
    show(Chat, { live });
    expect(text("[role=alert]")).toContain("could not be loaded");
    serve(empty);
    at("[data-chat-retry]")[0]!.click();
    await vi.waitFor(() => expect(at("[data-chat-empty]")).toHaveLength(1));
    live.connected = false;
    flushSync();
    expect(text("[role=status]")).toContain("offline");
    expect(at("[data-chat-text]")).toHaveLength(0);
  });

  it("keeps what could not be sent, and says why", async () => {
    const live = table(["person", "person"]);
    show(Chat, { live });
    serve();
    const input = write("still here");
    at("[data-chat-send]")[0]!.click();
    await vi.waitFor(() => expect(at(".bad")).toHaveLength(1));
    expect(input.value).toBe("still here");
  });

  it("keeps the line that is being written when a face is sent", async () => {
    show(Chat, { live: table(["person", "person"]) });
    serve({ ...line(1, "north", ""), emote: "wow" });
    const input = write("not yet");
    at("[data-emote=wow]")[0]!.click();
    await vi.waitFor(() => expect(at("[data-said]")).toHaveLength(1));
    expect(input.value).toBe("not yet");
  });
});
