// What a picture of the map can have for a hex.
import { speech } from "../../../lib/words.svelte";
import type { Bench } from "./bench.svelte";
import type { Picture } from "./document";

export interface WordChoice {
  word: string;
  /** Under which family and id it has its name. */
  family: string;
  id: string;
  country?: string;
}

export function choices(bench: Bench, picture: Picture): WordChoice[] {
  const { data } = bench.file;
  if (picture === "terrain")
    return Object.entries(bench.draft?.letters ?? {}).map(([id, word]) => ({ word, family: "terrain", id }));
  if (picture === "weather")
    return ["cold", "temperate", "warm"].map((id) => ({ word: id[0]!, family: "climate", id }));
  const regions = (data.map?.regions ?? []).map(({ id, code = "", country = "" }) => {
    // A region that has no name of its own goes by its country.
    const named = speech.words?.has(`region-${id.replaceAll("_", "-")}`);
    return { word: code, country, ...(named ? { family: "region", id } : { family: "country", id: country || id }) };
  });
  const seas = (data.map?.sea_zones ?? []).map(({ id, code = "" }) => ({ word: code, family: "sea", id }));
  return [...regions, ...seas].filter((one) => one.word);
}
