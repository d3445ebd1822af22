"""What a client cannot say by itself comes from the server, and comes packed where it is long."""

from tests.server.harness import SIX, Person, bots, me

POSITION = """
turn germany play
soviet_union
  armies moscow
  down rasputitsa
"""


def test_a_reason_brings_the_parts_that_are_written_from_a_card(person: Person) -> None:
    seats = {**bots(*SIX), **me("germany", "soviet_union")}
    made = person.make(position=POSITION, seats=seats, start=True)
    with person.look(made["table"]["id"]) as screen:
        screen.until_asked("germany")
        reply = screen.send(type="why", seat="soviet_union", answer="use rasputitsa")
    assert reply["reason"]["rule"].startswith("qm ")
    assert "when" in reply["parts"]["en"]
    assert reply["parts"]["fr"]["when"] != reply["parts"]["en"]["when"]


def test_the_list_of_cards_comes_packed_to_whom_can_unpack_it(person: Person) -> None:
    path = "/api/games/quartermaster/cards"
    packed = person.server.http.get(path, headers={"accept-encoding": "gzip"})
    plain = person.server.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_the_list_of_cards_comes_in_one_language_where_one_is_enough(person: Person) -> None:
    path = "/api/games/quartermaster/cards"
    cards = person.server.http.get(f"{path}?lang=fr").json()["cards"]
    both = person.server.http.get(path).json()["cards"]
    assert [card["texts"] for card in cards] == [{"fr": card["texts"]["fr"]} for card in both]
    assert person.server.http.get(f"{path}?lang=xx").json()["error"]["args"]["where"] == "lang"
