// By keyboard: a board, a hand or a list is one stop of the Tab key. Inside, arrows go to the
// neighbour in that direction, and letters to the answer of that name.
import { byKeys } from "./by_keys";

export type Point = [number, number];

/** What can be answered now, wherever it is drawn. */
const ANSWERS = ":is(.glow, .legal, [data-answer], [data-deed]):is(button, [tabindex])";
/** What was pointed at last. */
const TOUCHED = "[data-touched]";
/** A list that opens when something has several answers; it comes before all else. */
const OPENED = ".deeds, .asking";
/** To refuse comes last. */
const REFUSALS = ".decline";
/** Letters that follow each other this quickly make one word. */
const PAUSE = 700;

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest point that lies ahead rather than aside; -1 where there is none. */
export function toward(from: Point, way: Point, points: Point[]): number {
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = Math.hypot(dx, dy) + aside / 2;
    if (ahead < 1 || aside > 1.5 * ahead || far >= least) return;
    [best, least] = [index, far];
  });
  return best;
}

/** Where a point lies as seen from another, however far. */
function unit(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) / 100;
  return [dx / far, dy / far];
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** A name from its beginning and from the beginning of each word; nobody types what is between words. */
const spellings = (name: string): string[] => {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((_, index) => words.slice(index).join(""));
};

/** The next name after `at` with these letters: at its beginning, or else at that of a word. */
export function named(names: string[], typed: string, at: number): number {
  const wish = plain(typed);
  const order = names.map((_, step) => (at + 1 + step + names.length) % names.length);
  const spelt = names.map(spellings);
  const begins = (index: number): boolean => Boolean(spelt[index]![0]?.startsWith(wish));
  const holds = (index: number): boolean => spelt[index]!.some((part) => part.startsWith(wish));
  return order.find(begins) ?? order.find(holds) ?? -1;
}

type Thing = HTMLElement | SVGElement;

const seen = (one: Element): boolean => one.checkVisibility?.({ visibilityProperty: true }) ?? true;
const nameOf = (one: Thing): string =>
  one.dataset["name"] ?? one.getAttribute("aria-label") ?? one.textContent ?? "";
const middle = (one: Element): Point => {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Everything on the page that can be answered now; what was opened last alone, if anything. */
function answers(): Thing[] {
  const all = (within: ParentNode): Thing[] =>
    [...within.querySelectorAll<Thing>(ANSWERS)].filter(
      (one) => seen(one) && !(one as HTMLButtonElement).disabled,
    );
  const opened = [...document.querySelectorAll(OPENED)].filter(seen).at(-1);
  const found = (opened && all(opened)) || [];
  return found.length ? found : all(document.getElementById("main") ?? document);
}

/** Where who plays by keyboard goes on: at the first answer that does something. */
export function first(panel: Element | undefined): Thing | undefined {
  const found = answers();
  const asked = found.filter((one) => !one.matches(REFUSALS));
  return asked.find((one) => panel?.contains(one)) ?? asked[0] ?? found[0];
}

/** A question has come: the focus goes to it, unless somebody is busy elsewhere. */
export function goOn(panel: HTMLElement | undefined): void {
  const now = document.activeElement;
  const lost = !now || now === document.body;
  if (!lost && !now.closest("[data-stop], .question")) return;
  const goal = byKeys() ? first(panel) : undefined;
  // Who points and clicks only finds the focus there when they turn to the keyboard.
  if (goal) goal.focus();
  else if (lost) panel?.focus({ preventScroll: true });
}

/** What opens by key has the focus, so that one can choose there. */
export function openedByKey(node: HTMLElement): void {
  if (byKeys()) node.querySelector<HTMLElement>("button")?.focus();
}

let typed = "";
let since = 0;

/** Letters lead to an answer; the same one again to the next of them. */
function spell(event: KeyboardEvent): boolean {
  if (event.key.length !== 1 || !/[\p{L}\p{N}]/u.test(event.key)) {
    typed = "";
    return false;
  }
  const late = event.timeStamp - since > PAUSE;
  since = event.timeStamp;
  const found = answers();
  const names = found.map(nameOf);
  const at = found.indexOf(document.activeElement as Thing);
  // A longer word may still be the name of where we are.
  let next = typed && !late ? named(names, typed + event.key, at - 1) : -1;
  typed = next < 0 ? event.key : typed + event.key;
  if (next < 0) next = named(names, typed, at);
  if (next >= 0) found[next]!.focus();
  return next >= 0;
}

export interface Ways {
  /** What the arrows go to. */
  items: string;
  /** Where one of them is, if not in the middle of what is drawn. */
  at?: (one: Thing) => Point;
  /** Whether two of them share a border: of those, the one that lies straightest comes first. */
  beside?: (one: Thing, other: Thing) => boolean;
  /** Whether the arrows just go to the next and the one before. */
  row?: boolean;
  /** Something is about to have the focus. */
  reach?: (one: Thing) => void;
}

type Attachment = (node: Thing) => () => void;

const listed = (node: Thing, items: string): Thing[] =>
  [...node.querySelectorAll<Thing>(items)].filter(seen);

/** Arrows and letters go from one thing to another. */
export function walk({ items, at = middle, beside, row = false, reach }: Ways): Attachment {
  return (node) => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Thing;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.matches("input, select, textarea")) return;
      if (spell(event)) return event.preventDefault();
      const way = event.shiftKey ? undefined : WAYS[event.key];
      if (!way && event.key !== "Home" && event.key !== "End") return;
      const found = listed(node, items);
      const from = found.indexOf(target.closest<Thing>(items) ?? target);
      const place = from < 0 ? middle : at;
      let goal: Thing | undefined;
      if (event.key === "Home") goal = found.find((one) => one.matches(ANSWERS)) ?? found[0];
      else if (event.key === "End") goal = found.at(-1);
      else if (row) goal = found[(from + way![0] + way![1] + found.length) % found.length];
      else {
        const here = found[from] ?? target;
        const around = beside ? found.filter((one) => beside(here, one)) : [];
        const straight = around.map((one) => unit(place(here), place(one)));
        goal =
          around[toward([0, 0], way!, straight)] ??
          found[toward(place(here), way!, found.map(place))];
      }
      event.preventDefault();
      if (!goal) return;
      reach?.(goal);
      goal.focus();
    };
    node.addEventListener("keydown", press as EventListener);
    return () => node.removeEventListener("keydown", press as EventListener);
  };
}

/** The same, and one stop of the Tab key for all of them; they have `tabindex="-1"`. */
export function stop(ways: Ways): Attachment {
  return (node) => {
    let last: Thing | undefined;

    /** To where one was, to what was touched, or to the first answer. */
    const arrive = (): void => {
      const found = listed(node, ways.items);
      const legal = found.filter((other) => other.matches(ANSWERS));
      const among = legal.length ? legal : found;
      const kept = among.find((other) => other === last) ?? among.find((other) => other.matches(TOUCHED));
      const goal = kept ?? among[0];
      if (goal) ways.reach?.(goal);
      goal?.focus();
    };

    const come = (event: FocusEvent): void => {
      const one = (event.target as Element).closest<Thing>(ways.items);
      if (one) last = one;
      // Who points and clicks has chosen a place already.
      if (event.target === node && byKeys()) arrive();
    };

    const begin = (event: KeyboardEvent): void => {
      if (event.target !== node || event.shiftKey || !(event.key in WAYS)) return;
      event.preventDefault();
      arrive();
    };

    const back = (event: KeyboardEvent): void => {
      if (event.key !== "Tab" || !event.shiftKey || event.target === node) return;
      // On the way back one leaves at once, and does not come to this stop again.
      node.setAttribute("tabindex", "-1");
      setTimeout(() => node.setAttribute("tabindex", "0"));
    };

    node.dataset["stop"] = "";
    node.setAttribute("tabindex", "0");
    node.addEventListener("focusin", come as EventListener);
    node.addEventListener("keydown", back as EventListener);
    node.addEventListener("keydown", begin as EventListener);
    const walked = walk(ways)(node);
    return () => {
      walked();
      node.removeEventListener("focusin", come as EventListener);
      node.removeEventListener("keydown", back as EventListener);
      node.removeEventListener("keydown", begin as EventListener);
    };
  };
}
