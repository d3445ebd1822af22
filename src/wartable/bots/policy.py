"""What searches found or what won, again and again, as weights: learnt_judge.py judges by it.

A weight is kept for a question, an answer to it, who is asked, and in what situation.
"""

from typing import Any

import msgspec
from msgspec import Struct

FILE = "policy.json"


class Policy(Struct, frozen=True):
    """Weights in natural logarithms of odds, and how they were made."""

    slopes: dict[str, float]
    """By question: what a point of rough judgement is worth."""
    weights: dict[str, float]
    """By question, answer, who is asked and situation: see `keys`."""
    made: dict[str, Any]
    """The command, the seed and the figures."""


def read(data: bytes) -> Policy:
    """Read a policy from the text of a file."""
    return msgspec.json.decode(data, type=Policy)


def write(policy: Policy) -> bytes:
    """The text of a file with a policy, one weight per line, so that versions can be compared."""
    return msgspec.json.format(msgspec.json.encode(policy, order="sorted"), indent=1) + b"\n"
