import { describe, expect, it, vi } from "vitest";
import { Camera } from "../src/lib/camera.svelte";

function box(camera: Camera): number[] {
  return camera.box.split(" ").map(Number);
}

describe("the window on the map", () => {
  it("never shows more than the whole map", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(0.1);
    expect(camera.scale).toBe(1);
    expect(box(camera)).toEqual([0, 0, 1000, 500]);
  });

  it("comes no closer than eight times", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(100);
    expect(camera.scale).toBe(8);
    expect(box(camera).slice(2)).toEqual([125, 62.5]);
  });

  it("keeps the point under the pointer where it is", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(2, { x: 400, y: 100 });
    const [x, y, wide, high] = box(camera) as [number, number, number, number];
    expect([(400 - x) / wide, (100 - y) / high]).toEqual([0.4, 0.2]);
  });

  it("stays on the map when it is moved", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(2);
    camera.pan(9999, 9999);
    expect(box(camera)).toEqual([500, 250, 500, 250]);
    camera.pan(-9999, -9999);
    expect(box(camera)).toEqual([0, 0, 500, 250]);
  });

  it("takes a finger that trembles for a click, and one that goes on for a drag", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(2);
    const before = box(camera);
    const svg = { getScreenCTM: () => ({ a: 1 }) } as unknown as SVGSVGElement;
    const at = (clientX: number): PointerEvent => ({ pointerId: 1, clientX, clientY: 0 }) as PointerEvent;
    camera.down(at(100));
    camera.move(svg, at(104));
    expect(camera.dragged).toBe(false);
    expect(box(camera)).toEqual(before);
    camera.move(svg, at(90));
    expect(camera.dragged).toBe(true);
    expect(box(camera)[0]).toBeGreaterThan(before[0]!);
    camera.up(at(90));
    camera.down(at(90));
    expect(camera.dragged).toBe(false);
  });

  it("is held while somebody moves it by hand, and a little longer", () => {
    const camera = new Camera(1000, 500);
    camera.zoom(2);
    const svg = { getScreenCTM: () => ({ a: 1 }) } as unknown as SVGSVGElement;
    const at = (clientX: number): PointerEvent => ({ pointerId: 1, clientX, clientY: 0 }) as PointerEvent;
    const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
    expect(camera.held).toBe(false);
    camera.down(at(100));
    expect(camera.held).toBe(true);
    camera.up(at(100));
    // A tap is no move.
    expect(camera.held).toBe(false);
    camera.down(at(100));
    camera.move(svg, at(60));
    camera.up(at(60));
    expect(camera.held).toBe(true);
    clock.mockReturnValue(12_000);
    expect(camera.held).toBe(false);
    clock.mockRestore();
  });

  it("takes two fingers for a pinch, which is no click however little they moved", () => {
    // Here there is no screen: a point of it is the same point of the map.
    vi.stubGlobal("DOMPoint", class { constructor(readonly x: number, readonly y: number) {} matrixTransform(): this { return this; } });
    const camera = new Camera(1000, 500);
    const svg = { getScreenCTM: () => ({ a: 1, inverse: () => undefined }) } as unknown as SVGSVGElement;
    const at = (pointerId: number, clientX: number): PointerEvent => ({ pointerId, clientX, clientY: 0 }) as PointerEvent;
    camera.down(at(1, 100));
    camera.down(at(2, 200));
    camera.move(svg, at(2, 202));
    expect(camera.scale).toBeCloseTo(1.02);
    camera.up(at(2, 202));
    camera.up(at(1, 100));
    expect(camera.dragged).toBe(true);
    vi.unstubAllGlobals();
  });

  it("keeps to the same limits where it looks at a point", () => {
    const camera = new Camera(1000, 500);
    camera.look(500, 250, 1);
    expect(camera.scale).toBe(8);
    expect(box(camera)).toEqual([437.5, 218.75, 125, 62.5]);
    camera.look(500, 250, 100_000);
    expect(camera.scale).toBe(1);
    camera.look(0, 0, 500);
    expect(box(camera)).toEqual([0, 0, 500, 250]);
  });

  it("keeps the north in a window that is too low for all of the map", () => {
    const camera = new Camera(1000, 500, 20);
    camera.fit(1000, 400);
    expect(box(camera)).toEqual([0, 20, 1000, 400]);
    camera.pan(0, 80);
    camera.all();
    expect(box(camera)).toEqual([0, 20, 1000, 400]);
    const usual = new Camera(1000, 500);
    usual.fit(1000, 400);
    expect(box(usual)).toEqual([0, 50, 1000, 400]);
  });

  it("moves no farther than it must to bring points into sight", () => {
    const camera = new Camera(4000, 2000);
    camera.look(2000, 1000, 1000);
    const before = box(camera);
    camera.reveal([[2100, 900], [1900, 1100]]);
    expect(box(camera)).toEqual(before);
    camera.reveal([[2100, 900], [2600, 1100]]);
    expect(box(camera)).toEqual([1640, 750, 1000, 500]);
    // Nothing is beyond the map's edge: a point there is no reason to go up or down.
    camera.look(500, 1000, 1000);
    camera.reveal([[5, 1000], [400, 1000]]);
    expect(box(camera)).toEqual([0, 750, 1000, 500]);
    camera.reveal([[5, 1000], [1500, 1000]]);
    expect(box(camera)[2]).toBeGreaterThan(1495);
  });

  it("shows all of the points it is asked to frame", () => {
    const camera = new Camera(4000, 2000);
    camera.frame(
      [
        [1000, 500],
        [1600, 900],
      ],
      100,
    );
    const [x, y, wide, high] = box(camera) as [number, number, number, number];
    expect(x).toBeLessThan(1000);
    expect(x + wide).toBeGreaterThan(1600);
    expect(y).toBeLessThan(500);
    expect(y + high).toBeGreaterThan(900);
    camera.frame([[1000, 500]], 2000);
    expect(box(camera)[2]).toBe(2000);
  });
});
