"""Everything that the engine can ask, tell or refuse has words in both languages."""

import re
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Table
from tests.europe_table import GUARDED, War
from tests.naval_table import Sea
from tests.played import Played

from wartable.bots import BOTS
from wartable.core.decision import BadInput, Decision, Reason
from wartable.core.events import Event
from wartable.core.game import find, settle
from wartable.core.parts import SCENARIO_FILES, part
from wartable.core.speaking import PlainSpeaker
from wartable.words.telling import Teller, complaint, name, say, value
from wartable.words.text import LANGUAGES, words

SOURCE = Path(__file__).parent.parent / "src" / "wartable"
GAMES = sorted(entry.name for entry in entry_points(group="wartable.games"))
TOLD = re.compile(r"(?:tell\(\w+, |Event\()\"([a-z-]+)\"")
IDS = re.compile(r"\"((?:ask|reason)-[a-z-]+[a-z])\"")


def source(game_id: str) -> str:
    """The code of a game and of the core."""
    folders = (SOURCE / "core", SOURCE / "games" / game_id)
    files = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_and_every_reason_has_words(game_id: str, lang: str) -> None:
    spoken = words(lang, game_id)
    missing = [found for found in set(IDS.findall(source(game_id))) if not spoken.has(found)]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_event_has_words(game_id: str, lang: str) -> None:
    spoken = words(lang, game_id)
    known = [message for message in _messages(lang, game_id) if message.startswith("log-")]
    for kind in set(TOLD.findall(source(game_id))):
        found = [m for m in known if m == f"log-{kind}" or m.startswith(f"log-{kind}-")]
        assert found, kind
        assert all(spoken.has(message) for message in found)


def _messages(lang: str, game_id: str) -> list[str]:
    from wartable.words.text import sources

    lines = "\n".join(text for _, text in sources(lang, game_id)).splitlines()
    return [line.partition(" ")[0] for line in lines if re.match(r"[a-z][a-z-]* =", line)]


def test_a_sentence_has_its_articles_and_genders() -> None:
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    french, english = Teller(game, "fr"), Teller(game, "en")
    built = Event("built", (0, 11))
    assert french.log(state, built) == "L’Allemagne construit une armée en Ukraine."
    assert english.log(state, built) == "Germany builds an army in Ukraine."
    navy = Event("built", (5, 36))
    assert (
        french.log(state, navy) == "Les États-Unis construisent une flotte dans l’Atlantique nord."
    )
    refused = Reason("qm 3.2", "reason-no-port", {"space": "central_pacific"})
    assert english.reason(refused) == "no army of your team is next to the Central Pacific"
    assert (
        french.reason(refused) == "aucune armée de votre camp n’est adjacente au Pacifique centre"
    )


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    teller = Teller(game, "en")
    drew = Event("drew", (0, 1), (0,), 1)
    assert teller.log(state, drew) == "Germany draws “Build Army”."
    assert teller.log(state, drew.seen_by(2)) == "Germany draws a card."


def test_a_game_without_words_of_its_own_is_told_plainly() -> None:
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    plain = PlainSpeaker(game)
    assert plain.event(state, Event("built", (0, 11))) == ("built", {"args": [0, 11]})
    decision: Decision = state.decisions[0]
    assert plain.question(state, decision) == ("opening-discard", {})
    assert plain.answer(state, decision, decision.options[0])[0].startswith("discard ")


def test_titles_in_a_row_are_set_apart() -> None:
    cards = {"cards": ["united_kingdom.sea_battle", "united_kingdom.ledo_and_burma_roads"]}
    said = {
        lang: say(
            words(lang, "quartermaster"), "log-drew-seen", {"nation": "united_kingdom"} | cards
        )
        for lang in LANGUAGES
    }
    assert said["en"].endswith("draws “Sea Battle” and “Ledo and Burma Roads”.")
    assert said["fr"].endswith(
        "«\u00a0Bataille navale\u00a0» et «\u00a0Routes de Ledo et de Birmanie\u00a0»."
    )


def told(game: Played[Any]) -> dict[str, list[str]]:
    """The log of a game in each language, with plain spaces."""
    match = game.match
    return {
        lang: [
            Teller(match.game, lang).log(match.state, event).replace("\u00a0", " ")
            for _, event in match.events
        ]
        for lang in LANGUAGES
    }


def test_a_battle_is_told_with_the_right_sides(table: Table) -> None:
    table.position("""turn germany play
                      germany
                        armies germany, eastern_europe
                        navies north_sea
                        status dive_bombers
                        hand land_battle, build_army
                        deck build_army
                      soviet_union
                        armies ukraine, moscow
                        down stalingrad""")
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad", "germany: pass")
    table.run()
    assert told(table) == {
        "en": [
            "Germany plays “Land Battle”.",
            "Germany battles Ukraine, held by the Soviet Union.",
            "The Soviet Union turns over a Response: “Stalingrad”.",
            "The Soviet army in Ukraine stays in place.",
            "The German navy in the North Sea is out of supply and is removed.",
            "The Axis gains 2 Victory Points.",
            "Germany draws “Build Army”.",
            "Round 1: the United Kingdom to play.",
        ],
        "fr": [
            "L’Allemagne joue « Bataille terrestre ».",
            "L’Allemagne combat l’Union Soviétique en Ukraine.",
            "L’Union Soviétique révèle une Riposte : « Stalingrad ».",
            "L’armée soviétique en Ukraine reste en place.",
            "La flotte allemande en mer du Nord n’est plus ravitaillée : elle est retirée.",
            "L’Axe gagne 2 Points de Victoire.",
            "L’Allemagne pioche : « Construire une armée ».",
            "Tour de jeu 1 : c’est au Royaume-Uni de jouer.",
        ],
    }


def test_an_attack_at_sea_is_told_with_the_right_sides() -> None:
    sea = Sea()
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 kiev, druzhny
                      hand repair""")
    sea.dice(1, 6)
    sea.do("play air_support", "target druzhny", "final", "guard kiev a1")
    lines = told(sea)
    assert lines["en"][:8] == [
        "Alpha plays “Air Support” against Druzhny.",
        "Attack a1 by Alpha on Druzhny: Air Support, 4 or more sinks it.",
        "Alpha has declared all attacks.",
        "Bravo defends.",
        "Bravo’s Kiev will try to stop attack a1.",
        "Bravo’s Kiev against a1, on Druzhny: 1, needs 5: not stopped.",
        "Attack a1 by Alpha on Druzhny: 6, needs 4: a hit.",
        "Alpha sinks Druzhny (3 VP).",
    ]
    assert lines["fr"][:8] == [
        "Alpha joue « Soutien aérien » contre le Druzhny.",
        "Attaque a1 d’Alpha sur le Druzhny : Soutien aérien, 4 ou plus le coule.",
        "Alpha a déclaré toutes ses attaques.",
        "Bravo se défend.",
        "Le Kiev (Bravo) tentera de stopper l’attaque a1.",
        "Le Kiev (Bravo) contre a1, sur le Druzhny : 1, il faut 5 : non stoppée.",
        "Attaque a1 (Alpha) sur le Druzhny : 6, il faut 4 : touché.",
        "Alpha coule le Druzhny (3 PV).",
    ]


def test_the_dice_of_a_combat_are_told_with_the_right_sides() -> None:
    war = War()
    war.position(f"""{GUARDED}markers western support 0
                     hold germany 0811, 0911, 0912
                     unit german_10th_army 0911
                     unit lodz_army 0910""")
    war.dice(1, 2)
    war.do("attack german_10th_army 0910")
    told_in = {lang: " ".join(lines) for lang, lines in told(war).items()}
    assert re.search(r"German 10th Army rolled 1\b.*Łódź Army rolled 2\b", told_in["en"])
    assert re.search(r"10e armée allemande obtient 1\b.*armée Łódź obtient 2\b", told_in["fr"])


def test_nothing_in_a_wrong_word_moves_the_cursor_of_a_terminal() -> None:
    bad = BadInput("order", "\x1b[2Jrm", "one-of", choices=("always", "never"))
    said = complaint(bad, "en")
    assert "\x1b" not in said and r"\x1b[2Jrm" in said


def test_things_in_a_row_are_joined_by_and() -> None:
    for lang, row in (("en", "Germany and Italy"), ("fr", "Allemagne et Italie")):
        spoken = words(lang, "quartermaster")
        found = value(spoken, "nations", ["germany", "italy"])
        assert spoken.say("title", name=found) == spoken.say("title", name=row)


@pytest.mark.parametrize(
    ("game", "key", "fact", "told"),
    [
        ("europe", "city", "warsaw", "« Varsovie »"),
        ("europe", "city", "0101", "« hex 0101 »"),
        ("europe", "cities", ["warsaw"], "« Varsovie »"),
        ("europe", "cities", ["warsaw", "0101"], "« Varsovie et hex 0101 »"),
        ("europe", "units", ["german_10th_army"], "« 10e armée allemande »"),
        ("naval", "ships", ["kiev", "gary", "nimitz"], "« Kiev, Gary et Nimitz »"),
        ("naval", "ship", "flying_dutchman", "« flying_dutchman »"),
        ("naval", "ships", ["kiev", "flying_dutchman"], "« Kiev et flying_dutchman »"),
        ("quartermaster", "wonders", ["a", "b", "c"], "« a, b et c »"),
        ("quartermaster", "card", "germany.blitzkrieg", "« Blitzkrieg »"),
        ("quartermaster", "cards", ["germany.plunder"], "« « Pillage » »"),
    ],
)
def test_a_fact_is_a_name_or_else_what_it_is_called(
    game: str, key: str, fact: str | list[str], told: str
) -> None:
    spoken = words("fr", game)
    said = spoken.say("title", name=value(spoken, key, fact))
    assert said.replace("\xa0", " ").replace("\u202f", " ") == told


@pytest.mark.parametrize("kind", ["scored", "lost-points"])
def test_points_are_told_with_their_team_and_number(kind: str) -> None:
    game = find("quartermaster")
    state = game.new(settle(game, []), 1)
    for team, english, french in ((0, "The Axis", "L’Axe"), (1, "The Allies", "Les Alliés")):
        told = [
            Teller(game, lang).log(state, Event(kind, (team, 3, 2 - team))) for lang in LANGUAGES
        ]
        assert told[0].startswith(english) and told[1].startswith(french), told
        assert all(re.findall(r"\d+", sentence) == ["3"] for sentence in told), told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_in_the_log_is_called_by_its_name(game_id: str, lang: str) -> None:
    spoken, game = words(lang, game_id), find(game_id)
    seat = game.seats(game.new(settle(game, []), 1))[0]
    for level in BOTS:
        for message in ("log-bot-sat", "log-bot-failed", "log-time-up-bot"):
            said = say(spoken, message, {"seat": seat, "level": level, "name": "Anna"})
            assert f"({spoken.name(f'bot-{level}')})" in said
    assert "(chess_master)" in say(spoken, "log-bot-sat", {"seat": seat, "level": "chess_master"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_told_in_its_own_names_whichever_was_told_of_before(lang: str) -> None:
    game, example = find("europe"), SOURCE.parents[1] / "examples" / "border_war.toml"
    files = part(game, SCENARIO_FILES)
    assert files is not None
    # A town with the id of a real one.
    first = example.read_text(encoding="utf-8").replace("norburg", "warsaw")
    second = first.replace("Nor", "Ost")
    tables = [game.position(files.position(text), 1) for text in (first, second)]
    tables.append(game.new(settle(game, ["scenario=poland_1939"]), 1))
    kept, known = Teller(game, lang), []

    def told(teller: Teller, state: Any) -> list[str]:
        decision = state.decisions[0]
        said = [teller.answer(state, decision, option) for option in decision.options]
        return [teller.ask(state, decision), teller.words.name("city-warsaw"), *said]

    for at in (0, 1, 2, 0, 2, 1, 0):
        fresh = told(Teller(game, lang), tables[at])
        assert told(kept, tables[at]) == fresh
        known.append(fresh)
    assert len({said[1] for said in known}) == 3, "each table has another name for it"


def test_the_name_of_a_whole_id_goes_before_that_of_its_last_part() -> None:
    names = {"card-bridge": {"": "Bridge"}, "card-north-bridge": {"": "Old Bridge"}}
    spoken = words("en", "naval").also(names)
    told = [name(spoken, "card", card) for card in ("north.bridge", "south.bridge", "south.hill")]
    assert told == ["Old Bridge", "Bridge", "south.hill"]
