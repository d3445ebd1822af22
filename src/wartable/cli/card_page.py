"""The page of all cards in two languages, docs/cards.md: generated, never edited."""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from wartable.core.game import Game, Options, spell
from wartable.words.telling import name
from wartable.words.text import LANGUAGES, Words


def page(
    game: Game, options: Options, groups: tuple[str, ...], rows: list[Any], said: Words
) -> str:
    """A table of the cards of each group, as Markdown."""
    settings = spell(game, options)
    title = said.say("game-title") if said.has("game-title") else game.id
    command = f"wartable cards {game.id} --lang {said.lang} --markdown"
    if settings:
        command += f" --options {','.join(settings)}"
    heading = said.say("cards-page-title", game=title)
    if settings:
        heading = said.say("cards-page-title-with", game=title, settings=", ".join(settings))
    out = [
        f"# {heading}",
        "",
        said.say(
            "cards-page-intro", count=sum(card.count for card in rows), command=f"`{command}`"
        ),
    ]
    columns = [said.say(f"cards-{column}") for column in ("name", "type", "count", "text", "rules")]
    drawn = any(_picture(card) for card in rows)
    if drawn:
        columns.insert(0, "")
    for group in groups:
        cards = [card for card in rows if card.group == group]
        count = sum(card.count for card in cards)
        if not cards:
            continue
        title = name(said, "group", group)
        out += ["", f"## {said.say('cards-title', group=title, count=count)}", ""]
        out += [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
        for card in cards:
            cells = [_picture(card)] * drawn + _cells(card, said)
            out.append(f"| {' | '.join(cells)} |")
    return "\n".join(out) + "\n"


def _picture(card: Any) -> str:
    """The picture of a card, in a file named after what is drawn; some games draw none."""
    if not isinstance(card.face, Struct):
        return ""
    name = "-".join(str(fact) for fact in (card.group, *astuple(card.face)))
    return f'<img src="images/cards/{name}.svg" width="123" alt="">'


def _cells(card: Any, said: Words) -> list[str]:
    names = list(dict.fromkeys(card.names[lang] for lang in LANGUAGES))
    return [
        "<br>".join([f"**{names[0]}**", *names[1:], f"`{card.id.rpartition('.')[2]}`"]),
        name(said, "type", card.type),
        str(card.count),
        "<br>".join(card.texts[lang] for lang in LANGUAGES),
        ", ".join(card.rules),
    ]
