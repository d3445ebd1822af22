"""A link is for one use, a device is added by whom it concerns, and everybody can see it."""

from pathlib import Path

import pytest
from tests.server.harness import FLAGS, SIX, Person, Running, Screen, bots, me
from websockets.exceptions import ConnectionClosed

HOUR = "import time; from wartable.server import presence; began = time.monotonic(); "
QUICK = HOUR + "presence.clock = lambda: began + (time.monotonic() - began) * 60"
"""Who is away for a second has been away for a minute."""


def split(link: str) -> tuple[str, str, str]:
    """Table, seat and secret of a link."""
    table, _, rest = link.removeprefix("/table/").partition("#")
    seat, _, secret = rest.partition(".")
    return table, seat, secret


def told(screen: Screen) -> list[str]:
    """The messages of the log."""
    screen.drain()
    return [line["message"] for line in screen.lines]


def use(person: Person, link: str, status: int) -> str:
    """Try a link; returns why it was refused."""
    table, seat, secret = split(link)
    reply = person.post(f"/api/tables/{table}/sit", {"seat": seat, "secret": secret}, status)
    return str(reply.get("error", {}).get("message", ""))


def test_whoever_made_a_table_cannot_sit_down_behind_a_guest_with_the_guests_link(
    server: Running,
) -> None:
    anna, spy, ben = Person(server), Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, pace=10_000)
    link = made["links"]["united_kingdom"]
    table = ben.sit(link, "Ben")
    assert use(spy, link, 403) == "reason-link-used"
    assert use(anna, link, 403) == "reason-link-used"
    assert use(ben, link, 200) == "", "who sits there already may open it again"
    refused = anna.post(f"/api/tables/{table}/link", {"seat": "united_kingdom"}, 409)
    assert refused["error"]["message"] == "reason-seat-taken"
    anna.post(f"/api/tables/{table}/start")
    with anna.look(table) as host, spy.look(table) as stranger:
        assert host.mine == ["germany"] and stranger.mine == []
    assert use(spy, link, 403) == "reason-link-used", "nor when the game has begun"


def test_a_link_that_somebody_else_used_first_is_noticed_by_whom_it_was_for(
    server: Running,
) -> None:
    anna, spy, ben = Person(server), Person(server), Person(server)
    made = anna.make(seats=me("germany"))
    spy.sit(made["links"]["japan"], "Ben")
    assert use(ben, made["links"]["japan"], 403) == "reason-link-used"


def test_who_sits_down_with_a_link_sits_there_alone(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True, pace=10_000)
    table = made["table"]["id"]
    first = anna.post(f"/api/tables/{table}/link", {"seat": "japan"})["links"]["japan"]
    anna.sit(first, "Anna")
    second = anna.post(f"/api/tables/{table}/link", {"seat": "japan"})["links"]["japan"]
    with anna.look(table) as screen:
        assert "japan" in screen.mine
        ben.sit(second, "Ben")
        screen.drain()
        assert screen.mine == ["germany"] and list(screen.views) == ["germany"]
    assert ben.get(f"/api/tables/{table}")["mine"] == ["japan"]


def test_a_second_device_comes_with_a_code_and_everybody_is_told(server: Running) -> None:
    anna, ben, phone, thief = (Person(server) for _ in range(4))
    made = anna.make(seats=me(*SIX[2:]))
    table = ben.sit(made["links"]["germany"], "Ben")
    ben.sit(made["links"]["united_kingdom"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    thief.post(f"/api/tables/{table}/code", status=403)
    earlier = ben.post(f"/api/tables/{table}/code")
    given = ben.post(f"/api/tables/{table}/code")
    phone.post(f"/api/tables/{table}/join", {"code": earlier["code"]}, 403)
    assert given["link"].endswith(f"/table/{table}#device.{given['code']}")
    with anna.look(table) as screen:
        thief.post(f"/api/tables/{table}/join", {"code": "AAAA-AAAA"}, 403)
        typed = given["code"].lower().replace("-", " ")
        mine = phone.post(f"/api/tables/{table}/join", {"code": typed, "device": "Phone"})["mine"]
        assert mine == ["germany", "united_kingdom"]
        assert told(screen)[-2:] == ["log-device", "log-device"]
        counts = {chair["seat"]: chair["devices"] for chair in screen.info["seats"]}
        assert counts["germany"] == 2 and counts["japan"] == 1
        thief.post(f"/api/tables/{table}/join", {"code": given["code"]}, 403)
        found = ben.get(f"/api/tables/{table}/devices")["devices"]
        assert [(one["label"], one["here"]) for one in found] == [("", True), ("Phone", False)]
        assert anna.get(f"/api/tables/{table}/devices")["devices"][0]["here"]
        assert thief.get(f"/api/tables/{table}/devices")["devices"] == []
        with phone.look(table) as small:
            thief.post(f"/api/tables/{table}/expel", {"device": found[1]["id"]}, 409)
            anna.post(f"/api/tables/{table}/expel", {"device": found[1]["id"]}, 409)
            left = ben.post(f"/api/tables/{table}/expel", {"device": found[1]["id"]})["devices"]
            assert [one["here"] for one in left] == [True]
            small.drain()
            assert small.mine == [] and list(small.views) == ["spectator"]
        assert told(screen)[-1] == "log-device-out"


def test_a_seat_has_room_for_eight_devices(server: Running) -> None:
    ben = Person(server)
    table = ben.make(seats=me("germany"))["table"]["id"]
    for number in range(1, 9):
        code = ben.post(f"/api/tables/{table}/code")["code"]
        reply = Person(server).post(
            f"/api/tables/{table}/join", {"code": code}, 200 if number < 8 else 409
        )
    assert reply["error"]["message"] == "reason-too-many-devices"
    assert len(ben.get(f"/api/tables/{table}/devices")["devices"]) == 8


def test_a_new_link_closes_the_old_one_the_codes_and_all_other_devices(server: Running) -> None:
    anna, ben, spy = Person(server), Person(server), Person(server)
    made = anna.make(seats=me(*SIX[1:]), watch="seats")
    table = ben.sit(made["links"]["germany"], "Ben")
    code = ben.post(f"/api/tables/{table}/code")["code"]
    spy.post(f"/api/tables/{table}/join", {"code": code})
    late = spy.post(f"/api/tables/{table}/code")["code"]
    with spy.look(table) as screen:
        ben.post(f"/api/tables/{table}/link", {"seat": "germany"})
        with pytest.raises(ConnectionClosed):
            while True:
                screen.read()
    assert spy.get(f"/api/tables/{table}")["mine"] == []
    assert ben.get(f"/api/tables/{table}")["mine"] == ["germany"]
    Person(server).post(f"/api/tables/{table}/join", {"code": late}, 403)


def test_devices_and_used_links_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        anna, ben, phone = Person(server), Person(server), Person(server)
        made = anna.make(seats=me(*SIX[1:]))
        table = ben.sit(made["links"]["germany"], "Ben")
        code = ben.post(f"/api/tables/{table}/code")["code"]
        phone.post(f"/api/tables/{table}/join", {"code": code, "device": "Phone"})
        found = ben.get(f"/api/tables/{table}/devices")
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert code.encode() not in kept and code.replace("-", "").encode() not in kept
        server.kill()
        server.start()
        assert ben.get(f"/api/tables/{table}/devices") == found
        assert use(Person(server), made["links"]["germany"], 403) == "reason-link-used"


def test_a_bot_takes_a_guests_seat_only_when_the_guest_has_been_away(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS, first=QUICK) as server:
        anna, ben = Person(server), Person(server)
        made = anna.make(seats=me(*SIX[1:]), away=120)
        assert made["table"]["away"] == 120
        anna.make(seats=me(*SIX[1:]), away=59, status=400)
        table = ben.sit(made["links"]["germany"], "Ben")
        anna.post(f"/api/tables/{table}/start")
        seat = {"seat": "germany", "level": "random"}
        with ben.look(table) as screen:
            screen.drain(3)
            refused = anna.post(f"/api/tables/{table}/bot", seat, 409)["error"]
            assert refused["message"] == "reason-not-away"
            assert refused["args"] == {"seat": "germany", "minutes": 2}
        anna.post(f"/api/tables/{table}/bot", seat, 409)
        with ben.look(table) as screen:
            screen.drain(1)
        anna.post(f"/api/tables/{table}/bot", seat, 409)
        with anna.look(table) as screen:
            screen.drain(2.5)
        anna.post(f"/api/tables/{table}/bot", seat)
        refused = anna.post(f"/api/tables/{table}/link", {"seat": "germany"}, 409)
        assert refused["error"]["message"] == "reason-seat-taken", "its cards stay the guest's"
        back = ben.post(f"/api/tables/{table}/take", {"seat": "germany"})["table"]["seats"][0]
        assert back["kind"] == "person"
        ben.post(f"/api/tables/{table}/bot", seat)


def test_a_new_link_takes_the_place_of_the_old_one_for_good(tmp_path: Path) -> None:
    with Running(tmp_path, *FLAGS) as server:
        anna, ben = Person(server), Person(server)
        made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, pace=10_000)
        old, table = made["links"]["united_kingdom"], made["table"]["id"]
        asked = {"seat": "united_kingdom"}
        new = anna.post(f"/api/tables/{table}/link", asked)["links"]["united_kingdom"]
        server.kill()
        server.start()
        assert use(ben, old, 403) == "reason-wrong-link"
        assert use(ben, new, 200) == ""
        assert ben.get(f"/api/tables/{table}")["mine"] == ["united_kingdom"]
