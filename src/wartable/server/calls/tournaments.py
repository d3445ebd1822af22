"""Calls about tournaments: making, joining, leaving and running them."""

from collections.abc import Awaitable, Callable
from typing import Any

from wartable.server.api import tournaments as messages
from wartable.server.calls.call import ANYTHING, Context, call
from wartable.server.tokens import SIT
from wartable.server.tournaments import telling

TournamentAction = Callable[[Context, str, Any], Awaitable[None]]


@call("GET", "/api/tournaments", None, messages.TournamentList, scope=ANYTHING)
async def tournaments(context: Context, _: None) -> messages.TournamentList:
    """All tournaments; those you can join come first."""
    found = context.registry.tournaments
    rows = [telling.info(one, context.browser) for one in found.listed()]
    return messages.TournamentList(rows, found.may_make(context.browser))


@call("POST", "/api/tournaments", messages.NewTournament, messages.TournamentTold)
async def make_tournament(
    context: Context, body: messages.NewTournament
) -> messages.TournamentTold:
    """Make a tournament: people join it until you start it."""
    made = await context.registry.tournaments.make(body, context.browser)
    return telling.told(made, context.browser, context.registry.accounts)


@call("GET", "/api/tournaments/{tournament}", None, messages.TournamentTold, scope=ANYTHING)
async def get_tournament(context: Context, _: None) -> messages.TournamentTold:
    """A tournament: who takes part, how they stand, and all rounds."""
    made = context.registry.tournaments.get(context.request.path_params["tournament"])
    return telling.told(made, context.browser, context.registry.accounts)


def tournament_call(path: str, body: Any, act: TournamentAction, scope: str | None = None) -> None:
    """Register a call that does one thing and replies with the tournament as it then stands."""

    async def handler(context: Context, given: Any) -> messages.TournamentTold:
        key = context.request.path_params["tournament"]
        await act(context, key, given)
        made = context.registry.tournaments.get(key)
        return telling.told(made, context.browser, context.registry.accounts)

    handler.__name__, handler.__doc__ = act.__name__, act.__doc__
    whole = f"/api/tournaments/{{tournament}}/{path}"
    call("POST", whole, body, messages.TournamentTold, scope=scope)(handler)


async def join_tournament(context: Context, key: str, _: None) -> None:
    """Take part, with your account or as a program."""
    await context.registry.tournaments.join(key, context.browser)


async def leave_tournament(context: Context, key: str, _: None) -> None:
    """Leave a tournament; a game that you are playing is lost."""
    await context.registry.tournaments.leave(key, context.browser)


async def add_entrant(context: Context, key: str, body: messages.AddBot) -> None:
    """Let a bot take part in your tournament."""
    await context.registry.tournaments.add_bot(key, body.level, context.browser)


async def remove_entrant(context: Context, key: str, body: messages.OfEntrant) -> None:
    """Remove someone from your tournament."""
    await context.registry.tournaments.remove(key, body.entrant, context.browser)


async def start_tournament(context: Context, key: str, _: None) -> None:
    """Begin your tournament with its first round."""
    await context.registry.tournaments.start(key, context.browser)


async def next_round(context: Context, key: str, _: None) -> None:
    """Begin the next round of your tournament, or end it after the last one."""
    await context.registry.tournaments.go_on(key, context.browser)


async def award(context: Context, key: str, body: messages.Award) -> None:
    """Decide a game of your tournament that cannot be finished."""
    await context.registry.tournaments.award(key, body, context.browser)


tournament_call("join", None, join_tournament, SIT)
tournament_call("leave", None, leave_tournament, SIT)
tournament_call("bot", messages.AddBot, add_entrant)
tournament_call("remove", messages.OfEntrant, remove_entrant)
tournament_call("start", None, start_tournament)
tournament_call("next", None, next_round)
tournament_call("award", messages.Award, award)


@call("POST", "/api/tournaments/{tournament}/delete", None, messages.Deleted)
async def delete_tournament(context: Context, _: None) -> messages.Deleted:
    """Delete your tournament; its tables stay."""
    key = context.request.path_params["tournament"]
    await context.registry.tournaments.delete(key, context.browser)
    return messages.Deleted(key)
