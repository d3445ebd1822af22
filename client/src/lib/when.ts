// How long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "2 days ago", or nothing if it was just now; both moments in seconds since 1970. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  if (!step) return "";
  const [unit, size] = step;
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  return words.format(-Math.floor(passed / size), unit);
}
