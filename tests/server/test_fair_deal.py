"""Nobody chooses the cards of a table where several people play, and everybody can check it."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me
from tests.server.test_tables import REACTION, finished

from wartable.core import joint
from wartable.core.decision import BadInput
from wartable.core.game import SPECTATOR, find
from wartable.core.replaying import replay
from wartable.server import keys


class Giver(Person):
    """Somebody whose page gives a share of the seed, as a program would do it."""

    def __init__(self, server: Running) -> None:
        super().__init__(server)
        self.value = keys.share()

    @property
    def commit(self) -> str:
        """The hash of the share."""
        return joint.commitment(self.value)

    def take(self, link: str, name: str = "") -> str:
        """Open a link and give a share with it."""
        table, _, rest = link.removeprefix("/table/").partition("#")
        seat, _, secret = rest.partition(".")
        body = {"seat": seat, "secret": secret, "name": name, "commit": self.commit}
        self.post(f"/api/tables/{table}/sit", body)
        return table

    def tell(self, table: str, status: int = 200) -> Any:
        """Tell the share."""
        return self.post(f"/api/tables/{table}/reveal", {"value": self.value}, status)


def pair(server: Running, **rest: Any) -> tuple[Giver, Giver, str]:
    """Two people at a table that has not begun; Anna plays five seats, Ben Germany."""
    anna, ben = Giver(server), Giver(server)
    made = anna.make(seats=me(*SIX[1:]), commit=anna.commit, **rest)
    return anna, ben, ben.take(made["links"]["germany"], "Ben")


def over(anna: Person, ben: Person, table: str) -> str:
    """End a game, and read its record; while one plays on both sides, it goes on."""
    ben.post(f"/api/tables/{table}/resign")
    anna.post(f"/api/tables/{table}/resign")
    return str(anna.get(f"/api/tables/{table}/record")["text"])


def hands(screen: Screen) -> dict[str, Any]:
    """What the seats of a screen hold."""
    return {seat: view["nations"][seat]["hand"] for seat, view in screen.views.items()}


def told(screen: Screen) -> list[str]:
    """The messages of the log."""
    return [line["message"] for line in screen.lines]


def test_the_seed_follows_from_the_server_and_each_person_and_can_be_checked(
    server: Running,
) -> None:
    anna, ben, table = pair(server)
    before = ben.get(f"/api/tables/{table}")
    promise = before["promises"]["server"]
    assert len(promise) == 64 and before["seed_hash"] == ""
    assert [share["commit"] for share in before["promises"]["shares"]] == [anna.commit, ben.commit]
    ben.tell(table, 409)
    begun = anna.post(f"/api/tables/{table}/start")["table"]
    assert begun["status"] == "waiting" and begun["deal"]["stage"] == "reveal"
    assert begun["deal"]["awaited"] == sorted(SIX)
    ben.post(f"/api/tables/{table}/share", {"commit": joint.commitment("00" * 16)}, 409)
    ben.post(f"/api/tables/{table}/reveal", {"value": "00" * 16}, 409)
    assert anna.tell(table)["table"]["deal"]["awaited"] == ["germany"]
    begun = ben.tell(table)
    assert begun["table"]["status"] == "playing" and begun["table"]["deal"]["stage"] == "drawn"
    with ben.look(table) as screen:
        (drawn,) = [line for line in screen.lines if line["message"] == "log-drawn"]
        assert sorted(drawn["args"]["seats"]) == sorted(SIX)
    record = over(anna, ben, table)
    match = replay(record)
    server_share, *others = match.shares
    assert server_share.commit == promise, "the server kept its promise"
    assert [share.value for share in others] == [anna.value, ben.value]
    assert joint.seed([share.value for share in match.shares]) == match.seed
    assert begun["seed_hash"] in record


def test_no_share_and_no_secret_shows_before_the_game_is_over(server: Running) -> None:
    anna, ben, table = pair(server)
    with anna.look(table) as screen, Person(server).look(table) as crowd:
        anna.post(f"/api/tables/{table}/start")
        ben.tell(table)
        screen.drain()
        seen = "".join(screen.raw) + str(anna.get(f"/api/tables/{table}"))
        assert ben.value not in seen
        anna.tell(table)
        screen.drain()
        crowd.drain()
        seen += "".join(screen.raw + crowd.raw) + str(anna.get(f"/api/tables/{table}"))
        assert ben.value not in seen and anna.value not in seen
        record = over(anna, ben, table)
        secret = replay(record).shares[0].value
        assert secret in record and secret not in seen
    assert ben.value not in server.log.read_text()


def test_a_changed_share_or_seed_is_found_out(server: Running) -> None:
    anna, ben, table = pair(server)
    anna.post(f"/api/tables/{table}/start")
    anna.tell(table)
    ben.tell(table)
    record = over(anna, ben, table)
    secret = replay(record).shares[0].value
    changed = (
        record.replace(ben.value, "0" * 32),
        record.replace(secret, "1" * 32),
        record.replace(f"told germany {ben.value}\n", ""),
        record.replace(ben.commit, joint.commitment("2" * 32)),
        record.replace("share server", "share somebody").replace("told server", "told somebody"),
    )
    for text in changed:
        assert text != record
        with pytest.raises(BadInput):
            replay(text)


def test_a_host_who_knows_the_seed_of_a_record_deals_other_cards_with_it(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    solo = anna.make(seats=me(*SIX), start=True)["table"]["id"]
    with anna.look(solo) as screen:
        known = hands(screen)
    anna.post(f"/api/tables/{solo}/resign")
    record = anna.get(f"/api/tables/{solo}/record")["text"]
    made = anna.make(record=record, at=0, seats=me(*SIX[1:]))
    assert made["table"]["status"] == "waiting"
    assert made["table"]["deal"]["source"] == "record" and made["table"]["deal"]["anew"]
    table = ben.sit(made["links"]["germany"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    with ben.look(table) as guest, anna.look(table) as host:
        dealt = {**hands(guest), **hands(host)}
        assert set(dealt) == set(known)
        assert sum(dealt[seat] != known[seat] for seat in known) >= 5
        assert "log-deal-new" in told(guest)
    again = over(anna, ben, table)
    assert replay(again).deal and "deal new" in again


def test_with_the_seed_of_a_record_kept_everybody_is_told(server: Running) -> None:
    anna, ben, guest = Person(server), Person(server), Person(server)
    solo = anna.make(seats=me(*SIX), start=True)["table"]["id"]
    anna.post(f"/api/tables/{solo}/resign")
    record = anna.get(f"/api/tables/{solo}/record")["text"]
    kept = anna.make(record=record, at=0, seats=me(*SIX[1:]), deal="kept", listed=True)
    table = ben.sit(kept["links"]["germany"], "Ben")
    assert guest.get(f"/api/tables/{table}")["table"]["deal"]["kept"]
    with ben.look(table) as screen:
        assert told(screen).count("log-deal-kept") == 2, "at the beginning, and to who sits down"
    # A table for one person may begin with it; whoever joins later is told as well.
    alone = anna.make(record=record, at=0, seats={**me("japan"), **bots(*SIX[:2], *SIX[3:])})
    assert alone["table"]["deal"]["kept"]
    table = alone["table"]["id"]
    link = anna.post(f"/api/tables/{table}/link", {"seat": "italy"})["links"]["italy"]
    guest.sit(link, "Guest")
    with guest.look(table) as screen:
        assert told(screen)[-1] == "log-deal-kept"


def test_a_fork_and_a_position_for_several_people_deal_anew_what_is_hidden(
    person: Person,
) -> None:
    table = finished(person)
    seen = person.get(f"/api/tables/{table}/view?at=60")["view"]["nations"]
    text = person.get(f"/api/tables/{table}/position?at=60")["text"]
    state = find("quartermaster").position(text, 1)
    public = find("quartermaster").view(state, SPECTATOR)["nations"]
    wish = {"at": 60, "seats": me(*SIX[:5])}
    forked = person.post(f"/api/tables/{table}/fork", wish)
    written = person.make(position=text, seats=me(*SIX[:5]), deal="auto")
    for made, source in ((forked, "fork"), (written, "position")):
        deal = made["table"]["deal"]
        assert (deal["source"], deal["anew"], deal["kept"]) == (source, True, False)
        guest = Person(person.server)
        played = guest.sit(made["links"]["united_states"])
        person.post(f"/api/tables/{played}/start")
        with person.look(played) as screen, Person(person.server).look(played) as crowd:
            other = [seat for seat in SIX[:5] if hands(screen)[seat] != seen[seat]["hand"]]
            assert len(other) >= 4, "the hands are others"
            now = crowd.views["spectator"]["nations"]
            for seat in SIX:
                for open_ in ("armies", "navies", "status", "discard"):
                    assert now[seat].get(open_) == public[seat].get(open_), "the board is not"


def test_who_comes_goes_or_is_replaced_while_the_shares_are_told_breaks_it_off(
    server: Running,
) -> None:
    anna, ben, table = pair(server)
    promise = anna.get(f"/api/tables/{table}")["promises"]["server"]
    anna.post(f"/api/tables/{table}/start")
    anna.tell(table)
    with anna.look(table) as screen:
        ben.post(f"/api/tables/{table}/leave", {"seat": "germany"})
        screen.drain()
        assert "log-draw-broken" in told(screen)
        deal = screen.info["deal"]
        assert (deal["stage"], deal["broken"], deal["by"]) == ("open", 1, [])
    now = anna.get(f"/api/tables/{table}")["promises"]
    assert now["server"] != promise and now["shares"] == []
    # Who gave a share before is waited for: nobody is left out because the host is quick.
    waits = anna.post(f"/api/tables/{table}/start")["table"]["deal"]
    assert waits["stage"] == "commit" and waits["awaited"] == sorted(SIX[1:])
    anna.value = keys.share()
    anna.post(f"/api/tables/{table}/share", {"commit": anna.commit})
    assert anna.tell(table)["table"]["status"] == "playing"


def test_only_the_host_begins_a_draw_anew_and_it_shows(server: Running) -> None:
    anna, ben, table = pair(server)
    anna.post(f"/api/tables/{table}/start")
    refused = ben.post(f"/api/tables/{table}/start", status=409)
    assert refused["error"]["message"] == "reason-drawing"
    deal = anna.post(f"/api/tables/{table}/start")["table"]["deal"]
    assert (deal["stage"], deal["broken"]) == ("commit", 1)
    ben.tell(table, 409)


def test_nobody_takes_the_share_of_another_for_their_own(server: Running) -> None:
    anna, ben, table = pair(server)
    stranger = Giver(server)
    stranger.post(f"/api/tables/{table}/share", {"commit": stranger.commit}, 403)
    refused = ben.post(f"/api/tables/{table}/share", {"commit": anna.commit}, 409)
    assert refused["error"]["message"] == "reason-wrong-share"
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/reveal", {"value": anna.value}, 409)
    stranger.post(f"/api/tables/{table}/reveal", {"value": ben.value}, 409)
    for value in ("", "xyz", "A" * 32, "0" * 65, 7, None):
        ben.post(f"/api/tables/{table}/reveal", {"value": value}, 400)


def test_who_sits_down_with_the_promise_of_another_does_not_sit_there(server: Running) -> None:
    anna, ben = Giver(server), Giver(server)
    made = anna.make(seats=me("germany"))
    anna.post(f"/api/tables/{made['table']['id']}/share", {"commit": anna.commit})
    own, ben.value = ben.value, anna.value
    with pytest.raises(AssertionError, match="reason-wrong-share"):
        ben.take(made["links"]["italy"], "Ben")
    seats = anna.get(f"/api/tables/{made['table']['id']}")["table"]["seats"]
    assert [seat["seat"] for seat in seats if seat["kind"] == "person"] == ["germany"]
    ben.value = own
    ben.take(made["links"]["italy"], "Ben")


def test_a_second_device_gives_no_second_share(server: Running) -> None:
    anna, ben, table = pair(server)
    phone = Giver(server)
    code = ben.post(f"/api/tables/{table}/code")["code"]
    phone.post(f"/api/tables/{table}/join", {"code": code})
    phone.post(f"/api/tables/{table}/share", {"commit": phone.commit})
    shares = anna.get(f"/api/tables/{table}")["promises"]["shares"]
    assert [share["commit"] for share in shares] == [anna.commit, phone.commit]


def test_a_rematch_waits_for_the_shares_of_those_who_gave_one(server: Running) -> None:
    anna, ben, table = pair(server)
    anna.post(f"/api/tables/{table}/start")
    anna.tell(table)
    ben.tell(table)
    over(anna, ben, table)
    made = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert made["status"] == "waiting" and made["deal"]["stage"] == "commit"
    for one in (anna, ben):
        one.value = keys.share()
        one.post(f"/api/tables/{made['id']}/share", {"commit": one.commit})
    ben.tell(made["id"])
    assert anna.tell(made["id"])["table"]["status"] == "playing"


def test_a_draw_goes_on_after_a_kill(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        anna, ben, table = pair(server)
        anna.post(f"/api/tables/{table}/start")
        anna.tell(table)
        before = anna.get(f"/api/tables/{table}")
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}") == before
        begun = ben.tell(table)
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}")["seed_hash"] == begun["seed_hash"]
        record = over(anna, ben, table)
        assert [share.value for share in replay(record).shares[1:]] == [anna.value, ben.value]


def test_a_program_that_gives_no_share_plays_with_what_the_others_drew(server: Running) -> None:
    anna, ben = Giver(server), Person(server)
    made = anna.make(seats=me(*SIX[1:]), commit=anna.commit)
    table = ben.sit(made["links"]["germany"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    deal = anna.tell(table)["table"]["deal"]
    assert deal["by"] == list(SIX[1:]) and deal["stage"] == "drawn"
    late = anna.make(seats=me(*SIX[1:]), start=True)
    assert late["table"]["status"] == "playing" and late["table"]["deal"]["by"] == []


def test_a_written_position_says_what_is_kept_before_anybody_sits_down(server: Running) -> None:
    anna = Person(server)
    made = anna.make(position=REACTION, seats=me(*SIX[1:]), listed=True, deal="kept")
    rows = Person(server).get("/api/lobby")["open"]
    (row,) = [row for row in rows if row["table"]["id"] == made["table"]["id"]]
    assert row["table"]["deal"]["kept"] and row["table"]["deal"]["source"] == "position"
    made = anna.make(position=REACTION, seats=me(*SIX[1:]), deal="auto")
    assert made["table"]["deal"]["anew"] and not made["table"]["deal"]["kept"]
