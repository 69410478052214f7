"""What must be true of every screen: said in the right language, not cut off, large enough to hit."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from companion.text import texts
from scorers.core.data import data_folder
from tests.e2e.browser import Node, Walker

TARGET: Final = 48
HAIR: Final = 0.6
"""Flutter rounds to device pixels."""


def check(walker: Walker) -> None:
    """All of it, for the screen as it is now."""
    nodes = walker.nodes()
    wrong = {
        "ids of sentences": ids_shown(nodes),
        "another language": foreign_words(nodes, walker.language),
        "outside the window": outside(nodes, walker),
        "too small to hit": too_small(nodes),
        "without a name": nameless(nodes),
    }
    found = {name: those for name, those in wrong.items() if those}
    if found:
        raise AssertionError(f"{walker.page.url} at {walker.page.viewport_size}: {found}")


def ids_shown(nodes: list[Node]) -> list[str]:
    """Ids of sentences nobody translated."""
    pattern = re.compile(rf"\b(?:{'|'.join(re.escape(p) for p in prefixes())})-[a-z][a-z0-9_-]+")
    return sorted({found for node in nodes for found in pattern.findall(node.name)})


def foreign_words(nodes: list[Node], language: str) -> list[str]:
    """Sentences of another language."""
    others = sentences("en" if language == "pl" else "pl") - sentences(language)
    return sorted({line for node in nodes for line in node.name.split("\n") if line in others})


def outside(nodes: list[Node], walker: Walker) -> list[str]:
    """What sticks out of the window to the left or right: nothing scrolls sideways but the seat strip."""
    width = walker.page.evaluate("() => innerWidth")
    return [
        f"{node.name!r} at {node.x:.0f}..{node.x + node.w:.0f} of {width}"
        for node in nodes
        if not node.group and (node.x < -1 or node.x + node.w > width + 1) and not _scrolls_sideways(node)
    ]


def _scrolls_sideways(node: Node) -> bool:
    return node.x + node.w > node.cr + 1 and node.cr > 0 and node.cb - node.ct < 120


def too_small(nodes: list[Node]) -> list[str]:
    """Targets a finger misses."""
    return [
        f"{node.name!r} {node.role} {node.w:.0f}x{node.h:.0f}"
        for node in nodes
        if node.hit and not node.cut() and min(node.w, node.h) < TARGET - HAIR and node.w > 0
    ]


def nameless(nodes: list[Node]) -> list[str]:
    """Targets nobody can speak of."""
    return [f"{node.role} at {node.x:.0f},{node.y:.0f}" for node in nodes if node.hit and not node.name.strip()]


@cache
def prefixes() -> frozenset[str]:
    """How ids begin: the names of the files."""
    return frozenset(path.stem for path in (data_folder() / "locale" / "en").glob("*.ftl"))


@cache
def sentences(language: str) -> frozenset[str]:
    """Every sentence of a language that speaks of nothing, so that it is shown just as it is written."""
    found = set()
    say = texts(language)
    for path in (data_folder() / "locale" / language).glob("*.ftl"):
        if path.stem == "cli":
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value and _plain(entry.value):
                found.add(say.t(entry.id.name))
    return frozenset(sentence for sentence in found if len(sentence) > 3)


def _plain(pattern: ast.Pattern) -> bool:
    return all(isinstance(element, ast.TextElement) for element in pattern.elements)
