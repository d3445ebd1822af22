import { beforeAll, describe, expect, it } from "vitest";
import { entrantOf } from "../src/lib/entrants";
import type { EntrantTold } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";

beforeAll(() => speech.use("en", ""));

const bot = (level: string): EntrantTold =>
  ({ id: "", kind: "bot", level, name: "" }) as unknown as EntrantTold;
const person = (name: string): EntrantTold =>
  ({ id: "", kind: "person", level: "", name }) as unknown as EntrantTold;

describe("who takes part in a tournament", () => {
  it("is told apart where several bots have one level", () => {
    const all = [bot("officer"), person("Anna"), bot("recruit"), bot("officer")];
    const said = all.map((_, number) => entrantOf(all, number));
    expect(said).toEqual(["Officer 1", "Anna", "Recruit", "Officer 2"]);
  });
});
