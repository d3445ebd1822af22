import { expect, test } from "vitest";
import { seated, usual } from "../src/lib/seating";

test("who goes on with a game takes the seat that is asked", () => {
  expect(usual(["alpha", "bravo"], ["bravo"], "recruit")).toEqual({ alpha: "recruit", bravo: "me" });
  expect(usual(["alpha", "bravo"], [], "officer")).toEqual({ alpha: "me", bravo: "officer" });
});

test("a wish is me, an open seat, or the level of a bot", () => {
  expect(seated({ alpha: "me", bravo: "open", charlie: "general" })).toEqual({
    alpha: { who: "me" },
    bravo: { who: "open" },
    charlie: { who: "bot", level: "general" },
  });
});
