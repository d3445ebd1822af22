"""Small drawings for a report: text stays text, colours come from the style sheet."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from wartable.lab.proportions import Margin, Proportion
from wartable.lab.reporting.figures import Band

WIDTH, HEIGHT = 460, 250
LEFT, RIGHT, TOP, BOTTOM = 54, 12, 12, 40


def bar(share: Proportion, colour: str, middle: float = 0.5) -> str:
    """A share between 0 and 100 % with its interval, and a mark in the middle."""
    low, high = 100 * share.low, 100 * share.high
    return (
        '<svg class="bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="track" y="5" width="100" height="4"/>'
        f'<rect class="even" x="{100 * middle - 0.25:.2f}" width="0.5" height="14"/>'
        f'<rect class="soft {colour}" x="{low:.2f}" y="3" width="{high - low:.2f}" height="8"/>'
        f'<rect class="{colour}" x="{100 * share.share - 0.6:.2f}" width="1.2" height="14"/></svg>'
    )


def gain(found: Margin, reach: float, colour: str) -> str:
    """A difference with its interval, around zero in the middle."""

    def place(value: float) -> float:
        return 50 + 50 * max(-1.0, min(1.0, value / reach))

    low, high = place(found.low), place(found.high)
    return (
        '<svg class="bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="track" y="6" width="100" height="2"/>'
        '<rect class="even" x="49.7" width="0.6" height="14"/>'
        f'<rect class="soft {colour}" x="{low:.2f}" y="3" width="{high - low:.2f}" height="8"/>'
        f'<rect class="{colour}" x="{place(found.value) - 0.8:.2f}" width="1.6" height="14"/></svg>'
    )


def fan(rows: Sequence[Band], across: str, up: str, about: str) -> str:
    """The median over the rounds, with bands for half and for four fifths of the games."""
    levels = [level for row in rows for level in row.levels]
    ticks = steps(min(0, *levels), max(0, *levels))
    last = rows[-1].round
    bottom, top = ticks[0], ticks[-1]

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / max(1, last - 1)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (top - value) / (top - bottom)

    def area(low: int, high: int) -> str:
        there = [f"{x(row.round):.1f} {y(row.levels[high]):.1f}" for row in rows]
        back = [f"{x(row.round):.1f} {y(row.levels[low]):.1f}" for row in reversed(rows)]
        return "M" + "L".join(there + back) + "z"

    middle = "L".join(f"{x(row.round):.1f} {y(row.levels[2]):.1f}" for row in rows)
    marks = [n for n in range(1, last + 1) if n == 1 or n % max(1, ceil(last / 40) * 5) == 0]
    return _frame(
        about,
        [
            *(_across(y(tick), f"{tick:g}".replace("-", "−"), tick == 0) for tick in ticks),
            *(_mark(x(n), str(n)) for n in marks),
            f'<path class="band outer" d="{area(0, 4)}"/>',
            f'<path class="band inner" d="{area(1, 3)}"/>',
            f'<path class="median" d="M{middle}"/>',
        ],
        across,
        up,
    )


def columns(
    counts: Mapping[int, Sequence[tuple[str, int]]], across: str, up: str, about: str
) -> str:
    """Stacked columns, one for each number: (colour, how many) from the bottom up."""
    first, last = min(counts), max(counts)
    ticks = steps(0, max(sum(n for _, n in rows) for rows in counts.values()))
    wide = (WIDTH - LEFT - RIGHT) / (last - first + 1)
    scale = (HEIGHT - TOP - BOTTOM) / ticks[-1]
    floor_ = HEIGHT - BOTTOM
    parts = [_across(floor_ - tick * scale, f"{tick:g}", tick == 0) for tick in ticks]
    every = max(1, ceil((last - first + 1) / 12))
    for number in range(first, last + 1):
        left, y = LEFT + wide * (number - first), float(floor_)
        if (last - number) % every == 0:
            parts.append(_mark(left + wide / 2, str(number)))
        for colour, count in counts.get(number, ()):
            y -= count * scale
            parts.append(
                f'<rect class="{colour}" x="{left + wide * 0.1:.1f}" y="{y:.1f}" '
                f'width="{wide * 0.8:.1f}" height="{count * scale:.1f}"/>'
            )
    return _frame(about, parts, across, up)


def steps(low: float, high: float) -> list[float]:
    """Round numbers from one value to another, about five of them."""
    span = max(high - low, 1)
    size = 10 ** floor(log10(span / 4))
    size = next(size * n for n in (1, 2, 5, 10) if span / (size * n) <= 6)
    size = max(size, 1)
    return [size * n for n in range(floor(low / size), ceil(high / size) + 1)]


def _frame(about: str, parts: list[str], across: str, up: str) -> str:
    middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(about)}">'
        + "".join(parts)
        + f'<text class="axis" x="{middle}" y="{HEIGHT - 4}" text-anchor="middle">{escape(across)}'
        f'</text><text class="axis" transform="translate(11 {TOP + (HEIGHT - TOP - BOTTOM) / 2}) '
        f'rotate(-90)" text-anchor="middle">{escape(up)}</text></svg>'
    )


def _across(y: float, label: str, strong: bool) -> str:
    kind = "grid zero" if strong else "grid"
    return (
        f'<path class="{kind}" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    )


def _mark(x: float, label: str) -> str:
    return f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{label}</text>'
