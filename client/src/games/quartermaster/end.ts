// What the end shows in the colours and with the pictures of this game.
import type { EndParts } from "..";
import "./nations.css";
import Crest from "./Crest.svelte";
import EndCard from "./EndCard.svelte";
import Winners from "./Winners.svelte";

export default {
  colours: (seat) => ({ class: seat }),
  picture: EndCard,
  sign: Crest,
  winners: Winners,
} satisfies EndParts as EndParts;
