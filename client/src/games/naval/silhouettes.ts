// A ship drawn from its data: its type, its hull, what it carries. One drawing for each type.
import { COLOUR, Pen, WATERLINE, WIDTH, type Gun } from "./pen";
import type { ShipFacts } from "./types";

type DrawShip = (pen: Pen, ship: ShipFacts, x0: number, x1: number, length: number) => void;

const has = (ship: ShipFacts, weapon: string): boolean => ship.weapons?.includes(weapon) ?? false;

function gunOf(ship: ShipFacts): Gun | undefined {
  return (["large", "medium", "small"] as const).find((size) => has(ship, `${size}_gun`));
}

/** Two, four or six jets are parked, by how many strikes the ship launches. */
function jets(pen: Pen, ship: ShipFacts, x0: number, length: number): void {
  const places = [[0.15, 0.62], [0.06, 0.24, 0.62, 0.8], [0.06, 0.15, 0.24, 0.62, 0.71, 0.8]];
  for (const at of places[Math.min(2, ship.air_strikes?.length ?? 0)]!) pen.jet(x0 + length * at + 4, 20.2, 0.92);
}

/** What stands before the bridge: a gun, or a missile launcher. */
function forward(pen: Pen, ship: ShipFacts, x: number): void {
  const gun = gunOf(ship);
  if (gun) pen.gun(x, pen.deck(x) - 0.4, gun);
  else pen.launcher(x, pen.deck(x));
}

const goodAirDefence = (ship: ShipFacts): boolean =>
  Boolean(ship.air_defence?.length) && Math.min(...ship.air_defence!) <= 4;

const carrier: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 6, x1: x1 - 12, deck: 13, sheer: 3, rake: 9, stern: 3 });
  pen.flightDeck(
    [[x0, 13], [x0 + 3, 19], [x1 - 4, 19], [x1 + 1, 17.4], [x1 - 10, 13]],
    [[x0 + 3, 19], [x0 + 3.4, 20.4], [x1 - 4, 20.4], [x1 + 1, 17.6], [x1 - 4, 18.8]],
    [[x0, 13], [x1 - 10, 13], [x1 - 13, 11.4], [x0 + 4, 11.4]],
  );
  for (let i = 0; i < 4; i++) pen.box(x0 + length * (0.16 + i * 0.2), 8, length * 0.085, 4, "#000", 0.3);
  const island = x0 + length * 0.4;
  pen.block(island, 20.4, 30, 9, 1, 2);
  pen.block(island + 3, 29.4, 21, 8, 1, 2);
  pen.windows(island + 9, 33, 14);
  pen.windows(island + 14, 25.4, 13);
  pen.mast(island + 10, 37, 22, "tower");
  pen.radar(island + 22, 39.5, 10);
  pen.line([[island + 4, 37], [island + 4, 48]], 1.1);
  jets(pen, ship, x0, length);
  if (gunOf(ship)) pen.gun(x1 - 16, 14, "small");
  pen.closeIn(x0 + 6, 13);
};

const lightCarrier: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 5, x1: x1 - 10, deck: 12, sheer: 3, rake: 8, stern: 3 });
  pen.flightDeck(
    [[x0, 12], [x0 + 2, 17.4], [x1 - 40, 17.4], [x1 - 18, 19.4], [x1 - 1, 25], [x1 + 1, 23], [x1 - 10, 14]],
    [[x0 + 2, 17.4], [x0 + 2.4, 18.7], [x1 - 40, 18.7], [x1 - 18, 20.8], [x1 - 1, 26.4], [x1 - 1, 25], [x1 - 18, 19.4], [x1 - 40, 17.4]],
    [[x0, 12], [x1 - 12, 13], [x1 - 14, 11], [x0 + 4, 10.6]],
  );
  const island = x0 + length * 0.32;
  pen.block(island, 18.6, 48, 8, 1, 3);
  pen.block(island + 5, 26.6, 34, 6.4, 1, 3);
  pen.windows(island + 28, 29, 10);
  pen.funnel(island + 8, 33, 8, 6);
  pen.funnel(island + 24, 33, 8, 6);
  pen.mast(island + 20, 33, 18, "lattice");
  pen.dome(island + 37, 36, 3.2);
  pen.dome(island + 4, 35, 2.8);
  for (const at of [0.07, 0.17, 0.66, 0.76]) pen.jet(x0 + length * at + 4, 18.5, 0.86);
  if (has(ship, "cruise")) pen.cells(x1 - 34, 19.8, 14);
  else pen.launcher(x1 - 13, 14);
};

const aviation: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 4, x1: x1 - 14, deck: 13, sheer: 5, rake: 13, stern: 3 });
  const middle = x0 + length * 0.46;
  pen.shape([[x0 - 1, 13], [x0 + 1, 17], [middle + 6, 17], [middle + 6, 13]], COLOUR.upper);
  pen.shape([[x0, 13], [middle + 6, 13], [middle + 4, 11.4], [x0 + 4, 11.4]], "#000", 0.26);
  pen.block(middle - 8, 15, 52, 10, 1, 4);
  pen.block(middle - 2, 25, 38, 8, 1, 5);
  pen.windows(middle + 18, 28, 15);
  pen.block(middle + 2, 33, 22, 7, 2, 3);
  pen.funnel(middle - 4, 33, 10, 8);
  pen.mast(middle + 14, 40, 16, "lattice");
  pen.radar(middle + 26, 36, 11);
  pen.dome(middle + 38, 29, 3);
  if (ship.air_strikes?.length) for (const at of length > 190 ? [12, 34, 56] : [12, 34]) pen.jet(x0 + at, 17, 0.9);
  else for (const at of length > 165 ? [20, 52] : [20]) pen.helicopter(x0 + at, 17);
  if (has(ship, "cruise")) pen.tubes(x1 - 36, 15.4, 0.85);
  else pen.launcher(x1 - 38, pen.deck(x1 - 38));
  if (gunOf(ship)) forward(pen, ship, x1 - 19);
};

const battleship: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 3, x1: x1 - 14, deck: 11, sheer: 7, rake: 13, stern: 4 });
  const middle = x0 + length * 0.44;
  pen.block(middle - 36, 11, 82, 6, 2, 2);
  pen.block(middle - 28, 17, 66, 5, 1, 4);
  pen.block(middle + 10, 22, 17, 15, 2, 4);
  pen.block(middle + 13, 37, 9, 8, 1, 2);
  pen.windows(middle + 17, 31, 8);
  pen.mast(middle + 18, 45, 12);
  pen.radar(middle + 18, 47, 9);
  pen.funnel(middle - 9, 22, 12, 14);
  pen.funnel(middle - 29, 22, 11, 12);
  pen.mast(middle - 14, 22, 22, "lattice");
  pen.gun(x1 - 52, 16, "large");
  pen.gun(x1 - 33, pen.deck(x1 - 33), "large");
  pen.put(`<g transform="translate(${2 * (x0 + 28)} 0) scale(-1 1)">`);
  pen.gun(x0 + 28, 11, "large");
  pen.put("</g>");
  if (has(ship, "medium_gun")) {
    pen.gun(middle + 30, 21, "small");
    pen.gun(middle - 20, 17, "small");
    pen.gun(middle + 2, 17, "small");
  }
  if (has(ship, "cruise")) pen.missiles(middle - 34, 18);
  if (has(ship, "ssm")) pen.missiles(middle + 6, 24);
};

const cruiser: DrawShip = (pen, ship, x0, x1, length) => {
  const k = length / 185;
  const aft = x0 + length * 0.22;
  const bridge = x0 + length * 0.53;
  pen.hull({ x0: x0 + 3, x1: x1 - 15, deck: 11, sheer: 6.5, rake: 14, stern: 3, step: [x0 + length * 0.17, 8.6] });
  pen.block(aft, 11, 40 * k, 9, 2, 2);
  pen.block(aft + 5, 20, 26 * k, 8, 2, 3);
  pen.funnel(aft + 9 * k, 28, 12, 6.5);
  pen.mast(aft + 29 * k, 20, 30, "lattice");
  pen.block(bridge, 11, 35 * k, 11, 1, 3);
  pen.block(bridge + 3, 22, 27 * k, 11, 2, 5);
  pen.windows(bridge + 14 * k, 27.6, 14 * k);
  pen.block(bridge + 6, 33, 14 * k, 8, 2, 3);
  pen.mast(bridge + 12 * k, 41, 17, "tower");
  pen.radar(bridge + 4, 36, 12);
  if (goodAirDefence(ship)) {
    pen.panel(bridge + 24 * k, 18, 4.4);
    pen.panel(aft + 12 * k, 16, 3.8);
  }
  pen.closeIn(aft + 2, 20);
  if (has(ship, "cruise")) pen.tubes(bridge + 39 * k, 12.4, 0.95);
  else if (ship.air_defence?.length) pen.launcher(bridge + 43 * k, pen.deck(bridge + 43 * k));
  if (has(ship, "ssm")) pen.missiles(x0 + length * 0.475, 12);
  forward(pen, ship, x1 - 26);
  if (ship.asw?.length) pen.helicopter(x0 + length * 0.095, 8.6);
  else pen.launcher(x0 + length * 0.1, 8.6);
};

const destroyer: DrawShip = (pen, ship, x0, x1, length) => {
  const k = length / 170;
  const aft = x0 + length * 0.21;
  const bridge = x0 + length * 0.5;
  pen.hull({ x0: x0 + 3, x1: x1 - 14, deck: 10, sheer: 6, rake: 13, stern: 2.5, step: [x0 + length * 0.19, 7.4] });
  pen.block(aft, 10, 26 * k, 9.5, 0.6, 2);
  pen.funnel(aft + 8 * k, 19.5, 12 * k, 9);
  pen.closeIn(aft + 3, 19.5);
  pen.block(aft + 30 * k, 10, 17 * k, 5, 1, 1);
  pen.block(bridge, 10, 32 * k, 9, 1, 4);
  pen.block(bridge + 3, 19, 22 * k, 9, 1.5, 4.5);
  pen.windows(bridge + 12 * k, 23.6, 11 * k);
  pen.funnel(bridge, 19, 8 * k, 8);
  pen.mast(bridge + 10 * k, 28, 21, "tower");
  pen.dome(bridge + 18 * k, 30.6, 2.6);
  if (goodAirDefence(ship)) pen.panel(bridge + 21 * k, 15, 3.9);
  if (ship.air_defence?.length) pen.cells(bridge + 34 * k, pen.deck(bridge + 36 * k), 11);
  if (has(ship, "ssm")) pen.missiles(aft + 37 * k, 15);
  if (has(ship, "cruise")) pen.tubes(aft + 39 * k, 15.6, 0.62);
  forward(pen, ship, x1 - 24);
  if (ship.asw?.length) pen.helicopter(x0 + length * 0.11, 7.4);
};

const frigate: DrawShip = (pen, ship, x0, x1, length) => {
  const k = length / 152;
  const aft = x0 + length * 0.22;
  pen.hull({ x0: x0 + 3, x1: x1 - 13, deck: 9.4, sheer: 5.4, rake: 12, step: [x0 + length * 0.2, 7.6] });
  pen.block(aft, 9.4, 62 * k, 7.4, 0.5, 3);
  pen.block(aft, 16.8, 21 * k, 5, 0.5, 1.2);
  pen.funnel(aft + 24 * k, 16.8, 11 * k, 7.6);
  pen.block(aft + 41 * k, 16.8, 18 * k, 8, 1, 4);
  pen.windows(aft + 48 * k, 20.6, 9 * k);
  pen.mast(aft + 42 * k, 24.6, 18, "lattice");
  pen.dome(aft + 53 * k, 27, 2.5);
  pen.closeIn(aft + 8, 21.8);
  const before = aft + 70 * k;
  if (has(ship, "ssm")) pen.missiles(before, pen.deck(before));
  if (has(ship, "cruise")) pen.tubes(before, pen.deck(before), 0.6);
  forward(pen, ship, x1 - 18);
  if (ship.asw?.length) pen.helicopter(x0 + length * 0.115, 7.6);
};

const fastCraft: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 2, x1: x1 - 15, deck: 8.4, sheer: 5, rake: 15, stern: 1 });
  const bridge = x0 + length * 0.4;
  pen.block(bridge, 8.4, 38, 7, 1, 8);
  pen.block(bridge + 5, 15.4, 20, 6.4, 1, 5);
  pen.windows(bridge + 13, 17.6, 9);
  pen.mast(bridge + 9, 21.8, 19, "lattice");
  pen.dome(bridge + 17, 24, 2.4);
  if (has(ship, "ssm")) pen.missiles(bridge - 16, 9, 1.35);
  if (has(ship, "torpedo")) pen.torpedoes(bridge - 34, 8.6);
  else if (!has(ship, "ssm")) pen.gun(bridge - 20, 8.4, "small");
  if (gunOf(ship)) forward(pen, ship, x1 - 27);
  else pen.gun(x0 + 10, 8.4, "small");
};

const assault: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 4, x1: x1 - 8, deck: 16, sheer: 2, rake: 7, stern: 3 });
  pen.flightDeck(
    [[x0, 16], [x0 + 2, 22], [x1 - 5, 22], [x1, 20], [x1 - 5, 16]],
    [[x0 + 2, 22], [x0 + 2.4, 23.3], [x1 - 5, 23.3], [x1, 20.2], [x1 - 5, 21.8]],
    [[x0, 16], [x1 - 5, 16], [x1 - 8, 14.4], [x0 + 4, 14.4]],
  );
  pen.box(x0 + 1, 4, 11, 9, COLOUR.dark, 0.75);
  const island = x0 + length * 0.34;
  pen.block(island, 23.3, 58, 8, 1, 3);
  pen.block(island + 6, 31.3, 38, 8, 1, 4);
  pen.windows(island + 30, 35, 12);
  pen.funnel(island + 8, 39.3, 9, 5);
  pen.mast(island + 22, 39, 18, "lattice");
  pen.mast(island + 46, 31, 14);
  pen.dome(island + 52, 33.6, 2.6);
  for (const at of [x0 + 24, x0 + 52, x1 - 34]) pen.helicopter(at, 23.2);
  if (gunOf(ship)) pen.gun(x1 - 15, 16.6, "small");
};

const dock: DrawShip = (pen, _ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 2, x1: x1 - 13, deck: 13, sheer: 5, rake: 11, stern: 0 });
  pen.box(x0 + 2, 3.5, 12, 8.5, COLOUR.dark, 0.75);
  const bridge = x0 + length * 0.46;
  pen.block(bridge, 13, 58, 11, 1, 3);
  pen.block(bridge + 6, 24, 44, 7, 1, 5);
  pen.block(bridge + 24, 31, 20, 6, 1, 4);
  pen.windows(bridge + 32, 33, 10);
  pen.funnel(bridge + 8, 31, 9, 7);
  pen.funnel(bridge + 18, 31, 7, 6);
  pen.mast(bridge + 30, 37, 18, "lattice");
  pen.line([[bridge - 3, 13], [bridge - 3, 28], [bridge - 20, 20]], 1.6);
  pen.helicopter(x0 + 34, 13);
  pen.closeIn(bridge + 52, 24);
  pen.box(x0 + length * 0.3, 8, length * 0.16 + 44, 2, "#000", 0.2);
};

const command: DrawShip = (pen, ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 3, x1: x1 - 14, deck: 12, sheer: 6, rake: 12, stern: 3 });
  const bridge = x0 + length * 0.4;
  pen.block(x0 + 16, 12, length * 0.72, 5, 1, 4);
  pen.block(bridge, 17, 46, 8, 1, 4);
  pen.block(bridge + 6, 25, 32, 8, 1, 4);
  pen.windows(bridge + 22, 28.6, 13);
  pen.funnel(bridge + 4, 33, 8, 6);
  pen.mast(bridge + 22, 33, 24, "lattice");
  pen.mast(x0 + 30, 17, 26, "lattice");
  pen.mast(x1 - 42, 17, 22, "lattice");
  pen.dome(x0 + 50, 21.5, 6);
  pen.dome(bridge + 54, 21, 5);
  pen.dome(bridge + 33, 37, 4.2);
  if (gunOf(ship)) pen.gun(x1 - 22, pen.deck(x1 - 22) - 0.4, "small");
};

/** No weapon at all: holds, cranes, and the bridge aft. */
const merchant: DrawShip = (pen, _ship, x0, x1, length) => {
  pen.hull({ x0: x0 + 3, x1: x1 - 12, deck: 12, sheer: 5, rake: 9, stern: 2 });
  pen.block(x0 + 10, 12, 26, 16, 1, 2);
  pen.block(x0 + 13, 28, 20, 6, 1, 2);
  pen.windows(x0 + 22, 29.6, 9);
  pen.funnel(x0 + 12, 34, 9, 9);
  for (const at of [0.38, 0.56, 0.74]) {
    const x = x0 + length * at;
    pen.block(x - 9, 12, 20, 4, 1, 1);
    pen.line([[x, 16], [x, 32], [x + 12, 20]], 1.4);
  }
  pen.mast(x0 + 30, 34, 10);
};

interface Boat {
  radius: number;
  /** Where its sail is, how high, how long, and how much it leans. */
  sail: number;
  high: number;
  long: number;
  lean: number;
}

function submarine({ radius: r, sail, high, long, lean }: Boat): DrawShip {
  return (pen, ship, x0, x1, length) => {
    const y = -1 + r * 0.1;
    const c = WATERLINE - y;
    const at = x0 + length * sail;
    const fore = x1 - length * 0.14;
    const outline = `M${x0} ${c}C${x0 + length * 0.14} ${c - r * 0.5} ${x0 + length * 0.24} ${c - r} ${x0 + length * 0.4} ${c - r}H${fore}C${x1 - 3} ${c - r} ${x1} ${c - r * 0.4} ${x1} ${c}C${x1} ${c + r * 0.6} ${x1 - 6} ${c + r} ${fore} ${c + r}H${x0 + length * 0.4}C${x0 + length * 0.24} ${c + r} ${x0 + length * 0.14} ${c + r * 0.5} ${x0} ${c}Z`;
    pen.line([[at + 11, y + r + high - 2], [at + 11, y + r + high + 9]], 1.5);
    pen.line([[at + 15, y + r + high - 2], [at + 15, y + r + high + 5]], 1.2);
    pen.block(at, y + r - 2, long, high + 2, 2.4, lean);
    pen.shape([[x0 + 8, y], [x0 + 2, y + r + 5], [x0 + 10, y + r + 5], [x0 + 22, y + 2]], COLOUR.upper);
    pen.shape([[x0 + 8, y], [x0 + 4, y - r - 3], [x0 + 11, y - r - 3], [x0 + 22, y - 2]], COLOUR.hull);
    pen.clipped(
      outline,
      `<path d="M0 ${c + 1}H${WIDTH}v${r}H0Z" opacity=".2"/><path d="M0 ${c - r}H${WIDTH}v2H0Z" fill="#fff" opacity=".35"/>`,
    );
    pen.line([[x0 - 1, y + 7], [x0 - 3, y], [x0 - 1, y - 7]], 2);
    const plane = y + r + high * 0.5;
    pen.shape([[at + 4, plane], [at + 18, plane], [at + 16, plane + 2], [at + 5, plane + 2]], COLOUR.dark);
    const hatches = has(ship, "cruise") ? -4 : 22;
    if (has(ship, "ssm") || has(ship, "cruise"))
      for (let i = 0; i < 7; i++) pen.box(at + hatches + i * 6.4, y + r - 6, 4, 3.6, COLOUR.dark, 0.8);
    for (const up of [2.6, -1.6]) pen.box(x1 - 11, y + up, 7.5, 1.7, COLOUR.dark);
  };
}

const DRAW: Record<string, DrawShip> = {
  carrier,
  light_carrier: lightCarrier,
  aviation_ship: aviation,
  battleship,
  gun_cruiser: battleship,
  cruiser,
  destroyer,
  frigate,
  fast_craft: fastCraft,
  assault_ship: assault,
  dock_ship: dock,
  command_ship: command,
  merchant,
  nuclear_submarine: submarine({ radius: 11.5, sail: 0.58, high: 13, long: 25, lean: 2.5 }),
  missile_submarine: submarine({ radius: 14, sail: 0.52, high: 11, long: 36, lean: 7 }),
  diesel_submarine: submarine({ radius: 10.5, sail: 0.45, high: 15, long: 28, lean: 4 }),
};

const BELOW: Record<string, number> = { nuclear_submarine: 196, missile_submarine: 222, diesel_submarine: 160 };

/** A ship with more hull is longer. */
export function lengthOf(ship: ShipFacts): number {
  return BELOW[ship.type] ?? Math.min(226, 112 + 11.4 * ship.hull);
}

/** The drawing of a ship as the inside of an SVG picture; `clip` is unique on the page. */
export function silhouette(ship: ShipFacts, clip: string): string {
  const length = lengthOf(ship);
  const x0 = (WIDTH - length) / 2;
  const pen = new Pen(clip);
  (DRAW[ship.type] ?? destroyer)(pen, ship, x0, x0 + length, length);
  if (ship.hull) pen.foam();
  return pen.parts.join("");
}
