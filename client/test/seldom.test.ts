import { beforeAll, expect, it, vi } from "vitest";
import { say, speech } from "../src/lib/words.svelte";
import { serveWords } from "./page";

beforeAll(serveWords);

it("words that only some pages say are loaded when the first of them is needed", async () => {
  await speech.use("en", "");
  expect(say("client-passkeys")).toBe("");
  await vi.waitFor(() => expect(say("client-passkeys")).toBe("Passkeys"));
  await speech.use("fr", "quartermaster");
  await vi.waitFor(() => expect(say("client-passkeys")).toBe("Clés d’accès"));
});
