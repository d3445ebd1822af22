// What this browser calls itself in the list of somebody's devices: "Firefox, Android".
import { settings } from "./settings.svelte";

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

/** Who sits down: the name that a person chose, and this browser. */
export function me(): { name: string; device: string } {
  return { name: settings.name, device: label() };
}

export function label(agent: string = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter(Boolean).join(", ");
}
