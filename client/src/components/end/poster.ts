// A picture of the end to send to friends: drawn on a canvas, with the fonts and colours of the page.

export interface PosterRow {
  name: string;
  points: number;
  colour: string;
}

export interface Poster {
  game: string;
  title: string;
  why: string;
  /** The sides with their points, the winner first. */
  sides: PosterRow[];
  /** The seats with theirs. */
  seats: PosterRow[];
  /** Of two sides: by how much the first one led after each round. */
  lead: number[];
  leads: [string, string];
  emblem?: SVGSVGElement;
}

const [WIDE, HIGH] = [1200, 675];
const LEFT = 440;
const [NIGHT, PAPER, GOLD, SOFT] = ["#1b2233", "#f3ead3", "#f0c667", "#b9c0cf"];
const NARROW = "'Barlow Condensed', 'Liberation Sans Narrow', 'Arial Narrow', sans-serif";
const PLAIN = "'Source Sans 3', 'Segoe UI', sans-serif";
const DRAWN = ["fill", "stroke", "stroke-width", "opacity", "paint-order", "stroke-linejoin", "stroke-dasharray"];

/** A drawing of the page as it looks now, that an image can show. */
async function image(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll("*"), copy.querySelectorAll<SVGElement>("*")];
  from.forEach((one, index) => {
    const style = getComputedStyle(one);
    for (const name of DRAWN) to[index]!.style.setProperty(name, style.getPropertyValue(name));
  });
  const [, , wide, high] = (svg.getAttribute("viewBox") ?? "0 0 300 300").split(" ");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", wide!);
  copy.setAttribute("height", high!);
  const made = new Image();
  made.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await made.decode();
  return made;
}

/** Words in lines that are no wider than this. */
function lines(pen: CanvasRenderingContext2D, words: string, wide: number): string[] {
  const rows: string[] = [];
  for (const word of words.split(" ")) {
    const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
    if (rows.length && pen.measureText(longer).width <= wide) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** Words in as many lines as they need, all about as long; the next line begins where the answer says. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  wide: number,
  line: number,
): number {
  const fewest = lines(pen, words, wide).length;
  while (lines(pen, words, wide - 10).length === fewest && wide > 60) wide -= 10;
  for (const row of lines(pen, words, wide)) {
    pen.fillText(row, x, y);
    y += line;
  }
  return y;
}

function rays(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "rgb(243 234 211 / 0.07)";
  for (let ray = 0; ray < 22; ray += 1) {
    const [from, to] = [(ray / 11) * Math.PI, ((ray + 0.5) / 11) * Math.PI];
    pen.beginPath();
    pen.moveTo(LEFT / 2, 220);
    pen.lineTo(LEFT / 2 + 900 * Math.cos(from), 220 + 900 * Math.sin(from));
    pen.lineTo(LEFT / 2 + 900 * Math.cos(to), 220 + 900 * Math.sin(to));
    pen.fill();
  }
}

function chart(pen: CanvasRenderingContext2D, about: Poster, top: number, high: number): void {
  const [left, wide] = [LEFT + 40, WIDE - LEFT - 80];
  const up = Math.max(0, ...about.lead);
  const down = Math.max(0, ...about.lead.map((value) => -value));
  const unit = (high - 84) / Math.max(1, up + down);
  const middle = top + 36 + up * unit;
  const step = wide / about.lead.length;
  about.lead.forEach((value, at) => {
    const side = about.sides.find((one) => one.name === about.leads[value > 0 ? 0 : 1]);
    pen.fillStyle = side?.colour ?? GOLD;
    const tall = Math.abs(value) * unit;
    pen.fillRect(left + at * step + step * 0.1, value > 0 ? middle - tall : middle, step * 0.8, tall);
    if (!value || step < 30) return;
    pen.font = `600 16px ${NARROW}`;
    pen.textAlign = "center";
    pen.fillText(`+${Math.abs(value)}`, left + (at + 0.5) * step, value > 0 ? middle - tall - 6 : middle + tall + 17);
  });
  pen.textAlign = "left";
  pen.fillStyle = SOFT;
  pen.fillRect(left, middle - 0.75, wide, 1.5);
  pen.font = `600 18px ${NARROW}`;
  pen.fillText(about.leads[0], left, top + 4);
  pen.fillText(about.leads[1], left, top + high);
}

export async function draw(about: Poster): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#141927";
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, LEFT, HIGH);
  pen.clip();
  pen.fillStyle = NIGHT;
  pen.fillRect(0, 0, LEFT, HIGH);
  rays(pen);
  pen.restore();
  if (about.emblem) pen.drawImage(await image(about.emblem), LEFT / 2 - 150, 60, 300, 300);

  pen.textAlign = "center";
  pen.fillStyle = PAPER;
  pen.font = `700 58px ${NARROW}`;
  const below = write(pen, about.title.toUpperCase(), LEFT / 2, 430, LEFT - 40, 56);
  pen.fillStyle = GOLD;
  pen.font = `600 22px ${NARROW}`;
  write(pen, about.why, LEFT / 2, below, LEFT - 60, 26);
  pen.font = `700 30px ${NARROW}`;
  pen.fillStyle = PAPER;
  const score = about.sides.slice(0, 4).map((side) => `${side.name} ${side.points}`);
  write(pen, score.join("  ·  "), LEFT / 2, HIGH - 34, LEFT - 20, 32);

  pen.textAlign = "left";
  pen.fillStyle = PAPER;
  pen.font = `700 34px ${NARROW}`;
  pen.fillText(about.game, LEFT + 40, 62);
  const charted = about.lead.length > 1;
  // The fewer sides there are, the higher the chart.
  const room = Math.min(44, (HIGH - (charted ? 422 : 170)) / about.seats.length);
  const top = charted ? HIGH - 50 - about.seats.length * room : 120;
  if (charted) chart(pen, about, 96, top - 138);
  const most = Math.max(1, ...about.seats.map((row) => row.points));
  about.seats.forEach((row, at) => {
    const y = top + at * room;
    pen.fillStyle = PAPER;
    pen.font = `600 24px ${NARROW}`;
    pen.fillText(row.name, LEFT + 40, y + 20, 190);
    pen.fillStyle = row.colour;
    pen.fillRect(LEFT + 240, y + 2, Math.max(2, (row.points / most) * 400), 20);
    pen.fillStyle = PAPER;
    pen.font = `700 24px ${NARROW}`;
    pen.fillText(String(row.points), LEFT + 252 + (Math.max(0, row.points) / most) * 400, y + 20);
  });
  pen.fillStyle = SOFT;
  pen.font = `400 20px ${PLAIN}`;
  pen.fillText(`Wartable · ${new Date().toLocaleDateString(document.documentElement.lang)}`, LEFT + 40, HIGH - 24);
  return canvas;
}
