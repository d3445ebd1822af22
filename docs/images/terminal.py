"""Draws docs/images/terminal.svg: the terminal in the middle of a game between bots."""

import io
import re
from pathlib import Path

from rich.console import Console

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.cli.session import Session
from wartable.core.game import find, settle
from wartable.core.match import Match

SEED, ROUND, WIDTH = 7, 9, 118


def main() -> None:
    """Play to Germany's turn in a round, and draw what Germany sees."""
    game = find("quartermaster")
    match = Match(game, settle(game, []), SEED)
    bots = [make("recruit", SEED + number) for number in range(6)]
    seats = [Seat(game, lambda: match.state, number) for number in range(6)]
    while not (match.state.round == ROUND and match.decisions[0].ask == "ask-play"):
        asked = match.decisions[0]
        match.answer(asked.seat, bots[asked.seat].choose(seats[asked.seat], asked))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    session = Session(match, {0: "me"}, {}, "en", console)
    session._draw(0)
    session._ask(match.decisions[0])
    path = Path(__file__).with_suffix(".svg")
    # The viewer's own font: a picture that fetches nothing.
    picture = re.sub(
        r"@font-face \{.*?\}\s*", "", console.export_svg(title="make play"), flags=re.DOTALL
    )
    path.write_text(picture, encoding="utf-8")


main()
