// What the end shows in the colours and with the pictures of this game.
import type { EndParts } from "..";
import "./naval.css";
import EndCard from "./EndCard.svelte";
import type { View } from "./types";
import Winners from "./Winners.svelte";

export default {
  kind: "naval",
  colours: (seat, live) => {
    const view = (live.views["spectator"] ?? Object.values(live.views)[0]) as View | undefined;
    return { "data-navy": view?.seats[seat]?.navy ?? "" };
  },
  picture: EndCard,
  winners: Winners,
} satisfies EndParts as EndParts;
