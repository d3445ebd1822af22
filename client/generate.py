"""Writes the types of the page from the server and the games: `python client/generate.py`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from wartable.core.decision import Asked
from wartable.core.game import games
from wartable.core.parts import SEEN, SEEN_MORE, SEEN_SCENERY, part
from wartable.server import openapi

SOURCE = Path(__file__).parent / "src"
HEAD = """\
// What goes over the wire. Written by client/generate.py from the schema of the server.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


OF_EVERY_GAME = """\
// What stands in the views of every game. Written by client/generate.py from core/decision.py.
"""
OF_A_GAME = """\
// A view of this game. Written by client/generate.py from seen.py of the game.
import type { Asked } from "../../lib/asked";
"""


def written() -> dict[Path, str]:
    """Every file that is written, with what stands in it."""
    schemas: dict[str, Any] = json.loads(openapi.document())["components"]["schemas"]
    found = {SOURCE / "lib/types.ts": _types(HEAD, dict(sorted(schemas.items())))}
    _, common = msgspec.json.schema_components([Asked], ref_template="#/{name}")
    found[SOURCE / "lib/asked.ts"] = _types(OF_EVERY_GAME, common)
    for name, game in games().items():
        seen = [one for one in (part(game, SEEN), part(game, SEEN_SCENERY)) if one is not None]
        seen += part(game, SEEN_MORE) or ()
        folder = SOURCE / "games" / name
        if seen and folder.is_dir():
            _, known = msgspec.json.schema_components(seen, ref_template="#/{name}")
            own = {key: schema for key, schema in known.items() if key not in common}
            found[folder / "view.ts"] = _types(OF_A_GAME, own)
    return found


def _types(head: str, schemas: dict[str, Any]) -> str:
    parts = [head]
    for name, schema in schemas.items():
        about = (
            f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
        )
        if "properties" in schema:
            parts.append(f"{about}export interface {name} {{\n{_fields(schema)}}}\n")
        else:
            parts.append(f"{about}export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


def _fields(schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = (
        f"  {name}{'' if name in needed else '?'}: {_type(field)};\n"
        for name, field in schema["properties"].items()
    )
    return "".join(rows)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    match schema.get("type"):
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case "null":
            return "null"
        case kind:
            return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text)
