"""Bots wait so that people can read what happens, and only for that."""

from wartable.core.game import find, settle
from wartable.server.auto_player import AutoPlayer
from wartable.server.chairs import Chair
from wartable.server.setup import Setup
from wartable.server.tables import Entry, Table
from wartable.server.thinking import Thinkers


class Nobody:
    """Gives no answers: only the waiting is looked at."""

    def answer_for(self, table: Table, seat: int, option: int, auto: bool) -> None:
        raise AssertionError

    def bot_failed(self, table: Table, seat: int, level: str) -> None:
        raise AssertionError


def test_a_bot_waits_after_what_can_be_read_but_not_between_secret_answers() -> None:
    game = find("naval")
    options = settle(game, [])
    chairs = [Chair(name, "bot", level="recruit") for name in ("alpha", "bravo")]
    table = Table("t", game, options, 1, "", Setup(pace=600), b"", chairs)
    table.do(Entry("begin", -1, ""))
    auto_player = AutoPlayer(Thinkers(1, 1.0, 1.0), Nobody(), (0.0, 0.0))
    waited, secret = [], 0
    for _ in range(60):
        seat, decision = next(iter(table.open.items()))
        before = len(table.log)
        waited.append(auto_player.wait(table, None))
        assert auto_player.wait(table, None) == 0, "nothing has happened since"
        table.do(Entry("answer", seat, game.text(table.playing.state, decision.options[-1])))
        if len(table.log) == before:
            secret += 1
            assert auto_player.wait(table, None) == 0
    assert secret > 5, "fleets are formed in secret, ship by ship"
    assert waited.count(0.6) > 5 and set(waited) <= {0, 0.6}
