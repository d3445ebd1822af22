// Every name in the colour of a seat or a country can be read: 4.5:1 on all it stands on, 7:1 with strong contrasts.
import { expect, test } from "vitest";
import page from "../src/app.css?raw";
import { countryInk, mix, PALETTES } from "../src/games/europe/map/palette";
import { NATIONS, nationOf } from "../src/games/europe/nations";
import naval from "../src/games/naval/naval.css?raw";
import quartermaster from "../src/games/quartermaster/nations.css?raw";

const THEMES = { light: 4.5, dark: 4.5, contrast: 7 };
type Theme = keyof typeof THEMES;
type Colours = Record<string, string>;

/** What the last rules with these selectors say of each variable. */
function variables(sheet: string, ...selectors: string[]): Colours {
  const found: Colours = {};
  const rules = [...sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  for (const selector of selectors)
    for (const [, where, body] of rules)
      if (where!.split(/,(?![^(]*\))/).some((one) => one.trim() === selector))
        for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name!] = value!;
  return found;
}

/** A colour as #rrggbb. */
function colour(value: string, own: Colours, theme: Theme): string {
  const [, call, inside] = /^([\w-]+)\((.*)\)$/s.exec(value.trim()) ?? [];
  if (!call) return value.trim().replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  const parts = inside!.split(/,(?![^(]*\))/).map((one) => one.trim());
  if (call === "var") return colour(own[parts[0]!]!, own, theme);
  if (call === "light-dark") return colour(parts[theme === "dark" ? 1 : 0]!, own, theme);
  const [, most, share] = /^(.+) (\d+)%$/.exec(parts[1]!)!;
  return mix(colour(parts[2]!, own, theme), colour(most!, own, theme), Number(share) / 100);
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How much stronger the light of one is, as WCAG counts. */
function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const pages = (theme: Theme): Colours => variables(page, ":root", `:root[data-theme="${theme}"]`);

/** The pairs of words and ground that cannot be read. */
function unread(theme: Theme, own: Colours, pairs: string[][], least = THEMES[theme]): string[] {
  const all = { ...pages(theme), ...own };
  return pairs.flatMap(([words, ground]) => {
    const found = contrast(colour(words!, all, theme), colour(ground!, all, theme));
    return found < least ? [`${words} on ${ground}: ${found.toFixed(2)}`] : [];
  });
}

const themes = Object.keys(THEMES) as Theme[];
const navies = [...naval.matchAll(/^\.naval \[data-navy="(\w+)"\]/gm)].map(([, navy]) => navy!);
const nations = [...quartermaster.matchAll(/^\.(\w+) \{\n {2}--seat:/gm)].map(([, nation]) => nation!);

test("all navies and nations are looked at", () => {
  const cards = Object.keys(import.meta.glob("../../src/wartable/games/naval/cards/*.py"));
  const files = cards.map((path) => /(\w+)\.py$/.exec(path)![1]!);
  expect([...navies].sort()).toEqual(files.filter((one) => !["__init__", "actions"].includes(one)).sort());
  expect(nations).toHaveLength(6);
});

test.each(themes.flatMap((theme) => ["", ...navies].map((navy) => [theme, navy] as const)))(
  "naval, %s: %s can be read",
  (theme, navy) => {
    const own = variables(
      naval,
      ".naval",
      ".naval [data-navy]",
      `.naval [data-navy="${navy}"]`,
      `:root[data-theme="${theme}"] .naval [data-navy]`,
    );
    const pairs = ["var(--paper)", "var(--raised)"].map((ground) => ["var(--seat)", ground]);
    expect(unread(theme, own, pairs)).toEqual([]);
  },
);

test.each(themes.flatMap((theme) => nations.map((nation) => [theme, nation] as const)))(
  "quartermaster, %s: %s can be read",
  (theme, nation) => {
    const all = `:root[data-theme="${theme}"] :is(.germany, .united_kingdom, .japan, .soviet_union, .italy, .united_states)`;
    const own = variables(quartermaster, ".table.quartermaster", `.${nation}`, all);
    const card = "color-mix(in srgb, var(--seat) 16%, light-dark(#fbf5e6, #262c33))";
    const titles = ["var(--paper)", "var(--raised)", card].map((ground) => ["var(--seat-title)", ground]);
    expect(unread(theme, own, titles)).toEqual([]);
    const plates = [
      ["var(--seat-ink)", "var(--seat)"],
      ["var(--tab-ink)", "var(--seat-soft)"],
      ["#fff", "var(--seat-deep)"],
    ];
    expect(unread(theme, own, plates, 4.5)).toEqual([]);
  },
);

test.each([...Object.keys(NATIONS), "somewhere_else"])("europe: %s can be read on its counters and its land", (country) => {
  const { body, ink, tint } = nationOf(country);
  // The strip that a unit's name stands on: see Counter.svelte.
  const foot = mix(body, "#000000", ink < "#a" ? 0.08 : 0.28);
  for (const ground of [body, foot]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  for (const theme of themes) {
    const colours = PALETTES[theme];
    expect(contrast(countryInk(colours, tint), colours.halo)).toBeGreaterThanOrEqual(THEMES[theme]);
  }
});
