import { beforeEach, expect, test } from "vitest";
import { bound, check, due, fresh, keep, promise, recall } from "../src/lib/share";
import { sha256 } from "../src/lib/sha256";
import type { Promises, TableInfo } from "../src/lib/types";

beforeEach(() => localStorage.clear());

test("the hash is SHA-256 for texts of every length around a block", async () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "é".repeat(length % 7) + "x".repeat(length);
    const real = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const hex = [...new Uint8Array(real)].map((byte) => byte.toString(16).padStart(2, "0"));
    expect(sha256(text)).toBe(hex.join(""));
  }
});

test("a share has 128 random bits", () => {
  const made = new Set(Array.from({ length: 50 }, fresh));
  expect(made.size).toBe(50);
  for (const value of made) expect(value).toMatch(/^[0-9a-f]{32}$/);
});

const info = (stage: string): TableInfo =>
  ({ status: "waiting", deal: { stage } }) as unknown as TableInfo;
const promises = (...shares: [string, string, boolean][]): Promises => ({
  server: "s",
  shares: shares.map(([seat, commit, told]) => ({ seats: [seat], commit, told })),
});

test("a hash is given first, and the share only when it is in the list", () => {
  const kept = { value: "a" };
  const mine = ["germany"];
  expect(due(info("open"), mine, promises(), undefined)).toBe("promise");
  expect(due(info("open"), [], promises(), undefined)).toBeUndefined();
  expect(due(info("open"), mine, promises(["germany", "x", false]), kept)).toBeUndefined();
  const own = promises(["italy", "x", false], ["germany", promise("a"), false]);
  expect(due(info("reveal"), mine, own, kept)).toBe("tell");
  expect(due(info("reveal"), mine, promises(["germany", "x", false]), kept)).toBeUndefined();
  expect(due(info("reveal"), mine, promises(["italy", "x", false]), kept)).toBe("lost");
  expect(due(info("reveal"), mine, promises(["germany", promise("a"), true]), kept)).toBeUndefined();
});

test("a record is checked against what was written down", () => {
  const values = ["aa", "bb", "cc"];
  const seed = BigInt(`0x${sha256(`wartable joint seed ${values.join(" ")}`).slice(0, 32)}`);
  const who = ["server", "germany", "japan+italy"];
  const text = [
    "wartable record 1",
    ...who.map((name, at) => `share ${name} ${promise(values[at]!)}`),
    "begin",
    "end",
    `seed ${seed}`,
    ...who.map((name, at) => `told ${name} ${values[at]}`),
    "",
  ].join("\n");
  const seen = bound({
    server: promise("aa"),
    shares: ["bb", "cc"].map((value) => ({ seats: [], commit: promise(value), told: true })),
  });
  keep("t", "bb", seen);
  expect(check(text, recall("t"))).toEqual({
    shares: who.map((name) => ({ who: name, kept: true })),
    seed: true,
    seen: true,
  });
  expect(check(text.replace("cc", "dd"), recall("t"))).toMatchObject({ seed: false });
  const other = text.replace(promise("aa"), promise("ee"));
  expect(check(other, recall("t"))).toMatchObject({ seen: false });
  // A share that somebody else is said to have told is not the one that was promised.
  const stolen = check(text.replace("told germany", "told japan+italy"), undefined);
  expect(stolen?.shares.map((share) => share.kept)).toEqual([true, false, true]);
  expect(check("wartable record 1\nbegin\nend\nseed 7\n", undefined)).toBeUndefined();
});
