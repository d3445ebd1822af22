"""What is wrong with what somebody sent, told as a message: each reads it in their language."""

from typing import Any

from tests.server.harness import SIX, Person, me

from wartable.core.decision import BadInput
from wartable.words.telling import complaint

MISTAKE = "germany\n  armies germny\n"
KNOWN = {"where", "word", "expected"}


def read(error: dict[str, Any], lang: str) -> str:
    """What somebody reads who was refused."""
    said = error["args"]
    facts = {key: fact for key, fact in said.items() if key not in KNOWN}
    return complaint(BadInput(said["where"], said["word"], said["expected"], **facts), lang)


def test_a_mistake_in_a_position_is_told_with_its_line_and_what_was_expected(
    person: Person,
) -> None:
    error = person.make(position=MISTAKE, seats=me(*SIX), status=409)["error"]
    args = {"where": 2, "word": "germny", "expected": "space", "choices": "germany"}
    assert error == {"rule": "table", "message": "reason-bad-input", "args": args}
    assert read(error, "en") == "line 2: 'germny': expected a space: germany"
    french = "ligne 2 : « germny » ne convient pas, il faut une zone : germany"
    assert read(error, "fr").replace("\u00a0", " ") == french


def test_a_long_word_is_not_sent_back_whole(person: Person) -> None:
    wrong = "x" * 5000
    error = person.make(position=f"{wrong} 1\n", seats=me(*SIX), status=409)["error"]
    assert error["args"]["word"] == wrong[:400]


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(person: Person) -> None:
    seats = {"germany": {"who": "bot", "level": "robot"}}
    error = person.make(seats=seats, status=409)["error"]
    expected = "level: 'robot': expected one of random, cadet, recruit, officer, general, marshal"
    assert read(error, "en") == expected


def test_options_beside_a_position_that_has_its_own_are_refused(person: Person) -> None:
    error = person.make(
        position="round 2\n", options={"edition": "first"}, seats=me(*SIX), status=409
    )["error"]
    expected = "option: 'edition': expected none: the record or the position sets them"
    assert read(error, "en") == expected
