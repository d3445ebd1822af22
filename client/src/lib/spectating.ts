// What spectators see at a table, in words.
import type { LiveTable } from "./table.svelte";
import type { SpectatorRules, Spectators } from "./types";
import { nameOf, say } from "./words.svelte";

export const PUBLIC: SpectatorRules = { see: "public" };
/** Seconds after which everything may be shown. */
export const DELAYS = [600, 1800, 3600, 86_400, 604_800];

/** How much later, in words. */
export function later(seconds: number): string {
  if (seconds % 86_400 === 0) return say("client-spectators-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return say("client-spectators-hours", { count: seconds / 3600 });
  return say("client-spectators-minutes", { count: Math.ceil(seconds / 60) });
}

/** What a table lets spectators see; nothing, where that is what is public. */
export function ruled({ see, seat, delay }: Spectators): string {
  const facts = { seat: nameOf("seat", seat), delay: later(delay).toLowerCase() };
  if (see === "all") return say("client-spectators-rule-all", facts);
  if (see === "seat") return say(`client-spectators-rule-seat${delay ? "-late" : ""}`, facts);
  return "";
}

/** What somebody without a seat sees here now. */
export function watchingWords({ info, shown: cards }: LiveTable): string {
  const rules = info?.status === "playing" ? info.spectators : undefined;
  if (!rules || rules.see === "public") return say("client-spectators-you-public");
  const { see, seat, delay, shown } = rules;
  const facts = { seat: nameOf("seat", seat), delay: later(delay).toLowerCase() };
  if (!shown) return say("client-spectators-you-public");
  if (!cards.length) return say("client-spectators-you-soon", facts);
  if (see === "all") return say("client-spectators-you-all", facts);
  return say(`client-spectators-you-seat${delay ? "-late" : ""}`, facts);
}
