"""Numbers as people read them, with a point or a comma."""

from wartable.lab.proportions import Proportion
from wartable.words.text import Words

FIXED_SPACE = "\u00a0"


def decimal(number: float, spoken: Words, digits: int = 1) -> str:
    """A number with some digits after the point or comma."""
    text = f"{number:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if spoken.lang == "fr" else text


def signed(number: float, spoken: Words, digits: int = 1) -> str:
    """A number with its sign."""
    text = decimal(abs(number), spoken, digits)
    return text if not float(f"{number:.{digits}f}") else ("+" if number > 0 else "−") + text


def percent(part: float, spoken: Words, digits: int = 1) -> str:
    """A share in percent."""
    return spoken.say("laboratory-percent", number=decimal(100 * part, spoken, digits))


def interval(share: Proportion, spoken: Words, digits: int = 1) -> str:
    """The two ends of the interval of a share."""
    low, high = (decimal(100 * edge, spoken, digits) for edge in (share.low, share.high))
    return spoken.say("laboratory-interval", low=low, high=high)


def seconds(number: float, spoken: Words) -> str:
    """A time in the unit that is easiest to read."""
    if number < 1e-3:
        return f"{1e6 * number:.0f}{FIXED_SPACE}µs"
    if number < 1:
        return f"{decimal(1e3 * number, spoken, 1 if number < 0.01 else 0)}{FIXED_SPACE}ms"
    return f"{decimal(number, spoken, 2)}{FIXED_SPACE}s"
