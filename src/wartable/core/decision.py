"""A question to one seat, its legal answers, and the reasons for a refusal."""

from msgspec import Struct


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat with every legal answer, in canonical order, never none."""

    seat: int
    rule: str
    ask: str
    options: tuple[int, ...]
    about: tuple[int, ...] = ()


class Reason(Struct, frozen=True, gc=False):
    """Why something is not allowed: the rule, a message and what the message speaks of."""

    rule: str
    message: str
    args: dict[str, str | int] = {}


class Illegal(Exception):
    """An answer that is not one of the options; nothing was changed."""

    def __init__(self, rule: str, message: str, **args: str | int) -> None:
        super().__init__(rule, message, args)
        self.reason = Reason(rule, message, args)

    def __str__(self) -> str:
        named = " ".join(f"{key}={value}" for key, value in self.reason.args.items())
        return f"{self.reason.rule} {self.reason.message} {named}".strip()


class BadInput(Exception):
    """Text from outside that cannot be read: where, which word, and what was expected."""

    def __init__(self, where: str, word: str, expected: str) -> None:
        super().__init__(where, word, expected)
        self.where, self.word, self.expected = where, word, expected

    def __str__(self) -> str:
        return f"{self.where}: {self.word!r}: expected {self.expected}"
