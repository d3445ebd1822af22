"""What is stored to be compared: where it lies, and how it is written anew."""

from pathlib import Path

FOLDER = Path(__file__).parent
HOW = "changed on purpose? `make stored`, and read what differs"


def read(name: str) -> str:
    """What is stored under a name; nothing, if it is new."""
    path = FOLDER / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write(name: str, text: str) -> None:
    """Store something."""
    path = FOLDER / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def names(folder: str) -> set[str]:
    """All that is stored in a folder."""
    return {str(path.relative_to(FOLDER)) for path in (FOLDER / folder).rglob("*.txt")}
