// What tests of the page share: components on a page, and the words of a game as the server sends them.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, vi } from "vitest";

const FILES = import.meta.glob<string>("../../src/wartable/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TELLING = import.meta.glob<string>("../../src/wartable/games/*/telling.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Under which families the facts of a game have their names, as its `telling.py` says. */
function families(game: string): Record<string, string> {
  const source = TELLING[`../../src/wartable/games/${game}/telling.py`]!;
  const [, listed] = /^FAMILIES = \{([^}]*)\}/m.exec(source)!;
  const own = [...listed!.matchAll(/"(\w+)": "([\w ]+)"/g)].map(([, fact, of]) => [fact, of]);
  return { level: "level bot", ...Object.fromEntries(own) };
}

/** The words of a game: the files of its folder. */
function served(path: string): Response {
  const [, game, lang] = /games\/(\w+)\/words\/(\w+)$/.exec(path)!;
  const own = Object.entries(FILES).filter(
    ([name]) => name.includes(`/games/${game}/`) && name.endsWith(`.${lang}.ftl`),
  );
  const text = own.map(([, text]) => text).join("\n");
  return new Response(JSON.stringify({ text, families: families(game!) }));
}

/** Send words as the server does; a game that is called unknown has none. */
export function serveWords(): void {
  vi.stubGlobal("fetch", (path: string) =>
    path.includes("/unknown/") ? Promise.reject(new Error("away")) : Promise.resolve(served(path)),
  );
}

const shown: ReturnType<typeof mount>[] = [];

/** Put a component on the page until the test is over. */
export function show<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): void {
  shown.push(mount(what, { target: document.body, props }));
  flushSync();
}

/** The parts of the page that fit a selector. */
export function at(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** What somebody reads there, in one line. */
export function text(selector: string): string {
  return at(selector)
    .map((one) => one.textContent.replace(/\s+/g, " ").trim())
    .join(" | ");
}

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
});
