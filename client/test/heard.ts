// What a screen reader would say of a page: roles, names and texts in order, one line each.

const TAGS: Record<string, string> = {
  BUTTON: "button", A: "link", SUMMARY: "summary", SELECT: "choice", TEXTAREA: "field", OPTION: "option", IMG: "img",
  H1: "heading 1", H2: "heading 2", H3: "heading 3", H4: "heading 4", LABEL: "label", TH: "column",
  MAIN: "main", NAV: "navigation", DIALOG: "dialog", HEADER: "header", FOOTER: "footer",
  UL: "list", OL: "list", LI: "item", TABLE: "table", TR: "row", FIELDSET: "group", FORM: "form",
};
const WHOLE = /^(button|link|summary|heading \d|img|option|tab|radio|checkbox|switch|menuitem|column)$/;
const STATES = ["pressed", "checked", "expanded", "selected", "current", "disabled", "invalid"];

function hidden(one: Element): boolean {
  if (["SCRIPT", "STYLE", "TEMPLATE", "DEFS"].includes(one.tagName.toUpperCase())) return true;
  if (one.hasAttribute("hidden") || one.getAttribute("aria-hidden") === "true" || one.hasAttribute("inert")) return true;
  if (/display:\s*none|visibility:\s*hidden/.test(one.getAttribute("style") ?? "")) return true;
  return one.tagName === "DIALOG" && !one.hasAttribute("open");
}

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
  if (node.nodeType !== 1 || hidden(node as Element)) return;
  const one = node as Element;
  const role = roleOf(one);
  const whole = WHOLE.test(role);
  const name = nameOf(one) || (whole ? plain(textOf(one)) : "");
  const told = [role, name && `“${name}”`, ...stateOf(one)].filter(Boolean).join(" ");
  if (role && (whole || told !== role || !["label", "item", "list", "row", "group", "form"].includes(role)))
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
