"""Reasons for a hint in a game whose features speak for themselves: a name, and more or less."""

from collections.abc import Mapping
from typing import Any

MORE, LESS = 1, -1


class PlainReasons:
    """What a game's `bots/reasons.py` needs, made from two lists."""

    def __init__(self, reasons: Mapping[str, tuple[str, int]], deeds: tuple[str, ...]) -> None:
        self._reasons, self._deeds = reasons, deeds

    def reason(self, feature: str) -> tuple[str, int, dict[str, str]] | None:
        """The reason a feature belongs to, and whether more of it is good; no facts."""
        return (*self._reasons[feature], {}) if feature in self._reasons else None

    def facts(self, kind: str, facts: dict[str, str], world: Any) -> dict[str, str | int]:
        """The facts as they are."""
        return {**facts}

    def deed(self, answer: str) -> bool:
        """Whether an answer does something to others."""
        return answer.split(maxsplit=1)[0] in self._deeds
