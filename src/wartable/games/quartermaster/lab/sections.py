"""What a report on Quartermaster adds: who held which space, on the board."""

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from wartable.core.bits import walk
from wartable.games.quartermaster.board import SPACES, STARS, TEAMS
from wartable.lab.numbers import percent
from wartable.lab.outcome import Outcome
from wartable.lab.reporting import html
from wartable.lab.reporting.figures import Group
from wartable.words.telling import name
from wartable.words.text import Words

SHARED_DECK = False
"""Every nation has cards of its own."""
ROUNDS = (1, 5, 10, 15, 20)
FAINT = 0.005
"""A space that is held less often than this is not tinted."""


def card_id(seat: str, card: str) -> str:
    """The id of a card in the list of all cards."""
    return f"{seat}.{card}"


def sections(group: Group, spoken: Words) -> list[str]:
    """The board over time."""
    drawing = _drawing()
    edition = group.options["edition"]
    paths = drawing["second"] | (drawing["first"] if edition == "first" else {})
    out = [
        html.heading(3, spoken.say("report-board")),
        html.paragraph(spoken.say("report-board-about")),
        _shapes(drawing, paths, edition),
    ]
    for team in TEAMS:
        out.append(
            f'<div class="legend">{escape(name(spoken, "team", team))} 0 %'
            f'<span class="ramp side-{TEAMS.index(team)}"></span>100 %</div>'
        )
    out.append('<div class="maps">')
    for round in ROUNDS:
        games = lasting(group.outcomes, round)
        for team in TEAMS if games else ():
            shares = held(games, team, round)
            title = spoken.say("report-board-round", team=name(spoken, "team", team), round=round)
            note = spoken.say("report-games", games=len(games))
            drawn = _map(drawing, shares, team, edition, title, spoken)
            out.append(html.figure(drawn, title, note))
    out.append("</div>")
    out.append(html.folded(spoken.say("report-board-numbers"), _numbers(group, spoken)))
    return ["".join(out)]


def lasting(outcomes: list[Outcome], round: int) -> list[Outcome]:
    """The games in which a round was played to its end."""
    return [outcome for outcome in outcomes if outcome.rounds >= round]


def held(outcomes: list[Outcome], team: str, round: int) -> dict[str, float]:
    """The share of some games in which a team had a piece in each space at the end of a round."""
    counts = [0] * len(SPACES)
    for outcome in outcomes:
        mask = 0
        for nation, masks in outcome.details["held"].items():
            if outcome.sides[nation] == team:
                mask |= masks[round - 1]
        for space in walk(mask):
            counts[space] += 1
    return {space: counts[n] / len(outcomes) for n, space in enumerate(SPACES)}


@cache
def _drawing() -> dict[str, Any]:
    path = files(__package__).joinpath("board.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _shapes(drawing: dict[str, Any], paths: dict[str, str], edition: str) -> str:
    """Every outline once; the maps use them."""
    size = f"0 0 {drawing['width']} {drawing['height']}"
    out = ['<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>']
    out += [f'<path id="{edition}-{space}" d="{path}"/>' for space, path in paths.items()]
    out.append(f'<symbol id="{edition}-ground" viewBox="{size}">')
    land = set(drawing["land"])
    for space in sorted(paths, key=lambda space: space in land):
        kind = "ground" if space in land else "water"
        out.append(f'<use href="#{edition}-{space}" class="{kind}"/>')
    out.append(f'<path class="nobody" d="{drawing["nobody"]}"/></symbol></defs></svg>')
    return "".join(out)


def _map(
    drawing: dict[str, Any],
    shares: dict[str, float],
    team: str,
    edition: str,
    title: str,
    spoken: Words,
) -> str:
    width, height = drawing["width"], drawing["height"]
    colour = f"side-{TEAMS.index(team)}"
    out = [
        f'<svg class="map" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
        f'<use href="#{edition}-ground" width="{width}" height="{height}"/>'
    ]
    for space, share in shares.items():
        if share >= FAINT:
            hint = f"{name(spoken, 'space', space)}: {percent(share, spoken, 0)}"
            out.append(
                f'<use href="#{edition}-{space}" class="{colour}" fill-opacity="{share:.2f}">'
                f"<title>{escape(hint)}</title></use>"
            )
    return "".join(out) + "</svg>"


def _numbers(group: Group, spoken: Words) -> str:
    """The same as a table, with the Supply spaces first."""
    columns = [
        (team, round, held(games, team, round))
        for team in TEAMS
        for round in ROUNDS
        if (games := lasting(group.outcomes, round))
    ]
    heads = [(spoken.say("report-space"), "")]
    heads += [(f"{name(spoken, 'team', team)} {round}", "") for team, round, _ in columns]
    order = sorted(range(len(SPACES)), key=lambda n: (not STARS >> n & 1, n))
    rows = []
    for number in order:
        space = SPACES[number]
        label = escape(name(spoken, "space", space)) + (" ★" if STARS >> number & 1 else "")
        rows.append(("", [label, *(percent(shares[space], spoken, 0) for *_, shares in columns)]))
    return html.table(heads, rows)
