"""naval 13.10 Intelligence against Intelligence: who is asked, and what is left of a card at last.

A plain list of windows follows the answers beside the game and must come to the same.
"""

from random import Random

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

TABLE = """options seats=4 %s
           alpha
             row1 gary
             hand battle_plan, near_miss_air%s
           bravo
             row1 kiev
             hand near_miss_surface%s
           charlie
             row1 glasgow
             hand near_miss_surface%s
           delta
             row1 hangzhou
             hand near_miss_surface%s
"""
SPY = "intelligence"
CHAINS = 25


class Window:
    """A card that waits for its effect: its number, whose it is, what it cancels, who passed."""

    def __init__(self, number: int, owner: int, cancels: int) -> None:
        self.number, self.owner, self.cancels = number, owner, cancels
        self.passed: set[int] = set()


class Chain:
    """What should be asked, card by card."""

    def __init__(self, spies: list[int], cover: bool) -> None:
        self.spies, self.cover = spies, cover
        self.windows, self.count = [Window(1, 0, 0)], 1
        self.cancelled: set[int] = set()

    def asked(self) -> int:
        """Who is asked next; -1 once everything has had its effect, the last card first."""
        while self.windows:
            window = self.windows[-1]
            for step in range(1, len(self.spies)):
                seat = (window.owner + step) % len(self.spies)
                may = self.spies[seat] or self.cover
                if may and seat not in window.passed and window.number not in self.cancelled:
                    return seat
            self.windows.pop()
            if window.number not in self.cancelled:
                self.cancelled.add(window.cancels)
        return -1

    def answer(self, seat: int, cancels: bool) -> None:
        """Take an answer: after a card has been played, all others are asked about it again."""
        window = self.windows[-1]
        if not cancels:
            window.passed.add(seat)
            return
        self.spies[seat] -= 1
        self.count += 1
        window.passed.clear()
        self.windows.append(Window(self.count, seat, window.number))


@rule("naval 13.10", "naval A14", "naval A15", "naval A59", "naval A61")
@pytest.mark.parametrize("options", ["", "cover", "teams=two"])
def test_a_chain_of_intelligence_asks_in_order_and_is_resolved_from_its_end(
    sea: Sea, options: str
) -> None:
    random, lengths = Random(options), set[int]()
    for _ in range(CHAINS):
        spies = [random.randrange(3) for _ in range(4)]
        sea.position(TABLE % (options, *(f", {SPY}" * count for count in spies)))
        chain, length = Chain(spies, "cover" in options), 0
        sea.do("play battle_plan", "plan")
        while (seat := chain.asked()) >= 0:
            if sea.asked.ask == "ask-copy":
                # Under cover whoever has played a card is asked whether it copies that.
                sea.do("pass")
            assert (sea.asked.ask, sea.asked.seat) == ("ask-intelligence", seat)
            assert sea.may("cancel") == [f"p{chain.windows[-1].number}"] * bool(chain.spies[seat])
            cancels = bool(chain.spies[seat]) and random.random() < 0.6
            sea.do(f"cancel p{chain.windows[-1].number}" if cancels else "pass")
            length += cancels
            chain.answer(seat, cancels)
        assert sea.asked.ask == "ask-action"
        assert sea.state.plan[0] == (0 if 1 in chain.cancelled else 1)
        assert [sea.hand(seat).count(SPY) for seat in sea.seats] == chain.spies
        lengths.add(length)
    assert max(lengths) > 3
