"""What a report on naval games adds: navies, fleets, and ships sunk."""

from html import escape

from msgspec import Struct

from wartable.games.naval import listing
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.outcome import Outcome
from wartable.lab.proportions import Proportion, wilson
from wartable.lab.reporting import html, svg
from wartable.lab.reporting.figures import FEW, Group, bands
from wartable.lab.reporting.sections import LASTING
from wartable.words.telling import name
from wartable.words.text import Words

SHARED_DECK = True
"""All draw from one deck."""


class FleetResults(Struct):
    """How all fleets of a navy, or all that had some ship, fared."""

    fleets: int = 0
    won: int = 0
    ships: int = 0
    sunk: int = 0
    """How many of its ships were sunk, or how often the ship itself was."""

    @property
    def share(self) -> Proportion:
        """How often it won."""
        return wilson(self.won, self.fleets)


def card_id(seat: str, card: str) -> str:
    """The id of a card in the list of all cards."""
    return f"actions.{card}"


def navies(outcomes: list[Outcome]) -> dict[str, FleetResults]:
    """How the fleets of each navy fared."""
    found: dict[str, FleetResults] = {}
    for outcome in outcomes:
        gone = {ship for _, _, ship in outcome.details["sunk"]}
        for seat, navy in outcome.details["navies"].items():
            row = found.setdefault(navy, FleetResults())
            fleet = outcome.details["fleets"][seat]
            row.fleets += 1
            row.won += outcome.sides[seat] == outcome.winner
            row.ships += len(fleet)
            row.sunk += len(gone & set(fleet))
    return found


def ships(outcomes: list[Outcome]) -> dict[str, FleetResults]:
    """By ship, how the fleets fared that had it at some time."""
    found: dict[str, FleetResults] = {}
    for outcome in outcomes:
        gone = {ship for _, _, ship in outcome.details["sunk"]}
        for seat, fleet in outcome.details["fleets"].items():
            for ship in dict.fromkeys(fleet):
                row = found.setdefault(ship, FleetResults())
                row.fleets += 1
                row.won += outcome.sides[seat] == outcome.winner
                row.sunk += ship in gone
    return found


def first(outcomes: list[Outcome]) -> Proportion:
    """How often the side that played first won."""
    won = sum(outcome.sides[outcome.details["first"]] == outcome.winner for outcome in outcomes)
    return wilson(won, len(outcomes))


def sinkings(outcomes: list[Outcome]) -> list[list[int]]:
    """For each game, how many ships had been sunk at the end of each round."""
    found = []
    for outcome in outcomes:
        rounds = [round for round, _, _ in outcome.details["sunk"]]
        found.append([sum(r <= at for r in rounds) for at in range(1, outcome.rounds + 1)])
    return found


def sections(group: Group, spoken: Words) -> list[str]:
    """Navies, ships, and how fast they sink."""
    begun = first(group.outcomes)
    even = 1 / len(set(group.outcomes[0].sides.values()))
    out = [
        html.heading(3, spoken.say("report-navies")),
        html.paragraph(
            spoken.say(
                "report-first",
                share=percent(begun.share, spoken),
                interval=interval(begun, spoken),
                even=percent(even, spoken, 0),
            )
        ),
        _navies(group, even, spoken),
    ]
    rows = bands(sinkings(group.outcomes), LASTING)
    if rows:
        title = spoken.say("report-sunk")
        drawing = svg.fan(rows, spoken.say("report-round"), title, title)
        note = spoken.say("report-bands")
        out.append(f'<div class="plots">{html.figure(drawing, title, note)}</div>')
    out += [html.heading(3, spoken.say("report-ships")), _ships(group, even, spoken)]
    return ["".join(out)]


def _heads(columns: tuple[str, ...], spoken: Words) -> list[tuple[str, str]]:
    hidden = {"navy-ships": "wide", "navy-sunk": "wide", "plot": "plot"}
    return [
        (spoken.say(f"report-{column}") if column != "plot" else "", hidden.get(column, ""))
        for column in columns
    ]


def _navies(group: Group, even: float, spoken: Words) -> str:
    heads = _heads(("navy", "fleets", "won", "plot", "navy-ships", "navy-sunk"), spoken)
    rows = []
    for navy, row in sorted(navies(group.outcomes).items(), key=lambda one: -one[1].share.share):
        cells = [
            escape(name(spoken, "navy", navy)),
            str(row.fleets),
            _won(row.share, spoken),
            svg.bar(row.share, "one", even),
            decimal(row.ships / row.fleets, spoken),
            decimal(row.sunk / row.fleets, spoken),
        ]
        rows.append(("few" if row.fleets < FEW else "", cells))
    return html.table(heads, rows)


def _ships(group: Group, even: float, spoken: Words) -> str:
    """Every ship there is, even those that nobody chose."""
    found = ships(group.outcomes)
    heads = _heads(("ship", "fleets", "won", "plot", "ship-sunk"), spoken)
    by_navy: dict[str, list[tuple[str, FleetResults]]] = {}
    for card in listing.cards(group.options):
        if card.group != listing.ACTION_CARDS:
            row = found.get(card.id.rpartition(".")[2], FleetResults())
            by_navy.setdefault(card.group, []).append((card.names[spoken.lang], row))
    out = []
    for navy, named in by_navy.items():
        rows = []
        for title, row in sorted(named, key=lambda one: (-one[1].fleets, one[0])):
            cells = [escape(title), str(row.fleets), "", "", ""]
            if row.fleets:
                cells[2] = _won(row.share, spoken)
                cells[3] = svg.bar(row.share, "one", even)
                cells[4] = percent(row.sunk / row.fleets, spoken, 0)
            rows.append(("few" if row.fleets < FEW else "", cells))
        out.append(html.folded(name(spoken, "navy deck", navy), html.table(heads, rows)))
    return "".join(out)


def _won(share: Proportion, spoken: Words) -> str:
    return f"{percent(share.share, spoken, 0)} <small>({interval(share, spoken, 0)})</small>"
