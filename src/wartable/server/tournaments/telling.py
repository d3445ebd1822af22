"""A tournament as someone is told about it."""

import msgspec

from wartable.core.game import find
from wartable.server import api
from wartable.server.accounts import Accounts
from wartable.server.api import tournaments as messages
from wartable.server.results import variant
from wartable.server.tournaments.state import Tournament


def info(made: Tournament, browser: bytes) -> messages.TournamentInfo:
    """A row of a list."""
    return messages.TournamentInfo(
        made.id,
        made.title,
        made.game,
        _options(made),
        made.format,
        made.status,
        len(made.entrants),
        len(made.rounds),
        made.total,
        made.number(browser) >= 0,
    )


def told(made: Tournament, browser: bytes, accounts: Accounts) -> messages.TournamentTold:
    """Everything that everyone may know, and what concerns whoever asks."""
    me = made.number(browser)
    games = made.current.games if made.current else []
    # A table is named before it is made: until it exists, nobody is sent there.
    here = (game for game in games if game.made and game.points is None)
    mine = (game.table for game in here if me in game.players)
    return messages.TournamentTold(
        info(made, browser),
        made.sides,
        made.legs,
        made.hours,
        made.clock,
        made.auto,
        [
            messages.EntrantTold(
                name,
                number,
                one.name,
                one.kind,
                one.level,
                accounts.shown_name(one.browser),
                one.left,
            )
            for number, (name, one) in enumerate(zip(made.ids(), made.entrants, strict=True))
        ],
        [
            msgspec.convert(row, messages.StandingTold, from_attributes=True)
            for row in made.standings()
        ],
        [
            messages.RoundTold(
                [messages.GameTold(g.table, g.players, g.points, g.how) for g in one.games],
                one.byes,
                one.due,
            )
            for one in made.rounds
        ],
        bool(browser) and browser == made.owner,
        me,
        next(mine, ""),
    )


def known(every: list[Tournament], browser: bytes) -> list[api.KnownTournament]:
    """The tournaments that someone takes part in, or made."""
    found = []
    for one in every if browser else ():
        number, own = one.number(browser), one.owner == browser
        if number >= 0 or own:
            name = one.entrants[number].name if number >= 0 else ""
            found.append(api.KnownTournament(one.id, one.title, name, own))
    return found


def _options(made: Tournament) -> dict[str, str]:
    """The settings that make it a kind of its own."""
    words = (word.partition("=") for word in variant(find(made.game), made.options).split())
    return {name: value for name, _, value in words if value != "off"}
