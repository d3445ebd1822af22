"""Files for browsers: the built client, the words of every language, or a plain page."""

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from wartable.core.game import games
from wartable.server.registry import Registry
from wartable.words.text import LANGUAGES, sources, words

STATIC = Path(__file__).parent.parent / "web" / "static"
FOREVER = "public, max-age=31536000, immutable"


@cache
def _words(lang: str, game: str) -> tuple[str, str]:
    text = "\n".join(text for _, text in sources(lang, game))
    return text, '"' + hashlib.sha256(text.encode()).hexdigest()[:16] + '"'


def packs(request: Request) -> bool:
    """Whether a browser accepts compression. Only what holds no secret may be compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(256)
def _packed(path: Path, changed: float) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _file(request: Request, path: Path, headers: dict[str, str]) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers |= {"vary": "accept-encoding"}
    smallest = path.with_name(f"{path.name}.br")
    if "br" in request.headers.get("accept-encoding", "").split(", ") and smallest.is_file():
        headers |= {"content-encoding": "br"}
        return FileResponse(smallest, headers=headers, media_type=kind)
    if not packs(request):
        return FileResponse(path, headers=headers)
    headers |= {"content-encoding": "gzip"}
    data = _packed(path, path.stat().st_mtime)
    return Response(data, headers=headers, media_type=kind)


async def ftl(request: Request) -> Response:
    """The words of a language, with those of a game: /api/words/fr/GAME.ftl."""
    lang, game = request.path_params["lang"], request.path_params.get("game", "")
    if lang not in LANGUAGES or (game and game not in games()):
        return PlainTextResponse("", 404)
    text, tag = _words(lang, game)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


class Page:
    """The page, if it has been built; every address of its own leads to its first page."""

    def __init__(self, registry: Registry, static: Path) -> None:
        self._registry, self._static = registry, static

    async def __call__(self, request: Request) -> Response:
        index = self._static / "index.html"
        if not index.is_file():
            return await self._plain(request)
        wanted = (self._static / request.scope["path"].lstrip("/")).resolve()
        if wanted.is_relative_to(self._static.resolve()) and wanted.is_file():
            # The build puts a hash into the names under assets/, so they never change.
            assets = self._static.resolve() / "assets"
            cache_control = FOREVER if wanted.is_relative_to(assets) else "no-cache"
            return _file(request, wanted, {"cache-control": cache_control})
        if request.scope["path"].startswith("/assets/"):
            # It belongs to another version: nobody may take the first page for it and cache that.
            return PlainTextResponse("", 404)
        return _file(request, index, {"cache-control": "no-cache"})

    async def _plain(self, request: Request) -> Response:
        lang = request.headers.get("accept-language", "")[:2]
        said = words(lang if lang in LANGUAGES else "en")
        rows = (await self._registry.lobby.listing(b"")).open
        listed = "".join(
            f"<li>{escape(row.table.title or row.table.id)} ({escape(row.table.game)})</li>"
            for row in rows
        )
        nothing = f"<p>{escape(said.say('serve-no-tables'))}</p>"
        title = escape(said.say("serve-title"))
        html = (
            f'<!doctype html><html lang="{said.lang}"><meta charset="utf-8"><title>{title}</title>'
            f"<h1>{title}</h1><p>{escape(said.say('serve-no-client'))}</p>"
            + (f"<ul>{listed}</ul>" if listed else nothing)
        )
        return Response(html, media_type="text/html", headers={"cache-control": "no-store"})
