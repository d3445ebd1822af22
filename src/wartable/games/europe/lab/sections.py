"""What a report on Europe shows in addition: how often each victory level ended the game."""

from collections import Counter
from html import escape

from wartable.games.europe import position
from wartable.games.europe import scenario as scenarios
from wartable.games.europe.effects import FACTIONS
from wartable.games.europe.game import GAME
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.outcome import Outcome
from wartable.lab.proportions import wilson
from wartable.lab.reporting import html, svg
from wartable.lab.reporting.figures import Group
from wartable.words.telling import name
from wartable.words.text import Words, capital

SHARED_DECK = False


def card_id(seat: str, card: str) -> str:
    """There are no cards."""
    return card


def levels(outcomes: list[Outcome]) -> Counter[str]:
    """How many games each victory level ended."""
    return Counter(outcome.details["level"] for outcome in outcomes)


def _scenario(group: Group) -> scenarios.Scenario:
    """The scenario of some games: one of the package, or what their position says."""
    if not group.position:
        return scenarios.find(group.options["scenario"])
    return position.read(GAME, group.position, 0).scenario


def sections(group: Group, spoken: Words) -> list[str]:
    """The victory levels with their intervals, and how bloody the games were."""
    found = levels(group.outcomes)
    games = len(group.outcomes)
    rows = []
    for level in _scenario(group).victory:
        if level.adds_to:
            continue
        share = wilson(found[level.id], games)
        winner = FACTIONS[level.winner] if level.winner >= 0 else ""
        said = capital(name(spoken, "level", level.level))
        if winner:
            said += f" ({name(spoken, 'faction', winner)})"
        cells = [escape(f"{level.id} {said}"), str(found[level.id])]
        cells += [f"{percent(share.share, spoken)} {interval(share, spoken)}"]
        rows.append(("", [*cells, svg.bar(share, "one", 0.5)]))
    heads = [(spoken.say(f"report-{head}"), "") for head in ("level", "level-games", "level-share")]
    combats = sum(outcome.details["combats"] for outcome in group.outcomes) / games
    lost = sum(sum(outcome.details["lost"].values()) for outcome in group.outcomes) / games
    return [
        html.heading(3, spoken.say("report-levels"))
        + html.table([*heads, ("", "plot")], rows)
        + html.paragraph(
            spoken.say("report-blood", combats=decimal(combats, spoken), lost=decimal(lost, spoken))
        )
    ]
