"""`wartable mcp`: a language model sits in a seat, over the Model Context Protocol."""

import importlib.util
import os

from wartable.cli import inputs
from wartable.core.decision import BadInput

TOKEN = "WARTABLE_TOKEN"


def mcp(
    *, server: str = "http://127.0.0.1:8000", token: str | None = None, lang: str | None = None
) -> int:
    """Let a language model play, with a token of a server."""
    if importlib.util.find_spec("mcp") is None:
        raise BadInput("mcp", "mcp", "extra", extra="mcp")
    token = token or os.environ.get(TOKEN, "")
    if not token:
        raise BadInput("--token", "", "token", variable=TOKEN)
    if not server.startswith(("http://", "https://")):
        raise BadInput("--server", server, "web-address")
    from wartable.adapters.mcp_server import ModelTools

    ModelTools(server, token, inputs.language(lang)).server().run("stdio")
    return 0
