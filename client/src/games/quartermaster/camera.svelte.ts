// What part of the map is seen: wheel, pinch, drag, keys and buttons move it.

const CLOSEST = 8;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  private points = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width / this.scale} ${this.height / this.scale}`;
  }

  /** Whether the last press was a drag, so that it is no click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const point = at ?? {
      x: this.x + this.width / this.scale / 2,
      y: this.y + this.height / this.scale / 2,
    };
    this.x = point.x - ((point.x - this.x) * this.scale) / scale;
    this.y = point.y - ((point.y - this.y) * this.scale) / scale;
    this.scale = scale;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  all(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Look at a point from so near. */
  look(x: number, y: number, scale: number): void {
    this.scale = scale;
    this.x = x - this.width / scale / 2;
    this.y = y - this.height / scale / 2;
    this.hold();
  }

  private hold(): void {
    this.x = Math.min(this.width - this.width / this.scale, Math.max(0, this.x));
    this.y = Math.min(this.height - this.height / this.scale, Math.max(0, this.y));
  }

  private place(svg: SVGSVGElement, event: { clientX: number; clientY: number }) {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(svg.getScreenCTM()!.inverse());
  }

  wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), this.place(svg, event));
  }

  down(event: PointerEvent): void {
    if (!this.points.size) this.moved = 0;
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.points.get(event.pointerId);
    if (!before) return;
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
        this.zoom(now / Math.max(1, then), this.place(svg, event));
      }
    }
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.points.delete(event.pointerId);
  }

  key(event: KeyboardEvent): void {
    const step = this.width / this.scale / 8;
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
    if (!move) return;
    event.preventDefault();
    move();
  }
}
