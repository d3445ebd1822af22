// What somebody points at on the map: the unit that was touched, where it can go, what it would do.
import { untrack } from "svelte";
import * as http from "../../lib/http";
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice } from "../../lib/types";
import type { Atlas, Point } from "./atlas";
import { tastes } from "./tastes.svelte";
import type { UnitReach, View } from "./view";

/** An attack that is pointed at: from where, on which hex or city. */
export interface Aim {
  target: string;
  start: string;
}

const NOTHING = { target: "", answer: "" };

export class Pointing {
  /** The hex under the pointer or the focus. */
  hex = $state("");
  reach = $state.raw<UnitReach | undefined>();
  /** The enemy hex that was chosen, and whether we mean to attack it after a move. */
  aimed = $state("");
  /** Whether every hex can be touched, also one that answers nothing. */
  readonly free: boolean = false;
  /** The unit that somebody has touched. */
  touched = $state("");
  /** The attack that a unit moves for: its target, and the answer if it was already chosen. */
  private meant = NOTHING;
  /** The unit that shall advance when it has won. */
  private winner = "";
  /** Hexes that the unit shall go through, in this order. */
  through = $state.raw<string[]>([]);
  /** The unit whose way is drawn with the pointer. */
  private drawing = "";
  private trail: string[] = [];
  private asked: Promise<void> = Promise.resolve();
  /** How many answers of the server are still to come: what can be touched may change. */
  waits = $state(0);
  /** The hexes of cities: questions call them by name. */
  cities = $state.raw<Record<string, string>>({});

  constructor(private readonly sitting?: Sitting<View>) {
    if (!sitting) return;
    $effect(() => {
      void sitting.question?.number;
      untrack(() => this.begin());
    });
    $effect(() => {
      const [unit, question] = [this.chosen, sitting.question?.number];
      this.reach = undefined;
      this.through = [];
      if (!unit || question === undefined || !this.shown.some((one) => MOVES.test(one.answer))) return;
      untrack(() => void this.look());
    });
  }

  /** Ask where the unit can go by the way that was named. */
  private look(): Promise<void> {
    const { sitting, chosen: unit, through } = this;
    const question = sitting?.question?.number;
    const same = (): boolean =>
      unit === this.chosen && question === sitting?.question?.number && through === this.through;
    this.waits += 1;
    const reached = http.insight(sitting!.live.id, "reach", [unit, ...through].join(" "));
    this.asked = reached.finally(() => (this.waits -= 1)).then(
      ({ insight }) => {
        if (!same() || !("steps" in insight)) return;
        this.reach = insight as unknown as UnitReach;
        // The way is only named as far as it can be gone.
        const last = through.indexOf(this.reach.way.at(-1)!);
        if (last + 1 < through.length) this.through = through.slice(0, last + 1);
        if (this.drawing) this.extend();
      },
      () => undefined,
    );
    return this.asked;
  }

  /** Whether the way of the unit can be led through a hex. */
  passable = (hex: string): boolean =>
    Boolean(this.reach?.on.includes(hex)) && !this.through.includes(hex);

  /** Lead the way through a hex too; again at its end, not any more. */
  lead = (hex: string): void => {
    if (this.through.at(-1) === hex) this.through = this.through.slice(0, -1);
    else if (this.passable(hex)) this.through = [...this.through, hex];
    else return;
    void this.look();
  };

  /** The pointer went down on a unit: its way may be drawn from here. */
  draw = (unit: string): boolean => {
    const able = (this.byUnit.get(unit) ?? []).some((one) => MOVES.test(one.answer));
    this.drawing = able ? unit : "";
    this.trail = [];
    return able;
  };

  /** The pointer has come to another hex while it is down. */
  private follow(hex: string): void {
    const home = hex === this.sitting?.view?.units[this.drawing]?.at;
    if (this.chosen !== this.drawing) {
      if (home) return;
      this.trail.push(hex);
      this.touchUnit(this.drawing);
    } else if (home) {
      this.trail = [];
      if (this.through.length) this.through = [];
      void this.look();
    } else {
      this.trail.push(hex);
      this.extend();
    }
  }

  /** Lead the way through what was drawn since; who draws back takes it back. */
  private extend(): void {
    const { reach } = this;
    if (!reach) return;
    let through = this.through;
    for (const hex of this.trail) {
      const known = through.indexOf(hex);
      if (known >= 0) through = through.slice(0, known + 1);
      else if (reach.on.includes(hex)) through = [...through, hex];
    }
    this.trail = [];
    if (through === this.through) return;
    this.through = through;
    void this.look();
  }

  /** The pointer is up again, wherever that was. */
  letGo(): void {
    this.drawing = "";
  }

  /** The pointer was lifted: the unit goes there, if it can. Says whether a way was drawn. */
  drop = async (): Promise<boolean> => {
    const { drawing, hex } = this;
    if (!drawing || this.chosen !== drawing || hex === this.sitting?.view?.units[drawing]?.at) {
      this.letGo();
      return false;
    }
    await this.asked;
    await this.asked;
    this.letGo();
    if (this.through.at(-1) === hex) this.go(hex);
    else if (this.goals.has(hex)) this.touchHex(hex);
    return true;
  };

  /** The answer that goes to a hex: by the cheapest way, or by just the way that is drawn. */
  moveTo(hex: string): string {
    const way = this.wayTo(hex).slice(1).join(" ");
    return this.through.length ? `march ${this.chosen} ${way}` : `move ${this.chosen} ${hex}`;
  }

  go(hex: string): void {
    void this.sitting?.answer(this.moveTo(hex));
  }

  /** Another question: nothing is touched yet but what we came for. */
  private begin(): void {
    this.touched = "";
    this.sitting?.why.clear();
    const { target, answer } = this.meant;
    this.aimed = this.targets.has(target) ? target : "";
    if (!this.number) return;
    this.meant = NOTHING;
    if (this.choices.some((one) => one.answer === answer)) void this.sitting?.answer(answer);
    const { ask, args } = this.sitting!.question!;
    if (ask !== "ask-advance" || !this.winner || args["unit"] !== this.winner) return;
    // Once only: whoever takes it back is asked.
    this.winner = "";
    void this.sitting?.answer("advance");
  }

  /** The number of the open question. */
  get number(): number {
    return this.sitting?.question?.number ?? 0;
  }

  private get choices(): Choice[] {
    return this.sitting?.question?.choices ?? [];
  }

  private words(choice: Choice): string[] {
    return choice.answer.split(" ").slice(1);
  }

  /** The unit that an answer is about, and the hex. */
  unitOf = (choice: Choice): string => {
    const units = this.sitting?.view?.units ?? {};
    return this.words(choice).find((word) => units[word]) ?? "";
  };
  /** Of a retreat over several hexes, the last. */
  hexOf = (choice: Choice): string =>
    this.words(choice).findLast((word) => /^\d{4}$/.test(word)) ?? "";

  readonly byUnit = $derived.by(() => grouped(this.choices, this.unitOf));
  /** Units that an answer is about. */
  readonly units = $derived.by(() => new Set(this.byUnit.keys()));
  /** A question about one unit alone needs no pointing at it; where hexes can be touched too, it does. */
  private readonly alone = $derived.by(() => {
    const beside = this.choices.some((one) => this.hexOf(one) && !this.unitOf(one));
    return this.byUnit.size === 1 && !beside ? [...this.byUnit.keys()][0]! : "";
  });
  readonly chosen = $derived(this.touched || this.alone);
  /** The unit that is chosen whether or not it is touched: touching it again answers nothing. */
  readonly settled = $derived.by(() => {
    const choices = this.byUnit.get(this.alone) ?? [];
    return choices.length > 1 && choices.some(this.hexOf) ? this.alone : "";
  });
  readonly shown = $derived.by(() =>
    this.chosen
      ? (this.byUnit.get(this.chosen) ?? [])
      : this.choices.filter((one) => !this.unitOf(one)),
  );
  readonly byHex = $derived.by(() => grouped(this.shown, this.hexOf));
  /** Hexes that are attacked from where the unit stands. */
  readonly targets = $derived.by(
    () => new Set(this.shown.filter((one) => FIGHTS.test(one.answer)).map(this.hexOf)),
  );
  /** Hexes that can be touched now. */
  readonly goals = $derived.by(() => {
    const { reach, through } = this;
    const first = through.length ? Object.keys(reach?.steps ?? {}) : this.byHex.keys();
    const attacked = (reach?.attacks ?? []).map((one) => one.target);
    return new Set([...first, ...attacked, ...(this.opened ? [this.opened] : [])]);
  });

  /** The unit that a question is about: it is not done yet. */
  get acting(): string {
    return String(this.sitting?.question?.args["unit"] ?? "");
  }

  /** The hex that a unit may enter after a combat. */
  get opened(): string {
    const { question } = this.sitting ?? {};
    if (question?.ask !== "ask-advance") return "";
    const place = String(question.args["city"]);
    return this.cities[place] ?? place;
  }

  /** How far the marker that is about to be placed would work. */
  get radius(): number {
    return this.sitting?.question?.ask === "ask-surprise" ? 2 : 0;
  }

  /** The attack that a question is about: who is attacked, or may help, sees from where. */
  get met(): Aim | undefined {
    const { question, view } = this.sitting ?? {};
    const start = view?.units[String(question?.args["unit"])]?.at;
    if (!start || !COMMITS.has(question?.ask ?? "")) return undefined;
    return { target: String(question!.args["city"]), start };
  }

  /** What is pointed at or was chosen as a target. */
  get aim(): Aim | undefined {
    if (this.met) return this.met;
    const target = this.aimed || this.hex;
    if (this.targets.has(target) && !this.through.length) {
      const start = this.sitting?.view?.units[this.chosen]?.at ?? "";
      return { target, start };
    }
    return this.reach?.attacks.find((one) => one.target === target);
  }

  /** The hexes of the way that is shown, from the unit on. */
  get way(): string[] {
    return this.reach ? this.wayTo(this.aim?.start ?? (this.aimed || this.hex)) : [];
  }

  /** The way to a hex, through all that was named; where it cannot go, as far as it was named. */
  private wayTo(hex: string): string[] {
    const { steps = {}, past = {}, way: named = [] } = this.reach ?? {};
    const before = (one: string): string | undefined => steps[one]?.before ?? past[one];
    const way = [hex];
    for (let one = before(hex); one; one = before(one)) way.unshift(one);
    if (!this.through.length) return way;
    return way[0] === named.at(-1) ? [...named, ...way.slice(1)] : named;
  }

  over(hex: string): void {
    if (this.drawing && hex && hex !== this.hex) this.follow(hex);
    this.hex = hex;
  }

  touchUnit = (unit: string): void => {
    const choices = this.byUnit.get(unit) ?? [];
    const { sitting } = this;
    if (!sitting) return;
    sitting.several = [];
    sitting.why.clear();
    this.aimed = "";
    this.meant = NOTHING;
    if (choices.length === 1) sitting.touch(choices);
    else if (this.touched === unit) this.touched = "";
    else {
      this.touched = unit;
      if (!choices.some(this.hexOf)) sitting.touch(choices);
    }
  };

  /** With `look`, who touches where the unit could go first sees the way; again, and it goes. */
  touchHex = (hex: string, look = false): void => {
    const choices = (this.byHex.get(hex) ?? []).filter((one) => !one.answer.startsWith("via"));
    if (!this.sitting) return;
    this.sitting.several = [];
    this.sitting.why.clear();
    if (hex === this.opened) return void this.sitting.answer("advance");
    if (look && this.aimed !== hex && this.reach?.steps[hex]) return void (this.aimed = hex);
    if (this.through.length && this.reach?.steps[hex]) return this.go(hex);
    // Before an attack people see what it needs.
    if (this.targets.has(hex) || !choices.length) this.aimed = hex;
    else this.sitting.touch(choices);
  };

  /** Attack; where a move must come first, go to where the attack begins, and then make it. */
  attack = (answer: string, aim?: Aim): void => {
    this.winner = tastes.advance ? this.chosen : "";
    if (!aim) return void this.sitting?.answer(answer);
    this.meant = { target: aim.target, answer };
    this.go(aim.start);
  };

  /** Why nothing can be done there: with the unit that was touched, or with one that stands there. */
  nowhere(hex: string, unit = ""): void {
    const { sitting } = this;
    if (!sitting?.seat || !sitting.question) return;
    const mover = this.chosen || unit;
    this.aimed = "";
    const { question, view } = sitting;
    const another = Object.values(view?.units ?? {}).some(
      (one) => one.at === hex && view?.countries[one.country]?.faction === view?.faction,
    );
    if (question.ask === "ask-active" && another && view?.units[this.chosen]?.at !== hex)
      return sitting.why.tell("europe-still-active", { unit: String(question.args["unit"] ?? this.chosen) });
    // Where the hexes of other answers are touched, this one is meant as one of them.
    const like = this.shown.find(this.hexOf);
    const wish =
      mover && (!like || MOVES.test(like.answer))
        ? `move ${mover} ${hex}`
        : like?.answer.replace(this.hexOf(like), hex);
    if (wish) void sitting.why.ask(sitting.live, sitting.seat, wish);
  }

  /** Where an answer is, for a window that shows only a part of the map; of an attack, where it is fought. */
  scenes(map: Atlas): Point[] {
    const units = this.sitting?.view?.units ?? {};
    const hexes = this.met
      ? [this.met.start, this.met.target]
      : [...[...this.units].map((id) => units[id]?.at ?? ""), ...this.byHex.keys()];
    return hexes.map((id) => map.called(id)?.at).filter((at) => at !== undefined);
  }
}

/** What is asked in the middle of a combat. */
const COMMITS = new Set(["ask-reply", "ask-assist"]);
const FIGHTS = /^(attack|assault)/;
const MOVES = /^(move|via|attack|assault)/;

function grouped(choices: Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const one of choices) {
    const name = key(one);
    if (name) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}
