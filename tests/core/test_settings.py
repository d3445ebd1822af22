"""Settings: what each may be, and that they are read as they are written."""

import re
from random import Random

import pytest
from tests.conformance.walks import NAMES

from wartable.core.decision import BadInput
from wartable.core.game import Setting, find, settle, spell

SETTINGS = [(name, setting) for name in NAMES for setting in find(name).settings]
each_setting = pytest.mark.parametrize(
    ("name", "setting"), SETTINGS, ids=[f"{name}-{one.name}" for name, one in SETTINGS]
)
each_game = pytest.mark.parametrize("name", NAMES)
SIGNS = "0123456789 \n\tx-.=٣²"


def usable(setting: Setting) -> set[str]:
    """Values that a setting may have: those it names, and some of its form."""
    found, random = {*setting.values}, Random(setting.name)
    form = re.compile(rf"\A(?:{setting.pattern})\Z", re.ASCII) if setting.pattern else None
    for _ in range(3000 if form else 0):
        word = "".join(random.choice("0123456789") for _ in range(random.randrange(1, 8)))
        if form and form.search(word) and len(found) < 40:
            found.add(word)
    assert not form or len(found) > len(setting.values)
    return found


@each_setting
def test_a_setting_takes_what_it_names_or_what_has_its_form_and_nothing_beside_it(
    name: str, setting: Setting
) -> None:
    game, good = find(name), usable(setting)
    form = re.compile(rf"\A(?:{setting.pattern})\Z", re.ASCII) if setting.pattern else None
    for value in good:
        assert setting.takes(value)
        assert settle(game, [f"{setting.name}={value}"])[setting.name] == value
    beside = {f"{sign}{value}" for value in good for sign in SIGNS}
    beside |= {f"{value}{sign}" for value in good for sign in SIGNS}
    beside |= {value.upper() for value in good} | {"", "none", "ON", "٣"}
    for word in sorted(beside - good):
        if form and form.search(word):
            continue
        assert not setting.takes(word), word
        with pytest.raises(BadInput) as refused:
            settle(game, [f"{setting.name}={word}"])
        assert refused.value.word == f"{setting.name}={word}"


@each_game
def test_settings_are_read_as_they_are_written_and_only_what_is_not_usual_is(name: str) -> None:
    game, random = find(name), Random(name)
    assert spell(game, settle(game, [])) == []
    known = {one.name: sorted(usable(one)) for one in game.settings}
    for _ in range(100):
        chosen = {setting: random.choice(values) for setting, values in known.items()}
        words = spell(game, chosen)
        assert settle(game, words) == chosen
        random.shuffle(words)
        assert settle(game, words) == chosen, "in any order"
        told = {word.partition("=")[0] for word in words}
        assert told == {one.name for one in game.settings if chosen[one.name] != one.default}


@each_game
def test_a_switch_alone_is_on_and_its_opposite_turns_it_round(name: str) -> None:
    game = find(name)
    for setting in game.settings:
        if setting.switch:
            assert settle(game, [setting.name])[setting.name] == "on"
        else:
            with pytest.raises(BadInput):
                settle(game, [setting.name])
        if setting.opposite:
            for value, other in (("on", "off"), ("off", "on")):
                found = settle(game, [f"{setting.opposite}={value}"])
                assert found == {**settle(game, []), setting.name: other}
            assert settle(game, [setting.opposite])[setting.name] == "off"
