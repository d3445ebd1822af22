"""qm 2.1, qm 3.7 What a nation does at any time: it lifts its pieces, or shows a Response."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import quiet

from wartable.core.decision import Illegal
from wartable.core.replaying import replay
from wartable.games.quartermaster.board import NATIONS, NUMBER

FRANCE = """
    {options}
    turn united_states play
    united_states
      armies eastern_united_states, western_europe
      hand build_army, land_battle
    united_kingdom
      armies united_kingdom, western_europe
      navies north_sea
    """
COVER = pytest.mark.parametrize("options", ["", "options cover"])


@rule("qm 2.1", "qm 7")
@COVER
def test_the_united_kingdom_lifts_its_army_before_the_united_states_score(
    table: Table, options: str
) -> None:
    table.position(FRANCE.format(options=options))
    table.say("united_kingdom", "lift")
    # The open question stays open: the United Kingdom is asked when it is answered.
    assert (table.seat, table.asked.ask) == ("united_states", "ask-play")
    table.do("discard build_army")
    assert (table.seat, table.asked.ask) == ("united_kingdom", "ask-wish")
    table.do("lift western_europe", "pass")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.vp["allies"] == 4


@rule("qm 2.1")
def test_without_a_wish_nobody_is_asked(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.do("discard build_army")
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")
    assert table.vp["allies"] == 3


@rule("qm 2.1")
def test_who_wished_may_keep_everything_after_all(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.say("united_kingdom", "lift")
    table.do("discard build_army", "united_kingdom: pass")
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")
    assert table.vp["allies"] == 3


@rule("qm 2.1")
def test_several_pieces_are_lifted_at_one_moment(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.say("united_kingdom", "lift")
    table.do("discard build_army", "lift western_europe", "lift north_sea", "pass")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert table.navies("united_kingdom") == set()


@rule("qm 2.1")
def test_several_wishes_are_asked_in_the_order_of_play(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    for nation in ("italy", "germany", "united_kingdom"):
        table.say(nation, "lift")
    table.do("discard build_army", "germany: pass", "united_kingdom: pass", "italy: pass")
    assert table.seat == "united_states"


@rule("qm 2.1")
def test_a_wish_is_said_once(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.say("united_kingdom", "lift")
    with pytest.raises(Illegal) as caught:
        table.say("united_kingdom", "lift")
    assert caught.value.reason.message == "reason-wished"


@rule("qm 2.1")
def test_two_nations_cannot_wish_for_ever(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.say("germany", "lift")
    table.do("discard build_army")
    assert table.seat == "germany"
    table.say("italy", "lift")
    table.do("germany: pass")
    # After a wish comes the game again.
    assert (table.seat, table.asked.ask) == ("united_states", "ask-discard")
    table.do("pass")
    assert (table.seat, table.asked.ask) == ("italy", "ask-wish")


@rule("qm 2.1")
@pytest.mark.parametrize(
    "answers",
    [
        [],
        ["play build_army"],
        ["play land_battle"],
        ["discard build_army"],
    ],
)
def test_it_is_offered_with_every_question(table: Table, answers: list[str]) -> None:
    table.position(FRANCE.format(options=""))
    table.do(*answers)
    assert "lift" in table.offers("united_states")
    before = table.asked.ask
    table.do("lift", "lift eastern_united_states", "pass")
    assert (table.seat, table.asked.ask) == ("united_states", before)
    assert table.armies("united_states") == {"western_europe"}


@rule("qm 2.1", "qm 5.3")
def test_a_nation_that_may_react_in_anothers_turn_lifts_at_once(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          hand land_battle, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """)
    table.do("play land_battle", "battle ukraine")
    table.do("soviet_union: lift", "lift ukraine", "pass")
    # Nothing is left to save.
    assert (table.seat, table.asked.ask) == ("germany", "ask-discard")
    assert table.cards("soviet_union", "down") == ["stalingrad"]


@rule("qm 2.1", "qm 3.3")
def test_whose_army_is_lifted_while_the_attacker_picks_one_is_no_target(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand land_battle, build_army
        united_kingdom
          armies united_kingdom, western_europe
        united_states
          armies eastern_united_states, western_europe
        """)
    table.do("play land_battle")
    table.say("united_kingdom", "lift")
    table.do("battle western_europe", "united_kingdom: lift western_europe", "pass")
    # One army is left, and it is battled.
    assert table.armies("united_states") == {"eastern_united_states"}


@rule("qm 2.1")
def test_nothing_is_lifted_before_the_game_begins(table: Table) -> None:
    table.match = type(table.match)(table.match.game, table.match.options, 5)
    assert all(table.offers(nation) == [] for nation in NATIONS)
    with pytest.raises(Illegal) as caught:
        table.say("germany", "lift")
    assert caught.value.reason.rule == "qm 4"


# The first edition

FIRST = """
    edition first
    turn {turn} play
    germany
      armies germany, western_europe, italy, balkans, eastern_europe, ukraine, {last}
      navies baltic_sea
      hand land_battle, build_army
    """


@rule("qm 2.1")
def test_in_the_first_edition_several_of_a_kind_that_is_all_in_play_are_lifted(
    table: Table,
) -> None:
    table.position(FIRST.format(turn="germany", last="russia"))
    table.do("lift")
    assert "lift baltic_sea" not in table.legal
    table.do("lift russia", "lift ukraine", "pass")
    assert len(table.armies("germany")) == 5
    # Now there are armies in reserve.
    assert table.offers("germany") == []


@rule("qm 2.1")
@pytest.mark.parametrize(
    ("turn", "last", "message"),
    [
        ("germany", "", "reason-lift-reserve"),
        ("united_kingdom", "russia", "reason-lift-own-turn"),
    ],
)
def test_in_the_first_edition_it_is_the_own_turn_and_the_reserve_is_empty(
    table: Table, turn: str, last: str, message: str
) -> None:
    text = FIRST.format(turn=turn, last=last).replace(", \n", "\n")
    table.position(text)
    with pytest.raises(Illegal) as caught:
        table.say("germany", "lift")
    assert (caught.value.reason.rule, caught.value.reason.message) == ("qm 2.1", message)


# Records, positions, undo


@rule("qm 2.1")
def test_a_wish_is_a_line_of_the_record(table: Table) -> None:
    table.match = type(table.match)(table.match.game, table.match.options, 7)
    while table.asked.ask == "ask-opening-discard":
        table.do(table.legal[0])
    table.say("italy", "lift")
    table.do(table.legal[0])
    while table.seat != "italy":
        table.do(table.legal[0])
    table.do("lift italy")
    record = table.match.record()
    assert "\nitaly: lift\n" in record
    assert replay(record).hash() == table.match.hash()


@rule("qm 2.1")
def test_a_wish_is_kept_in_positions_copies_and_saves(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    table.say("united_kingdom", "lift")
    game, state = table.match.game, table.state
    for other in (state.copy(), game.load(state.dump()), game.position(game.write(state), 5)):
        game.answer(other, NATIONS.index("united_states"), other.decisions[0].options[0])
        assert other.decisions[0].ask == "ask-wish"


@rule("qm 2.1")
def test_a_wish_is_taken_back_like_an_answer(table: Table) -> None:
    table.position(FRANCE.format(options=""))
    before = table.state.dump()
    table.say("united_kingdom", "lift")
    table.match.undo(NATIONS.index("united_kingdom"))
    assert table.state.dump() == before


@rule("qm 2.1", "qm 12")
def test_nobody_sees_a_wish_before_it_is_asked_for(table: Table) -> None:
    table.position(FRANCE.format(options="options cover"))
    game = table.match.game
    others = [seat for seat in range(-1, 6) if seat != NATIONS.index("united_kingdom")]
    before = [game.view(table.state, seat) for seat in others]
    table.say("united_kingdom", "lift")
    assert [game.view(table.state, seat) for seat in others] == before


# Responses that wait for nothing

TRUK = """
    edition {edition}
    options air_marshal {cover}
    turn japan {step}
    japan
      armies japan, iwo_jima
      navies central_pacific
      down truk
      hand build_navy
    """


@rule("qm 3.7", "qm 14.2")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("cover", ["", "cover"])
def test_a_response_for_any_time_is_offered_in_the_air_step_too(
    table: Table, edition: str, cover: str
) -> None:
    table.position(quiet(TRUK.format(edition=edition, cover=cover, step="air")))
    while table.asked.ask == "ask-react":
        table.do("pass")
    assert (table.seat, table.asked.ask) == ("japan", "ask-air")
    table.do("use truk")
    assert table.navies("japan") == {"central_pacific"}
    assert table.cards("japan", "down") == []


@rule("qm 3.7")
def test_a_response_for_any_time_is_shown_with_any_question(table: Table) -> None:
    table.position("""
        edition first
        turn japan play
        japan
          armies japan, china
          navies sea_of_japan
          hand build_navy, build_army
          down kwantung_army
        """)
    table.do("play build_navy")
    assert table.offers("japan") == ["use kwantung_army"]
    table.do("use kwantung_army")
    assert table.state.safe[NATIONS.index("japan")] == 1 << NUMBER["china"]
    assert table.asked.ask == "ask-build-navy"


@rule("qm 3.7")
def test_a_nation_that_is_not_asked_shows_a_response_for_any_time_soon(table: Table) -> None:
    table.position("""
        edition first
        turn united_states play
        united_states
          armies eastern_united_states
          hand build_army, land_battle
        japan
          armies japan, china
          down kwantung_army
        """)
    table.say("japan", "use kwantung_army")
    # Nobody sees which card it is about.
    assert table.cards("japan", "down") == ["kwantung_army"]
    table.do("play build_army", "japan: use kwantung_army")
    assert table.cards("japan", "discard") == ["kwantung_army"]
    assert (table.seat, table.asked.ask) == ("united_states", "ask-build-army")


@rule("qm 3.7")
def test_a_nation_that_has_lifted_its_last_piece_is_not_asked_for_a_hidden_response(
    table: Table,
) -> None:
    table.position("""
        edition first
        options cover
        turn japan play
        japan
          armies japan, china, southeast_asia, philippines, iwo_jima
          hand build_army, land_battle
          down kwantung_army
        """)
    table.say("japan", "lift")
    while table.asked.ask in ("ask-lift", "ask-wish"):
        table.do(next(words for words in table.legal if words.startswith("lift")))
    assert (table.seat, table.asked.ask) == ("japan", "ask-play")
    assert table.armies("japan") == set()


@rule("qm 2.1", "qm 13.2.5")
def test_the_protection_of_a_piece_is_lost_when_it_leaves_the_board(table: Table) -> None:
    table.position("""turn germany play
                      germany
                        armies germany, eastern_europe
                        safe eastern_europe
                        hand build_army, land_battle""")
    table.do("lift", "lift eastern_europe", "pass", "play build_army", "build eastern_europe")
    assert table.view("italy")["nations"]["germany"]["safe"] == []


@rule("qm 2.1", "qm 3.7")
def test_who_has_lifted_all_it_may_is_not_asked_for_a_hidden_response_alone(table: Table) -> None:
    table.position("""
        edition first
        turn soviet_union play
        soviet_union
          armies moscow, ukraine
          navies baltic_sea
          hand build_army, sea_battle
          down stalingrad
        """)
    assert "use stalingrad" in table.legal
    # If it were asked again, the others would know that it can still show something.
    table.do("lift", "lift baltic_sea")
    assert (table.seat, table.asked.ask) == ("soviet_union", "ask-play")


FEW, ALL = "armies italy", "armies italy, balkans, africa, north_africa"
NOT_NOW, NOTHING = "reason-lift-own-turn", "reason-lift-reserve"


@rule("qm 2.1")
@pytest.mark.parametrize(
    ("edition", "turn", "why"),
    [
        # By the pieces on the board: none, some, all there are.
        ("second", "germany", (NOTHING, "", "")),
        ("second", "italy", (NOTHING, "", "")),
        ("first", "germany", (NOT_NOW, NOT_NOW, NOT_NOW)),
        ("first", "italy", (NOTHING, NOTHING, "")),
    ],
)
def test_why_no_piece_may_be_lifted_is_a_matter_of_edition_turn_and_pieces(
    table: Table, edition: str, turn: str, why: tuple[str, ...]
) -> None:
    found = []
    for pieces in ("", FEW, ALL):
        table.position(f"""edition {edition}
                           turn {turn} play
                           germany
                             armies germany
                             hand build_army, land_battle
                           italy
                             hand build_army, land_battle
                             {pieces}""")
        reason = table.match.game.why_not(table.state, NATIONS.index("italy"), "lift")
        found.append(reason.message if reason else "")
    assert tuple(found) == why
