// The colours of the map: the same hand and paper as on the other boards, by day and by night.

const LIGHT = {
  sea: "#c9d8d6",
  deep: "#b4c9cb",
  seaLine: "#6f8f96",
  shallows: "#8fafb3",
  land: ["#ece1c4", "#e4d8b4", "#e9dfcb", "#dfd6b3", "#ebdcb9"],
  nobody: "#ddd8ca",
  coast: "#5b5a4c",
  border: "#85754f",
  ink: "#2e2b23",
  inkSea: "#2f5560",
  halo: "#f4edd9",
  haloSea: "#cfdddb",
  grid: "rgba(74,64,40,.20)",
  gridSea: "rgba(47,85,96,.13)",
  river: "#5f93a3",
  riverEdge: "#e9e2c9",
  rail: "#4b4438",
  railGap: "#f1e9d2",
  forest: "#8fa06a",
  forestInk: "#5f7242",
  rough: "#b79f6c",
  roughInk: "#80683c",
  marsh: "#9fb9a4",
  marshInk: "#4f7a72",
  mountain: "#b39a72",
  mountainInk: "#5d4a30",
  mountainLit: "#f6eed8",
  desert: "#e7cf95",
  desertInk: "#b0904e",
  tint: 0.12,
  paler: 0.32,
  band: 0.46,
  star: "#b5892e",
  starEdge: "#5c4410",
  city: "#fffaf0",
  cityEdge: "#2e2b23",
  veil: "#f4efe4",
  veilEdge: "rgba(107,95,69,.55)",
  barrier: "#a8281f",
  poor: "rgba(96,120,146,.15)",
  rain: "rgba(54,84,112,.24)",
  severe: "rgba(240,248,255,.28)",
  snow: "rgba(255,255,255,.95)",
};

export type Palette = typeof LIGHT;

const DARK: Palette = {
  sea: "#14242c",
  deep: "#0f1c24",
  seaLine: "#4f7684",
  shallows: "#2f5361",
  land: ["#3d3f38", "#45463c", "#38403d", "#403f34", "#4a473a"],
  nobody: "#2e3433",
  coast: "#0a1217",
  border: "#a3987a",
  ink: "#f0e8d3",
  inkSea: "#a8cdd6",
  halo: "#23261f",
  haloSea: "#14242c",
  grid: "rgba(240,232,211,.13)",
  gridSea: "rgba(168,205,214,.09)",
  river: "#5f9fb4",
  riverEdge: "#20262a",
  rail: "#c9bd9c",
  railGap: "#33352e",
  forest: "#2f4a33",
  forestInk: "#7d9a6c",
  rough: "#574b33",
  roughInk: "#a8946a",
  marsh: "#2f4a48",
  marshInk: "#7fb0a8",
  mountain: "#5a4d3a",
  mountainInk: "#14120d",
  mountainLit: "#a59678",
  desert: "#5e5233",
  desertInk: "#b39a5c",
  tint: 0.17,
  paler: 0,
  band: 0.5,
  star: "#e2b84f",
  starEdge: "#3a2a05",
  city: "#f7efdb",
  cityEdge: "#0f0d08",
  veil: "#10151a",
  veilEdge: "rgba(109,103,80,.7)",
  barrier: "#ee8d80",
  poor: "rgba(86,116,140,.20)",
  rain: "rgba(160,196,222,.26)",
  severe: "rgba(190,214,230,.17)",
  snow: "rgba(230,242,250,.5)",
};

/** Paler land, black lines and names, as on the other boards. */
const CONTRAST: Palette = {
  ...LIGHT,
  sea: "#d9e6ea",
  deep: "#cbdde3",
  seaLine: "#3f646d",
  land: ["#ffffff", "#f7f3e8", "#fdfbf5", "#f2efe2", "#fbf7ea"],
  coast: "#000000",
  border: "#4a4434",
  ink: "#000000",
  inkSea: "#06303b",
  halo: "#ffffff",
  haloSea: "#e6eff1",
  grid: "rgba(0,0,0,.34)",
  river: "#1f6a82",
  rail: "#000000",
  forestInk: "#2f4417",
  roughInk: "#573f14",
  marshInk: "#1c4f47",
  cityEdge: "#000000",
};

export const PALETTES = { light: LIGHT, dark: DARK, contrast: CONTRAST };

/** What the name of a country is written in: a touch of its tint, read on the halo around it. */
export function countryInk(colours: Palette, tint: string): string {
  return mix(colours.ink, tint, 0.4);
}

/** A colour between two, as #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [one, other].map((colour) =>
    [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  return `#${a
    .map((value, index) => Math.round(value + (b[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}
