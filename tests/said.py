"""Which sentences the code speaks of: a walk over its syntax that finds every id of a message."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

SAYING = frozenset({"Msg", "msg", "impossible", "against", "hint", "t"})
"""Calls whose first argument is the id of a sentence."""

LEAST_LETTERS = 3
"""A pattern with fewer could stand for everything, and would prove nothing."""


@dataclass(frozen=True)
class Mention:
    """An id in the code, or the pattern of the ids it may stand for."""

    pattern: str
    where: str
    sure: bool = True
    """Whether it can be nothing but an id; what merely may be one is not missed."""

    def ids(self, known: Iterable[str]) -> set[str]:
        return {name for name in known if re.fullmatch(self.pattern, name)}


@dataclass(frozen=True)
class Room:
    """Files that share their helpers: the app, the core, one game."""

    slug: str | None
    files: Mapping[str, ast.Module]

    @cached_property
    def helpers(self) -> dict[str, str]:
        """The room's own short ways of saying: `say("fed")` for `msg(f"{SLUG}-fed")`; name -> what goes before."""
        return {name: before for tree in self.files.values() for name, before, _ in _helpers(tree, self.slug)}

    def inside_helpers(self) -> set[int]:
        return {at for tree in self.files.values() for _, _, at in _helpers(tree, self.slug)}


def rooms(root: Path) -> Iterator[Room]:
    games = sorted(path for path in (root / "scorers").glob("*") if path.is_dir())
    for folder in (root / "companion", *games):
        slug = folder.name if folder.parent.name == "scorers" and folder.name != "core" else None
        files = {p.relative_to(root).as_posix(): p.read_text(encoding="utf-8") for p in sorted(folder.rglob("*.py"))}
        yield Room(slug, {name: ast.parse(text, name) for name, text in files.items()})


@cache
def mentions(root: Path, known: frozenset[str]) -> tuple[Mention, ...]:
    """Every string of the code that is an id: by the call it stands in, or by how it begins."""
    return tuple(_mentions(root, known))


def _mentions(root: Path, known: frozenset[str]) -> Iterator[Mention]:
    prefixes = {name.partition("-")[0] for name in known}
    begins = re.compile(rf"(?:{'|'.join(map(re.escape, sorted(prefixes)))})-[a-z0-9][a-z0-9_-]*")
    for room in rooms(root):
        skipped = room.inside_helpers()
        for name, tree in room.files.items():
            said = {id(part): before for node in ast.walk(tree) for part, before in _said(node, room.helpers)}
            fragments = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
            for node in ast.walk(tree):
                if id(node) not in fragments | skipped:
                    found = _patterns(node, room, begins, said.get(id(node)))
                    where = f"{name}:{getattr(node, 'lineno', 0)}"
                    yield from (Mention(pattern, where, sure) for pattern, sure in found)


def _patterns(node: ast.AST, room: Room, begins: re.Pattern[str], before: str | None) -> Iterator[tuple[str, bool]]:
    """The ids a string may stand for, and whether it can stand for nothing else."""
    match node:
        case ast.Constant(value=str(text)):
            if before is not None or begins.fullmatch(text):
                yield (before or "") + re.escape(text), True
            else:
                # Handed to a helper later, from a table or a variable: it may be an id.
                yield from ((prefix + re.escape(text), False) for prefix in set(room.helpers.values()))
        case ast.JoinedStr(values=values):
            if before is not None or _begins_like_an_id(values, begins):
                yield (before or "") + _pattern(values, room.slug), True


def _said(node: ast.AST, helpers: Mapping[str, str]) -> Iterator[tuple[ast.expr, str]]:
    """The first argument of a saying call, both sides of a choice, and what the call puts before it."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]):
            before = "" if name in SAYING else helpers.get(name)
            if before is not None:
                yield from ((part, before) for part in _choices(first))


def _choices(node: ast.expr) -> tuple[ast.expr, ...]:
    return (*_choices(node.body), *_choices(node.orelse)) if isinstance(node, ast.IfExp) else (node,)


def _helpers(tree: ast.Module, slug: str | None) -> Iterator[tuple[str, str, int]]:
    """Functions that put nothing but a prefix before the id they are given: name, prefix, and the string itself."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name, args=ast.arguments(posonlyargs=[first]) | ast.arguments(args=[first, *_])):
                for call in ast.walk(node):
                    for part, _ in _said(call, {}):
                        before = _prefix(part, first.arg, slug)
                        if before is not None:
                            yield name, before, id(part)


def _prefix(node: ast.expr, parameter: str, slug: str | None) -> str | None:
    match node:
        case ast.JoinedStr(values=[*values, ast.FormattedValue(value=ast.Name(id=name))]) if name == parameter:
            before = _pattern(values, slug)
            return before if before == re.escape(f"{slug}-") else None
        case _:
            return None


def _pattern(values: list[ast.expr], slug: str | None) -> str:
    """A formatted string as a pattern; in a game the slug is that game's."""
    return "".join(_piece(value, slug) for value in values)


def _piece(value: ast.expr, slug: str | None) -> str:
    match value:
        case ast.Constant(value=text):
            return re.escape(str(text))
        case ast.FormattedValue(value=ast.Name(id=name) | ast.Attribute(attr=name)) if name.casefold() == "slug":
            return re.escape(slug) if slug else ".+"
        case _:
            return ".+"


def _begins_like_an_id(values: list[ast.expr], begins: re.Pattern[str]) -> bool:
    match values:
        case [ast.Constant(value=str(text)), *_]:
            # A prefix alone is enough: f"core-{code}".
            return bool(begins.fullmatch(f"{text}x"))
        case [
            ast.FormattedValue(value=ast.Name(id=name) | ast.Attribute(attr=name)),
            ast.Constant(value=str(text)),
            *_,
        ]:
            return name.casefold() == "slug" and bool(re.fullmatch(r"-[a-z0-9-]+", text))
        case _:
            return False


# What follows from it


def missing(root: Path, known: frozenset[str]) -> list[str]:
    found = mentions(root, known)
    return sorted({f"{m.where}: no text for {_plain(m.pattern)}" for m in found if m.sure and not m.ids(known)})


def unused(root: Path, known: frozenset[str]) -> frozenset[str]:
    patterns = {mention.pattern for mention in mentions(root, known)}
    exact = {_plain(pattern) for pattern in patterns if ".+" not in pattern}
    wide = [re.compile(pattern) for pattern in patterns if ".+" in pattern]
    return frozenset(name for name in known - exact if not any(pattern.fullmatch(name) for pattern in wide))


def too_wide(root: Path, known: frozenset[str]) -> list[str]:
    found = (m for m in mentions(root, known) if m.sure and ".+" in m.pattern)
    slugs = {room.slug for room in rooms(root)}
    return sorted({f"{m.where}: {_plain(m.pattern)}" for m in found if not _says_enough(m.pattern, slugs)})


def _says_enough(pattern: str, slugs: set[str | None]) -> bool:
    """Some letters, and more than the name of a game."""
    letters = "".join(re.findall(r"[a-z_]", pattern))
    return len(letters) >= LEAST_LETTERS and letters not in slugs


def _plain(pattern: str) -> str:
    return pattern.replace("\\", "").replace(".+", "*")
