// Whose land is whose now, and what its cities are worth.
import type { City, Scenery, View } from "./view";

/** The country that holds a hex, where it is not the one whose land is printed there. */
export function holders(scenery: Scenery, view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const held of [scenery.held, view.holds])
    for (const [country, hexes] of Object.entries(held)) for (const hex of hexes) found.set(hex, country);
  return found;
}

/** The cities at home that a country still has and would lose will with, the dearest first. */
export function dearCities(country: string, scenery: Scenery, view: View): City[] {
  const taken = holders(scenery, view);
  return scenery.hexes
    .filter(([hex, , , , home]) => home === country && (taken.get(hex) ?? country) === country)
    .flatMap(([hex]) => scenery.cities[hex] ?? [])
    .filter((city) => city.will > 0)
    .sort((one, other) => other.will - one.will);
}
