"""The OpenAPI document, generated from the types in api/ and the calls in calls/."""

import re
from functools import cache
from typing import Any

import msgspec

from wartable import __version__
from wartable.server import api
from wartable.server.calls import CALLS, Call
from wartable.server.streams import NDJSON

REFUSALS = {
    400: "The request cannot be understood.",
    401: "The token of a program is missing, unknown or was taken away.",
    403: "It is not yours to do, or the request comes from another site.",
    404: "There is no such thing, or it is not open to you.",
    405: "The method is not allowed here.",
    409: "The game or the table does not allow it now.",
    413: "Too large.",
    415: "Not JSON.",
    429: "Too much at once.",
}
LIVE = """The websocket of a table. It sends `Snapshot` first, then `Update`, `TableChanged`,
`Present`, `Spoken`, `ClocksTold`, `Reply` and `Bye`; it takes `Answer`, `GiveOrder`, `Hush`,
`Undo`, `Consent` and `Why`. `last` is how many lines of the log you have."""
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-z_]+$"},
    "name": {"type": "string", "minLength": 1, "maxLength": 60, "pattern": "^[^/]+$"},
    "tournament": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9_-]+$",
    },
    "lesson": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-z_]+$"},
    "lang": {"type": "string", "minLength": 1, "maxLength": 8, "pattern": "^[a-z]+$"},
    "scenario": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-z0-9_]+$"},
    "rule": {"type": "string", "minLength": 1, "maxLength": 40},
    "at": {"type": "integer", "minimum": 0, "maximum": 100000},
    "options": {"type": "string", "maxLength": 400},
    "after": {
        "type": "array",
        "items": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}:[0-9]{1,9}$"},
        "maxItems": 200,
    },
    "seconds": {"type": "integer", "minimum": 0, "maximum": 99999},
    "token": {"type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[0-9a-f.]+$"},
    "last": {"type": "integer", "minimum": 0},
    "seat": {"type": "string", "maxLength": 40},
    "number": {"type": "integer", "minimum": 0},
    "answer": {"type": "string", "maxLength": 200},
    "topic": {"type": "string", "maxLength": 40},
    "of": {"type": "string", "maxLength": 200},
}


@cache
def document() -> bytes:
    """The document as JSON."""
    bodies = [found.body for found in CALLS if found.body is not None]
    replies = [found.reply for found in CALLS]
    types = [*bodies, *replies, api.Failure, api.Message]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    known = {_key(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    components["Command"], components["Message"] = (
        known[_key(api.Command)],
        known[_key(api.Message)],
    )
    paths: dict[str, dict[str, Any]] = {}
    for found in CALLS:
        paths.setdefault(found.path, {})[found.method.lower()] = _operation(found, known)
    paths["/api/tables/{table}/live"] = {
        "get": {
            "operationId": "live",
            "summary": "The websocket of a table",
            "description": LIVE,
            "parameters": [_parameter("table", "path"), _parameter("last", "query")],
            "x-sends": {"$ref": "#/components/schemas/Message"},
            "x-takes": {"$ref": "#/components/schemas/Command"},
            "responses": {
                "101": {"description": "The connection becomes a websocket."},
                "400": {"description": "Not a websocket."},
                "404": {"description": "Not a websocket."},
            },
        }
    }
    return api.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Wartable", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _key(kind: Any) -> str:
    return repr(kind)


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[name]}


def _operation(found: Call, known: dict[str, Any]) -> dict[str, Any]:
    """One call."""
    names = re.findall(r"{(\w+)}", found.path)
    failure = {"application/json": {"schema": known[_key(api.Failure)]}}
    operation: dict[str, Any] = {
        "operationId": found.name,
        "summary": (found.handler.__doc__ or "").strip(),
        "parameters": [_parameter(name, "path") for name in names]
        + [_parameter(name, "query") for name in found.query],
        "responses": {
            "200": {
                "description": "Done.",
                "content": {
                    NDJSON if found.reply is api.StreamLine else "application/json": {
                        "schema": known[_key(found.reply)]
                    }
                },
            },
            **{
                str(status): {"description": text, "content": failure}
                for status, text in REFUSALS.items()
            },
        },
    }
    if found.scope is not None:
        # What a program needs; without a scope, programs cannot call this.
        operation["x-scopes"] = [found.scope] if found.scope else []
    if found.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": known[_key(found.body)]}},
        }
    return operation
