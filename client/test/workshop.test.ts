import { describe, expect, test } from "vitest";
import border from "../../examples/border_war.toml?raw";
import france from "../../src/wartable/games/europe/data/france_1940.toml?raw";
import poland from "../../src/wartable/games/europe/data/poland_1939.toml?raw";
import { Document, type FileData } from "../src/games/europe/workshop/document";

const cities = (data: FileData): Record<string, unknown>[] => data.map!.cities!;
const comments = (text: string): number => [...text.matchAll(/#/g)].length;

describe.each(Object.entries({ poland, france, border }))("the file of %s", (_, text) => {
  const file = new Document(text);

  test("a brush changes some hexes of one picture and nothing else", () => {
    const painted = new Document(file.paint("terrain", ["0203", "0304", "0203"], "m"));
    expect(painted.at("terrain", "0203")).toBe("m");
    expect(painted.at("terrain", "0304")).toBe("m");
    expect(painted.at("terrain", "0303")).toBe(file.at("terrain", "0303"));
    const same = { ...painted.data, map: { ...painted.data.map, terrain: file.data.map!.terrain } };
    expect(same).toEqual(file.data);
    expect(painted.text.length).toBe(text.length);
  });

  test("a field of an entry is set, changed and taken away again", () => {
    for (const [list, index] of [["units", 1], ["units", 0], ["cities", 2]] as const) {
      const path = list === "units" ? [list, index] : ["map", list, index];
      const once = new Document(file.set(path, "name", { en: "A", fr: "B" }));
      const twice = new Document(once.set(path, "name", { en: "C", fr: "" }));
      const entry = list === "units" ? twice.data.units![index]! : cities(twice.data)[index]!;
      expect(entry["name"]).toEqual({ en: "C" });
      const gone = new Document(twice.set(path, "name", undefined));
      const { name: _name, ...bare } = (list === "units" ? file.data.units! : cities(file.data))[index]!;
      expect((list === "units" ? gone.data.units! : cities(gone.data))[index]).toEqual(bare);
      expect(comments(gone.text)).toBe(comments(text));
    }
  });

  test("an entry is added at the end of its list, and one is removed", () => {
    const fields = { id: "new_one", hex: "0101", will: 2, port: ["baltic"] };
    const more = new Document(file.add(["map", "cities"], fields));
    expect(cities(more.data)).toEqual([...cities(file.data), fields]);
    const less = new Document(more.remove(["map", "cities", cities(more.data).length - 1]));
    expect(less.data).toEqual(file.data);
    const unit = { id: "new_army", country: "x", type: "infantry", at: "0101" };
    const army = new Document(file.add(["units"], unit));
    expect(army.data.units).toEqual([...file.data.units!, unit]);
    for (const index of [0, 3, army.data.units!.length - 1]) {
      const left = new Document(army.remove(["units", index]));
      expect(left.data.units).toEqual(army.data.units!.filter((_one, at) => at !== index));
      expect({ ...left.data, units: [] }).toEqual({ ...file.data, units: [] });
    }
  });

  test("a place that the server names is found in the text", () => {
    const shown = (place: string | number): string => text.slice(...file.locate(place));
    expect(shown(`units.${file.data.units![1]!.id}.at`)).toMatch(/^at = "\w+"$/);
    expect(shown(`map.cities.${String(cities(file.data)[0]!["id"])}.hex`)).toMatch(/^hex = "\d{4}"$/);
    expect(shown("map.terrain.0203")).toBe(file.at("terrain", "0203"));
    expect(shown("map.places.row 2").split(" ").length).toBeGreaterThan(5);
    expect(shown("victory.levels.V2.winner")).toMatch(/^winner = /);
    expect(shown("map.lines.2")).toMatch(/^"[\d ]+"$/);
    expect(shown("units.nobody.at")).toMatch(/^units = |^$/);
    expect(shown(2)).toBe(text.split("\n")[1]);
  });
});

test("a city can be added to a map that has none, and a text that cannot be read says so", () => {
  const bare = new Document('format = "x"\n[map]\nterrain = """\n. .\n"""\ncities = []\n');
  expect(new Document(bare.add(["map", "cities"], { id: "a", hex: "0101" })).data.map!.cities).toEqual([{ id: "a", hex: "0101" }]);
  const none = new Document('format = "x"\n[map]\nterrain = """\n. .\n"""\n');
  expect(new Document(none.add(["map", "cities"], { id: "a", hex: "0101" })).data.map!.cities).toEqual([{ id: "a", hex: "0101" }]);
  expect(new Document("a = = 1").readable).toBe(false);
});
