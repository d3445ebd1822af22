// A space in words: what it is, who stands there, and for whom a strait is open.
import { nameOf, say } from "../../lib/words.svelte";
import type { PieceOnMap } from "./pieces";
import { HOMES, STRAITS, hasStar, open } from "./topology";
import type { View } from "./types";

/** All there is to say of a space, without its name. */
export function facts(view: View, pieces: Map<string, PieceOnMap[]>, space: string): string[] {
  const parts: string[] = [];
  if (hasStar(space)) parts.push(say("client-star"));
  if (HOMES[space]) parts.push(say("client-home-of", { nation: HOMES[space] }));
  const here = pieces.get(space) ?? [];
  for (const one of here) {
    const piece = say("client-held", { nation: one.nation, piece: one.kind });
    const fed = one.kind === "air_force" ? "" : one.cut ? "client-unsupplied" : "client-supplied";
    parts.push(fed ? `${piece} (${say(fed).toLowerCase()})` : piece);
  }
  if (!here.length) parts.push(say("client-space-empty"));
  for (const [control, a, b] of STRAITS) {
    const team = open(view, control!, "axis") ? "axis" : "allies";
    if (control === space) parts.push(say("client-strait-open", { team }));
    else if (a === space || b === space)
      parts.push(say("client-strait-to", { space: a === space ? b : a, team }));
  }
  return parts;
}

/** A space with its name, for lists and for who cannot see the map. */
export function about(view: View, pieces: Map<string, PieceOnMap[]>, space: string): string {
  return [nameOf("space", space), ...facts(view, pieces, space)].join(" · ");
}
