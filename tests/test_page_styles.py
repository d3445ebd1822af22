"""What a style sheet names must be there: a colour that nobody defines is black."""

import re
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "client/src"


def test_every_css_variable_that_is_used_without_a_fallback_is_defined_somewhere() -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".css", ".ts")]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    defined = {name for text in texts.values() for name in re.findall(r"(--[\w-]+)\s*[:=]", text)}
    missing = {
        f"{path.relative_to(SOURCE)} {name}"
        for path, text in texts.items()
        for name in re.findall(r"var\((--[\w-]+)\)", text)
        if name not in defined
    }
    assert not missing
