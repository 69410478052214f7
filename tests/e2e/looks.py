"""What must be true of every screen: said in the right language, not cut off, large enough to hit."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from companion.text import texts
from scorers.core.data import data_folder
from scorers.core.registry import game, slugs
from tests.e2e.browser import Node, Walker
from tests.e2e.painted import faults
from tests.e2e.shadow import colour_name
from tests.e2e.staged import NAMES

TARGET: Final = 48
LOOKS_AGAIN: Final = 2
"""So often a screen with something wrong is looked at again; what is wrong each time is a fault."""
MOMENT: Final = 300
"""Milliseconds between two looks."""
TABLE: Final = re.compile(r"^\w+://[^/]+|[0-9a-f]{32}")
"""What differs between two runs in the address of one screen."""
HAIR: Final = 0.6
"""Flutter rounds to device pixels."""


class Reading:
    """Reads every screen a journey comes to, once in each language, light and size: can all of it be read?"""

    def __init__(self) -> None:
        """Remember what has been read."""
        self._read: set[tuple[object, ...]] = set()

    def look(self, walker: Walker) -> None:
        """Read a screen whose titles nobody has met; a podium is read when all its columns stand.

        The address is part of what it is known by: it changes before the first frame of the new page is painted.
        """
        device, titles = walker.page.evaluate(SCREEN)
        screen = (walker.language, *device, TABLE.sub("", walker.page.url), *titles)
        if not titles or screen in self._read or walker.sees(walker.t("app-show-all")):
            return
        self._read.add(screen)
        found = faults(walker.page, people(walker))
        for _ in range(LOOKS_AGAIN):  # a page may rest between two frames of a busy machine: what moves on is no fault
            if not found:
                return
            walker.page.wait_for_timeout(MOMENT)
            found = faults(walker.page, people(walker))
        assert found == [], f"cannot be read at {walker.page.url}, {device}: {found}"


SCREEN: Final = """() => [
  [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches],
  window.painted ? painted.titles() : [],
]"""


def people(walker: Walker) -> frozenset[str]:
    """Return what people are called: their names, and the colours of those who have none."""
    colours = {colour.id for slug in slugs() for colour in game(slug).info.colours}
    return frozenset({*NAMES, *walker.typed, *(colour_name(walker, colour) for colour in colours)})


def check(walker: Walker) -> None:
    """All of it, for the screen as it is now."""
    walker.glance()
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
