"""Why can't I? What an air force lacks, told with its rule and in both languages."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import quiet

from wartable.core.game import find
from wartable.words.telling import Teller
from wartable.words.text import LANGUAGES

GAME = find("quartermaster")


def set_up(table: Table, text: str, options: str = "air_marshal") -> None:
    """A position in which nobody holds a Bolster that it does not name."""
    table.position(quiet(f"edition first\noptions {options}\n{text}"))


def why(table: Table, words: str) -> tuple[str, str]:
    """The rule and the message of a refusal; it can be told in every language."""
    reason = table.refuses(words)
    for lang in LANGUAGES:
        assert Teller(GAME, lang).reason(reason)
    return reason.rule, reason.message


AIR = """
    turn germany air
    germany
      armies germany, western_europe, kazakhstan
      air_forces {air}
      hand {hand}
    """


@rule("qm 14.2.1", "qm 14.2.3", "qm 2.1")
@pytest.mark.parametrize(
    ("air", "hand", "words", "expected"),
    [
        ("germany", "build_army", "deploy western_europe", ("qm 14.2.1", "reason-no-deploy-card")),
        (
            "germany",
            "deploy_air_force",
            "deploy germany",
            ("qm 14.2.3", "reason-air-force-there"),
        ),
        (
            "germany",
            "deploy_air_force",
            "deploy kazakhstan",
            ("qm 14.2.1", "reason-no-supplied-piece-there"),
        ),
        (
            "germany, western_europe",
            "deploy_air_force",
            "deploy kazakhstan",
            ("qm 2.1", "reason-no-air-force-left"),
        ),
        (
            "germany",
            "deploy_air_force",
            "ground germany",
            ("qm 2.1", "reason-air-force-in-reserve"),
        ),
        (
            "germany",
            "deploy_air_force",
            "marshal western_europe",
            ("qm 14.2.2", "reason-no-air-force"),
        ),
        (
            "germany, kazakhstan",
            "build_army",
            "marshal kazakhstan",
            ("qm 14.2.2", "reason-named-unsupplied"),
        ),
    ],
)
def test_in_the_air_step(
    table: Table, air: str, hand: str, words: str, expected: tuple[str, str]
) -> None:
    set_up(table, AIR.format(air=air, hand=hand))
    assert why(table, words) == expected


@rule("qm 14.2")
@pytest.mark.parametrize("words", ["deploy germany", "marshal germany", "fly germany"])
def test_in_another_step(table: Table, words: str) -> None:
    set_up(table, AIR.format(air="", hand="build_army").replace("germany air", "germany play"))
    assert why(table, words) == ("qm 14.2", "reason-only-in-air-step")


@rule("qm 14")
def test_without_the_extension(table: Table) -> None:
    set_up(table, "turn germany play\ngermany\n  armies germany\n  hand build_army", "reallocate")
    for words in ("deploy germany", "attack germany", "defend"):
        assert why(table, words) == ("qm 14", "reason-no-air-forces")


@rule("qm 14.2.2")
def test_an_air_force_that_stays_for_nothing(table: Table) -> None:
    set_up(table, AIR.format(air="germany", hand="build_army, build_navy"))
    table.do("marshal germany", "discard build_army")
    assert why(table, "fly germany") == ("qm 14.2.2", "reason-stays-for-nothing")
    assert why(table, "fly kazakhstan") == ("qm 14.2.1", "reason-no-supplied-piece-there")


CLASH = """
    turn germany play
    germany
      armies germany, ukraine, eastern_europe
      air_forces {air}
      hand land_battle, build_army
    soviet_union
      armies moscow, siberia, mongolia, russia
      air_forces moscow
    """


@rule("qm 14.3")
def test_a_base_that_is_not_next_door(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, eastern_europe
          hand land_battle
        soviet_union
          armies moscow, russia, kazakhstan
          air_forces russia
        """,
    )
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.legal == ["pass", "fly moscow"]
    assert why(table, "fly kazakhstan") == ("qm 14.3", "reason-not-next-door")
    assert why(table, "fly balkans") == ("qm 14.2.1", "reason-no-supplied-piece-there")


@rule("qm 14.4.1")
def test_no_defense_where_no_air_force_is(table: Table) -> None:
    text = CLASH.format(air="").replace("air_forces moscow", "air_forces siberia")
    set_up(
        table, text.replace("armies moscow, siberia", "down leningrad\n  armies moscow, siberia")
    )
    table.do("play land_battle", "battle russia")
    assert why(table, "defend") == ("qm 14.4.1", "reason-no-air-force")


@rule("qm 14.4.1")
def test_no_defense_without_a_battle(table: Table) -> None:
    set_up(table, CLASH.format(air=""))
    assert why(table, "defend") == ("qm 14.4.1", "reason-no-battle-to-answer")


@rule("qm 14.4.2")
def test_no_attack_from_afar_nor_without_a_defense(table: Table) -> None:
    set_up(table, CLASH.format(air="germany, ukraine"))
    assert why(table, "attack ukraine") == ("qm 14.4.2", "reason-no-defense-to-answer")
    table.do("play land_battle", "battle moscow", "soviet_union: defend")
    assert why(table, "attack germany") == ("qm 14.4.2", "reason-not-next-door")


@rule("qm 14.4")
def test_neither_under_clouds(table: Table) -> None:
    text = CLASH.format(air="ukraine").replace("hand land", "hand cloud_cover, land")
    set_up(table, text.replace("armies moscow, siberia", "down moscow\n  armies moscow, siberia"))
    table.do("germany: use cloud_cover")
    assert why(table, "attack ukraine") == ("qm 14.4", "reason-clouds")
    table.do("play land_battle", "battle moscow")
    assert table.seat == "soviet_union"
    assert why(table, "defend") == ("qm 14.4", "reason-clouds")
