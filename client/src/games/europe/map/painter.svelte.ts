// The painted map on the page: asks the painter for what is in sight, shows what it has meanwhile.
import type { Point } from "../atlas";
import type { Scenery } from "../view";
import type { PaintedBox, WorkerReply, WorkerRequest, WantedPicture } from "./worker";

/** How much more than the window is painted, on each side, so that one can move at once. */
const MARGIN = 0.25;

export class Painter {
  /** The curves between neighbours on land, as soon as they are known. */
  sides = $state.raw<Record<string, Point[]>>({});
  private picture = $state.raw<Extract<WorkerReply, { box: PaintedBox }> | undefined>();
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private busy = false;
  private next: WantedPicture | undefined;
  private last = "";

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.receive(data);
  }

  /** Paint this map from now on. */
  use(scenery: Scenery): void {
    this.last = "";
    this.send({ scenery: $state.snapshot(scenery) as Scenery });
  }

  /** Whether there is anything to show yet. */
  get painted(): boolean {
    return this.picture !== undefined;
  }

  close(): void {
    this.worker.terminate();
  }

  private send(order: WorkerRequest): void {
    this.worker.postMessage(order);
  }

  private receive(found: WorkerReply): void {
    if ("sides" in found) {
      this.sides = found.sides;
      return;
    }
    this.picture?.ground.close();
    this.picture?.names.close();
    this.picture = found;
    this.busy = false;
    if (this.next) this.order(this.next);
  }

  private order(wanted: WantedPicture): void {
    this.next = this.busy ? wanted : undefined;
    if (this.busy) return;
    this.busy = true;
    this.send({ wanted });
  }

  /** Ask for a part of the map, unless it is there already. */
  want(view: WantedPicture): void {
    const look = JSON.stringify([view.names, view.theme, view.weather, view.busy]);
    const known = this.picture;
    const alike = known && look === this.last && Math.abs(view.scale / known.scale - 1) < 0.001;
    if (alike && inside(view.box, known.box)) return;
    this.last = look;
    const { x, y, wide, high } = view.box;
    const box = {
      x: x - wide * MARGIN,
      y: y - high * MARGIN,
      wide: wide * (1 + 2 * MARGIN),
      high: high * (1 + 2 * MARGIN),
    };
    this.order({ ...view, box });
  }

  /** Show what is painted of a part of the map, on canvases of so many pixels a unit. */
  show(ground: HTMLCanvasElement, names: HTMLCanvasElement, box: PaintedBox, scale: number): void {
    const found = this.picture;
    for (const [canvas, image] of [
      [ground, found?.ground],
      [names, found?.names],
    ] as const) {
      const [wide, high] = [Math.round(box.wide * scale), Math.round(box.high * scale)];
      if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
      else canvas.getContext("2d")!.clearRect(0, 0, wide, high);
      if (!found || !image) continue;
      canvas.getContext("2d")!.drawImage(
        image,
        Math.round((found.box.x - box.x) * scale),
        Math.round((found.box.y - box.y) * scale),
        Math.round(found.box.wide * scale),
        Math.round(found.box.high * scale),
      );
    }
  }
}

function inside(part: PaintedBox, whole: PaintedBox): boolean {
  return (
    part.x >= whole.x &&
    part.y >= whole.y &&
    part.x + part.wide <= whole.x + whole.wide &&
    part.y + part.high <= whole.y + whole.high
  );
}
