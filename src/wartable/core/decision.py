"""A question to one seat, its legal answers, and the reasons for a refusal."""

from collections.abc import Iterable, Sequence

from msgspec import UNSET, Struct, UnsetType

SENT_BACK = 400
"""How much of a word from outside is shown to whoever wrote it, in characters."""


OwnAnswer = tuple[str, str]
"""An earlier answer of a seat: the turn, and its words."""


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat with every legal answer, in canonical order; there is always one."""

    seat: int
    rule: str
    ask: str
    options: Sequence[int]
    about: tuple[int, ...] = ()


class Asked(Struct, forbid_unknown_fields=True):
    """An open question as a view shows it; its answers are only for its own seat."""

    seat: str
    rule: str
    ask: str
    options: list[str] | UnsetType = UNSET
    about: list[int] | UnsetType = UNSET


class Reason(Struct, frozen=True, gc=False):
    """Why something is not allowed: the rule, a message, and what the message is about."""

    rule: str
    message: str
    args: dict[str, str | int] = {}


class Illegal(Exception):
    """An answer is not one of the options; nothing was changed."""

    def __init__(self, rule: str, message: str, **args: str | int) -> None:
        super().__init__(rule, message, args)
        self.reason = Reason(rule, message, args)

    def __str__(self) -> str:
        named = " ".join(f"{key}={value}" for key, value in self.reason.args.items())
        return f"{self.reason.rule} {self.reason.message} {named}".strip()


class BadInput(Exception):
    """Text from outside cannot be read: where, which word, and what was expected.

    `where` may be the number of a line; `expected` is the message `expected-…`, and the rest are
    its facts.
    """

    def __init__(
        self, where: str | int, word: str, expected: str, **facts: str | int | Iterable[str]
    ) -> None:
        super().__init__(where, word, expected)
        self.where, self.word, self.expected = where, word, expected
        self.facts = {key: _plain(fact) for key, fact in facts.items()}

    @property
    def reason(self) -> Reason:
        """The same as a reason, ready for any language, cut to a few lines."""
        message = "reason-bad-input" if self.word else "reason-missing-input"
        said = {"word": self.word, "expected": self.expected, **self.facts}
        args = {key: fact[:SENT_BACK] for key, fact in said.items()}
        return Reason("table", message, {"where": self.where, **args})

    def __str__(self) -> str:
        named = " ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.where}: {self.word!r}: expected {self.expected} {named}".strip()


def _plain(fact: str | int | Iterable[str]) -> str:
    return str(fact) if isinstance(fact, str | int) else ", ".join(fact)
