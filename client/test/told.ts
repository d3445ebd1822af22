// The whole page with a real server behind it: what people hear and see of it, what a press changes there, and what it sends.
import { spawn, type ChildProcess } from "node:child_process";
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import App from "../src/App.svelte";
import { router } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { say, speech, type Language } from "../src/lib/words.svelte";
import { changed, heard } from "./heard";

export interface Site {
  port: number;
  secret: string;
  /** Addresses, by what is to be seen there. */
  paths: Record<string, string>;
}

/** Where it is stored. */
export const STORED = "../../tests/stored/screens";
/** How many calls have no reply yet. */
let open = 0;
/** What was sent since the last look. */
let sent: string[] = [];
vi.setConfig({ testTimeout: 30_000 });
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Sockets that are awaited: until they say something, and until what was sent has its reply. */
const awaiting = (Plain: typeof WebSocket): typeof WebSocket =>
  class extends Plain {
    #awaited = new Set(["hello"]);

    constructor(url: string | URL) {
      super(url);
      open += 1;
      this.addEventListener("message", ({ data }) => {
        const { type, id } = JSON.parse(data as string) as { type: string; id?: string };
        this.#came("hello");
        if (type === "reply") this.#came(id!);
      });
      this.addEventListener("close", () => this.#awaited.forEach((one) => this.#came(one)));
    }

    override send(text: string): void {
      sent.push(`> ${text}`);
      const { id } = JSON.parse(text) as { id?: string };
      if (id) {
        this.#awaited.add(id);
        open += 1;
      }
      super.send(text);
    }

    #came(one: string): void {
      if (this.#awaited.delete(one)) open -= 1;
    }
  };

/** What is different in every run has a name instead. */
const named = (text: string, site: Site): string =>
  text
    .replaceAll(site.secret, "<secret>")
    .replaceAll(String(site.port), "<port>")
    .replace(/"id":"[^"]*",?/g, "")
    .replace(/"(commit|share|secret|table)":"[^"]*"/g, '"$1":"…"')
    .replace(/(Member since|Membre depuis le) .*\d{4}/, "$1 <day>")
    .replace(/^( *)\d{1,2}:\d{2}( [AP]M)?$/, "$1<time>")
    .replace(/\/(table|tables|tournaments)\/[\w-]{8,}/g, "/$1/<id>");

/** A server with the tables of a set, for all tests of a file. */
export function serve(set: string): Site {
  const site = { port: 0, secret: "", paths: {} } as Site;
  let server: ChildProcess;
  beforeAll(async () => {
    server = spawn("python", ["-m", "tests.stored.site", set], { cwd: "..", stdio: ["pipe", "pipe", "inherit"] });
    const said = await new Promise<string>((done) => server.stdout!.once("data", (data) => done(data.toString())));
    Object.assign(site, JSON.parse(said));
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1:${site.port}/`);
    document.cookie = `wartable=${site.secret}`;
    const call = globalThis.fetch;
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      const [path, how] = args as [string, RequestInit | undefined];
      if (how?.method && how.method !== "GET") sent.push(`> ${how.method} ${path} ${String(how.body ?? "")}`);
      open += 1;
      try {
        const reply = await call(...args);
        const { json } = reply;
        // On a busy machine the body comes later than the status.
        reply.json = async () => {
          open += 1;
          try {
            return (await json.call(reply)) as unknown;
          } finally {
            open -= 1;
          }
        };
        return reply;
      } finally {
        open -= 1;
      }
    });
    vi.stubGlobal("WebSocket", awaiting(WebSocket));
    // It paints the map, which nobody hears.
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Worker", class { postMessage(): void {} terminate(): void {} });
    // What is cancelled halfway is no error.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const moving = animate.apply(this, how);
      moving.finished.catch(() => undefined);
      return moving;
    };
    settings.setPace("quick");
    // What is fetched piece by piece elsewhere is read at once here.
    await Promise.all(Object.values(import.meta.glob("../src/{pages,components,games}/**/*.svelte")).map((one) => one()));
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  }, 60_000);
  afterAll(() => server.stdin!.end());

  let shown: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });
  mounted = (app) => (shown = app);
  return site;
}
let mounted: (app: ReturnType<typeof mount>) => void;

/** How often anything on the page has changed. */
let changes = 0;

/** Wait until nothing is awaited and the page stays the same for a while. */
async function settled(site: Site): Promise<string[]> {
  const look = new MutationObserver(() => (changes += 1));
  look.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  let lines: string[] = [];
  let [before, same] = [-1, 0];
  for (let turns = 0; turns < 1200 && same < 4; turns += 1) {
    await sleep(20);
    flushSync();
    same = changes === before && !open ? same + 1 : 0;
    before = changes;
    if (same < 4) continue;
    lines = heard();
    // Parts of the page are fetched, too: an empty one is not there yet.
    if (lines.length <= 5 || lines.some((line) => line.includes(say("client-connecting")))) same = 0;
  }
  look.disconnect();
  return lines.map((line) => named(line, site));
}

/** Press something, or choose a value (`[data-pace]=slow`); what cannot be pressed any more is missed. */
async function press(selector: string, site: Site): Promise<string[]> {
  const [, where, value] = /^(.*\])=([^\]]*)$/.exec(selector) ?? [, selector];
  const found = document.querySelector<HTMLInputElement>(where!);
  expect(found, selector).not.toBeNull();
  if (value !== undefined) {
    found!.value = value;
    for (const kind of ["input", "change"]) found!.dispatchEvent(new Event(kind, { bubbles: true }));
  } else found!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return settled(site);
}

/** A page, and what each press changes and sends there. */
export async function told(site: Site, path: string, lang: Language, presses: string[]): Promise<string> {
  router.go(path);
  await speech.use(lang, "");
  mounted(mount(App, { target: document.body }));
  let before = await settled(site);
  sent = [];
  const parts = [before.join("\n")];
  for (const selector of presses) {
    const after = await press(selector, site);
    parts.push([`## ${selector}`, ...sent.map((one) => named(one, site)), ...changed(before, after)].join("\n"));
    before = after;
    sent = [];
  }
  return `${parts.join("\n\n")}\n`;
}
