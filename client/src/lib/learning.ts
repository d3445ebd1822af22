// Going to a step of a lesson: each is a table of its own, and the one before it is done away with.
import { tick } from "svelte";
import { label } from "./device";
import * as http from "./http";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export async function takeLesson(game: string, lesson: string, step = 0, left = ""): Promise<void> {
  const made = await http.takeLesson(game, lesson, { step, name: settings.name, device: label() });
  // Nobody comes back to a step that is done: the address of the next one takes its place.
  router.rename(`/table/${made.table.id}`);
  await tick();
  if (left) await http.close(left).catch(() => undefined);
}
