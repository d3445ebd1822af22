"""Whatever the server says can be said in both languages."""

import re
from pathlib import Path

import pytest

from wartable import server
from wartable.words.text import LANGUAGES, words

SPOKEN = re.compile(r'"((?:reason|log|serve)-[a-z-]+)"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_server_has_words(lang: str) -> None:
    files = Path(str(server.__file__)).parent.rglob("*.py")
    found = {name for file in files for name in SPOKEN.findall(file.read_text())}
    assert len(found) > 40
    assert not [name for name in sorted(found) if not words(lang).has(name)]
