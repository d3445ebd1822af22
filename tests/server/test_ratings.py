"""Ratings follow from the finished games alone; profiles show what everybody may know."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_accounts import enter, sign_up
from tests.server.test_leavers import once

from wartable.server.answered import AnswerShares
from wartable.server.ratings import MONTH, Rating, Ratings, TableKind, counts, rate
from wartable.server.results import NOBODY, Finished, SeatResult

KEYS = ("A1", "B2", "C3", "D4")


def game(*rows: tuple[str, str, float], kind: str = "person", rated: bool = True) -> Finished:
    """A finished game: the side of each, who, and how it went."""
    seats = tuple(
        SeatResult(f"s{number}", side, score, "bot" if who.islower() else kind, who)
        for number, (side, who, score) in enumerate(rows)
    )
    return Finished("t", "chess", "", 0, rated, seats)


def values(found: Ratings, kind: TableKind) -> dict[str, int]:
    return {who: row.value for (_, who), row in found["chess", "", kind].items()}


def test_who_wins_rises_and_people_and_bots_are_apart() -> None:
    beaten = game(("north", "A1", 1.0), ("south", "B2", 0.0))
    bot = game(("north", "A1", 0.0), ("south", "officer", 1.0))
    found = rate([beaten, bot])
    people, mixed = values(found, "people"), values(found, "bots")
    assert people["A1"] > 1500 > people["B2"]
    assert mixed["officer"] > 1500 > mixed["A1"]
    assert found["chess", "", "people"]["person", "A1"].games == 1


def test_a_seat_that_nobody_played_leaves_the_others_among_people() -> None:
    first, second, third = game(("a", "A1", 1.0), ("b", "B2", 0.0), ("c", "", 0.0)).seats
    seats = (first, second, replace(third, kind=NOBODY))
    assert set(rate([Finished("t", "chess", "", 0, True, seats)])) == {("chess", "", "people")}


def test_what_does_not_say_who_is_stronger_does_not_count() -> None:
    assert not counts(game(("north", "A1", 1.0), ("south", "A1", 0.0)))
    assert not counts(game(("north", "recruit", 1.0), ("south", "officer", 0.0)))
    assert not counts(game(("north", "A1", 1.0), ("south", "B2", 0.0), rated=False))
    assert not counts(game(("north", "A1", 1.0)))


def test_who_sits_on_several_sides_takes_the_win_from_nobody_else() -> None:
    both = game(("north", "A1", 0.0), ("south", "A1", 0.0), ("west", "B2", 1.0))
    assert counts(both)
    found = values(rate([both]), "people")
    assert set(found) == {"B2"} and found["B2"] > 1500


def test_who_plays_several_seats_of_one_side_is_rated_once_for_them() -> None:
    team = game(("axis", "A1", 1.0), ("axis", "A1", 1.0), ("allies", "B2", 0.0))
    assert counts(team)
    found = rate([team])
    assert values(found, "people") == values(
        rate([game(("axis", "A1", 1.0), ("allies", "B2", 0.0))]), "people"
    )
    assert found["chess", "", "people"]["person", "A1"].games == 1


def test_who_answered_little_is_not_rated_and_who_lost_to_them_is() -> None:
    first, second = game(("north", "A1", 1.0), ("south", "B2", 0.0)).seats
    won = Finished("t", "chess", "", 0, True, (replace(first, fair=False), second))
    found = values(rate([won]), "people")
    assert set(found) == {"B2"} and found["B2"] < 1500


def test_of_a_level_on_several_sides_nothing_is_learnt() -> None:
    among = game(("north", "A1", 1.0), ("south", "officer", 0.0), ("west", "officer", 0.0))
    assert set(values(rate([among]), "bots")) == {"A1"}


@pytest.mark.parametrize(
    ("answers", "won", "lost"), [(5, True, True), (4, False, True), (0, False, False)]
)
def test_half_of_the_answers_are_a_fair_share_of_a_win_and_one_of_a_loss(
    answers: int, won: bool, lost: bool
) -> None:
    shares = AnswerShares({("t", 0, "A1"): answers, ("t", 0, ""): 10})
    assert (shares.fair("t", 0, "A1", False), shares.fair("t", 0, "A1", True)) == (won, lost)


def test_who_gave_up_gains_nothing_when_the_others_win() -> None:
    won = game(("north", "A1", 0.0), ("north", "B2", 1.0), ("south", "C3", 0.0))
    assert set(values(rate([won]), "people")) == {"B2", "C3"}


def wins(who: str, others: list[str], ended: int = 0) -> list[Finished]:
    """Somebody beats others, one after the other."""
    return [replace(game(("n", who, 1.0), ("s", one, 0.0)), ended=ended) for one in others]


THROWAWAYS = [f"F{number}" for number in range(300)]
CLUB = [f"M{number}" for number in range(7)]
AMONG_EACH_OTHER = [
    row for one in CLUB for row in wins(one, [other for other in CLUB if other != one])
]


def of(who: str, games: list[Finished]) -> Rating:
    return rate(games)["chess", "", "people"]["person", who]


def test_any_number_of_accounts_made_to_lose_is_worth_less_than_four_games() -> None:
    farm = of("A1", wins("A1", THROWAWAYS))
    assert farm.provisional and farm.games == len(THROWAWAYS)
    assert farm.value - of("A1", wins("A1", THROWAWAYS[:20])).value < 5, "more of them add nothing"
    before, after = of("M0", AMONG_EACH_OTHER), of("M0", AMONG_EACH_OTHER + wins("M0", THROWAWAYS))
    assert not before.provisional and 0 < after.value - before.value < before.doubt


def test_who_meets_people_that_play_with_others_is_soon_rated_in_full() -> None:
    fair = of("A1", AMONG_EACH_OTHER + wins("A1", CLUB))
    assert not fair.provisional
    farm = of("A1", AMONG_EACH_OTHER + wins("A1", THROWAWAYS[: len(CLUB)]))
    assert farm.provisional and fair.value > farm.value


def test_the_same_two_again_and_again_count_less_until_a_month_has_passed() -> None:
    one = AMONG_EACH_OTHER + wins("A1", CLUB[:1] * 10)
    assert of("A1", one).provisional
    values = [of("A1", one[: len(AMONG_EACH_OTHER) + count]).value for count in (1, 2, 9, 10)]
    assert values[1] - values[0] > 5 * (values[3] - values[2])
    later = wins("A1", CLUB[:1] * 10, ended=MONTH + 1)
    assert not of("A1", one + later).provisional


def test_games_against_bots_count_in_full() -> None:
    found = rate(wins("A1", ["officer"] * 5))["chess", "", "bots"]
    assert not found["person", "A1"].provisional


def test_accounts_made_to_lose_hardly_make_a_bot_stronger() -> None:
    games = [row for one in THROWAWAYS for row in wins("officer", [one])]
    farmed = rate(games)["chess", "", "bots"]["bot", "officer"]
    assert farmed.value == rate(games[:30])["chess", "", "bots"]["bot", "officer"].value


pairs = st.tuples(st.sampled_from(KEYS), st.sampled_from(KEYS), st.sampled_from([0.0, 0.5, 1.0]))


@given(st.lists(pairs, max_size=12))
def test_ratings_depend_on_the_games_alone_and_on_all_of_them(
    played: list[tuple[str, str, float]],
) -> None:
    games = [
        game(("north", one, score), ("south", other, 1 - score)) for one, other, score in played
    ]
    found = rate(games)
    assert found == rate(list(games))
    met = [row for row in played if row[0] != row[1]]
    here = found.get(("chess", "", "people"), {})
    assert sum(row.games for row in here.values()) == 2 * len(met)


def two_people(anna: Person, ben: Person, **rest: Any) -> str:
    """A game of two people that Ben gives up."""
    made = anna.make(game="naval", seats=me("alpha"), name="Anna", **rest)
    table = ben.sit(made["links"]["bravo"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    once(anna, ben, table)
    once(ben, anna, table)
    ben.post(f"/api/tables/{table}/resign")
    return table


def test_a_profile_has_results_ratings_games_and_whom_one_met(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    sign_up(anna, "Annabel"), sign_up(ben, "Benedict")
    public = two_people(anna, ben, listed=True)
    private = two_people(anna, ben)
    with_bots = anna.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True)["table"]["id"]
    with anna.look(with_bots) as screen:
        screen.answer(screen.until_asked())
    anna.post(f"/api/tables/{with_bots}/resign")

    seats = ben.get(f"/api/tables/{public}")["table"]["seats"]
    assert [seat["account"] for seat in seats] == ["Annabel", "Benedict"]
    own = anna.get("/api/people/annabel")
    assert own["own"] and {game["table"] for game in own["games"]} == {public, private, with_bots}
    seen = Person(server).get("/api/people/Annabel")
    assert [game["table"] for game in seen["games"]] == [public]
    assert seen["games"][0]["outcome"] == "won"
    assert seen["games"][0]["others"] == [{"seats": ["bravo"], "account": "Benedict", "level": ""}]
    assert seen["against"] == [{"name": "Benedict", "wins": 2, "draws": 0, "losses": 0}]
    tallies = {(row["game"], row["pool"]): row for row in seen["records"]}
    people, mixed = tallies["naval", "people"], tallies["quartermaster", "bots"]
    assert (people["wins"], people["losses"]) == (2, 0) and people["rating"] > 1500
    assert (mixed["wins"], mixed["losses"]) == (0, 1) and mixed["rating"] < 1500
    assert people["provisional"] and mixed["provisional"]
    assert mixed["options"] == {"edition": "second"}
    rows = [
        [row["name"] for row in ladder["rows"]]
        for ladder in server.http.get("/api/people").json()["ladders"]
        if ladder["pool"] == "people" and ladder["game"] == "naval"
    ]
    assert any(row.index("Annabel") < row.index("Benedict") for row in rows if "Annabel" in row)


def test_provisional_ratings_come_after_all_others(server: Running) -> None:
    for name, games in (("Cordelia", 5), ("Dorothea", 1)):
        person = Person(server)
        sign_up(person, name)
        for _ in range(games):
            seats = {**me("germany"), **bots(*SIX[1:])}
            options = {"edition": "first"}
            made = person.make(seats=seats, options=options, start=True)
            with person.look(made["table"]["id"]) as screen:
                screen.answer(screen.until_asked())
            person.post(f"/api/tables/{made['table']['id']}/resign")
    rows: list[dict[str, Any]] = []
    # Where counting takes long, as on a busy machine, it is not done each time.
    while "Dorothea" not in (shown := {row["name"]: row for row in rows}):
        rows = [
            row
            for ladder in server.http.get("/api/people").json()["ladders"]
            if ladder["options"].get("edition") == "first"
            for row in ladder["rows"]
        ]
    cordelia, dorothea = shown["Cordelia"], shown["Dorothea"]
    assert not cordelia["provisional"] and dorothea["provisional"]
    assert dorothea["rating"] > cordelia["rating"]
    assert rows.index(cordelia) < rows.index(dorothea)


def test_a_private_profile_is_nobodys_business(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    sign_up(anna, "Anneke")
    enter(ben, "", {"name": "Bente", "password": "a long password", "shown": False})
    table = two_people(anna, ben, listed=True)
    stranger = Person(server)
    hidden = stranger.get("/api/people/Bente", 404)
    assert hidden == stranger.get("/api/people/Nobody-at-all", 404)
    assert [s["account"] for s in anna.get(f"/api/tables/{table}")["table"]["seats"]][1] == ""
    assert stranger.get("/api/people/Anneke")["against"] == []
    assert stranger.get("/api/people/Anneke")["games"][0]["others"][0]["account"] == ""
    assert not ben.get("/api/people/Bente")["shown"]
    assert ben.post("/api/account/shown", {"shown": True})["shown"]
    assert stranger.get("/api/people/Bente")["against"][0]["name"] == "Anneke"
    stranger.post("/api/account/shown", {"shown": True}, 403)


def test_a_seat_of_a_finished_game_is_claimed_with_its_link_and_counts(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    table = two_people(anna, ben, listed=True)
    late = Person(server)
    sign_up(late, "Latecomer")
    assert late.get("/api/people/Latecomer")["records"] == []
    link = anna.post(f"/api/tables/{table}/code")["link"]
    late.post(f"/api/tables/{table}/join", {"code": link.partition("#device.")[2]})
    (row,) = late.get("/api/people/Latecomer")["records"]
    # It is among the games, but nobody is rated for what was played under no name.
    assert (row["wins"], row["rating"]) == (1, None)
    sign_up(ben, "Beatrix")
    (row,) = ben.get("/api/people/Beatrix")["records"]
    assert row["losses"] == 1 and row["rating"] < 1500


def test_games_that_ended_before_there_were_results_are_counted_at_the_start(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        anna, ben = Person(server), Person(server)
        sign_up(anna, "Agatha")
        two_people(anna, ben, listed=True)
        before = anna.get("/api/people/Agatha")["records"]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database, database:
            database.execute("DELETE FROM results")
        server.start()
        until = time.monotonic() + 60
        while anna.get("/api/people/Agatha")["records"] != before:
            assert time.monotonic() < until
            time.sleep(0.05)
