"""Draws what learn.py wrote down: `python examples/learning/picture.py curve.json curve.svg`."""

import json
import sys
from pathlib import Path
from typing import Any

WIDE, HIGH, LEFT, BELOW = 640, 300, 52, 40
STAGES = {
    "untrained": "#888888",
    "imitation": "#1f6fb2",
    "improvement": "#c0504d",
    "in the end": "#222222",
}


def picture(curve: list[dict[str, Any]], title: str) -> str:
    """The share of games won over minutes of computing, with 95% intervals."""
    last = max(point["minutes"] for point in curve) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDE - LEFT - 20) * minutes / last

    def y(share: float) -> float:
        return HIGH - BELOW - (HIGH - BELOW - 40) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="12" fill="#333333">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        colour = "#999999" if share == 0.5 else "#e2e2e2"
        parts.append(
            f'<path d="M{LEFT} {y(share)}H{WIDE - 20}" stroke="{colour}"/>'
            f'<text x="{LEFT - 6}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    for step in range(5):
        minutes = last * step / 4
        where = f'x="{x(minutes)}" y="{HIGH - BELOW + 18}" text-anchor="middle"'
        parts.append(f"<text {where}>{minutes:.1f}</text>")
    parts.append(
        f'<text x="{WIDE / 2}" y="{HIGH - 6}" text-anchor="middle">minutes of one core</text>'
    )
    for point in curve:
        at, colour = x(point["minutes"]), STAGES[point["stage"]]
        parts.append(
            f'<path d="M{at:.1f} {y(point["low"]):.1f}V{y(point["high"]):.1f}" stroke="{colour}"/>'
            f'<circle cx="{at:.1f}" cy="{y(point["share"]):.1f}" r="3.5" fill="{colour}"/>'
        )
    for number, (stage, colour) in enumerate(STAGES.items()):
        at = WIDE - 390 + 100 * number
        parts.append(
            f'<circle cx="{at}" cy="16" r="3.5" fill="{colour}"/>'
            f'<text x="{at + 8}" y="20">{stage}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    drawn = picture(json.loads(source.read_text()), "Games won against recruits")
    target.write_text(drawn, encoding="utf-8")
