// How long people may think: the choices there are, and times in words.
import type { ClockRules } from "./types";
import { say } from "./words.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** From so many seconds on a table is a slow one. */
export const SLOW = 6 * HOUR;

type ClockChoice = Pick<Required<ClockRules>, "kind" | "seconds" | "gain">;
const move = (seconds: number): ClockChoice => ({ kind: "move", seconds, gain: 0 });
const bank = (seconds: number, gain: number): ClockChoice => ({ kind: "bank", seconds, gain });

export const NONE: ClockChoice = { kind: "none", seconds: 0, gain: 0 };
export const LIVE = [move(2 * MINUTE), move(10 * MINUTE), bank(30 * MINUTE, 30), bank(HOUR, MINUTE)];
export const SLOWLY = [move(12 * HOUR), move(DAY), move(3 * DAY), bank(7 * DAY, 12 * HOUR)];

export const same = (one: ClockRules, other: ClockRules): boolean =>
  one.kind === other.kind &&
  (one.seconds ?? 0) === (other.seconds ?? 0) &&
  (one.gain ?? 0) === (other.gain ?? 0);

/** A length of time with whole words: "3 days". */
export function long(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0)
    return say("client-time-long-days", { days: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0)
    return say("client-time-long-hours", { hours: seconds / HOUR });
  if (seconds >= MINUTE)
    return say("client-time-long-minutes", { minutes: Math.round(seconds / MINUTE) });
  return say("client-time-long-seconds", { seconds: Math.round(seconds) });
}

/** What is left of a time, short: "2 d 4 h", "3 h 20 min", and below an hour "12:05". */
export function short(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days && hours) return say("client-time-days-hours", { days, hours });
  if (days) return say("client-time-days", { days });
  if (hours && minutes) return say("client-time-hours-minutes", { hours, minutes });
  if (hours) return say("client-time-hours", { hours });
  return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** What is left of a time, as one says it of something that does not tick: "3 h", "12 min". */
export function about(seconds: number): string {
  if (seconds >= HOUR) return short(seconds);
  const minutes = Math.floor(seconds / MINUTE);
  return minutes
    ? say("client-time-minutes", { minutes })
    : say("client-time-seconds", { seconds: Math.max(0, Math.floor(seconds)) });
}

/** The rules of a clock in a few words. */
export function described(rules: ClockRules): string {
  const time = long(rules.seconds ?? 0);
  if (rules.kind === "move") return say("client-clock-each-move", { time });
  if (rules.kind !== "bank") return say("client-clock-none");
  return rules.gain
    ? say("client-clock-bank-gain", { time, gain: long(rules.gain) })
    : say("client-clock-bank", { time });
}

/** What happens when somebody's time is up, as a sentence. */
export function afterwards(rules: ClockRules): string {
  if (rules.kind === "none") return "";
  const out = rules.out ?? "bot";
  const then =
    out === "bot"
      ? say("client-clock-out-bot-of", { level: say(`bot-${rules.level ?? "recruit"}`) })
      : say(`client-clock-out-${out}`);
  return say("client-clock-then", { then: then[0]!.toLowerCase() + then.slice(1) });
}
