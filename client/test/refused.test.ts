// What a refusal means for who was refused: whether to try again, whether the table is gone, and what is said.
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { me } from "../src/lib/device";
import { Fetched } from "../src/lib/fetched.svelte";
import * as http from "../src/lib/http";
import { Links } from "../src/lib/links.svelte";
import { show } from "../src/lib/notices.svelte";
import { keep, promise, recall } from "../src/lib/share";
import { LiveTable } from "../src/lib/table.svelte";
import type { MyTable, Reply } from "../src/lib/types";
import { complaint, refusal } from "../src/lib/why.svelte";
import { speech } from "../src/lib/words.svelte";
import { serveWords } from "./page";

const REASON = { rule: "table", message: "reason-no-such-table", args: {} };

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

/** All calls are replied to in this way. */
function replies(status: number, body: unknown = { error: REASON }): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test.each([
  [403, false],
  [404, false],
  [409, false],
  [429, true],
  [500, true],
  [503, true],
])("a page that could not be had with %i: worth another try is %s", async (status, again) => {
  replies(status);
  const page = new Fetched(() => http.table("t"));
  await vi.waitFor(() => expect(page.trouble).not.toBe(""));
  expect(page.again).toBe(again);
});

test("a page that nothing was heard of is worth another try", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  const page = new Fetched(() => http.table("t"));
  await vi.waitFor(() => expect(page.trouble).toBe(complaint(new TypeError("away"))));
  expect(page.again).toBe(true);
});

describe("a table whose socket closes", () => {
  class Closed {
    static OPEN = 1;
    onclose: () => void = () => undefined;
    close(): void {}
    constructor() {
      queueMicrotask(() => this.onclose());
    }
  }
  const seats = { clocks: [], seats: [] };

  async function tried(): Promise<LiveTable> {
    vi.stubGlobal("WebSocket", Closed);
    const live = new LiveTable("t");
    live.connect();
    await new Promise((done) => setTimeout(done, 20));
    live.close();
    return live;
  }

  test.each([
    [403, true],
    [404, true],
    [409, true],
    [429, false],
    [500, false],
    [503, false],
  ])("is asked for; with %i, gone for good is %s", async (status, gone) => {
    replies(status);
    expect(Boolean((await tried()).gone)).toBe(gone);
  });

  test.each([
    ["seats", [], false, true],
    ["seats", ["north"], false, false],
    ["seats", [], true, false],
    ["anyone", [], false, false],
  ])("watched by %s, ours %j, made by us %s: gone is %s", async (watch, mine, owner, gone) => {
    replies(200, { table: { ...seats, watch }, mine, owner });
    expect(Boolean((await tried()).gone)).toBe(gone);
  });
});

test("a refusal has the number of its rule, unless it is the table that refuses", () => {
  const refused = (rule: string): Reply =>
    ({ type: "reply", id: "", ok: false, reason: { ...REASON, rule } }) as Reply;
  const plain = refusal(refused("table"));
  expect(plain).not.toMatch(/\(/);
  expect(refusal(refused("qm 3.1"))).toBe(`${plain} (qm 3.1)`);
  expect(refusal(undefined)).toBe("");
});

test("a copied link says so until another one is copied", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  const links = new Links("copying");
  links.learn({ links: { alpha: "/table/t#alpha.1", bravo: "/table/t#bravo.2" } } as unknown as MyTable);
  for (const seat of ["alpha", "bravo"]) {
    await links.copy(seat);
    expect([links.copied, copied.at(-1)]).toEqual([seat, links.of(seat)]);
  }
  vi.unstubAllGlobals();
});

describe("who sits down", () => {
  beforeEach(() => localStorage.clear());

  test("keeps the share that was promised", () => {
    const first = me("t").commit;
    expect(me("t").commit).toBe(first);
    expect(promise(recall("t")!.value)).toBe(first);
    expect(me("other").commit).not.toBe(first);
  });

  test("promises another one when the old one was told", () => {
    keep("t", "a".repeat(32), ["seen"]);
    expect(me("t").commit).not.toBe(promise("a".repeat(32)));
  });
});

test.each([
  [true, "on", "granted", 1],
  [false, "on", "granted", 0],
  [true, "off", "granted", 0],
  [true, "on", "denied", 0],
])("a notice: page hidden %s, wished %s, the browser says %s: %i", (hidden, wish, permission, count) => {
  const shown: unknown[] = [];
  class Notice {
    static permission = permission;
    constructor(...what: unknown[]) {
      shown.push(what);
    }
  }
  vi.stubGlobal("Notification", Notice);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  localStorage.setItem("notify", wish);
  show("Your turn", "Naval", "t1");
  expect(shown).toHaveLength(count);
  if (count) expect(shown[0]).toMatchObject(["Your turn", { body: "Naval", tag: "wartable-t1" }]);
  vi.restoreAllMocks();
});
