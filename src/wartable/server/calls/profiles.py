"""Calls about people as others see them: profiles and ratings."""

from wartable.core.decision import Illegal
from wartable.server import people
from wartable.server.calls.call import ANYTHING, Context, call


@call("GET", "/api/people", None, people.Ladders, scope=ANYTHING)
async def ladders(context: Context, _: None) -> people.Ladders:
    """The ratings of accounts with a public profile, by game and edition."""
    return await context.registry.profiles.ladders()


@call("GET", "/api/people/{name}", None, people.Profile, scope=ANYTHING)
async def profile(context: Context, _: None) -> people.Profile:
    """The profile of an account: games, results, ratings, opponents."""
    name = context.request.path_params["name"]
    found = await context.registry.profiles.profile(name, context.browser)
    if found is None:
        raise Illegal("table", "reason-no-such-person")
    return found
