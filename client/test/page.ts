// What tests of the page share: components on a page, and the words of a game as the server sends them.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, vi } from "vitest";

const FILES = import.meta.glob<string>("../../src/wartable/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FAMILIES: Record<string, Record<string, string>> = {
  quartermaster: { seat: "nation", target: "nation", card: "card type" },
  naval: { card: "card type" },
};

/** The words of a game: the files of its folder. */
function served(path: string): Response {
  const [, game, lang] = /games\/(\w+)\/words\/(\w+)$/.exec(path)!;
  const own = Object.entries(FILES).filter(
    ([name]) => name.includes(`/games/${game}/`) && name.endsWith(`.${lang}.ftl`),
  );
  const text = own.map(([, text]) => text).join("\n");
  return new Response(JSON.stringify({ text, families: FAMILIES[game!] ?? {} }));
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
