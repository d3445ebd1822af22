// What people hear of each page, and what changes when they press something: with a real server.
// `make stored` writes it anew after a change on purpose.
import { spawn, type ChildProcess } from "node:child_process";
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { router } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { LANGUAGES, say, speech, type Language } from "../src/lib/words.svelte";
import { changed, heard } from "./heard";

interface Site {
  port: number;
  secret: string;
  tables: Record<string, string>;
}

const STORED = "../../tests/stored/screens";
let server: ChildProcess;
let site: Site;
/** How many calls have no reply yet. */
let open = 0;
vi.setConfig({ testTimeout: 30_000 });
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

beforeAll(async () => {
  server = spawn("python", ["-m", "tests.stored.site"], { cwd: "..", stdio: ["pipe", "pipe", "inherit"] });
  const said = await new Promise<string>((done) => server.stdout.once("data", (data) => done(data.toString())));
  site = JSON.parse(said) as Site;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1:${site.port}/`);
  document.cookie = `wartable=${site.secret}`;
  const call = globalThis.fetch;
  vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
    open += 1;
    try {
      return await call(...args);
    } finally {
      open -= 1;
    }
  });
  // It paints the map, which nobody hears.
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Worker", class { postMessage(): void {} terminate(): void {} });
  settings.setPace("quick");
  // What is fetched piece by piece elsewhere is read at once here.
  await Promise.all(Object.values(import.meta.glob("../src/{pages,components,games}/**/*.svelte")).map((one) => one()));
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
}, 60_000);
afterAll(() => server.stdin.end());

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

/** Wait until nothing is awaited and the page says the same for a while. */
async function settled(): Promise<string[]> {
  let [before, same] = ["", 0];
  for (let turns = 0; turns < 400 && same < 4; turns += 1) {
    await sleep(20);
    flushSync();
    const now = heard().join("\n");
    // Parts of the page are fetched, too: an empty one is not there yet.
    const there = now.split("\n").length > 5 && !now.includes(say("client-connecting"));
    same = now === before && !open && there ? same + 1 : 0;
    before = now;
  }
  return heard().map((line) => line.replaceAll(site.secret, "<secret>"));
}

async function visit(path: string, lang: Language): Promise<string[]> {
  router.go(path);
  await speech.use(lang, "");
  shown = mount(App, { target: document.body });
  return settled();
}

/** Press something; what cannot be pressed any more is missed. */
async function press(selector: string): Promise<string[]> {
  const found = document.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return settled();
}

/** A page, and what each press changes there. */
async function told(path: string, lang: Language, presses: string[]): Promise<string> {
  let before = await visit(path, lang);
  const parts = [before.join("\n")];
  for (const selector of presses) {
    const after = await press(selector);
    parts.push([`## ${selector}`, ...changed(before, after)].join("\n"));
    before = after;
  }
  return `${parts.join("\n\n")}\n`;
}

const PAGES: Record<string, string[]> = {
  "/": [],
  "/lobby": [],
  "/people": [],
  "/account": ["[data-way=up]", "[data-way=in]"],
  "/tournaments": [],
  "/learn/europe": [],
  "/people/nobody": [],
  "/nowhere": [],
};
const TABLES: Record<string, string[]> = {
  naval: [
    "[data-card=broadside]",
    "[data-card=broadside]",
    "[data-card=air_support]",
    "[data-ship=titan]",
    "[data-menu]",
    "[data-menu]",
    "[data-look]",
    "[data-side=chat]",
    "[data-rule]",
  ],
  quartermaster: [
    "[data-card=build_army]",
    "[data-card=build_army]",
    "[data-card=land_battle]",
    "[data-lead]",
    "[data-menu]",
    "[data-answer='play build_army']",
    "[data-space=ukraine]",
  ],
  europe: ["[data-unit=german_10th_army]", "[data-at='0911']", "[data-menu]", "[data-answer=surprise]"],
  waiting: ["[data-ask='link bravo']", "[data-seat-bot=bravo]", "[data-ask=close]"],
  finished: ["[data-how]", "[data-close-end]", "[data-round-of-log='1']"],
};

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(Object.entries(PAGES))("the page %s", async (path, presses) => {
    const file = path.replaceAll("/", "-").slice(1) || "home";
    await expect(await told(path, lang, presses)).toMatchFileSnapshot(`${STORED}/${file}-${lang}.txt`);
  });

  test.each(Object.entries(TABLES))("the table %s", async (name, presses) => {
    const path = `/table/${site.tables[`${name}-${lang}`]}`;
    await expect(await told(path, lang, presses)).toMatchFileSnapshot(`${STORED}/${name}-${lang}.txt`);
  });
});
