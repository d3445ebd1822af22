// Kinds of games as ratings and tournaments tell them apart: a game with its edition or scenario.
import { say, speech, titleOf } from "./words.svelte";

/** The settings of a game that matter, in words. */
export function optionsOf(game: string, options: Record<string, string>): string[] {
  const words = speech.of(game);
  if (!words) return [];
  return Object.entries(options).map(([name, value]) => {
    const slug = name.replaceAll("_", "-");
    const setting = words.has(`setting-${slug}`) ? words.say(`setting-${slug}`) : name;
    if (value === "on") return setting;
    const said = `value-${slug}-${value.replaceAll("_", "-")}`;
    return say("client-value", { name: setting, value: words.has(said) ? words.say(said) : value });
  });
}

/** What a game is called, with its edition or scenario. */
export function kindOf(game: string, options: Record<string, string>): string {
  return [titleOf(game), ...optionsOf(game, options)].join(" · ");
}

/** A rating in words, with a question mark as long as it is provisional. */
export function ratingOf(row: { rating: number; doubt: number; provisional: boolean }): string {
  const kind = row.provisional ? "provisional" : "value";
  return say(`client-rating-${kind}`, { rating: String(row.rating), doubt: String(row.doubt) });
}

/** The address of somebody's profile. */
export function profileOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}
