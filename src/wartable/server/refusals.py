"""Refusals over HTTP: the status of each, and what a program can make of it."""

import re

from starlette.responses import Response

from wartable.core.decision import Reason
from wartable.server import api

JSON = "application/json"
STATUS = {
    "reason-not-your-seat": 403,
    "reason-not-your-table": 403,
    "reason-no-seat": 403,
    "reason-wrong-link": 403,
    "reason-link-used": 403,
    "reason-wrong-code": 403,
    "reason-not-for-programs": 403,
    "reason-no-scope": 403,
    "reason-no-token": 401,
    "reason-wrong-token": 401,
    "reason-wrong-password": 403,
    "reason-wrong-recovery": 403,
    "reason-not-signed-in": 403,
    "reason-too-fast": 429,
    "reason-too-many-tries": 429,
    "reason-no-such-person": 404,
    "reason-suspended": 403,
    "reason-wrong-passkey": 403,
    "reason-no-such-tournament": 404,
    "reason-not-your-tournament": 403,
    "reason-account-needed": 403,
    "reason-tournaments-by-host": 403,
}
"""The status of each refusal; the rest mean "not now"."""

HINTS = {401: {"www-authenticate": "Bearer"}, 429: {"retry-after": "1"}}
"""Hints for programs about a refusal."""


PLACE = re.compile(r"`\$\.?([^`]{1,60})`$|field `([^`]{1,60})`")
"""Where in a body something is wrong, as msgspec says it."""


def misunderstood(error: Exception) -> Reason:
    """Why a body does not fit a call, and where, if that can be said."""
    found = PLACE.search(str(error))
    if found is None:
        return Reason("table", "reason-bad-request")
    return Reason("table", "reason-bad-request-at", {"where": found[1] or found[2]})


def failure(status: int, reason: Reason) -> Response:
    """A refusal."""
    headers = {"cache-control": "no-store", **HINTS.get(status, {})}
    if "seconds" in reason.args:
        headers["retry-after"] = str(reason.args["seconds"])
    return Response(api.encode(api.Failure(reason)), status, headers, JSON)
