import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Odds from "../src/games/europe/Odds.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks nothing of a question that is gone when its odds arrive", async () => {
  vi.useFakeTimers();
  let arrive = (_: Response): void => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (arrive = done)));
  let gone = false;
  let late = 0;
  const props = {
    table: "t",
    seat: "western",
    number: 1,
    get answer(): string {
      late += Number(gone);
      return "pass";
    },
  };
  const odds = mount(Odds, { target: document.body, props });
  await vi.advanceTimersByTimeAsync(100);
  await unmount(odds);
  gone = true;
  arrive(new Response(JSON.stringify({ details: [] })));
  await vi.advanceTimersByTimeAsync(100);
  expect(late).toBe(0);
});

it("says of an assault that its supporters are still to be chosen, and of a small chance that it is one", async () => {
  const support = { message: "detail-attacker", args: { modifier: "assault_support", value: "+1" }, rule: "eu 5.c", chance: null };
  const bands = [0.997, 0.003].map((chance, index) => ({ message: `band ${index}`, args: {}, rule: "eu 5.e", chance }));
  const look = async (answer: string): Promise<[number, string]> => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ details: [support, ...bands] }))));
    const odds = mount(Odds, { target: document.body, props: { table: "t", seat: "axis", answer, number: 1 } });
    await vi.waitFor(() => expect(document.querySelectorAll(".results li")).toHaveLength(2));
    const found = [document.querySelectorAll("[data-hoped]").length, document.querySelectorAll(".results b")[1]!.textContent] as [number, string];
    await unmount(odds);
    return found;
  };
  expect(await look("assault a 0101")).toEqual([1, "<1%"]);
  expect(await look("none")).toEqual([0, "<1%"]);
});

it("says from which difference on each result comes, results of several bands once", async () => {
  const bands = [undefined, -5, -3, 0, 2, 4, 6, 8];
  const details = bands.map((least, index) => ({
    message: index < 3 ? "stopped" : `band ${index}`,
    args: least === undefined ? {} : { least },
    rule: "eu 5.e",
    chance: 1 / 8,
  }));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ details }))));
  const odds = mount(Odds, { target: document.body, props: { table: "t", seat: "axis", answer: "a", number: 1 } });
  await vi.waitFor(() => expect(document.querySelectorAll(".results li")).toHaveLength(6));
  const ranges = [...document.querySelectorAll(".results small")].map((one) => one.textContent);
  expect([ranges[0], ranges.at(-1)]).toEqual(["≤ −1", "≥ 8"]);
  await unmount(odds);
});

it("shows what is good for the attacker in the colours of bad news to who is attacked", async () => {
  const details = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({ message: `band ${index}`, args: {}, rule: "eu 5.e", chance: 1 / 8 }));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ details }))));
  const look = async (defends: boolean): Promise<string[]> => {
    const odds = mount(Odds, { target: document.body, props: { table: "t", seat: "axis", answer: "none", number: 1, defends } });
    await vi.waitFor(() => expect(document.querySelectorAll(".results li")).toHaveLength(8));
    const found = [...document.querySelectorAll(".results i")].map((one) => /band-\d/.exec(one.className)![0]);
    await unmount(odds);
    return found;
  };
  const attacker = await look(false);
  expect([attacker[0], attacker.at(-1)]).toEqual(["band-1", "band-8"]);
  expect(await look(true)).toEqual(attacker.toReversed());
});
