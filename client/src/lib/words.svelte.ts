// What people read, from the same .ftl files as the server and the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../../../src/wartable/text/reload.en.ftl?raw";
import fr from "../../../src/wartable/text/reload.fr.ftl?raw";
import { words } from "./http";
import { SELDOM } from "./seldom";

export type Facts = Record<string, unknown>;
/** Names by message and form; the first form is "". */
export type Names = Record<string, Record<string, string>>;
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  [
    "../../../src/wartable/text/*.ftl",
    // Words of the commands. Those of a game come from the server.
    "!../../../src/wartable/text/{reload,commands,command_line,rule,card_page,hints,report,laboratory,training,admin,dataset}.*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What can be said when nothing else could be fetched. */
const FIRST = { en: new FluentResource(en), fr: new FluentResource(fr) };
const seldomSaid = new RegExp(`/(${SELDOM})\\.\\w+\\.ftl$`);

async function texts(lang: Language, seldom: boolean): Promise<FluentResource[]> {
  const wanted = Object.entries(files).filter(
    ([path]) => path.replaceAll("/", ".").endsWith(`.${lang}.ftl`) && seldomSaid.test(path) === seldom,
  );
  return (await Promise.all(wanted.map(([, text]) => text()))).map((text) => new FluentResource(text));
}

/** All that can be said in one language, about the table and one game. */
export class Words {
  private forms = new Map<string, Record<string, string>>();

  constructor(
    readonly lang: Language,
    private bundle: FluentBundle,
    /** Under which families a fact has its name, where they are not called like it. */
    private families: Record<string, string> = {},
    /** A game came without words, or they could not be fetched: its ids are shown. */
    readonly bare = false,
    /** Names that only this table has, with their forms. */
    private own: Names = {},
  ) {}

  /** The same words with names that only a table has. */
  also(own: Names): Words {
    return new Words(this.lang, this.bundle, this.families, this.bare, own);
  }

  /** Add what only some pages say; a game's own words stay as they are. */
  learn(more: FluentResource[]): void {
    for (const one of more) this.bundle.addResource(one);
  }

  has(id: string): boolean {
    return id in this.own || this.bundle.hasMessage(id);
  }

  /** A message about some facts: names where there are any. */
  say(id: string, facts: Facts = {}): string {
    return capital(this.phrase(id, facts));
  }

  /** The same as a part of a sentence. */
  phrase(id: string, facts: Facts): string {
    const message = this.bundle.getMessage(id);
    // What has no words is said by its id and its facts, as the terminal does it.
    if (!message?.value)
      return [
        id.slice(id.indexOf("-") + 1),
        ...Object.entries(facts).map(([key, fact]) => `${key}=${String(fact)}`),
      ].join(" ");
    const { expected, ...others } = facts;
    const values: Record<string, string | number> = {};
    for (const [key, fact] of Object.entries(others)) Object.assign(values, this.value(key, fact));
    // What was expected of some input is a message of its own, about the same facts.
    if (expected !== undefined) {
      values["expected"] = this.phrase(`expected-${String(expected)}`, others);
      if (typeof facts["where"] === "number")
        values["where"] = this.phrase("line-number", { line: String(facts["where"]) });
    }
    // A sentence that lacks a word is told to whoever looks, and never breaks the page.
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(message.value, values, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return said;
  }

  /** The name of something of a family, in one of its forms. */
  name(family: string, fact: string, form = ""): string {
    const forms = this.formsFor(family, fact);
    return forms ? (forms[form] ?? forms[""]!) : fact;
  }

  private value(key: string, fact: unknown): Record<string, string | number> {
    if (typeof fact === "number") return { [key]: fact };
    const forms = Array.isArray(fact) ? this.rows(key, fact.map(String)) : this.formsFor(key, String(fact));
    // A name without an article is the same with one.
    if (!forms) return { [key]: String(fact), [`${key}_the`]: String(fact) };
    const spread: Record<string, string> = { [`${key}_the`]: forms[""]! };
    for (const [form, word] of Object.entries(forms)) spread[form ? `${key}_${form}` : key] = word;
    return spread;
  }

  /** Several names in a row; each form of it is the row of that form. */
  private rows(key: string, facts: string[]): Record<string, string> {
    const family = this.families[key] ? key : key.replace(/s$/, "");
    if (!facts.length) return { "": "", the: "" };
    const each = facts.map((one) => this.formsFor(family, one) ?? { "": one, the: one });
    const shared = Object.keys(each[0]!).filter((form) => each.every((forms) => form in forms));
    const row = (form: string): string =>
      this.row(each.map((forms) => this.titled(family, forms[form]!)));
    return Object.fromEntries([...new Set([...shared, "the"])].map((form) => [form, row(shared.includes(form) ? form : "")]));
  }

  /** A name with its forms: its own, or those that the game makes of an id. */
  private formsFor(family: string, fact: string): Record<string, string> | undefined {
    const id = this.named(family, fact);
    if (id) return this.formsOf(id);
    const other = (this.families[family] ?? family)
      .split(" ")
      .map((one) => `${one}-other`)
      .find((one) => this.has(one));
    if (!other) return undefined;
    const message = this.bundle.getMessage(other)!;
    const facts = { id: fact, start: /^\d/.test(fact) ? "digit" : "letter" };
    const forms = { "": this.bundle.formatPattern(message.value!, facts) } as Record<string, string>;
    for (const [form, pattern] of Object.entries(message.attributes))
      forms[form] = this.bundle.formatPattern(pattern, facts);
    return forms;
  }

  /** A card's title is set apart: it may have an "and" of its own. */
  private titled(family: string, name: string): string {
    return family === "card" ? this.phrase("title", { name }) : name;
  }

  private row(parts: string[]): string {
    if (parts.length < 2) return parts[0] ?? "";
    const start = parts.slice(0, -1).join(", ");
    return this.bundle.formatPattern(this.bundle.getMessage("row-and")!.value!, {
      first: start,
      second: parts.at(-1)!,
    });
  }

  private named(family: string, fact: string): string | undefined {
    // The whole id has a name, or its last part where only that has one.
    const slug = fact.replaceAll("_", "-");
    const slugs = [slug.replaceAll(".", "-"), slug.split(".").at(-1)!];
    return (this.families[family] ?? family)
      .split(" ")
      .flatMap((one) => slugs.map((part) => `${one}-${part}`))
      .find((id) => this.has(id));
  }

  private formsOf(id: string): Record<string, string> {
    let known = this.own[id] ?? this.forms.get(id);
    if (!known) {
      const message = this.bundle.getMessage(id)!;
      known = { "": this.bundle.formatPattern(message.value!) };
      for (const [form, pattern] of Object.entries(message.attributes))
        known[form] = this.bundle.formatPattern(pattern);
      this.forms.set(id, known);
    }
    return known;
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function begun(lang: Language): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(FIRST[lang]);
  return bundle;
}

/** The few words that are there before all others. */
export const firstWords = (lang: Language): Words => new Words(lang, begun(lang));

async function load(lang: Language, game: string): Promise<Words> {
  const bundle = begun(lang);
  const own = game ? words(game, lang).catch(() => undefined) : undefined;
  for (const one of await texts(lang, false)) bundle.addResource(one);
  const found = await own;
  // A game may say in its own way what all games say.
  if (found) bundle.addResource(new FluentResource(found.text), { allowOverrides: true });
  for (const one of rest.get(lang) ?? []) bundle.addResource(one);
  return new Words(lang, bundle, found?.families, Boolean(game) && !found?.text);
}

const loaded = new Map<string, Promise<Words>>();
/** By language, what only some pages say, once it was needed. */
const rest = new Map<Language, FluentResource[]>();

function known(lang: Language, game: string): Promise<Words> {
  const key = `${lang} ${game}`;
  if (!loaded.has(key)) {
    const found = load(lang, game);
    loaded.set(key, found);
    // Words that could not be fetched are asked for again the next time.
    void found.then(
      (words) => words.bare && loaded.delete(key),
      () => loaded.delete(key),
    );
  }
  return loaded.get(key)!;
}

function chosen(): Language {
  const kept = localStorage.getItem("lang") ?? navigator.language.slice(0, 2);
  return kept === "fr" ? "fr" : "en";
}

/** The words in use: switching the language or the game changes every text on the page. */
class Speech {
  lang = $state<Language>(chosen());
  game = $state("");
  words = $state.raw<Words | undefined>(undefined);
  /** The words of other games, where a page speaks of several: by `lang game`. */
  private others = $state.raw<Record<string, Words>>({});

  /** Whether all words of a language are here. */
  private whole: Partial<Record<Language, boolean>> = {};
  private coming: Partial<Record<Language, Promise<void>>> = {};

  /** Say a message. One that only some pages say is said as soon as its words are here. */
  say(id: string, facts: Facts): string {
    const { words, lang } = this;
    if (!words) return "";
    if (this.knows(id, facts)) return words.say(id, facts);
    void this.complete(lang);
    return words.has(id) || words.bare ? words.say(id, facts) : "";
  }

  private knows(id: string, facts: Facts): boolean {
    return Boolean(this.whole[this.lang] || (this.words?.has(id) && facts["expected"] === undefined));
  }

  /** Wait until something can be said that is said only once. */
  async ready(id: string, facts: Facts): Promise<void> {
    if (this.words && !this.knows(id, facts)) await this.complete(this.lang);
  }

  private complete(lang: Language): Promise<void> {
    return (this.coming[lang] ??= this.fetchRest(lang));
  }

  private async fetchRest(lang: Language): Promise<void> {
    try {
      rest.set(lang, await texts(lang, true));
    } catch {
      // Without a connection it is tried again when the next word is needed.
      delete this.coming[lang];
      return;
    }
    this.whole[lang] = true;
    for (const [key, found] of loaded)
      if (key.startsWith(`${lang} `)) (await found).learn(rest.get(lang)!);
    if (this.lang === lang) this.words = this.words?.also(this.own[lang] ?? {});
  }

  /** Names that only the open table has, by language. */
  private own: Record<string, Names> = {};

  /** Learn the names of the open table, or forget them. */
  learn(own: Record<string, Names>): void {
    this.own = own;
    this.words = this.words?.also(own[this.lang] ?? {});
  }

  /** What can be said of a game, as soon as it is loaded. */
  of(game: string): Words | undefined {
    if (game === this.game) return this.words;
    const key = `${this.lang} ${game}`;
    if (!this.others[key])
      void known(this.lang, game).then((words) => {
        if (!this.others[key]) this.others = { ...this.others, [key]: words };
      });
    return this.others[key];
  }

  async use(lang: Language = this.lang, game: string = this.game): Promise<void> {
    this.lang = lang;
    this.game = game;
    localStorage.setItem("lang", lang);
    document.documentElement.lang = lang;
    const words = await known(lang, game);
    if (this.lang === lang && this.game === game) this.words = words.also(this.own[lang] ?? {});
  }
}

export const speech = new Speech();

/** A share in hundredths as people write it: 72% or 72 %. */
export function percentage(hundredths: number): string {
  return (hundredths / 100).toLocaleString(speech.lang, { style: "percent" });
}

/** Say a message in the language in use. */
export function say(id: string, facts: Facts = {}): string {
  return speech.say(id, facts);
}

/** Say a part of a sentence: it does not begin with a capital letter. */
export function phrase(id: string, facts: Facts = {}): string {
  return speech.words?.phrase(id, facts) ?? "";
}

/** Say what all games say, in the game's own words if it has some. */
export function sayOwn(id: string, facts: Facts = {}): string {
  return say(speech.words?.has(id) ? id : `client-${id}`, facts);
}

/** Say a line of the log; who gave no name is somebody. */
export function sayLine(line: { message: string; args: Facts }, facts: Facts = {}): string {
  const name = line.args["name"] === "" ? { name: say("client-somebody").toLowerCase() } : {};
  return say(line.message, { ...line.args, ...name, ...facts });
}

/** Say a line that stands for several like it. */
export function sayTold({ line, count }: { line: { message: string; args: Facts }; count: number }): string {
  const several = `${line.message}-times`;
  if (count > 1 && speech.words?.has(several)) return say(several, { ...line.args, count });
  const text = sayLine(line);
  return count > 1 && !Array.isArray(line.args["cards"]) ? `${text} ×${count}` : text;
}

/** Say an answer: some have other words for some questions. */
export function sayChoice(
  question: { ask: string } | null | undefined,
  choice: { message: string; args: Facts },
): string {
  const special = `${choice.message}-${question?.ask.replace(/^ask-/, "")}`;
  return say(speech.words?.has(special) ? special : choice.message, choice.args);
}

/** What a game is called, in the language in use. */
export function titleOf(game: string): string {
  const own = speech.of(game);
  if (!own) return "";
  return own.has("game-title") ? own.say("game-title") : game;
}

/** The name of something of a game that need not be the one in use. */
export function nameIn(game: string, family: string, fact: string, form = ""): string {
  return speech.of(game)?.name(family, fact, form) ?? "";
}

/** The name of something in the language in use. */
export function nameOf(family: string, fact: string, form = ""): string {
  return speech.words?.name(family, fact, form) ?? fact;
}

/** What a setting’s value is called; a scenario from a file has the name for all of them. */
export function valueName(setting: string, value: string): string {
  const ids = [value, "own"].map((one) => `value-${setting}-${one}`.replaceAll("_", "-"));
  const id = ids.find((one) => speech.words?.has(one));
  return id ? say(id) : value;
}
