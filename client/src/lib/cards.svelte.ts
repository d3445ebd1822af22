// The cards of a table's game: loaded once, tried again when the connection is back.
import * as http from "./http";
import type { LiveTable } from "./table.svelte";
import type { CardInfo } from "./types";

export class Cards {
  all = $state.raw(new Map<string, CardInfo>());

  constructor(live: LiveTable, needed: () => boolean = () => true) {
    $effect(() => {
      if (!live.connected || !live.info || this.all.size || !needed()) return;
      const { game, options } = live.info;
      http.cards(game, options).then(
        ({ cards }) => (this.all = new Map(cards.map((card) => [card.id, card]))),
        () => undefined,
      );
    });
  }
}
