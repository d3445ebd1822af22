"""How colours look to people who see fewer of them, and how far apart two colours are."""

from math import dist

Colour = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1: for linear light, row by row.
SEEN: dict[str, tuple[Colour, Colour, Colour]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _times(rows: tuple[Colour, Colour, Colour], colour: Colour) -> Colour:
    first, second, third = (
        sum(weight * part for weight, part in zip(row, colour, strict=True)) for row in rows
    )
    return first, second, third


def linear(colour: tuple[int, int, int]) -> Colour:
    """A colour of the screen, 0 to 255, as light."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return red, green, blue


def oklab(colour: Colour) -> Colour:
    """Light as people see it: equal steps look equally large."""
    mixed = _times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        colour,
    )
    long, middle, short = (max(0.0, part) ** (1 / 3) for part in mixed)
    return _times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, middle, short),
    )


def distance(one: tuple[int, int, int], other: tuple[int, int, int], eyes: str) -> float:
    """How far apart two colours look to such eyes, in hundredths: 2 is just seen."""
    seen = [oklab(_times(SEEN[eyes], linear(colour))) for colour in (one, other)]
    return 100 * dist(*seen)
