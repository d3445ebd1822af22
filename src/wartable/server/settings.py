"""The settings of a server: from a file, the environment and options; the last one wins.

Every setting has one name: `put_away` in the file is WARTABLE_PUT_AWAY and `--put-away`.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import UnionType
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.server.limits import Limits
from wartable.server.logs import ADDRESSES
from wartable.server.notices.settings import NoticeSettings
from wartable.words.telling import trouble

WAYS = ("accounts", "host")
"""Who may make a tournament."""

LONGEST = 600
"""The longest cover, in seconds."""
PREFIX = "WARTABLE_"
PROXIES = "FORWARDED_ALLOW_IPS"
"""The name that uvicorn has for the setting `proxies`."""
EXPECTED = {int: "whole-number", bool: "true-or-false", str: "text-in-quotes"}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "wartable-data"
    thinkers: int = 0
    cover: str = "0.8-2.4"
    limits: bool | Limits = True
    access: bool = False
    addresses: str = "full"
    sync: bool = False
    put_away: int = 30
    proxies: str = "127.0.0.1"
    metrics: bool = False
    tournaments: str = "accounts"
    notices: bool | NoticeSettings = False

    @property
    def delay(self) -> tuple[float, float]:
        """The shortest and the longest delay under cover."""
        least, _, most = self.cover.partition("-")
        return float(least), float(most or least)


NAMES = Settings.__struct_fields__
TYPES: dict[str, Any] = get_type_hints(Settings)


class Gathered(Struct):
    """The settings, and where each came from; nothing if it has its default."""

    settings: Settings
    sources: dict[str, str]

    def where(self, name: str) -> str:
        """What to name when a setting cannot be used."""
        source = self.sources.get(name) or f"--{name.replace('_', '-')}"
        own = source.startswith(("--", PREFIX)) or source == PROXIES
        return source if own else f"{source}: {name}"

    def check(self) -> None:
        """Refuse settings that no server can have."""
        found = self.settings
        if not 0 <= found.port <= 65535:
            self._unusable("port", "whole-number-between", least=0, most=65535)
        for name in ("thinkers", "put_away"):
            if getattr(found, name) < 0:
                self._unusable(name, "whole-number-from", least=0)
        try:
            delay = found.delay
        except ValueError:
            delay = (1, 0)
        if not 0 <= delay[0] <= delay[1] <= LONGEST:
            self._unusable("cover", "seconds", most=LONGEST)
        if found.tournaments not in WAYS:
            self._unusable("tournaments", "one-of", choices=WAYS)
        if isinstance(found.notices, NoticeSettings):
            found.notices.check(self.where("notices"), delay[1])
        elif found.notices:
            # Nobody can guess where people find this server.
            self._unusable("notices", "notices")
        if found.addresses not in ADDRESSES:
            self._unusable("addresses", "one-of", choices=ADDRESSES)

    def _unusable(self, name: str, expected: str, **facts: Any) -> None:
        raise BadInput(self.where(name), str(getattr(self.settings, name)), expected, **facts)

    def rows(self) -> list[tuple[str, str | None]]:
        """Every setting as a line of a file, and where it came from; None if it was not set."""
        found, parts = self.settings, dict[str, Struct]()
        if found.limits:
            parts["limits"] = found.limits if isinstance(found.limits, Limits) else Limits()
        if isinstance(found.notices, NoticeSettings):
            # Someone looking over the host's shoulder must not read the password.
            parts["notices"] = found.notices.shown()
        rows: list[tuple[str, str | None]] = [
            (f"{name} = {_toml(getattr(found, name))}", self.sources.get(name, ""))
            for name in NAMES
            if name not in parts
        ]
        for name, part in parts.items():
            usual = type(part)()
            rows += [("", None), (f"[{name}]", None)]
            for key in part.__struct_fields__:
                value = getattr(part, key)
                source = self.sources.get(name, "") if value != getattr(usual, key) else ""
                rows.append((f"{key} = {_toml(value)}", source))
        return rows


def gather(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Gathered:
    """The settings from all sources; options that were not given are None."""
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for name, value in (_read(file) if file is not None else {}).items():
        if name not in NAMES:
            raise BadInput(str(file), name[:60], "one-of", choices=NAMES)
        sources[name] = str(file)
        values[name] = _convert(name, value, f"{file}: {name}", strict=True)
    variables = {name: f"{PREFIX}{name.upper()}" for name in NAMES}
    for name, variable in [("proxies", PROXIES), *variables.items()]:
        if variable in environment:
            sources[name] = variable
            values[name] = _convert(name, environment[variable], variable, strict=False)
    for name in NAMES:
        if flags.get(name) is not None:
            switched_off = "no-" if flags[name] is False else ""
            sources[name] = f"--{switched_off}{name.replace('_', '-')}"
            values[name] = flags[name]
    found = Gathered(Settings(**values), sources)
    found.check()
    return found


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("--config", str(file), "file-to-read", trouble=trouble(error)) from error
    except ValueError as error:
        raise BadInput(str(file), str(error)[:80], "toml") from error


def _convert(name: str, value: Any, where: str, strict: bool) -> Any:
    kind = TYPES[name]
    if isinstance(kind, UnionType) and not isinstance(value, dict):
        kind = bool
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        if isinstance(value, dict):
            # Only the error says which of its values is wrong.
            said = str(error)[:80]
            raise BadInput(where, said, "notices" if name == "notices" else "limits") from error
        raise BadInput(where, str(value)[:60], EXPECTED[kind]) from error


def _toml(value: Any) -> str:
    return msgspec.json.encode(value).decode()
