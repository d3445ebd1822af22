// What stands on a counter: the silhouette of its kind or its NATO symbol, and its short name.

/** Silhouettes in a box of 24 by 20. */
export const SILHOUETTES: Record<string, string> = {
  infantry:
    "M7 8.4C7 4.2 9.3 2.6 12 2.6s5 1.6 5 5.8l1.7.9v1.3H5.3V9.3zM8 11.3h8c0 2.7-1.8 4.3-4 4.3s-4-1.6-4-4.3zM3.2 20c.2-3.3 2.8-4.6 5.3-4.8 1 1 2.2 1.5 3.5 1.5s2.5-.5 3.5-1.5c2.5.2 5.1 1.5 5.3 4.8zM19.3 1.5l1.3.4-2 10.6-1.3-.3z",
  mechanized:
    "M1 10.5l1-3h4.6l2-3.6h4.6v3.6H23v6.5H1zM9.3 5.3L8 7.5h3.8V5.3zM2.3 15.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM11.5 13h9a2.6 2.6 0 0 1 0 5.2h-9a2.6 2.6 0 0 1 0-5.2z",
  armor:
    "M7.5 8.6l1.8-4.8h6.4l.6 1.3H24v1.7h-7.2l.9 1.8zM1.5 9.3h21l.9 3H.6zM3.5 13h17a3 3 0 0 1 0 6h-17a3 3 0 0 1 0-6z",
  air: "M12 .5c1 0 1.5 2 1.6 4.3l.1 1.6L23.5 10v2.5l-9.7-1.3-.5 4.8 3.2 1.9v1.6L12 18.7l-4.5.8v-1.6L10.7 16l-.5-4.8L.5 12.5V10l9.8-3.6.1-1.6C10.5 2.5 11 .5 12 .5z",
  bomber:
    "M12 .3c1.3 0 1.9 1.7 2 3.8v2.4h1.9V4.7h1.6v1.9l1.7.2V5h1.6v2l3 .4v2.9l-9.8.6-.4 4.6 4.9 1.2v2l-6.5-.4-6.5.4v-2l4.9-1.2-.4-4.6-9.8-.6V7.4l3-.4V5h1.6v1.8l1.7-.2V4.7h1.6v1.8H10V4.1C10.1 2 10.7.3 12 .3z",
  warship:
    "M0 13.5h24l-2.8 5H3.3zM8.5 13v-3.5h1.7V6h1.3V1.5h1V6h1.6v2h2v5zM2.5 13v-2.2h4V13zM.2 10.3h4.5v1H.2zM17.8 13v-2.2h3.4V13zM20 10.3h3.9v1H20z",
  carrier:
    "M0 10.5h24v2.3l-2.5.6-1.7 5.1H5l-2-5.1-3-.6zM14 10V6.5h1.3V3h1.2v3.5h2.6V10zM2.5 9.7l1.7-1.2H6L5 6.8h1.2l1.8 1.7h2.4v1.2z",
  convoy:
    "M0 12.7h3l1 1.3h12.3l.9-1.3H24l-2.7 5.8H3.2zM4.7 8.8h3.8v4.4H4.7zM9.2 8.8H13v4.4H9.2zM6.9 4h3.8v4.2H6.9zM16.8 12V6h4.2v6zM17.7 2.5h1.9v3h-1.9z",
};

const BOX = "M-9.5-6h19v12h-19z";
const CROSSED = "M-9.5-6l19 12M-9.5 6l19-12";
const TRACKS = "M-3.3-3.2h6.6a3.2 3.2 0 0 1 0 6.4h-6.6a3.2 3.2 0 0 1 0-6.4z";
const WINGS = "M0 0C-2-4-7.6-3.6-7.6 0S-2 4 0 0S7.6-3.6 7.6 0S2 4 0 0z";
const ANCHOR = "M0-4.3V4.3M-2.3-2.4h4.6M-4.6 1Q-3.8 4.3 0 4.3Q3.8 4.3 4.6 1";
/** NATO symbols around 0, drawn as lines; those of `FULL` are filled as well. */
export const SYMBOLS: Record<string, string> = {
  infantry: BOX + CROSSED,
  mechanized: BOX + CROSSED + TRACKS,
  armor: BOX + TRACKS,
  air: BOX + WINGS,
  bomber: BOX + WINGS,
  warship: BOX + ANCHOR,
  carrier: `${BOX}${ANCHOR}M-9.5-4.3h19`,
  convoy: `${BOX}${ANCHOR}M5.5-3h3M7-3v4`,
};

export type Shape = "ground" | "air" | "naval";

/** What sort of thing a type of unit is: by its number in the scenery. */
export function shapeOf(kind: number | undefined): Shape {
  return kind === 1 ? "air" : kind === 2 || kind === 3 ? "naval" : "ground";
}

/** The outline of a counter, 34 wide around 0: square on land, cut corners in the air, a keel at sea. */
export const OUTLINES: Record<Shape, string> = {
  ground: "M-13.5-17h27a3.5 3.5 0 0 1 3.5 3.5v27a3.5 3.5 0 0 1-3.5 3.5h-27a3.5 3.5 0 0 1-3.5-3.5v-27a3.5 3.5 0 0 1 3.5-3.5z",
  air: "M-10.5-17h21L17-10.5v21L10.5 17h-21L-17 10.5v-21z",
  naval: "M-15-17h30a2 2 0 0 1 2 2V7Q14.6 17 0 17.7Q-14.6 17-17 7v-22a2 2 0 0 1 2-2z",
};

const ROMAN = /^(?=[ivxl])[ivxl]+$/;

/** The number of an army, or the first letters of its name: of an id such as `xvi_panzer_corps` or `ger_18a`. */
export function short(id: string): string {
  const words = id.split("_");
  const number = words.find((word) => /^\d+(st|nd|rd|th|[a-z])?$/.test(word));
  if (number) return String(parseInt(number, 10));
  const roman = words.find((word) => ROMAN.test(word));
  // A first word of three letters stands for the country in many files.
  const name = words.length > 1 && words[0]!.length <= 3 ? words[1]! : words[0]!;
  return (roman ?? name.slice(0, 3)).toUpperCase();
}
