// Where a card that opens beside something lies, and when it opens.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;

function common(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place beside a thing, or rather above it, where a card of this size hides least of what somebody needs now. */
export function beside(
  from: Rect,
  [wide, high]: [number, number],
  [width, height]: [number, number],
  needed: Rect[],
  above = false,
): { left: number; top: number } {
  const level = [from.top, from.bottom - high];
  const along = [from.left, from.right - wide];
  const sides = level.flatMap((top) => [from.right + GAP, from.left - wide - GAP].map((left) => ({ left, top })));
  const over = along.flatMap((left) => [from.top - high - GAP, from.bottom + GAP].map((top) => ({ left, top })));
  const places = [
    ...(above ? [...over, ...sides] : [...sides, ...over]),
    // Far from it, but better than over what is asked.
    ...[GAP, (width - wide) / 2, width - wide - GAP].flatMap((left) =>
      [height - high - GAP, GAP].map((top) => ({ left, top })),
    ),
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(width - wide - GAP, left)),
    top: Math.max(GAP, Math.min(height - high - GAP, top)),
  }));
  const hidden = ({ left, top }: { left: number; top: number }): number =>
    [from, ...needed].reduce(
      (sum, one) => sum + common({ left, top, right: left + wide, bottom: top + high }, one),
      0,
    );
  return places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

/** What must stay in sight: the question, and all that can be pressed to answer it. */
export function neededNow(): Rect[] {
  return [...document.querySelectorAll(".question.asked, .water .glow, .channel [data-attack], .hand .glow")].map((one) =>
    one.getBoundingClientRect(),
  );
}

let pressed = [-99, -99];
if (typeof window !== "undefined")
  window.addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = [clientX, clientY]), { capture: true });

/** Whether the pointer came here: what moves below a pointer that rests after a press opens nothing. */
export function came({ clientX, clientY }: MouseEvent): boolean {
  return Math.abs(clientX - pressed[0]!) + Math.abs(clientY - pressed[1]!) > 3;
}
