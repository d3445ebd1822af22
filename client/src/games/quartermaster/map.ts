// The drawn map, and where pieces and words stand on it.
import data from "./map.draft.json";
import type { Standing } from "./pieces";

interface Label {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

interface Drawn {
  path: string;
  label: Label;
  centre: [number, number];
  slots: [number, number][];
}

const spaces = data.spaces as unknown as Record<string, Drawn>;

export default {
  width: data.width,
  height: data.height,
  spaces,
  stars: [] as { space: string; x: number; y: number }[],
  straits: [] as { control: string; x: number; y: number }[],
  arrows: [] as { x: number; y: number }[],
  path: (space: string, _edition: string): string => spaces[space]!.path,
  words: (_space: string, name: string): string[] => [name],
  size: (_space: string): number => 30,
  slot(space: string, here: Standing[], one: Standing): [number, number] {
    const units = here.filter((other) => other.kind !== "air_force");
    const index = units.findIndex((other) => other.nation === one.nation);
    const [x, y] = spaces[space]!.slots[Math.max(0, units.length === 1 ? 0 : index)] ?? spaces[space]!.centre;
    return one.kind === "air_force" ? [x + 10, y - 16] : [x, y];
  },
};
