// How a country looks: the body of its counters, the ink on them, the tint of its land, its sign.

export interface Nation {
  body: string;
  ink: string;
  tint: string;
  /** A path in a disc of radius 1, or nothing: then two letters stand there. */
  sign: string;
  letters: string;
}

const star = (radius: number): string =>
  Array.from({ length: 10 }, (_, point) => {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const far = point % 2 ? radius * 0.42 : radius;
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  }).join("L");
const ring = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const SIGNS = {
  cross: "M-.72-.24H-.24V-.72H.24V-.24H.72V.24H.24V.72H-.24V.24H-.72z",
  check: "M-.72-.72H0V0H.72V.72H0V0H-.72z",
  star: `M${star(0.88)}z`,
  starRing: `${ring(0.92)}${ring(0.74)}M${star(0.62)}z`,
  roundel: `${ring(0.84)}${ring(0.52)}${ring(0.24)}`,
  lily: "M0-.86Q.5-.2.14.3H.5V.5H.14V.8H-.14V.5H-.5V.3H-.14Q-.5-.2 0-.86zM.26.2Q.2-.5.8-.34Q.5-.2.5.1zM-.26.2Q-.2-.5-.8-.34Q-.5-.2-.5.1z",
  bars: "M-.68-.6H-.38V.6H-.68zM-.15-.6H.15V.6H-.15zM.38-.6H.68V.6H.38z",
  doubleCross: "M-.13-.72H.13V-.45H.42V-.23H.13V0H.6V.22H.13V.72H-.13V.22H-.6V0H-.13V-.23H-.42V-.45H-.13z",
  chevron: "M-.6.08L0-.5L.6.08V.4L0-.18L-.6.4zM-.6.6L0 .02L.6.6V.88L0 .32L-.6.88z",
  diamond: "M0-.72L.6 0L0 .72L-.6 0z",
};

const nation = (body: string, ink: string, tint: string, letters: string, sign = ""): Nation => ({
  body,
  ink,
  tint,
  letters,
  sign,
});

export const NATIONS: Record<string, Nation> = {
  germany: nation("#4f5a66", "#fbf6e6", "#67737f", "DE", SIGNS.cross),
  poland: nation("#f3e3dc", "#8d1c3b", "#c2506c", "PL", SIGNS.check),
  soviet_union: nation("#b0382f", "#fff3d6", "#b0382f", "SU", SIGNS.star),
  united_kingdom: nation("#2c6da4", "#fbf6e6", "#2c6da4", "UK", SIGNS.roundel),
  france: nation("#a9c8e4", "#17305f", "#5b84c4", "FR", SIGNS.lily),
  italy: nation("#7a5aa6", "#fbf6e6", "#7a5aa6", "IT", SIGNS.bars),
  united_states: nation("#2f7a57", "#fbf6e6", "#2f7a57", "US", SIGNS.starRing),
  slovakia: nation("#7f93a6", "#0f1a24", "#7f93a6", "SK", SIGNS.doubleCross),
  hungary: nation("#7d6f33", "#fff6dc", "#8c8a3a", "HU", SIGNS.chevron),
  romania: nation("#d9b23c", "#3a2a05", "#cfa52c", "RO", SIGNS.diamond),
  lithuania: nation("#c8d79a", "#2f4413", "#8fae4a", "LT"),
  latvia: nation("#8a5d69", "#ffffff", "#a0707c", "LV"),
  estonia: nation("#8fb3cf", "#10222f", "#6f9cc0", "EE"),
  netherlands: nation("#e08a2e", "#2c1600", "#dd8a35", "NL"),
  belgium: nation("#3c3a34", "#f5cf4a", "#b79a2b", "BE"),
  luxembourg: nation("#b04d5f", "#ffffff", "#c96a7a", "LU"),
  switzerland: nation("#dddddd", "#991010", "#a9a59a", "CH"),
  finland: nation("#edf3f8", "#1d4f8c", "#7fa8d0", "FI"),
  sweden: nation("#e6c64a", "#163c6b", "#d8b84a", "SE"),
  norway: nation("#8c3b4b", "#ffffff", "#a25263", "NO"),
  denmark: nation("#a84c4c", "#ffffff", "#c06a6a", "DK"),
  yugoslavia: nation("#3f6e8a", "#ffffff", "#4f82a0", "YU"),
  greece: nation("#8fc3e6", "#0d3558", "#6fb0dc", "GR"),
  bulgaria: nation("#5d7a45", "#ffffff", "#6d8f50", "BG"),
  turkey: nation("#8a4a34", "#fff3e0", "#a3603f", "TR"),
  spain: nation("#c99a2e", "#4a0f0f", "#c79a3a", "ES"),
  portugal: nation("#3f7a4f", "#ffffff", "#56935f", "PT"),
  vichy_france: nation("#c9d6c0", "#17305f", "#8aa6b8", "VI"),
};

/** A country of somebody's own scenario is grey, with the first letters of its id. */
export function nationOf(country: string): Nation {
  return (
    NATIONS[country] ??
    nation("#6d695d", "#ffffff", "#a09a86", country.slice(0, 2).toUpperCase())
  );
}
