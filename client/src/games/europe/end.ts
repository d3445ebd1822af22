// What the end shows of this game alone: a film of the front.
import type { EndParts } from "..";
import Film from "./Film.svelte";

export default { more: Film } satisfies EndParts as EndParts;
