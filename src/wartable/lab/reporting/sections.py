"""What a report shows for any game: who wins, the lead, the length, the cards, the bots."""

from collections.abc import Sequence
from html import escape
from typing import Any

from wartable.bots import BOTS, budget
from wartable.core.game import Game, find, spell
from wartable.core.parts import OWN_NAMES, part
from wartable.lab.games_file import RunHeader
from wartable.lab.numbers import decimal, interval, percent, seconds, signed
from wartable.lab.outcome import Outcome, PlayedGame, mark
from wartable.lab.proportions import Proportion, seeded
from wartable.lab.reporting import html, svg
from wartable.lab.reporting.figures import (
    FEW,
    CardRow,
    Group,
    bands,
    endings,
    quantile,
    sides,
    wins,
)
from wartable.lab.summary import times_by_bot
from wartable.lab.tournament import Pairing, pairings, won
from wartable.words.telling import name
from wartable.words.text import Words, capital

LASTING = 10
"""Rounds that fewer games reached are not drawn."""
LEAST_REACH = 0.2
"""Differences are drawn on a scale of at least 20 points to either side."""


def side_name(spoken: Words, side: str) -> str:
    """A team, a seat, or a draw."""
    return capital(name(spoken, "team seat result", side))


def settings(game: Game, group: Group, spoken: Words) -> str:
    """How some games begin: where, the edition, and whatever else is not the default."""
    options = group.options
    said = [_start(game, group.position, spoken)] if group.position else []
    words = [word.partition("=")[0] for word in spell(game, options)]
    if "edition" in options:
        words = ["edition", *(word for word in words if word != "edition")]
    for word in words:
        slug = word.replace("_", "-")
        title = spoken.say(f"setting-{slug}") if spoken.has(f"setting-{slug}") else word
        if options[word] != "on":
            value = f"value-{slug}-{options[word].replace('_', '-')}"
            there = spoken.say(value) if spoken.has(value) else options[word]
            title = spoken.say("report-setting", setting=title, value=there)
        said.append(title)
    return " · ".join(said) or spoken.say("report-usual")


def _start(game: Game, position: str, spoken: Words) -> str:
    """The name of the scenario that a position brings along, or a mark of the position."""
    own = part(game, OWN_NAMES)
    names = own(game.position(position, 0), spoken.lang) if own else {}
    for message, forms in names.items():
        if message.startswith("scenario-"):
            return forms[""]
    return spoken.say("report-position", mark=mark(position))


def tiles(group: Group, spoken: Words) -> str:
    """The most important numbers."""
    outcomes = group.outcomes
    out = [_tile(str(len(outcomes)), spoken.say("report-tile-games", games=len(outcomes)))]
    for side, share in wins(outcomes).items():
        said = spoken.say("report-tile-side", side=side_name(spoken, side))
        out.append(_tile(percent(share.share, spoken, 0), said, interval(share, spoken, 0)))
    rounds = sorted(outcome.rounds for outcome in outcomes)
    out.append(_tile(_median(rounds, spoken), spoken.say("report-tile-rounds")))
    return f'<div class="tiles">{"".join(out)}</div>'


def compared(found: Sequence[tuple[str, Group]], spoken: Words) -> str:
    """Who wins under which settings."""
    known = list(dict.fromkeys(side for _, group in found for side in sides(group.outcomes)))
    heads = [(spoken.say("report-settings"), ""), (spoken.say("laboratory-games"), "")]
    heads += [(side_name(spoken, side), "") for side in known]
    rows = []
    for title, group in found:
        shares = wins(group.outcomes)
        cells = [_rate(shares[side], spoken) if side in shares else "–" for side in known]
        rows.append(("", [escape(title), str(len(group.outcomes)), *cells]))
    return html.table(heads, rows)


def _median(rounds: Sequence[int], spoken: Words) -> str:
    middle = quantile(rounds, 0.5)
    return decimal(middle, spoken, 0 if middle == int(middle) else 1)


def _tile(number: str, *said: str) -> str:
    lines = "".join(f"<span>{escape(line)}</span>" for line in said)
    return f'<div class="tile"><b>{escape(number)}</b>{lines}</div>'


def who_wins(group: Group, spoken: Words) -> str:
    """Wins by side, and by the round in which games ended."""
    found = wins(group.outcomes)
    known = sides(group.outcomes)
    even = 1 / len({*group.outcomes[0].sides.values()})
    heads = [
        (spoken.say("laboratory-side"), ""),
        (spoken.say("laboratory-wins"), "wide"),
        (spoken.say("laboratory-share"), ""),
        (spoken.say("laboratory-interval-title"), "rate"),
        ("", "plot"),
    ]
    rows = [
        (
            "",
            [
                html.key(f"side-{known.index(side) % 6}", side_name(spoken, side)),
                f"{share.won:.0f}",
                percent(share.share, spoken),
                interval(share, spoken),
                svg.bar(share, f"side-{known.index(side) % 6}", even),
            ],
        )
        for side, share in found.items()
    ]
    best = max(found, key=lambda side: found[side].share)
    share = found[best]
    clear = not share.low <= even <= share.high
    verdict = spoken.say(
        "report-not-even" if clear else "report-may-be-even",
        side=side_name(spoken, best),
        share=percent(share.share, spoken),
        interval=interval(share, spoken),
        even=percent(even, spoken, 0),
        games=len(group.outcomes),
    )
    return (
        html.heading(3, spoken.say("report-who-wins"))
        + html.paragraph(verdict)
        + html.table(heads, rows)
    )


def over_time(group: Group, spoken: Words) -> str:
    """The lead over the rounds, and when games ended."""
    known = sides(group.outcomes)
    two = len({*group.outcomes[0].sides.values()}) == 2
    parts = []
    rows = [outcome.leads(known[0] if two else outcome.winner) for outcome in group.outcomes]
    if any(rows):
        leads = bands([row for row in rows if row], LASTING)
        if two:
            one, other = (side_name(spoken, side) for side in known[:2])
            title = spoken.say("report-lead", one=one, other=other)
        else:
            title = spoken.say("report-lead-winner")
        last = leads[-1]
        note = spoken.say("report-lead-about", games=last.games, round=last.round)
        up = spoken.say("report-lead-axis")
        drawing = svg.fan(leads, spoken.say("report-round"), up, title)
        parts.append(html.figure(drawing, title, f"{spoken.say('report-bands')} {note}"))
    ended = endings(group.outcomes)
    stacks = {
        round: [(f"side-{known.index(side) % 6}", counts[side]) for side in known if counts[side]]
        for round, counts in ended.items()
    }
    title = spoken.say("report-length")
    drawing = svg.columns(stacks, spoken.say("report-round"), spoken.say("laboratory-games"), title)
    rounds = sorted(outcome.rounds for outcome in group.outcomes)
    answers = sum(outcome.answers for outcome in group.outcomes) / len(rounds)
    note = spoken.say(
        "report-length-about",
        median=_median(rounds, spoken),
        shortest=rounds[0],
        longest=rounds[-1],
        answers=decimal(answers, spoken, 0),
    )
    keys = " ".join(
        html.key(f"side-{known.index(side) % 6}", side_name(spoken, side)) for side in known
    )
    parts.append(html.figure(drawing, title, note) + f'<div class="legend">{keys}</div>')
    heading = html.heading(3, spoken.say("report-over-time"))
    return heading + f'<div class="plots">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def cards(rows: Sequence[CardRow], listed: Sequence[Any], spoken: Words) -> str:
    """How often each card is drawn, played, and goes with a win."""
    looked = [row for row in rows if row.enough]
    out = [
        html.heading(3, spoken.say("report-cards")),
        html.paragraph(spoken.say("report-cards-about", few=FEW)),
        html.paragraph(
            spoken.say(
                "report-cards-count",
                cards=len(rows),
                looked=len(looked),
                clear=sum(row.gain.clear for row in looked),
                chance=decimal(len(looked) / 20, spoken),
                marked=sum(row.stands_out for row in looked),
            )
        ),
    ]
    reach = max([LEAST_REACH, *(abs(edge) for r in looked for edge in (r.gain.low, r.gain.high))])
    names = {card.id: card.names[spoken.lang] for card in listed}
    types = {card.id: name(spoken, "type", card.type) for card in listed}
    decks = dict.fromkeys(card.group for card in listed)
    for deck in decks:
        own = [row for row in rows if row.id.partition(".")[0] == deck]
        if own:
            title = name(spoken, "group", deck)
            content = _card_table(own, names, types, reach, spoken)
            out.append(html.folded(title, content, is_open=True))
    return "".join(out)


def _card_table(
    rows: Sequence[CardRow],
    names: dict[str, str],
    types: dict[str, str],
    reach: float,
    spoken: Words,
) -> str:
    heads = [
        (spoken.say("report-card"), ""),
        (spoken.say("report-drawn"), "wide"),
        (spoken.say("report-played"), ""),
        (spoken.say("report-with"), "wide rate"),
        (spoken.say("report-without"), "wide rate"),
        (spoken.say("report-gain"), ""),
        ("", "plot"),
    ]
    cells = []
    for row in rows:
        title = escape(names[row.id])
        if types[row.id] != names[row.id]:
            title += f' <small class="wide">{escape(types[row.id])}</small>'
        if row.stands_out:
            title += ' <span class="star">★</span>'
        narrow = spoken.say(
            "report-card-narrow",
            drawn=percent(row.drawn / row.chances, spoken, 0),
            played=_plain(row.with_it, spoken),
            kept=_plain(row.without, spoken),
        )
        title += f' <small class="narrow">{escape(narrow)}</small>'
        both = row.with_it.games and row.without.games
        gained = signed(100 * row.gain.value, spoken, 0) if both else "–"
        cells.append(
            (
                "" if row.enough else "few",
                [
                    title,
                    percent(row.drawn / row.chances, spoken, 0),
                    percent(row.played / row.chances, spoken, 0),
                    _rate(row.with_it, spoken),
                    _rate(row.without, spoken),
                    gained,
                    svg.gain(row.gain, reach, "one") if both else "",
                ],
            )
        )
    return html.table(heads, cells)


def _rate(share: Proportion, spoken: Words) -> str:
    if not share.games:
        return "–"
    return f"{percent(share.share, spoken, 0)} <small>({interval(share, spoken, 0)})</small>"


def _plain(share: Proportion, spoken: Words) -> str:
    return percent(share.share, spoken, 0) if share.games else "–"


def bots(outcomes: Sequence[Outcome]) -> list[str]:
    """All bots that played, the weakest first."""
    there = {bot for outcome in outcomes for bot in outcome.bots.values()}
    return [bot for bot in BOTS if bot in there] + sorted(there - BOTS.keys())


def by_bot(outcomes: Sequence[Outcome], spoken: Words) -> str:
    """How often each bot won: in all, on each side and against each other, if several met."""
    names = bots(outcomes)
    if len(names) < 2:
        return ""
    known = list(dict.fromkeys(side for outcome in outcomes for side in outcome.sides.values()))
    heads = [(spoken.say("laboratory-bot"), ""), (spoken.say("laboratory-games"), "wide")]
    heads += [(spoken.say("laboratory-share"), ""), ("", "wide plot")]
    heads += [(side_name(spoken, side), "") for side in known]
    rows = []
    for bot in names:
        own = [outcome for outcome in outcomes if bot in outcome.bots.values()]
        share = seeded((outcome.seed, won(outcome, bot)) for outcome in own)
        cells = [escape(name(spoken, "bot", bot)), str(len(own)), _rate(share, spoken)]
        cells.append(svg.bar(share, "one"))
        for side in known:
            there = [outcome for outcome in own if bot in _sitting(outcome, side)]
            part = seeded((outcome.seed, outcome.winner == side) for outcome in there)
            cells.append(_rate(part, spoken))
        rows.append(("", cells))
    about = html.paragraph(spoken.say("report-bots-about"))
    met = pairings(outcomes, names) if len(names) > 2 else ()
    return (
        html.heading(2, spoken.say("report-bots"))
        + about
        + html.table(heads, rows)
        + (_pairings(met, spoken) if met else "")
    )


def _pairings(met: Sequence[Pairing], spoken: Words) -> str:
    columns = {"bot": "", "against": "", "games": "wide", "share": ""}
    heads = [(spoken.say(f"laboratory-{one}"), kind) for one, kind in columns.items()]
    heads += [("", "plot"), (spoken.say("laboratory-lead"), "")]
    rows = []
    for pair in met:
        cells = [escape(name(spoken, "bot", bot)) for bot in (pair.bot, pair.against)]
        cells += [str(pair.games), _rate(pair.share, spoken), svg.bar(pair.share, "one")]
        rows.append(("", [*cells, signed(pair.lead, spoken)]))
    return html.paragraph(spoken.say("report-pairings-about")) + html.table(heads, rows)


def _sitting(outcome: Outcome, side: str) -> set[str]:
    return {bot for seat, bot in outcome.bots.items() if outcome.sides[seat] == side}


def times(games: Sequence[PlayedGame], runs: Sequence[RunHeader], spoken: Words) -> str:
    """How long each bot thought."""
    columns = ("bot", "decisions", "median", "p95", "worst", "cpu", "busy", "budget", "cut")
    hidden = {"decisions": "wide", "p95": "wide", "cpu": "wide", "budget": "wide", "cut": "wide"}
    heads = [(spoken.say(f"laboratory-{one}"), hidden.get(one, "")) for one in columns]
    parts = sorted({run.think for run in runs})
    rows = []
    for bot, found in times_by_bot(games).items():
        own = sum(bot in played.times for played in games)
        limits = [budget(bot, part, find(runs[0].game)) for part in parts]
        allowed = spoken.row([seconds(limit, spoken) for limit in limits], "and")
        rows.append(
            (
                "",
                [
                    escape(name(spoken, "bot", bot)),
                    decimal(found.decisions / own, spoken),
                    seconds(found.median, spoken),
                    seconds(found.p95, spoken),
                    seconds(found.worst, spoken),
                    seconds(found.median_cpu, spoken),
                    seconds(found.worst_cpu, spoken),
                    allowed if any(limits) else "–",
                    str(found.cut) if any(limits) else "–",
                ],
            )
        )
    heading = html.heading(2, spoken.say("report-times"))
    return heading + html.paragraph(spoken.say("report-times-about")) + html.table(heads, rows)
