// A scenario file: its text, what it says, and where each thing stands in it. A change touches only
// its own place in the text, so comments and everything else stay as they were written.
import { getStaticTOMLValue, parseTOML, type AST } from "toml-eslint-parser";

export type Range = [number, number];
export type PathStep = string | number;
type Table = AST.TOMLInlineTable | AST.TOMLTable;
type Node = AST.TOMLContentNode | AST.TOMLTable;

export interface Entry {
  id: string;
  [field: string]: unknown;
}

export interface FileCity extends Entry {
  hex?: string;
}

export interface FileUnit extends Entry {
  country?: string;
  type?: string;
  at?: string;
}

/** What a scenario file says, as far as the workshop asks; nothing of it is sure to be right. */
export interface FileData {
  id?: string;
  countries?: Entry[];
  units?: FileUnit[];
  map?: {
    terrain?: string;
    places?: string;
    weather?: string;
    regions?: (Entry & { code?: string; country?: string })[];
    sea_zones?: (Entry & { code?: string })[];
    cities?: FileCity[];
  };
}

export type Picture = "terrain" | "places" | "weather";
export type Fields = Record<string, unknown>;

const name = (path: PathStep[]): string => JSON.stringify(path);

export class Document {
  readonly data: FileData = {};
  /** Whether the text can be read at all. */
  readonly readable: boolean;
  private readonly nodes = new Map<string, Node>();
  /** The part of the text that says what a path is: a whole `key = value`, or an entry of a list. */
  private readonly ranges = new Map<string, Range>();

  constructor(readonly text: string) {
    try {
      const program = parseTOML(text);
      this.data = getStaticTOMLValue(program) as FileData;
      for (const part of program.body[0].body) this.part(part);
      this.readable = true;
    } catch {
      this.readable = false;
    }
  }

  private part(part: AST.TOMLKeyValue | AST.TOMLTable): void {
    if (part.type === "TOMLKeyValue") return this.pair(part, []);
    this.know(part.resolvedKey, part, part.range);
    for (const pair of part.body) this.pair(pair, part.resolvedKey);
  }

  private pair(pair: AST.TOMLKeyValue, above: PathStep[]): void {
    const path = [...above, ...pair.key.keys.map((key) => (key.type === "TOMLBare" ? key.name : key.value))];
    this.know(path, pair.value, pair.range);
    this.inside(pair.value, path);
  }

  private inside(node: AST.TOMLContentNode, path: PathStep[]): void {
    if (node.type === "TOMLInlineTable") for (const pair of node.body) this.pair(pair, path);
    if (node.type === "TOMLArray")
      node.elements.forEach((one, index) => {
        this.know([...path, index], one, one.range);
        this.inside(one, [...path, index]);
      });
  }

  private know(path: PathStep[], node: Node, range: Range): void {
    this.nodes.set(name(path), node);
    this.ranges.set(name(path), range);
  }

  /** Where in the text a place is, as the server names it (`units.north_army.at`, or a line); as near as can be found. */
  locate(place: string | number): Range {
    if (typeof place === "number") return this.line(place);
    const found: PathStep[] = [];
    let [value, range]: [unknown, Range] = [this.data, [0, 0]];
    for (const step of place.split(".")) {
      if (typeof value === "string") return this.word(found, step) ?? range;
      const key = keyOf(value, step);
      if (key === undefined) break;
      found.push(key);
      value = (value as Record<PathStep, unknown>)[key];
      range = this.ranges.get(name(found)) ?? range;
    }
    return range;
  }

  private line(number: number): Range {
    const lines = this.text.split("\n");
    const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
    return [start, start + (lines[number - 1]?.length ?? 0)];
  }

  /** The word of a hex in a picture, or a whole row. */
  private word(path: PathStep[], step: string): Range | undefined {
    const rows = this.rows(path);
    const row = /^row (\d+)$/.exec(step);
    if (row) {
      const words = rows[Number(row[1]) - 1];
      return words?.length ? [words[0]![0], words.at(-1)![1]] : undefined;
    }
    return /^\d{4}$/.test(step) ? rows[Number(step.slice(2)) - 1]?.[Number(step.slice(0, 2)) - 1] : undefined;
  }

  /** The words of a picture, row by row. */
  private rows(path: PathStep[]): Range[][] {
    const node = this.nodes.get(name(path));
    if (!node) return [];
    const [start, end] = node.range;
    const quotes = /^("""|'''|"|')/.exec(this.text.slice(start, end))?.[0].length ?? 0;
    const rows: Range[][] = [];
    let at = start + quotes;
    for (const line of this.text.slice(at, end - quotes).split("\n")) {
      const words = [...line.matchAll(/\S+/g)].map(({ index, 0: word }): Range => [at + index, at + index + word.length]);
      if (words.length) rows.push(words);
      at += line.length + 1;
    }
    return rows;
  }

  /** The word that a picture has for a hex. */
  at(picture: Picture, hex: string): string {
    const found = this.word(["map", picture], hex);
    return found ? this.text.slice(...found) : "";
  }

  /** The text with another word for some hexes of a picture. */
  paint(picture: Picture, hexes: Iterable<string>, word: string): string {
    const rows = this.rows(["map", picture]);
    const found = [...new Set(hexes)].flatMap((hex) => {
      const range = rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
      return range ? [range] : [];
    });
    return this.with(found.map((range) => [range, word]));
  }

  /** The text with another value for a field of an entry; without the field, where there is none. */
  set(path: PathStep[], field: string, value: unknown): string {
    const whole = this.ranges.get(name([...path, field]));
    const gone = value === undefined || value === "" || value === false;
    if (whole) {
      const [, end] = whole;
      if (gone) return this.with([[this.alone(whole), ""]]);
      const [start] = this.nodes.get(name([...path, field]))!.range;
      return this.with([[[start, end], written(value)]]);
    }
    const table = this.nodes.get(name(path)) as Table | undefined;
    if (gone || !table) return this.text;
    return this.insert(table, `${field} = ${written(value)}`);
  }

  private insert(table: Table, pair: string): string {
    const last = table.body.at(-1)?.range[1];
    if (table.type === "TOMLTable") {
      const at = last ?? table.range[1];
      return this.with([[[at, at], `\n${pair}`]]);
    }
    const at = last ?? table.range[0] + 1;
    return this.with([[[at, at], last === undefined ? ` ${pair} ` : `, ${pair}`]]);
  }

  /** The text with one more entry in a list. */
  add(list: PathStep[], fields: Fields): string {
    const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
    const inline = `{ ${pairs.map(([key, value]) => `${key} = ${written(value)}`).join(", ")} }`;
    const node = this.nodes.get(name(list));
    if (node?.type === "TOMLArray") {
      const last = node.elements.at(-1)?.range[1];
      if (last === undefined) return this.with([[node.range, `[\n    ${inline},\n]`]]);
      const comma = /^\s*,/.exec(this.text.slice(last))?.[0].length ?? 0;
      const after = /^[^\n\]]*/.exec(this.text.slice(last + comma))![0].length;
      const at = last + comma + (comma ? after : 0);
      return this.with([[[at, at], `${comma ? "" : ","}\n    ${inline},`]]);
    }
    const head = `[[${list.join(".")}]]`;
    const block = `${head}\n${pairs.map(([key, value]) => `${key} = ${written(value)}`).join("\n")}\n`;
    const table = this.lastTable(list);
    if (table) return this.with([[[table.range[1], table.range[1]], `\n\n${block.trimEnd()}`]]);
    return `${this.text.trimEnd()}\n\n${block}`;
  }

  private lastTable(list: PathStep[]): AST.TOMLTable | undefined {
    let found: AST.TOMLTable | undefined;
    for (let index = 0; ; index++) {
      const node = this.nodes.get(name([...list, index]));
      if (node?.type !== "TOMLTable") return found;
      found = node;
    }
  }

  /** The text without an entry. */
  remove(path: PathStep[]): string {
    const range = this.ranges.get(name(path));
    return range ? this.with([[this.alone(range), ""]]) : this.text;
  }

  /** A part of the text with the comma that parts it from the others, and its line where it fills one. */
  private alone([start, end]: Range): Range {
    const before = /[^\n]*$/.exec(this.text.slice(0, start))![0];
    const comma = /^\s*,/.exec(this.text.slice(end))?.[0].length ?? 0;
    const rest = /^[^\S\n]*(#[^\n]*)?\n/.exec(this.text.slice(end + comma));
    if (!before.trim() && rest) return [start - before.length, end + comma + rest[0].length];
    if (comma) return [start, end + comma + /^[^\S\n]*/.exec(this.text.slice(end + comma))![0].length];
    const earlier = /,\s*$/.exec(this.text.slice(0, start))?.[0].length ?? 0;
    return [start - earlier, end];
  }

  private with(changes: [Range, string][]): string {
    let text = this.text;
    for (const [[start, end], word] of [...changes].sort(([a], [b]) => b[0] - a[0]))
      text = text.slice(0, start) + word + text.slice(end);
    return text;
  }
}

function keyOf(value: unknown, step: string): PathStep | undefined {
  if (Array.isArray(value)) {
    const named = value.findIndex((one) => (one as Entry | null)?.id === step);
    const index = named >= 0 ? named : Number(step) - 1;
    return index in value ? index : undefined;
  }
  return value && typeof value === "object" && step in value ? step : undefined;
}

/** A value as a scenario file has it. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (value && typeof value === "object")
    return `{ ${Object.entries(value).filter(([, one]) => one !== undefined && one !== "").map(([key, one]) => `${key} = ${written(one)}`).join(", ")} }`;
  return JSON.stringify(value);
}
