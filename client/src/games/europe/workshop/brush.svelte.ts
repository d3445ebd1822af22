// What somebody does on the map in the workshop: choose a hex, or paint over some.
import { Pointing } from "../pointing.svelte";
import type { Picture } from "./document";

export type Tool = "choose" | Picture;

export class Brush extends Pointing {
  tool = $state<Tool>("choose");
  /** What is painted: the word of each picture. */
  inks = $state<Record<Picture, string>>({ terrain: ".", places: "", weather: "t" });
  /** The hex that is looked at. */
  place = $state("");
  /** Hexes under the brush that is down. */
  stroke = $state.raw<ReadonlySet<string>>(new Set());
  /** Where the thing goes that is to be moved. */
  moving = $state.raw<((hex: string) => void) | undefined>();
  private down = false;

  constructor(private readonly paint: (picture: Picture, hexes: Iterable<string>, word: string) => void) {
    super();
  }

  /** Every hex can be touched here. */
  override readonly free = true;
  override readonly goals = $derived.by(
    () => new Set([...this.stroke, ...(this.tool === "choose" && this.place ? [this.place] : [])]),
  );

  /** Whether a press paints, instead of moving the map. */
  get painting(): boolean {
    return this.tool !== "choose";
  }

  /** The brush is put down where the mouse is; a finger was nowhere before. */
  press(mouse: boolean): void {
    this.down = true;
    this.stroke = new Set(mouse && this.hex ? [this.hex] : []);
  }

  lift(): void {
    if (!this.down) return;
    this.down = false;
    const hexes = this.stroke;
    this.stroke = new Set();
    if (hexes.size && this.tool !== "choose") this.paint(this.tool, hexes, this.inks[this.tool]);
  }

  override over(hex: string): void {
    super.over(hex);
    if (this.down && hex && !this.stroke.has(hex)) this.stroke = new Set([...this.stroke, hex]);
  }

  private touch(hex: string): void {
    const { moving } = this;
    if (moving) {
      this.moving = undefined;
      this.place = hex;
      moving(hex);
    } else if (this.tool === "choose") this.place = hex;
    else this.paint(this.tool, [hex], this.inks[this.tool]);
  }

  override touchHex = (hex: string): void => this.touch(hex);
  override nowhere(hex: string): void {
    this.touch(hex);
  }
}
