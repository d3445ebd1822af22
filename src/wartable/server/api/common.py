"""What many messages have in common."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.core.decision import Reason

SPECTATOR = "spectator"
"""The key for what people without a seat see."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Meta(max_length=320)]
NameText = Annotated[str, Meta(max_length=160)]
"""names.py says which characters a name may have and how wide it may look."""
AnswerText = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=200_000)]
Request = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
BotDelay = Annotated[int, Meta(ge=0, le=10_000)]
SettingValue = Annotated[str, Meta(max_length=64)]
Away = Annotated[int, Meta(ge=60, le=2_592_000)]
Commit = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Code = Annotated[str, Meta(min_length=8, max_length=16)]


Scope = Literal["read", "play", "sit", "make"]
"""What a program may do: look, answer, take and leave seats, make tables."""


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Something a client sends; unknown fields are refused."""


class Failure(Struct):
    """Why a request was refused, as a message for people."""

    error: Reason


encode = msgspec.json.Encoder().encode
