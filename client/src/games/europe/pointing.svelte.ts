// What somebody points at on the map: the unit that was touched, where it can go, what it would do.
import { untrack } from "svelte";
import * as http from "../../lib/http";
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice } from "../../lib/types";
import type { Atlas, Point } from "./atlas";
import type { Reach, View } from "./view";

/** An attack that is pointed at: from where, on what. */
export interface Aim {
  target: string;
  start: string;
}

export class Pointing {
  /** The hex under the pointer or the focus. */
  hex = $state("");
  reach = $state.raw<Reach | undefined>();
  /** The enemy hex that was chosen, and whether we mean to attack it after a move. */
  aimed = $state("");
  private touched = $state("");
  private meant = "";

  constructor(private readonly sitting?: Sitting<View>) {
    if (!sitting) return;
    $effect(() => {
      void sitting.question?.number;
      untrack(() => this.begin());
    });
    $effect(() => {
      const [unit, question] = [this.chosen, sitting.question?.number];
      this.reach = undefined;
      if (!unit || question === undefined || !this.shown.some((one) => MOVES.test(one.answer))) return;
      http.insight(sitting.live.id, "reach", unit).then(
        ({ insight }) => {
          if (unit === this.chosen && question === sitting.question?.number && "steps" in insight)
            this.reach = insight as unknown as Reach;
        },
        () => undefined,
      );
    });
  }

  /** Another question: nothing is touched yet but what we came for. */
  private begin(): void {
    this.touched = "";
    this.aimed = this.targets.has(this.meant) ? this.meant : "";
    this.meant = "";
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
  hexOf = (choice: Choice): string =>
    this.words(choice).find((word) => /^\d{4}$/.test(word)) ?? "";

  readonly byUnit = $derived.by(() => grouped(this.choices, this.unitOf));
  /** Units that an answer is about. */
  readonly units = $derived.by(() => new Set(this.byUnit.keys()));
  /** A question about one unit alone needs no pointing at it. */
  readonly chosen = $derived.by(
    () => this.touched || (this.byUnit.size === 1 ? [...this.byUnit.keys()][0]! : ""),
  );
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
  readonly goals = $derived.by(
    () => new Set([...this.byHex.keys(), ...(this.reach?.attacks ?? []).map((one) => one.target)]),
  );

  /** What is pointed at or was chosen as a target. */
  get aim(): Aim | undefined {
    const target = this.aimed || this.hex;
    if (this.targets.has(target)) {
      const start = this.sitting?.view?.units[this.chosen]?.at ?? "";
      return { target, start };
    }
    return this.reach?.attacks.find((one) => one.target === target);
  }

  /** The hexes of the way that is shown, from the unit on. */
  get way(): string[] {
    const { reach } = this;
    if (!reach) return [];
    const way = [this.aim?.start ?? this.hex];
    for (let step = reach.steps[way[0]!]; step; step = reach.steps[way[0]!]) way.unshift(step.before);
    return way;
  }

  over(hex: string): void {
    this.hex = hex;
  }

  touchUnit = (unit: string): void => {
    const choices = this.byUnit.get(unit) ?? [];
    const { sitting } = this;
    if (!sitting) return;
    sitting.several = [];
    this.aimed = "";
    if (choices.length === 1) sitting.touch(choices);
    else if (this.touched === unit) this.touched = "";
    else {
      this.touched = unit;
      if (!choices.some(this.hexOf)) sitting.touch(choices);
    }
  };

  touchHex = (hex: string): void => {
    const choices = (this.byHex.get(hex) ?? []).filter((one) => !one.answer.startsWith("via"));
    if (!this.sitting) return;
    this.sitting.several = [];
    // Before an attack people see what it needs.
    if (this.targets.has(hex) || !choices.length) this.aimed = hex;
    else this.sitting.touch(choices);
  };

  /** Go first to where an attack begins; the attack itself is then shown. */
  approach = (aim: Aim): void => {
    this.meant = aim.target;
    void this.sitting?.answer(`move ${this.chosen} ${aim.start}`);
  };

  /** Why nothing can be done there: with the unit that was touched, or with one that stands there. */
  nowhere(hex: string, unit = ""): void {
    const { sitting } = this;
    if (!sitting?.seat || !sitting.question) return;
    const mover = this.chosen || unit;
    this.aimed = "";
    if (mover) void sitting.why.ask(sitting.live, sitting.seat, `move ${mover} ${hex}`);
  }

  /** The middle of what can be answered, for a window that shows only a part of the map. */
  middle(map: Atlas): Point | undefined {
    const units = this.sitting?.view?.units ?? {};
    const hexes = [...[...this.units].map((id) => units[id]?.at ?? ""), ...this.byHex.keys()];
    const points = hexes.map((id) => map.hexes.get(id)?.at).filter((at) => at !== undefined);
    if (!points.length) return undefined;
    const mean = (of: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[of], 0) / points.length;
    return [mean(0), mean(1)];
  }
}

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
