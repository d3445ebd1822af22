// What the server keeps of somebody, and being forgotten: also by this browser.
import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import KnownOfMe from "../src/components/KnownOfMe.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, show, text } from "./page";

beforeAll(() => speech.use("en", ""));

test("who is forgotten leaves no name, no share and no screen in the browser, and keeps the rest", async () => {
  const known = { seats: [{ table: "t", name: "Ann" }, { table: "t", name: "Ann" }], made: ["t", "u"] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(known))));
  const kept = { name: "Ann", "share t": "1", "screen t": "2", lang: "en", rename: "x" };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const changed = vi.fn();
  show(KnownOfMe, { changed });
  at("details")[0]!.setAttribute("open", "");
  at("details")[0]!.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(text("details p")).toMatch(/2 tables.*Ann/));
  at("[data-ask=forget]")[0]!.click();
  flushSync();
  at("[data-sure=forget]")[0]!.click();
  await vi.waitFor(() => expect(text("[role=status]")).not.toBe(""));
  expect(["name", "share t", "screen t", "lang", "rename"].map((key) => localStorage.getItem(key))).toEqual(
    [null, null, null, "en", "x"],
  );
  expect(changed).toHaveBeenCalledOnce();
});
