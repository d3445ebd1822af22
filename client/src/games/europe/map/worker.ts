// Paints the map beside the page, so that the page never waits for it.
import { SIZE, type Point } from "../atlas";
import type { Scenery } from "../view";
import { curve, Geometry } from "./geometry";
import { Ground } from "./ground";
import { Lettering, type Names } from "./names";
import { PALETTES } from "./palette";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Wanted {
  names: Names;
  theme: keyof typeof PALETTES;
  weather: Record<string, string>;
  /** Hexes with counters: names keep away from them. */
  busy: string[];
  /** What part of the map, how many dots of the screen a unit of it takes, and how many a pixel. */
  box: Box;
  scale: number;
  dots: number;
}

export type Order = { scenery: Scenery } | { wanted: Wanted };
export type Delivery =
  | { sides: Record<string, Point[]> }
  | { box: Box; scale: number; ground: ImageBitmap; names: ImageBitmap };

let map: Geometry;
let ground: Ground;

onmessage = ({ data }: MessageEvent<Order>) => {
  if ("scenery" in data) {
    map = new Geometry(data.scenery);
    ground = new Ground(map);
    postMessage({ sides: landSides() } satisfies Delivery);
  } else deliver(data.wanted);
};

/** The curve between each two neighbours on land, for the line of the front. */
function landSides(): Record<string, Point[]> {
  const found: Record<string, Point[]> = {};
  for (const side of map.sides) {
    const { one, other } = side;
    if (!one.real || !other?.real || !one.land || !other.land) continue;
    found[one.id < other.id ? `${one.id} ${other.id}` : `${other.id} ${one.id}`] = curve(side);
  }
  return found;
}

function deliver({ names, theme, weather, busy, box, scale, dots }: Wanted): void {
  const colours = PALETTES[theme];
  const pixels = (SIZE * scale) / dots;
  const canvas = (): OffscreenCanvasRenderingContext2D => {
    const c = new OffscreenCanvas(
      Math.ceil(box.wide * scale),
      Math.ceil(box.high * scale),
    ).getContext("2d")!;
    c.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    return c;
  };
  const below = canvas();
  below.fillStyle = colours.veil;
  below.fillRect(box.x, box.y, box.wide, box.high);
  const margin = 70;
  ground.paint(
    below,
    colours,
    weather,
    ({ x, y }) =>
      x > box.x - margin &&
      x < box.x + box.wide + margin &&
      y > box.y - margin &&
      y < box.y + box.high + margin,
    pixels,
  );
  const above = canvas();
  new Lettering(above, map, names, colours, pixels, busy).paint();
  const delivery = {
    box,
    scale,
    ground: below.canvas.transferToImageBitmap(),
    names: above.canvas.transferToImageBitmap(),
  } satisfies Delivery;
  postMessage(delivery, { transfer: [delivery.ground, delivery.names] });
}
