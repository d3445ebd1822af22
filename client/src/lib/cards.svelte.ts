// The cards of a table's game in the language in use: loaded once, tried again when the connection is back.
import * as http from "./http";
import type { LiveTable } from "./table.svelte";
import type { CardInfo } from "./types";
import { speech } from "./words.svelte";

export class CardStore {
  all = $state.raw(new Map<string, CardInfo>());

  private lang = "";

  constructor(live: LiveTable, needed: () => boolean = () => true) {
    $effect(() => {
      if (!live.connected || !live.info || !needed()) return;
      const { game, options } = live.info;
      const { lang } = speech;
      if (this.all.size && this.lang === lang) return;
      http.cards(game, options, lang).then(
        ({ cards }) => {
          this.lang = lang;
          this.all = new Map(cards.map((card) => [card.id, card]));
        },
        () => undefined,
      );
    });
  }
}
