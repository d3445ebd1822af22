"""Writes src/lib/types.ts from the schema of the server: `python client/generate.py`."""

import json
from pathlib import Path
from typing import Any

from wartable.server import openapi

TYPES = Path(__file__).parent / "src/lib/types.ts"
HEAD = """\
// What goes over the wire. Written by client/generate.py from the schema of the server.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def written() -> str:
    """The whole file."""
    schemas: dict[str, Any] = json.loads(openapi.document())["components"]["schemas"]
    parts = [HEAD]
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
    TYPES.write_text(written())
