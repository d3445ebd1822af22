// What this browser calls itself in the list of somebody's devices: "Firefox, Android".
import { settings } from "./settings.svelte";
import { fresh, keep, promise, recall } from "./share";

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Firefox/, "Firefox"],
  [/Chrom/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

let share = "";

/** Who sits down: the name that a person chose, this browser, and its promise for the seed. */
export function me(table = ""): { name: string; device: string; commit: string } {
  const kept = table ? recall(table) : undefined;
  // A share that was told before is worth nothing any more.
  share = kept && !kept.seen ? kept.value : fresh();
  if (table) keep(table, share);
  return { name: settings.name, device: label(), commit: promise(share) };
}

/** The table that was just made has this id: its share is kept for it. */
export function made(table: string): void {
  keep(table, share);
}

export function label(agent: string = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter(Boolean).join(", ");
}
