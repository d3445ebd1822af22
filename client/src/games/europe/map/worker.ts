// Paints the map beside the page, so that the page never waits for it.
import { SIZE, type Point } from "../atlas";
import type { Scenery } from "../view";
import { curve, Geometry } from "./geometry";
import { GroundPainter } from "./ground";
import { Lettering, type MapNames } from "./names";
import { PALETTES } from "./palette";

export interface PaintedBox {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface WantedPicture {
  names: MapNames;
  theme: keyof typeof PALETTES;
  weather: Record<string, string>;
  /** Hexes with counters: names keep away from them. */
  busy: string[];
  /** What part of the map, how many dots of the screen a unit of it takes, and how many a pixel. */
  box: PaintedBox;
  scale: number;
  dots: number;
}

export type WorkerRequest = { scenery: Scenery } | { wanted: WantedPicture };
export type WorkerReply =
  | { sides: Record<string, Point[]> }
  | { box: PaintedBox; scale: number; ground: ImageBitmap; names: ImageBitmap };

let map: Geometry;
let ground: GroundPainter;

onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if ("scenery" in data) {
    map = new Geometry(data.scenery);
    ground = new GroundPainter(map);
    postMessage({ sides: landSides() } satisfies WorkerReply);
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

function deliver({ names, theme, weather, busy, box, scale, dots }: WantedPicture): void {
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
  } satisfies WorkerReply;
  postMessage(delivery, { transfer: [delivery.ground, delivery.names] });
}
