import { expect, test } from "vitest";
import { apply } from "../src/lib/patch";

test("a patch goes into objects and replaces everything else", () => {
  const old = { a: { b: 1, c: [1, 2] }, d: "x" };
  expect(apply(old, { a: { c: [3] } })).toEqual({ a: { b: 1, c: [3] }, d: "x" });
});

test("keys that are gone are gone", () => {
  expect(apply({ a: 1, b: 2 }, { "-": ["a"] })).toEqual({ b: 2 });
});

test("the old value is not changed", () => {
  const old = { a: { b: 1 } };
  apply(old, { a: { b: 2 } });
  expect(old).toEqual({ a: { b: 1 } });
});
