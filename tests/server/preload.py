"""What a server imports and reads before it answers; imported only where servers fork from."""

import uvicorn.protocols.http.httptools_impl  # noqa: F401
from tests.server.passwords import CHEAP

import wartable.cli.serve
import wartable.server.app
import wartable.server.http
import wartable.server.startup
import wartable.server.websocket  # noqa: F401
from wartable.core.parts import shelf
from wartable.server import accounts
from wartable.words.text import LANGUAGES, words

vars(accounts)["PasswordHasher"] = lambda: CHEAP
for game in shelf():
    for lang in LANGUAGES:
        words(lang, game.id)
