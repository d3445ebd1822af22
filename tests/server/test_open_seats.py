"""Seats where nobody sits: bots fill them, people come back, and the lobby shows where they are."""

from tests.server.harness import SIX, Person, Running, Screen, bots, me


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in table["seats"]]


def told(screen: Screen) -> list[str]:
    """The messages of the log."""
    screen.drain()
    return [line["message"] for line in screen.lines]


def test_a_game_is_started_with_bots_on_the_open_seats(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me("germany"), pace=10_000)
    table = ben.sit(made["links"]["japan"], "Ben")
    refused = ben.post(f"/api/tables/{table}/start", {"fill": "random"}, 403)
    assert refused["error"]["message"] == "reason-not-your-table"
    refused = anna.post(f"/api/tables/{table}/start", {"fill": "genius"}, 409)
    assert "recruit" in str(refused["error"])
    assert kinds(anna.get(f"/api/tables/{table}")["table"]).count("open") == 4
    begun = anna.post(f"/api/tables/{table}/start", {"fill": "random"})["table"]
    assert begun["status"] == "playing"
    assert kinds(begun) == ["person", "bot", "person", "bot", "bot", "bot"]
    with ben.look(table) as screen:
        assert told(screen).count("log-bot-sat") == 4


def test_a_game_that_waits_for_an_open_seat_goes_on_with_a_bot_and_who_comes_takes_over(
    server: Running,
) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, start=True, cover="off")
    table, link = made["table"]["id"], made["links"]["united_kingdom"]
    with anna.look(table) as screen:
        anna.post(f"/api/tables/{table}/bot", {"seat": "united_kingdom", "level": "random"})
        ben.sit(link, "Ben")
        ben.post(f"/api/tables/{table}/take", {"seat": "united_kingdom"})
        assert [m for m in told(screen) if m in ("log-bot-sat", "log-beside", "log-sat")] == [
            "log-bot-sat",
            "log-beside",
            "log-sat",
        ]
        assert screen.info["seats"][1]["kind"] == "person"
        assert "united_kingdom" not in screen.views, "what its cards are is not told to others"
    # Who sits there is there to stay: nobody puts a bot on the seat of somebody who was just here.
    refused = anna.post(f"/api/tables/{table}/bot", {"seat": "united_kingdom"}, 409)
    assert refused["error"]["message"] == "reason-not-away"


def test_everybody_sees_who_is_here_and_who_made_the_table(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, name="Anna")
    link = made["links"]["united_kingdom"]
    with anna.look(made["table"]["id"]) as first:
        assert first.here == ["germany"]
        invited = ben.get(f"/api/tables/{first.table}")
        assert (invited["table"]["host"], invited["here"]) == ("Anna", ["germany"])
        table = ben.sit(link, "Ben")
        with ben.look(table) as second:
            first.drain()
            assert first.here == second.here == ["germany", "united_kingdom"]
        first.drain()
        assert first.here == ["germany"]


def test_the_lobby_lists_games_that_run_and_games_that_are_over(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[2:])}, listed=True, cover="off")
    table = made["table"]["id"]
    hidden = anna.make(seats=me(*SIX), start=True)["table"]["id"]
    closed = anna.make(seats=me(*SIX), start=True, listed=True, watch="seats")["table"]["id"]

    def where() -> list[str]:
        lobby = ben.get("/api/lobby")
        rows = [row["table"]["id"] for part in lobby.values() for row in part]
        assert hidden not in rows
        assert closed not in rows
        return [
            part for part, rows in lobby.items() if table in [row["table"]["id"] for row in rows]
        ]

    assert where() == ["open"]
    anna.post(f"/api/tables/{table}/start")
    assert where() == ["running"]
    row = next(row for row in ben.get("/api/lobby")["running"] if row["table"]["id"] == table)
    assert (row["round"], row["mine"]) == (1, [])
    assert {"germany", "united_kingdom"} <= set(row["waiting"])
    assert row["changed"] > 1_700_000_000
    ben.post(f"/api/tables/{table}/sit", {"seat": "united_kingdom", "name": "Ben"})
    assert where() == ["running", "mine"]
    anna.post(f"/api/tables/{table}/resign")
    assert where() == ["finished", "mine"]
    assert ben.get(f"/api/tables/{table}/record")["text"]


def test_against_bots_alone_an_undo_asks_nobody_and_is_offered_only_where_there_is_one(
    server: Running,
) -> None:
    anna = Person(server)
    made = anna.make(seats={**me("germany"), **bots(*SIX[1:], level="random")}, start=True)
    with anna.look(made["table"]["id"]) as screen:
        assert screen.undo["germany"] == 0, "nothing was answered yet"
        for _ in range(4):
            screen.until_asked("germany")
            question = screen.asked["germany"]
            screen.answer("germany", question["choices"][0]["answer"])
        screen.until_asked("germany")
        screen.drain()
        assert screen.undo["germany"] != 0
        for _ in range(4):
            reply = screen.send(type="undo", seat="germany")
            assert reply["ok"], reply
            assert "waiting" not in reply
            screen.until_asked("germany")
        screen.drain()
        assert screen.undo["germany"] == 0
        refused = screen.send(type="undo", seat="germany")
        assert refused["reason"]["message"] == "reason-nothing-to-undo"
