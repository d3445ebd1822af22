"""A self-contained page about many games: figures, plots, and how sure they are."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Any

from wartable import __version__
from wartable.core.game import Game, find
from wartable.core.parts import LISTING, SECTIONS, Sections, part
from wartable.lab.games_file import RunHeader
from wartable.lab.numbers import decimal
from wartable.lab.outcome import PlayedGame
from wartable.lab.reporting import figures, html, sections
from wartable.lab.reporting.figures import Group, groups, wins
from wartable.words.telling import name
from wartable.words.text import Words, words


def page(runs: Sequence[RunHeader], games: Sequence[PlayedGame], lang: str) -> str:
    """The report of some games of one game, as HTML."""
    game = find(runs[0].game)
    spoken = words(lang, game.id)
    found = groups(runs, games)
    heading = spoken.say(
        "report-title",
        game=spoken.say("game-title") if spoken.has("game-title") else game.id,
        games=len(games),
    )
    body = [html.heading(1, heading), _meta(runs, games, spoken)]
    titles = [sections.settings(game, group, spoken) for group in found]
    titled = list(zip(titles, found, strict=True))
    if len(found) > 1:
        body.append(sections.compared(titled, spoken))
    for title, group in titled:
        body += _group(game, title, group, len(found) > 1, spoken)
    outcomes = [played.outcome for played in games]
    body.append(sections.by_bot(outcomes, spoken))
    body.append(sections.times(games, runs, spoken))
    body.append(_limits(found, spoken, mixed=len(sections.bots(outcomes)) > 1))
    style = files(__name__).joinpath("style.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{style}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _meta(runs: Sequence[RunHeader], games: Sequence[PlayedGame], spoken: Words) -> str:
    bots = sections.bots([played.outcome for played in games])
    seeds = [played.outcome.seed for played in games]
    parts = sorted({run.think for run in runs})
    said = spoken.say(
        "report-meta",
        bots=", ".join(name(spoken, "bot", bot) for bot in bots),
        first=str(min(seeds)),
        last=str(max(seeds)),
        think=spoken.row([decimal(part, spoken, 2) for part in parts], "and"),
        rules=str(runs[0].rules),
        version=__version__,
    )
    return html.paragraph(said, "meta")


def _group(game: Game, title: str, group: Group, several: bool, spoken: Words) -> list[str]:
    """Everything about the games with the same settings."""
    out = [html.heading(2, title, "group" if several else "")]
    out += [
        sections.tiles(group, spoken),
        sections.who_wins(group, spoken),
        sections.over_time(group, spoken),
    ]
    own, listing = part(game, SECTIONS), part(game, LISTING)
    if own is None:
        return out
    out += own.sections(group, spoken)
    if listing is None:
        return out
    listed = [card for card in listing.cards(group.options) if _in_deck(own, card)]
    known = [card.id for card in listed]
    rows = figures.cards(group.outcomes, known, own.card_id, own.SHARED_DECK)
    return [*out, sections.cards(rows, listed, spoken)]


def _in_deck(own: Sections, card: Any) -> bool:
    """Whether a listed card can be drawn: some are always there."""
    seat, _, id = card.id.partition(".")
    return own.card_id(seat, id) == str(card.id)


def _limits(found: Sequence[Group], spoken: Words, mixed: bool) -> str:
    """How sure all this is, and what it cannot tell."""
    told = ["interval", "bots", "cause", "many", "late", "alike"]
    widest = max(
        (share.high - share.low) / 2 for group in found for share in wins(group.outcomes).values()
    )
    least = min(len(group.outcomes) for group in found)
    said = [
        spoken.say("report-limit-games", games=least, points=decimal(100 * widest, spoken)),
        *(spoken.say(f"report-limit-{limit}") for limit in told + ["mixed"] * mixed),
    ]
    items = "".join(f"<li>{escape(line)}</li>" for line in said)
    return html.heading(2, spoken.say("report-limits")) + f"<ul>{items}</ul>"
