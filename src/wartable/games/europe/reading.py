"""Reading a scenario file: from text to structs, and what to say if that is impossible."""

import re
import tomllib
from functools import cache
from typing import Any, NoReturn

from msgspec import DecodeError, ValidationError, convert, inspect, json

from wartable.core.decision import BadInput
from wartable.games.europe.effects import MOST
from wartable.games.europe.format import File
from wartable.games.europe.scenario import DATA
from wartable.games.europe.table_format import FileTables

TABLES = "tables"
_AT = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
_LIMIT = re.compile(r"`int` (>=|<=) -?\d+")
_STEP = re.compile(r"\.([A-Za-z_][\w-]*)|\[(\d+)\]|\[\.\.\.\]")
_QUOTED = re.compile(r"`([^`]*)`")
_TWICE = re.compile(r"Cannot (overwrite|declare|mutate)|Duplicate")
_LINE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


def decode(text: str, where: str) -> tuple[File, FileTables]:
    """The scenario and the tables in a text, with each field of the right type."""
    data = _parse(text, where)
    source = _convert(data, File, where, ())
    return source, numbers_of(source, where)


def numbers_of(source: File, where: str) -> FileTables:
    """The numbers that apply in a scenario: those of the game, overridden by its own."""
    numbers: FileTables = _convert(
        laid_over(standard_tables(), source.tables), FileTables, where, (TABLES,)
    )
    return numbers


@cache
def standard_tables() -> dict[str, Any]:
    """The numbers of the game, as data."""
    return tomllib.loads(DATA.joinpath("tables.toml").read_text(encoding="utf-8"))


def laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """Tables overridden by others, key by key; anything that is not a table is replaced."""
    result = dict(below)
    for key, value in above.items():
        under = result.get(key)
        if isinstance(value, dict) and isinstance(under, dict):
            value = laid_over(under, value)
        result[key] = value
    return result


def place(where: str, *steps: str | int) -> str:
    """Where something is in a file: `my.toml: units.german_3rd_army.at`."""
    return f"{where}: {'.'.join(map(str, steps))}" if steps else where


def one_line(text: str) -> str:
    """The same scenario on one line without `#`: for positions, records and saves."""
    return json.encode(_parse(text, "scenario")).decode().replace("#", "\\u0023")


def _parse(text: str, where: str) -> dict[str, Any]:
    if text.startswith("{"):
        return _parse_line(text, where)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        rows = text.splitlines() or [""]
        word = rows[min(line, len(rows)) - 1].strip()
        twice = _TWICE.search(str(error))
        at, said = f"{where}:{line}", word[:60]
        raise BadInput(at, said, "toml-once" if twice else "toml") from error
    except RecursionError as error:
        raise BadInput(where, "", "toml-nested") from error


def _parse_line(text: str, where: str) -> dict[str, Any]:
    """What `one_line` wrote."""
    try:
        return json.decode(text, type=dict[str, Any])
    except (DecodeError, RecursionError) as error:
        raise BadInput(where, text[:60], "written-by-state") from error


def _convert(data: dict[str, Any], kind: Any, where: str, start: tuple[str, ...]) -> Any:
    try:
        return convert(data, kind)
    except ValidationError as error:
        _refuse(str(error), data, kind, where, start)


def _refuse(said: str, data: Any, kind: Any, where: str, start: tuple[str, ...]) -> NoReturn:
    """Say in our words what msgspec says in its own."""
    found = _AT.match(said)
    assert found is not None, said
    what, steps = found["what"], list(_STEP.finditer(found["path"] or ""))
    info = inspect.type_info(kind)
    names: list[str | int] = list(start)
    value = data
    for step in steps:
        if step[1] is not None:
            info = _field(info, value, step[1])
            value = value.get(step[1]) if isinstance(value, dict) else None
            names.append(step[1])
        elif step[2] is not None:
            index = int(step[2])
            info = _item(info, index)
            value = value[index]
            own = value.get("id") if isinstance(value, dict) else None
            names.append(own if isinstance(own, str) else index + 1)
        else:
            # msgspec does not name the key of a dictionary: look for what does not fit.
            key, value, info = _wrong_entry(value, info)
            names.append(key)
    quoted = _QUOTED.findall(what)
    at = place(where, *names)
    if "missing required field" in what:
        raise BadInput(place(where, *names, quoted[0]), "", "something")
    if "unknown field" in what:
        raise BadInput(at, quoted[0], "one-of", choices=_fields(info, value))
    choices = _choices(info)
    if choices and not isinstance(value, dict | list):
        raise BadInput(at, str(value), "one-of", choices=choices)
    if isinstance(value, dict) and isinstance(info, inspect.DictType):
        keys = _choices(info.key_type)
        wrong = next((key for key in value if key not in keys), "")
        raise BadInput(at, wrong, "one-of", choices=keys)
    if "of length" in what and isinstance(value, list):
        length = re.search(r"\d+", what)
        raise BadInput(at, _shown(value), "list-of", number=length[0] if length else "")
    if _LIMIT.search(what):
        least, most = _limits(info)
        raise BadInput(at, str(value), "whole-number-between", least=least, most=most)
    match re.split(r"[^a-z]+", quoted[0] if quoted else ""):
        case ["int", *_]:
            raise BadInput(at, _shown(value), "whole-number")
        case ["bool", *_]:
            raise BadInput(at, _shown(value), "true-or-false")
        case ["str", *_]:
            raise BadInput(at, _shown(value), "text-in-quotes")
        case ["array", *_]:
            raise BadInput(at, _shown(value), "list")
    raise BadInput(at, _shown(value), "fields")


def _shown(value: Any) -> str:
    """A value as it would be written in the file."""
    match value:
        case bool():
            return str(value).lower()
        case list():
            return ", ".join(map(_shown, value))[:60]
        case dict():
            return "{ … }"
    return str(value)[:60]


def _plain(info: inspect.Type) -> list[inspect.Type]:
    return list(info.types) if isinstance(info, inspect.UnionType) else [info]


def _field(info: inspect.Type, value: Any, name: str) -> inspect.Type:
    for part in _structs(info, value):
        for own in part.fields:
            if own.encode_name == name:
                return own.type
        if part.tag_field == name:
            tags = [each.tag for each in _plain(info) if isinstance(each, inspect.StructType)]
            return inspect.LiteralType(tuple(str(tag) for tag in tags))
    for each in _plain(info):
        if isinstance(each, inspect.DictType):
            return each.value_type
    return inspect.AnyType()


def _structs(info: inspect.Type, value: Any) -> list[inspect.StructType]:
    """The structs that a value may be; if it names one of several, only that one."""
    found = [each for each in _plain(info) if isinstance(each, inspect.StructType)]
    if isinstance(value, dict):
        named = [each for each in found if each.tag_field and value.get(each.tag_field) == each.tag]
        return named or found
    return found


def _fields(info: inspect.Type, value: Any) -> list[str]:
    return [own.encode_name for part in _structs(info, value)[:1] for own in part.fields]


def _item(info: inspect.Type, index: int) -> inspect.Type:
    for each in _plain(info):
        if isinstance(each, inspect.VarTupleType | inspect.ListType):
            return each.item_type
        if isinstance(each, inspect.TupleType) and index < len(each.item_types):
            return each.item_types[index]
    return inspect.AnyType()


def _choices(info: inspect.Type) -> list[str]:
    return [
        str(value)
        for each in _plain(info)
        if isinstance(each, inspect.LiteralType)
        for value in each.values
    ]


def _limits(info: inspect.Type) -> tuple[int, int]:
    """The least and the most that a number may be."""
    for each in _plain(info):
        if isinstance(each, inspect.IntType) and each.ge is not None and each.le is not None:
            return each.ge, each.le
    return 0, MOST


def _wrong_entry(value: Any, info: inspect.Type) -> tuple[str, Any, inspect.Type]:
    """The entry of a dictionary that is of the wrong type."""
    inner = next(each.value_type for each in _plain(info) if isinstance(each, inspect.DictType))
    for key, entry in value.items():
        if not _fits(entry, inner):
            return key, entry, inner
    key = next(iter(value))
    return key, value[key], inner


def _fits(value: Any, info: inspect.Type) -> bool:
    """Whether a value could be of a type, judging by its own fields."""
    for each in _plain(info):
        match each:
            case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
                least, most = _limits(each)
                return least <= value <= most
            case inspect.BoolType() if isinstance(value, bool):
                return True
            case inspect.StrType() if isinstance(value, str):
                return True
            case inspect.TupleType() if isinstance(value, list):
                return len(value) == len(each.item_types)
            case inspect.NoneType() if value is None:
                return True
            case inspect.LiteralType() if value in each.values:
                return True
            case inspect.VarTupleType() if isinstance(value, list):
                return all(_fits(item, each.item_type) for item in value)
            case inspect.DictType() if isinstance(value, dict):
                return all(_fits(item, each.value_type) for item in value.values())
            case inspect.StructType() if isinstance(value, dict):
                own = {field.encode_name: field for field in each.fields}
                missing = any(field.required and name not in value for name, field in own.items())
                fitting = all(key in own and _fits(value[key], own[key].type) for key in value)
                return fitting and not missing
            case inspect.AnyType():
                return True
    return False
