"""Everything that the engine can ask, tell or refuse has words in both languages."""

import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from wartable.core.decision import Decision, Reason
from wartable.core.events import Event
from wartable.core.game import find, settle
from wartable.core.speaking import PlainSpeaker
from wartable.words.telling import Teller, say
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
