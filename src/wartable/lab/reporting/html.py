"""Pieces of a page."""

import re
from collections.abc import Iterable, Sequence
from html import escape

Cells = Sequence[str]


def table(heads: Sequence[tuple[str, str]], rows: Iterable[tuple[str, Cells]]) -> str:
    """A table: (heading, class) of the columns; (class, cells) of the rows. Cells are HTML."""
    classes = [f' class="{kind}"' if kind else "" for _, kind in heads]
    head = "".join(
        f"<th{kind}>{escape(text)}</th>" for (text, _), kind in zip(heads, classes, strict=True)
    )
    out = [f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>']
    for row, cells in rows:
        out.append(f'<tr class="{row}">' if row else "<tr>")
        out += [f"<td{kind}>{cell}</td>" for cell, kind in zip(cells, classes, strict=True)]
        out.append("</tr>")
    return "".join(out) + "</tbody></table></div>"


def figure(drawing: str, title: str, note: str) -> str:
    """A drawing with a caption."""
    return (
        f"<figure>{drawing}<figcaption><b>{escape(title)}</b> {escape(note)}</figcaption></figure>"
    )


def paragraph(text: str, kind: str = "") -> str:
    """Some words; an interval stays on its line."""
    words = re.sub(r"\S*\d–\d\S*", r'<span class="whole">\g<0></span>', escape(text))
    return f'<p class="{kind}">{words}</p>' if kind else f"<p>{words}</p>"


def heading(level: int, text: str, kind: str = "") -> str:
    """A heading."""
    of_kind = f' class="{kind}"' if kind else ""
    return f"<h{level}{of_kind}>{escape(text)}</h{level}>"


def folded(title: str, content: str, is_open: bool = False) -> str:
    """Something that can be unfolded."""
    start = "<details open>" if is_open else "<details>"
    return f"{start}<summary>{escape(title)}</summary>{content}</details>"


def key(colour: str, title: str) -> str:
    """A name with a small square in its colour."""
    return f'<span class="key-name"><span class="key {colour}"></span>{escape(title)}</span>'
