"""`wartable cards`: every card of a game, as a table or as JSON."""

from typing import Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from wartable.cli import inputs
from wartable.cli.card_page import page
from wartable.cli.console import console as plain_console
from wartable.core.decision import BadInput
from wartable.core.game import find
from wartable.core.parts import LISTING, part
from wartable.words.telling import name
from wartable.words.text import Words
from wartable.words.text import words as words_of


def cards(
    game: str,
    /,
    *,
    edition: str | None = None,
    options: str | None = None,
    group: str | None = None,
    lang: str | None = None,
    json: bool = False,
    markdown: bool = False,
) -> int:
    """Show every card of a game."""
    found = find(game)
    listing = part(found, LISTING)
    if listing is None:
        raise BadInput("game", found.id, "game-with-cards")
    settled = inputs.settings(found, edition, options)
    spoken = words_of(inputs.language(lang), found.id)
    if group is not None and group not in listing.groups():
        raise BadInput("--group", group, "one-of", choices=listing.groups())
    rows = [card for card in listing.cards(settled) if group in (None, card.group)]
    if json:
        print(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
        return 0
    if markdown:
        print(page(found, settled, listing.groups(), rows, spoken), end="")
        return 0
    console = plain_console()
    for deck in listing.groups():
        its = [card for card in rows if card.group == deck]
        if its:
            console.print(_table(deck, its, spoken))
    return 0


def _table(group: str, rows: list[Any], spoken: Words) -> Table:
    count = sum(card.count for card in rows)
    heading = spoken.say("cards-title", group=name(spoken, "group", group), count=count)
    grid = Table(
        title=Text(heading, "bold cyan"), title_justify="left", box=box.SIMPLE_HEAD, expand=True
    )
    grid.add_column(spoken.say("cards-name"), style="bold", ratio=2)
    kinds = [name(spoken, "type", card.type) for card in rows]
    # A type may take several lines, but each of its words stays whole.
    longest = max(len(word) for kind in kinds for word in kind.split())
    grid.add_column(spoken.say("cards-type"), style="dim", width=longest)
    grid.add_column(spoken.say("cards-count"), justify="right")
    grid.add_column(spoken.say("cards-text"), ratio=5)
    for card, kind in zip(rows, kinds, strict=True):
        grid.add_row(
            Text(card.names[spoken.lang]),
            Text(kind),
            str(card.count),
            Text(card.texts[spoken.lang]),
        )
    return grid
