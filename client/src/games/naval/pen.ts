// A pen for ships seen from the side, bow to the right: heights count upwards from the waterline.
// Colours are custom properties of the page, so that a fleet has the tint of its seat.

export const WATERLINE = 74;
export const WIDTH = 240;

export const COLOUR = {
  hull: "var(--ship)",
  upper: "var(--ship-up)",
  dark: "var(--ship-dark)",
  boot: "var(--ship-boot)",
  foam: "var(--foam)",
  glass: "var(--ship-glass)",
};

export type Point = [number, number];
export type Mast = "lattice" | "tower" | "pole";
export type Gun = "small" | "medium" | "large";

export interface Hull {
  x0: number;
  x1: number;
  /** How high the deck is, how much it rises to the bow, and how far the bow leans out. */
  deck: number;
  sheer: number;
  rake: number;
  stern?: number;
  /** Where the deck aft is lower, and how high it is there. */
  step?: Point;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export class Pen {
  readonly parts: string[] = [];
  x0 = 0;
  x1 = 0;
  /** The height of the deck at some length of the ship. */
  deck: (x: number) => number = () => 0;

  /** `clip` is an id that is unique on the page. */
  constructor(private clip: string) {}

  put(markup: string): void {
    this.parts.push(markup);
  }

  private path(points: Point[]): string {
    return `M${points.map(([x, y]) => `${round(x)} ${round(WATERLINE - y)}`).join("L")}`;
  }

  shape(points: Point[], fill: string, opacity = 1): void {
    const soft = opacity < 1 ? ` opacity="${opacity}"` : "";
    this.put(`<path d="${this.path(points)}Z" fill="${fill}"${soft}/>`);
  }

  line(points: Point[], width: number, colour = COLOUR.dark): void {
    this.put(
      `<path d="${this.path(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }

  box(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    this.shape([[x, y], [x, y + height], [x + width, y + height], [x + width, y]], fill, opacity);
  }

  /** Drawn around its own foot, in the direction of the page. */
  at(x: number, y: number, markup: string, more = ""): void {
    this.put(`<g transform="translate(${round(x)} ${round(WATERLINE - y)})${more}">${markup}</g>`);
  }

  /** A block of superstructure that leans inwards, lit from above and dark aft. */
  block(x: number, y: number, width: number, height: number, left = 0, right = 0): void {
    const top = y + height;
    const end = x + width - right;
    this.shape([[x, y], [x + left, top], [end, top], [x + width, y]], COLOUR.upper);
    const shade = x + left + (width - left - right) * 0.34;
    this.shape([[x, y], [x + left, top], [shade, top], [x + width * 0.3, y]], "#000", 0.13);
    this.shape([[x + left, top], [x + left, top - 1.3], [end, top - 1.3], [end, top]], "#fff", 0.38);
  }

  windows(x: number, y: number, width: number): void {
    for (let i = 0; i + 2.4 <= width; i += 3.6) this.box(x + i, y, 2.4, 1.9, COLOUR.glass);
  }

  gun(x: number, y: number, size: Gun): void {
    if (size === "large") {
      for (const up of [2.4, 4.6, 6.8]) this.line([[x + 6, y + up], [x + 25, y + up + 3.2]], 1.7);
      this.shape([[x - 11, y], [x - 10, y + 7], [x - 4, y + 9.4], [x + 7, y + 8], [x + 11, y + 1.5], [x + 10, y]], COLOUR.dark);
      this.shape([[x - 10, y + 7], [x - 4, y + 9.4], [x + 7, y + 8], [x + 7, y + 6.8], [x - 4, y + 8]], "#fff", 0.3);
    } else if (size === "medium") {
      this.line([[x + 2, y + 4], [x + 16, y + 7]], 1.8);
      this.shape([[x - 6, y], [x - 5, y + 5.5], [x, y + 7.4], [x + 5, y + 5.4], [x + 6.4, y]], COLOUR.dark);
      this.shape([[x - 5, y + 5.5], [x, y + 7.4], [x + 5, y + 5.4], [x + 4.6, y + 4.6], [x, y + 6.2], [x - 4.8, y + 4.5]], "#fff", 0.34);
    } else {
      this.line([[x + 1, y + 3.2], [x + 11, y + 5.6]], 1.4);
      this.at(x, y, `<path d="M-4.6 0a4.6 5.4 0 0 1 9.2 0Z" fill="${COLOUR.dark}"/>`);
    }
  }

  /** A canted pair of missile canisters. */
  missiles(x: number, y: number, scale = 1): void {
    const box = (top: number) => `<rect x="-7" y="${top}" width="15" height="4" rx="1" fill="${COLOUR.dark}"/>`;
    const ends = `<rect x="6.4" y="-8.8" width="1.8" height="8.6" fill="#fff" opacity=".55"/>`;
    this.at(x, y, box(-4.2) + box(-8.8) + ends, ` rotate(-27) scale(${scale})`);
  }

  /** Long heavy tubes for cruise missiles. */
  tubes(x: number, y: number, scale = 1): void {
    const tube = (left: number, top: number) =>
      `<rect x="${left}" y="${top}" width="28" height="5.4" rx="1.6" fill="${COLOUR.dark}"/>` +
      `<ellipse cx="${left + 27.6}" cy="${top + 2.7}" rx="1.3" ry="2.5" fill="#fff" opacity=".6"/>`;
    const light = `<path d="M-13-4.400h28M-15-10.200h28" stroke="#fff" stroke-width=".9" opacity=".34"/>`;
    this.at(x, y, tube(-13, -5.4) + tube(-15, -11.2) + light, ` rotate(-13) scale(${scale})`);
  }

  torpedoes(x: number, y: number): void {
    const tube = (top: number) => `<rect x="-9" y="${top}" width="20" height="2.7" rx="1.3" fill="${COLOUR.dark}"/>`;
    this.at(x, y, tube(-5.6) + tube(-2.8));
  }

  launcher(x: number, y: number): void {
    this.at(
      x,
      y,
      `<path d="M-3 0l1.4-5h3.200L3 0Z" fill="${COLOUR.dark}"/><path d="M-5.5-4.600L7-10.6" stroke="${COLOUR.foam}" stroke-width="2" stroke-linecap="round"/><path d="M-5.5-4.600l2 2.4" stroke="${COLOUR.dark}" stroke-width="1.2"/>`,
    );
  }

  /** Vertical launch cells flush with the deck. */
  cells(x: number, y: number, width: number): void {
    this.box(x, y, width, 2.4, COLOUR.dark);
    for (let i = 2; i < width - 1; i += 3) this.line([[x + i, y + 2.4], [x + i, y + 0.6]], 0.7, "rgb(255 255 255/.5)");
  }

  /** The eight-sided panel of a large air-defence radar. */
  panel(x: number, y: number, radius: number): void {
    const corners = Array.from({ length: 8 }, (_, i): Point => {
      const angle = Math.PI / 8 + (i * Math.PI) / 4;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    this.shape(corners, "#fff", 0.5);
  }

  dome(x: number, y: number, radius: number): void {
    const r = round(radius);
    this.at(x, y, `<circle r="${r}" fill="${COLOUR.foam}" opacity=".92"/><path d="M${-r} 0a${r} ${r} 0 0 0 ${2 * r} 0Z" opacity=".16"/>`);
  }

  closeIn(x: number, y: number): void {
    this.box(x - 2, y, 4, 3.4, COLOUR.upper);
    this.dome(x, y + 5, 2.2);
    this.line([[x + 1, y + 3.6], [x + 5, y + 4.2]], 1);
  }

  mast(x: number, y: number, height: number, kind: Mast = "pole"): void {
    if (kind === "lattice") {
      this.line([[x - 3.4, y], [x - 0.5, y + height]], 1.2);
      this.line([[x + 3.4, y], [x + 0.5, y + height]], 1.2);
      for (let i = 0.18; i < 0.9; i += 0.22)
        this.line([[x - 3 * (1 - i), y + height * i], [x + 3 * (1 - i), y + height * (i + 0.16)]], 0.8);
      this.line([[x - 6, y + height * 0.62], [x + 6, y + height * 0.62]], 1);
      this.line([[x - 4, y + height * 0.85], [x + 4, y + height * 0.85]], 1);
      this.line([[x, y + height], [x, y + height + 4]], 0.9);
    } else if (kind === "tower") {
      this.block(x - 3.4, y, 6.8, height, 1.8, 1.8);
      this.line([[x, y + height], [x, y + height + 6]], 1);
      this.line([[x - 5, y + height * 0.8], [x + 5, y + height * 0.8]], 1.1);
    } else {
      this.line([[x, y], [x, y + height]], 1.5);
      this.line([[x - 5, y + height * 0.7], [x + 5, y + height * 0.7]], 1);
      this.line([[x - 3, y + height * 0.86], [x + 3, y + height * 0.86]], 0.9);
    }
  }

  radar(x: number, y: number, width: number): void {
    const half = width / 2;
    this.shape([[x - half, y], [x - half + 1, y + 4.4], [x + half - 1, y + 5.4], [x + half, y + 1]], COLOUR.dark);
    this.line([[x, y - 2], [x, y + 1]], 1.3);
  }

  funnel(x: number, y: number, width: number, height: number): void {
    const top = y + height;
    this.block(x, y, width, height, 1.6, 2.6);
    this.shape([[x + 1.5, top - 0.4], [x + 1.9, top + 2], [x + width - 3, top + 2], [x + width - 2.5, top - 0.4]], COLOUR.dark);
  }

  helicopter(x: number, y: number): void {
    this.at(
      x,
      y,
      `<g fill="${COLOUR.dark}" stroke="${COLOUR.dark}" stroke-width="0"><path d="M-15-6.600l11 .4c1-1.8 3-2.6 5.4-2.6 3.6 0 5.6 2.3 5.6 4.6 0 1.4-1 2.2-2.6 2.200H-2c-1.6 0-2.4-.8-3-2.200L-15-5.200Z"/><path d="M-16.6-9.400h1.800l1 3.600h-2Z"/><path stroke-width="1" d="M-9-10.600H11.400M1.2-10.600v2M-2-.5h7M0-2v1.500M4-2v1.5"/></g>`,
    );
  }

  jet(x: number, y: number, scale = 1): void {
    this.at(
      x,
      y,
      `<path fill="${COLOUR.dark}" d="M-9-2.200l-.6-5.200h2.200l3 4h6.400c3.4 0 6 .9 7.6 2-1.6.5-4.4.8-7.6.8H-7Z"/><path d="M1-3.600c.6-1.2 3-1.3 4.4 0Z" fill="#fff" opacity=".5"/>`,
      ` scale(${scale})`,
    );
  }

  /** What is drawn on the hull ends at its edge. */
  clipped(outline: string, inside: string): void {
    this.put(
      `<clipPath id="${this.clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${COLOUR.hull}"/><g clip-path="url(#${this.clip})">${inside}</g>`,
    );
  }

  hull({ x0, x1, deck, sheer, rake, stern = 2, step }: Hull): void {
    const up = (height: number) => round(WATERLINE - height);
    const aft = step?.[1] ?? deck;
    const middle = x0 + (x1 - x0) * 0.55;
    const stepped = step ? `L${round(step[0])} ${up(aft)}L${round(step[0] + 2.5)} ${up(deck)}` : "";
    const top = `${round(x0 - stern)} ${up(aft)}${stepped}L${round(middle)} ${up(deck)}Q${round(x1 - 18)} ${up(deck + 0.6)} ${round(x1 + rake)} ${up(deck + sheer)}`;
    const outline = `M${round(x0)} ${WATERLINE}L${top}Q${round(x1 + rake * 0.42)} ${up(deck * 0.5)} ${round(x1)} ${WATERLINE}Z`;
    this.clipped(
      outline,
      `<path d="M0 ${up(deck * 0.5)}H${WIDTH}V${WATERLINE}H0Z" opacity=".13"/><path d="M0 ${up(3.4)}H${WIDTH}V${WATERLINE}H0Z" fill="${COLOUR.boot}"/><path d="M${top}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`,
    );
    this.deck = (x) => {
      if (step && x < step[0]) return aft;
      if (x < middle) return deck;
      return deck + sheer * ((x - middle) / (x1 + rake - middle)) ** 2;
    };
    this.x0 = x0;
    this.x1 = x1;
  }

  /** The overhanging edge of a flight deck and its shadow. */
  flightDeck(outline: Point[], top: Point[], shadow: Point[]): void {
    this.shape(outline, COLOUR.hull);
    this.shape(shadow, "#000", 0.27);
    this.shape(top, COLOUR.upper);
  }

  foam(): void {
    const { x0, x1 } = this;
    const w = WATERLINE;
    this.put(
      `<path d="M${round(x1 + 3)} ${w + 1}c-3-5-7-6-13-6.5 2 2 1 3-2 4.400C${round(x1 - 40)} ${w + 1.6} ${round(x0 + 20)} ${w - 1} ${round(x0 - 6)} ${w + 0.4}l-8 2.400H${round(x1 + 6)}Z" fill="${COLOUR.foam}" opacity=".85"/><path d="M${round(x0 - 12)} ${w + 5}H${round(x1 - 20)}M${round(x0 + 14)} ${w + 8.4}H${round(x1 - 52)}" stroke="${COLOUR.foam}" stroke-width="1.4" stroke-linecap="round" opacity=".5"/>`,
    );
  }
}
