// The file that lies in the workshop: its text with undo and redo, what the server says of it, and
// how it looks. It is kept in the browser, so that nothing is lost when the page is closed.
import * as http from "../../../lib/http";
import type { Reason, ScenarioRead } from "../../../lib/types";
import { speech } from "../../../lib/words.svelte";
import type { Draft } from "../view";
import { Document, type FileUnit, type Picture } from "./document";

const KEPT = "europe-workshop";
/** Milliseconds without a change after which the server is asked; and that make one step of typing. */
const [PAUSE, TYPING] = [120, 1200];
const STEPS = 200;
export const GAME = "europe";

interface KeptFile {
  name: string;
  text: string;
}

/** Why the server did not do what it was asked. */
function refusal(error: unknown): Reason {
  if (error instanceof http.Refused) return error.reason;
  return { rule: "table", message: "client-no-server", args: {} };
}

export class Bench {
  name = $state("");
  text = $state("");
  /** What the server says of the text, as soon as it has read it. */
  found = $state.raw<ScenarioRead | undefined>();
  /** The last text that could be drawn. */
  draft = $state.raw<Draft | undefined>();
  /** Why the server has not read the text. */
  refused = $state.raw<Reason | undefined>();
  private past = $state.raw<KeptFile[]>([]);
  private future = $state.raw<KeptFile[]>([]);
  private typed = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  readonly file = $derived(new Document(this.text));
  /** Whether what is said is about the text as it is now. */
  checked = $state(false);

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as KeptFile | null;
    if (kept?.text) this.put(kept);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get right(): boolean {
    return this.checked && Boolean(this.found?.position);
  }

  /** Another file; the one before can be had back by undo. */
  open(name: string, text: string): void {
    // As the server reads it: files may begin with a mark and end their lines otherwise.
    this.step({ name, text: text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n") });
  }

  /** One of our own files; until it is here, nothing is said of the one before. */
  async start(scenario: string): Promise<void> {
    this.checked = false;
    try {
      this.open(`${scenario}.toml`, (await http.scenario(GAME, scenario)).text);
    } catch (error) {
      this.refused = refusal(error);
      return;
    }
    await this.check();
  }

  /** A change of the text; an unbroken row of keys is one step. */
  change(text: string, typing = false): void {
    const now = Date.now();
    const row = typing && now - this.typed < TYPING;
    this.typed = typing ? now : 0;
    if (text === this.text) return;
    if (row) this.put({ name: this.name, text });
    else this.step({ name: this.name, text });
  }

  private step(next: KeptFile): void {
    if (next.text === this.text && next.name === this.name) return;
    if (this.text) this.past = [...this.past.slice(-STEPS), { name: this.name, text: this.text }];
    this.future = [];
    this.put(next);
  }

  undo(): void {
    [this.past, this.future] = this.turn(this.past, this.future);
  }

  redo(): void {
    [this.future, this.past] = this.turn(this.future, this.past);
  }

  /** What was kept last is put on the bench, and what lay there is kept among the others. */
  private turn(from: KeptFile[], others: KeptFile[]): [KeptFile[], KeptFile[]] {
    const next = from.at(-1);
    if (!next) return [from, others];
    const now = { name: this.name, text: this.text };
    this.put(next);
    return [from.slice(0, -1), [...others, now]];
  }

  private put({ name, text }: KeptFile): void {
    [this.name, this.text] = [name, text];
    localStorage.setItem(KEPT, JSON.stringify({ name, text }));
    this.checked = false;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), this.found ? PAUSE : 0);
  }

  /** Ask the server, never for two texts at once. */
  private async check(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const { text } = this;
    try {
      const found = await http.readScenario(GAME, text);
      this.refused = undefined;
      this.found = found;
      if ("scenery" in found.draft) {
        speech.learn(found.names);
        this.draft = found.draft as unknown as Draft;
      }
    } catch (error) {
      this.refused = refusal(error);
    } finally {
      this.asking = false;
    }
    if (text === this.text) this.checked = !this.refused;
    else void this.check();
  }

  close(): void {
    clearTimeout(this.waiting);
    speech.learn({});
  }

  // Changes on the map

  paint(picture: Picture, hexes: Iterable<string>, word: string): void {
    const { file } = this;
    const chosen = [...hexes];
    let text = file.paint(picture, chosen, word);
    if (picture === "terrain") text = this.placed(new Document(text), chosen);
    this.change(text);
  }

  /** Land that has become sea belongs to the sea next to it, and sea that has become land to the land. */
  private placed(file: Document, hexes: string[]): string {
    const seas = new Set(file.data.map?.sea_zones?.map((zone) => zone.code));
    const water = this.draft?.letters["sea"] ?? "~";
    let text = file.text;
    for (const hex of hexes) {
      const now = new Document(text);
      const wet = now.at("terrain", hex) === water;
      if (wet === seas.has(now.at("places", hex))) continue;
      const codes = [...neighbours(hex).map((near) => now.at("places", near)), ...(wet ? seas : [])];
      const code = codes.find((one) => one && one !== "-" && seas.has(one) === wet);
      if (code) text = now.paint("places", [hex], code);
    }
    return text;
  }

  cityAt(hex: string): number {
    return (this.file.data.map?.cities ?? []).findIndex((city) => city.hex === hex);
  }

  /** The units that stand in a hex, by number. */
  unitsAt(hex: string): number[] {
    const city = this.file.data.map?.cities?.[this.cityAt(hex)]?.id;
    const here = ({ at }: FileUnit): boolean => at === hex || (city !== undefined && at === city);
    return (this.file.data.units ?? []).flatMap((unit, index) => (here(unit) ? [index] : []));
  }

  addCity(hex: string): void {
    const id = free("city", this.file.data.map?.cities);
    this.change(this.file.add(["map", "cities"], { id, hex, name: { en: "New city", fr: "Nouvelle ville" } }));
  }

  addUnit(hex: string, country: string, type: string): void {
    const id = free("unit", this.file.data.units);
    const name = { en: "New unit", fr: "Nouvelle unité", fr_the: "la nouvelle unité", fr_e: "e" };
    this.change(this.file.add(["units"], { id, name, country, type, at: hex }));
  }
}

function free(stem: string, entries: { id: string }[] = []): string {
  const taken = new Set(entries.map((one) => one.id));
  for (let number = 1; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** The names of the hexes around one; every second row stands half a hex to the right. */
function neighbours(hex: string): string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const side = row % 2 ? -1 : 1;
  const around = [[-1, 0], [1, 0], [0, -1], [side, -1], [0, 1], [side, 1]] as const;
  return around.map(([dx, dy]) => two(column + dx) + two(row + dy));
}
