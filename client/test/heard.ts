// What a screen reader would say of a page: roles, names and texts in order, one line each; in brackets, what the eye
// sees besides: where a link leads, what a tip says, signs that are not read out, and classes that come and go.

const TAGS: Record<string, string> = {
  BUTTON: "button", A: "link", SUMMARY: "summary", SELECT: "choice", TEXTAREA: "field", OPTION: "option", IMG: "img",
  H1: "heading 1", H2: "heading 2", H3: "heading 3", H4: "heading 4", LABEL: "label", TH: "column",
  MAIN: "main", NAV: "navigation", DIALOG: "dialog", HEADER: "header", FOOTER: "footer",
  UL: "list", OL: "list", LI: "item", TABLE: "table", TR: "row", FIELDSET: "group", FORM: "form",
};
const WHOLE = /^(button|link|summary|heading \d|img|option|tab|radio|checkbox|switch|menuitem|column)$/;
const STATES = ["pressed", "checked", "expanded", "selected", "current", "disabled", "invalid"];

/** Every class that depends on something: `class:low={…}` somewhere in the page. */
const SOURCES = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const TOGGLED = new Set(
  Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bclass:([\w-]+)/g)].map(([, name]) => name!)),
);
// What is only for the ear, and what is only small, says nothing.
for (const name of ["unseen", "quiet"]) TOGGLED.delete(name);

function away(one: Element): boolean {
  if (["SCRIPT", "STYLE", "TEMPLATE", "DEFS"].includes(one.tagName.toUpperCase())) return true;
  if (one.hasAttribute("hidden") || one.hasAttribute("inert")) return true;
  if (/display:\s*none|visibility:\s*hidden/.test(one.getAttribute("style") ?? "")) return true;
  return one.tagName === "DIALOG" && !one.hasAttribute("open");
}

const unread = (one: Element): boolean => one.getAttribute("aria-hidden") === "true";
const hidden = (one: Element): boolean => away(one) || unread(one);

/** What the eye sees of a part, and what of it has no sound: with all that is in it, if it is told as a whole. */
function seen(one: Element, whole: boolean, silent = unread(one)): string[] {
  if (away(one)) return [];
  const link = one.tagName === "A" ? one.getAttribute("href") : null;
  const tip = plain(one.getAttribute("title") ?? "");
  const own = [
    ...(link ? [`to ${link}`] : []),
    ...(tip && tip !== nameOf(one) ? [`tip “${tip}”`] : []),
    ...[...one.classList].filter((name) => TOGGLED.has(name)),
    // How long a bar is.
    ...(one.getAttribute("style")?.match(/[\w-]+: *[\d.]+%/g) ?? []),
  ];
  if (!whole) return own;
  const inside = [...one.childNodes].flatMap((node) => {
    if (node.nodeType === 1) return seen(node as Element, true, silent || unread(node as Element));
    const text = silent && node.nodeType === 3 ? plain(node.textContent ?? "") : "";
    return text ? [text] : [];
  });
  return [...own, ...inside];
}

const bracketed = (signs: string[]): string => (signs.length ? `[${signs.join(" · ")}]` : "");

function roleOf(one: Element): string {
  const said = one.getAttribute("role");
  if (said) return said === "presentation" || said === "none" ? "" : said;
  if (one.tagName === "INPUT") return one.getAttribute("type") ?? "text";
  if (one.tagName === "SECTION") return one.hasAttribute("aria-label") ? "region" : "";
  return TAGS[one.tagName] ?? (one.hasAttribute("aria-label") ? "part" : "");
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 || hidden(node as Element)) return "";
  const one = node as Element;
  return one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? [...one.childNodes].map(textOf).join(" ");
}

const plain = (text: string): string => text.replace(/[ \t\n\r]+/g, " ").trim();

function nameOf(one: Element): string {
  const by = one.getAttribute("aria-labelledby");
  if (by) return plain(by.split(" ").map((id) => textOf(document.getElementById(id)!)).join(" "));
  return plain(one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? one.getAttribute("placeholder") ?? "");
}

function stateOf(one: Element): string[] {
  const told = STATES.flatMap((state) => {
    const said = one.getAttribute(`aria-${state}`);
    return said && said !== "false" ? [said === "true" ? state : `${state}: ${said}`] : [];
  });
  const field = one as HTMLInputElement;
  if (one.hasAttribute("disabled")) told.push("disabled");
  if (field.checked) told.push("checked");
  if (["INPUT", "SELECT", "TEXTAREA"].includes(one.tagName) && field.value && !field.checked) told.push(`is ${field.value}`);
  if (one.tagName === "OPTION" && (one as HTMLOptionElement).selected) told.push("selected");
  return told;
}

function walk(node: Node, depth: number, lines: string[]): void {
  if (node.nodeType === 3) {
    const text = plain(node.textContent ?? "");
    if (text) lines.push("  ".repeat(depth) + text);
    return;
  }
  if (node.nodeType !== 1 || away(node as Element)) return;
  const one = node as Element;
  if (unread(one)) {
    const signs = bracketed(seen(one, true));
    if (signs) lines.push("  ".repeat(depth) + signs);
    return;
  }
  const role = roleOf(one);
  const whole = WHOLE.test(role);
  const name = nameOf(one) || (whole ? plain(textOf(one)) : "");
  const told = [role, name && `“${name}”`, ...stateOf(one), bracketed(seen(one, whole))].filter(Boolean).join(" ");
  if (told && (whole || told !== role || !["label", "item", "list", "row", "group", "form"].includes(role)))
    lines.push("  ".repeat(depth) + told);
  if (whole) return;
  const shut = one.tagName === "DETAILS" && !one.hasAttribute("open");
  for (const child of one.childNodes)
    if (!shut || (child as Element).tagName === "SUMMARY") walk(child, depth + (role ? 1 : 0), lines);
}

/** All of a page, line by line. */
export function heard(root: Element = document.body): string[] {
  const lines: string[] = [];
  walk(root, 0, lines);
  return lines;
}

/** What has come and what has gone between two times. */
export function changed(before: string[], after: string[]): string[] {
  const old = new Map<string, number>();
  for (const line of before) old.set(line, (old.get(line) ?? 0) + 1);
  const come = after.filter((line) => {
    const left = old.get(line) ?? 0;
    if (left) old.set(line, left - 1);
    return !left;
  });
  const gone = [...old].flatMap(([line, left]) => Array<string>(left).fill(line));
  return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
}
