// What the end shows in the colours of the sides: the winners, and a film of the front.
import type { EndParts } from "..";
import "./end.css";
import Film from "./Film.svelte";
import Winners from "./Winners.svelte";

export default {
  colours: (seat) => ({ "data-side": seat }),
  winners: Winners,
  more: Film,
} satisfies EndParts as EndParts;
