// What part of the map is seen: wheel, pinch, drag, keys and buttons move it.

const CLOSEST = 8;
/** Milliseconds after which a map that was moved by hand is left alone again. */
const SETTLED = 1500;
/** The share of the window at each side that counts as its edge. */
const EDGE = 0.04;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The window on the screen, in pixels. */
  across = $state(0);
  /** Width by height of the window. */
  private ratio = $state(0);
  private points = new Map<number, { x: number; y: number }>();
  private moved = 0;
  /** When a person last moved the map, by the clock of the page. */
  private turned = -Infinity;
  /** While something on the map follows the pointer, the map itself stays. */
  still = false;

  constructor(
    readonly width: number,
    readonly height: number,
    /** Where the map begins to matter: a window that is too low for all of it shows this. */
    private readonly top?: number,
    /** How much the shapes of window and map may differ for the map to fill the window. */
    private readonly alike = 1.4,
  ) {
    this.ratio = width / height;
  }

  /** The window, in units of the map. At scale 1 all of the map fits into it; where the window has
      nearly the map's shape the map fills it instead, so that no bars stay empty. */
  get wide(): number {
    const across = this.height * this.ratio;
    const alike = Math.abs(Math.log(across / this.width)) < Math.log(this.alike);
    return (alike ? Math.min(this.width, across) : Math.max(this.width, across)) / this.scale;
  }

  get high(): number {
    return this.wide / this.ratio;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.wide} ${this.high}`;
  }

  /** A point of the screen, in units of the map. */
  point(svg: SVGSVGElement, event: { clientX: number; clientY: number }): { x: number; y: number } {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(svg.getScreenCTM()!.inverse());
  }

  /** Whether the last press was a drag, so that it is no click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  /** Whether somebody is moving the map by hand: then nothing else may. */
  get held(): boolean {
    return this.points.size > 0 || performance.now() - this.turned < SETTLED;
  }

  /** The window has another shape. */
  fit(width: number, height: number): void {
    this.across = width;
    if (!width || !height || width / height === this.ratio) return;
    const middle = { x: this.x + this.wide / 2, y: this.y + this.high / 2 };
    this.ratio = width / height;
    this.centre(middle.x, middle.y);
    if (this.scale === 1) this.rise();
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const point = at ?? { x: this.x + this.wide / 2, y: this.y + this.high / 2 };
    const before = this.scale;
    this.scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    this.x = point.x - ((point.x - this.x) * before) / this.scale;
    this.y = point.y - ((point.y - this.y) * before) / this.scale;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  all(): void {
    this.scale = 1;
    this.hold();
    this.rise();
  }

  private rise(): void {
    if (this.top !== undefined) this.y = Math.min(this.y, held(this.top, this.high, this.height));
  }

  /** Look at several points, none of them at the edge, and no nearer than `least` units across. */
  frame(points: [number, number][], least: number): void {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const units = Math.max(right - left + 260, (bottom - top + 200) * this.ratio, least);
    this.look((left + right) / 2, (top + bottom) / 2, units);
  }

  /** Move as little as brings all these points into sight; the window may be too small for them. */
  reveal(points: [number, number][]): void {
    const seen = ([of, at, size]: readonly [0 | 1, number, number]): number | undefined => {
      const found = points.map((point) => point[of]);
      const [first, last] = [Math.min(...found) - size * EDGE, Math.max(...found) + size * EDGE];
      return last - first > size ? undefined : Math.max(last - size, Math.min(first, at));
    };
    const [x, y] = [seen([0, this.x, this.wide]), seen([1, this.y, this.high])];
    if (x === undefined || y === undefined) return this.frame(points, this.wide);
    [this.x, this.y] = [x, y];
    this.hold();
  }

  /** Look at a point, with so many units of the map across the window. */
  look(x: number, y: number, units: number): void {
    this.scale = 1;
    this.scale = Math.min(CLOSEST, Math.max(1, this.wide / units));
    this.centre(x, y);
  }

  /** Whether a point is in sight, and not at the edge. */
  sees([x, y]: [number, number]): boolean {
    const [across, down] = [(x - this.x) / this.wide, (y - this.y) / this.high];
    return Math.min(across, down, 1 - across, 1 - down) >= EDGE;
  }

  /** Go to a point that is out of sight, or nearly. */
  show(x: number, y: number): void {
    if (!this.sees([x, y])) this.centre(x, y);
  }

  /** Whether a line of the map is in the lower half of the window. */
  below(y: number): boolean {
    return y > this.y + this.high / 2;
  }

  private centre(x: number, y: number): void {
    this.x = x - this.wide / 2;
    this.y = y - this.high / 2;
    this.hold();
  }

  private hold(): void {
    this.x = held(this.x, this.wide, this.width);
    this.y = held(this.y, this.high, this.height);
  }

  wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    this.turned = performance.now();
    this.zoom(Math.exp(-event.deltaY / 400), this.point(svg, event));
  }

  down(event: PointerEvent): void {
    if (!this.points.size) this.moved = 0;
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.points.get(event.pointerId);
    if (!before || (this.still && this.points.size === 1)) return;
    const unit = 1 / (svg.getScreenCTM()?.a ?? 1);
    if (this.points.size === 1) {
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      this.moved += Math.abs(dx) + Math.abs(dy);
      if (this.dragged) this.pan(-dx * unit, -dy * unit);
    } else {
      const [other] = [...this.points].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
      if (other) {
        const then = Math.hypot(before.x - other.x, before.y - other.y);
        const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        this.moved += 10;
        this.zoom(now / Math.max(1, then), this.point(svg, event));
      }
    }
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    if (this.points.has(event.pointerId) && this.dragged) this.turned = performance.now();
    this.still = false;
    this.points.delete(event.pointerId);
  }

  key(event: KeyboardEvent): void {
    const step = this.wide / 8;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(1.3),
      "-": () => this.zoom(1 / 1.3),
      "0": () => this.all(),
      ArrowLeft: () => this.pan(-step, 0),
      ArrowRight: () => this.pan(step, 0),
      ArrowUp: () => this.pan(0, -step),
      ArrowDown: () => this.pan(0, step),
    };
    const move = moves[event.key];
    // Arrows alone go from place to place.
    if (!move || (event.key.startsWith("Arrow") && !event.shiftKey)) return;
    event.preventDefault();
    this.turned = performance.now();
    move();
  }
}

/** Where a window of a size may begin, so that it shows as much of the map as it can. */
function held(at: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, at));
}
