"""What came of something that somebody tried, in words."""

import json
from typing import Any

from wartable.core.decision import Reason


def differences(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What has changed, in words."""
    found = []
    for key, value in after.items():
        if key == "log":
            # Taking back shortens it.
            value = value.removeprefix(before.get(key, ""))
            found += [f"log: {value.strip()}"] if value.strip() else []
        elif before.get(key) != value:
            found.append(f"{key}: {before.get(key, '')} → {value}")
    return found


def why_not(reason: Reason) -> str:
    """A refusal with its facts."""
    facts = " ".join(f"{key}={fact}" for key, fact in reason.args.items())
    return f"{reason.message} {facts}".strip()


def written(path: str, body: Any, outcomes: dict[str, list[str]]) -> list[str]:
    """What came of a call, for whom."""
    head = " ".join([path, *([json.dumps(body)] if body else [])])
    return [head, *(f"  {', '.join(who)}: {told}" for told, who in outcomes.items())]
