// Silhouettes of 64 by 48 that stand on line 43 and face right; plates of 48 by 48; emblems around 0.
// Each nation has its own, so that pieces are told apart by shape as well as by colour.

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const wheels = (xs: number[], y: number, r: number): string =>
  xs.map((x) => circle(x, y, r)).join("");

const ARMY: Record<string, string> = {
  germany: "M16 13h5v-3h8v3h11l3 3.5h14v-2h5v6.5h-5v-2H43l1 5.5h11l5 6H4l4-6h6zM8 31h48a6 6 0 0 1 0 12.5H8A6 6 0 0 1 8 31z"+wheels([11,21.5,32,42.5,53],37.3,3.3),
  united_kingdom: "M22 17h17l4 3h15v3H44l3 4h13l1 4H3l1-4h12zM2 32h60l-7 11.5H9zM14 35.5h8l2 4h-7zM28 35.5h8v4h-8zM42 35.5h8l-3 4h-7z",
  japan: "M22 25a10.5 10.5 0 0 1 20-4h13v3H42.5l.3 2H54l6 5H6l3-5zM4 32h56l-7 11.5H11z"+wheels([17,27,37,47],37.7,3.6),
  soviet_union: "M24 12.5h15l3.5 4H63v3.3H44l3 5h6l8 7H4l8-7h8zM8 32.5h48a5.5 5.5 0 0 1 0 11H8a5.5 5.5 0 0 1 0-11z"+wheels([10,21,32,43,54],38,4.2),
  italy: "M21 9h15v4h13v2.2H36v2h13v2.2H36v2h12l9 9H7l4-9h10zM7 31.5h50l-4 12H11z"+wheels([15,21.8,28.6,35.4,42.2,49],37.7,2.5),
  united_states: "M30 9h8v2.5c4 .5 6.5 2.2 7.5 5H62v3.3H46.5l.3 3.7C54 24 59 26.5 59.5 31.5H5c0-5 4-8 11-8h3.5C20 16 23.5 12.5 30 11.5zM7 32.5h51l-4 11H11z"+wheels([15,22.5,30,37.5,45,52],38,2.7)+"M56 33.5z",
};

const NAVY: Record<string, string> = {
  germany: "M2 31h60l-7 12H9zM8 26h11l2 4H8zM19 26.5h4v2h-4zM44 26h11v4H42zM39 26.5h5v2h-5zM24 20h16v10H24zM27 12h7v8h-7zM29.5 5h2v7h-2zM35.5 15h5v5h-5z",
  united_kingdom: "M1 30h62l-5 13H9zM7 25h10l2 4.5H7zM47 25h9v4.5H45zM41 26h6v2h-6zM22 22h20v8H22zM24 11h6l1 11h-6zM34 11h6l1 11h-6zM44 8h1.8v16H44z",
  japan: "M1 28l10 2h42l10-4-8 17H11zM8 25h9v4.5H7zM17 26h5v1.8h-5zM45 23h9l2 4H45zM39 24.5h6v1.8h-6zM25 22h14v8H25zM26.5 16h11v6h-11zM28 10h8v6h-8zM29.5 5h5v5h-5zM31.2 1h1.6v4h-1.6z",
  soviet_union: "M2 32h60l-4 11H7zM9 28h9v3.5H9zM18 28.7h5v1.7h-5zM26 25h9v6.5h-9zM39 21l7 0 1 10.5h-8zM30 25L33 6l3 19h-1.6L33 14l-1.4 11zM28.5 12h9v1.6h-9zM50 28h7l2 3.5h-9z",
  italy: "M1 33C8 32 13 31 20 31h28l15-5-7 17H8zM10 27.5h9l1 3h-10zM19 28h5v1.7h-5zM25 24h15v6.5H25zM28 12h5l-2 12h-6zM37 12h5l-2 12h-6zM45 26h8l3 3H45z",
  united_states: "M1 27h62v3.5l-4 2-4 10.5H10L4 32.5l-3-2zM34 19h12v7.5H34zM37 12h6v7h-6zM39.2 4h1.6v8h-1.6zM42 7h4v1.6h-4zM8 23.5l9 0 3 1.5-3 1H8zM20 23.5h8l3 1.2-3 1.3h-8z",
};

/** Seen from above, nose up. */
const AIR: Record<string, string> = {
  germany: "M32 2l3 5v9l25 4v6l-25 1v11l8 3v4l-11-1-11 1v-4l8-3V27L4 26v-6l25-4V7z",
  united_kingdom: "M32 2c2.2 2 3 5 3 9v5c17 0 26 3 26 7s-10 6-26 6.5L34 38c5 0 8 1.5 8 3.5S38 45 32 45s-10-1.5-10-3.5 3-3.5 8-3.5l-1-8.5C13 29 3 27 3 23s9-7 26-7v-5c0-4 .8-7 3-9z",
  japan: "M32 3c3 0 4.5 3 4.5 7v6L56 19c4 .6 5 5.5 1 6.5L36 29l-1.5 9 7 2c2 .7 2 3.7 0 4l-9.5 1-9.5-1c-2-.3-2-3.3 0-4l7-2L28 29 7 25.5c-4-1-3-5.9 1-6.5l19.5-3v-6c0-4 1.5-7 4.5-7z",
  soviet_union: "M27.5 5c0-3 9-3 9 0v9h14l8 3v11H37l-1.5 9H43v7H21v-7h7.5L27 28H5.5V17l8-3h14z",
  italy: "M32 1l3.5 6v8H44v-5c0-2 5-2 5 0v5l12 2v6l-25 3.5-.5 10L44 40v4H20v-4l8.5-3.5-.5-10L3 23v-6l12-2v-5c0-2 5-2 5 0v5h8.5V7z",
  united_states: "M32 8c2 0 3 2 3 5v4h7V7c0-3 5-3 5 0v10l15 2.5v4L47 27v11h2v5H15v-5h2V27L2 23.5v-4L17 17V7c0-3 5-3 5 0v10h7v-4c0-3 1-5 3-5zM22 29v9h20v-9l-7 1.5V34h-6v-3.5z",
};

export const EMBLEMS: Record<string, string> = {
  germany: "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  united_kingdom: circle(0,0,6)+circle(0,0,2.6),
  japan: circle(0,0,5.2),
  soviet_union: "M0-6.5l1.9 4.3 4.7.4-3.6 3.1 1.1 4.6L0 3.5l-4.1 2.4 1.1-4.6-3.6-3.1 4.7-.4z",
  italy: "M-6-5h3v10h-3zM-1.5-5h3v10h-3zM3-5h3v10H3z",
  united_states: "M0-6.5L5.5 0 0 6.5-5.5 0z",
};

export const SHAPES: Record<string, Record<string, string>> = { army: ARMY, navy: NAVY, air_force: AIR };

/** A wheel with ten teeth. */
const COG = Array.from({ length: 10 }, (_, tooth) => {
  const middle = (tooth / 10) * 2 * Math.PI;
  const half = Math.PI / 10;
  const at = (radius: number, angle: number): string =>
    `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
  const corners = [
    at(21.8, middle - half * 0.52),
    at(21.8, middle + half * 0.52),
    at(18.3, middle + half * 0.8),
    at(18.3, middle + half * 1.2),
  ];
  return `${tooth ? "L" : "M"}${corners.join("L")}`;
}).join("");

/** The Axis has corners, the Allies are round. */
export const PLATES: Record<string, string> = {
  germany:"M6 5h36a2 2 0 0 1 2 2v34a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  japan:"M13 4h22l11 20-11 20H13L2 24z",
  italy:"M4 4h40v24L24 46 4 28z",
  united_kingdom:circle(24,24,21),
  soviet_union:`${COG}z`,
  united_states:"M16 8h16a16 16 0 0 1 0 32H16a16 16 0 0 1 0-32z",
};

export const SUBMARINE =
  "M1 33l6-4h12c3-3 8-4.5 13-4.5V15h2.5V8h2v7H42l1.5 9.5C54 25 60 28 63 33c-4 5-12 7-24 7H22C12 40 5 38 1 33z";

export const BOMBER =
  "M32 1c2.5 0 4 4 4 8v5h5v-4.5c0-2 4-2 4 0V15l4 .6v-4c0-2 4-2 4 0v4.8L63 18v5l-27 3.5-.7 11.5 8.7 3v3.5L32 46l-12-1.5V41l8.7-3L28 26.5 1 23v-5l10-1.6v-4.8c0-2 4-2 4 0v4l4-.6V9.5c0-2 4-2 4 0V14h5V9c0-4 1.5-8 4-8z";

export const FACTORY =
  "M4 43V22l12-8v8l12-8v8l12-8v7h4l1-17h6l1 17h8v22zM10 30h6v5h-6zM22 30h6v5h-6zM34 30h6v5h-6z";

export const HELMET =
  "M18 23C18 11 24 5 32 5s14 6 14 18l4 4v2.5H14V27zM21.5 31.5h21v3c0 5-4.5 8.5-10.5 8.5s-10.5-3.5-10.5-8.5zM5 64c0-13 8-19 19-19.5 4 3 12 3 16 0C51 45 59 51 59 64z";

export const TRUCK =
  "M3 16h32v17H3zM37 20h12l9 8v8h-3a6.5 6.5 0 0 0-13 0H24a6.5 6.5 0 0 0-13 0H3v-2h34z" +
  circle(17.5, 38, 5) +
  circle(48.5, 38, 5) +
  "M40 23v5h11l-5-5z";
export const TRAIN =
  "M4 20h6v-8h8v8h22V9h20v24l-2 4H6l-4-4v-9zM44 13v8h12v-8z" + wheels([12, 24, 36], 39, 4.4) + circle(52, 38, 5.6);
export const RADIO =
  "M6 22h52v21H6zM14 20L40 4l1.2 2L20 20z" + circle(20, 32, 7) + circle(20, 32, 3) + "M32 26h20v3H32zM32 32h20v3H32zM32 38h12v2H32z";
export const CARDS =
  "M14 12l20-5 8 31-20 5zM36 8l14 4-8 30-1.5-.4L49 14l-12.5-3.300z";
export const BUNKER =
  "M2 43l6-20h10v-6h28v6h10l6 20zM20 25v5h24v-5z";
export const CLOUD =
  "M14 40a11 11 0 0 1 0-22 15 15 0 0 1 28-4 12 12 0 0 1 9 26z";
export const SNOWFLAKE = "M0 0V-22M0-12l-5-5M0-12l5-5M0-6l-4-4M0-6l4-4";
