# ruff: noqa: ANN401 - Flet's controls come in every shape
"""What a browser holds: the page as it was told, changed by every message, as Flet's client changes it.

Flet sends differences; where it sends a wrong one, the person sees something that Python does not know of. So what was
sent is put together here and compared with the page. `flet==1.0.5`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, Final

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl

Node = Any
"""A map, a list or a value, as unpacked from a message."""

REPLACE, ADD, REMOVE, MOVE = range(4)

NOTHING: Final[tuple[Any, ...]] = (None, False, [], {})
"""What may as well not have been sent."""


class Client:
    """One browser's page."""

    def __init__(self, page: Node) -> None:
        """Begin with what the first answer says."""
        self.page = page
        self._known: dict[int, Node] = {}
        self._meet(page)

    def _meet(self, value: Node) -> None:
        """Know every control by its number."""
        if isinstance(value, dict):
            if "_i" in value:
                self._known[value["_i"]] = value
            for part in value.values():
                self._meet(part)
        elif isinstance(value, list):
            for part in value:
                self._meet(part)

    def typed(self, control: int, value: str) -> None:
        """Somebody has typed here: the browser knows before the page does."""
        self._known[control]["value"] = value

    def patched(self, control: int, patch: list[Node]) -> None:
        """Take a difference, step by step; the ways into the tree are walked as it is by then."""
        root, ways = self._known[control], dict(_ways(patch[0], ()))

        def at(number: int) -> Node:
            node = root
            for part in ways[number]:
                node = node[part]
            return node

        for kind, *step in patch[1:]:
            self._step(kind, step, at)

    def _step(self, kind: int, step: list[Node], at: Callable[[int], Node]) -> None:
        if kind == MOVE:
            source, index, target, to = at(step[0]), step[1], at(step[2]), step[3]
            moved = source.pop(index)
            _put(target, to, moved)
            return
        node, key = at(step[0]), step[1]
        if kind == REMOVE:
            node.pop(key)
        elif kind == ADD:
            _put(node, key, step[2])
            self._meet(step[2])
        else:
            node[key] = step[2]
            self._meet(step[2])


def _put(node: Node, key: Any, value: Node) -> None:
    if isinstance(node, list):
        node.insert(key, value)
    else:
        node[key] = value


def _ways(tree: list[Node], way: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    yield tree[0], way
    for key, branch in (tree[1] if len(tree) > 1 else {}).items():
        yield from _ways(branch, (*way, key))


def unlike(drawn: Any, held: Node, path: str = "") -> str | None:
    """Return the first place where a browser holds something else than was drawn."""
    match drawn:
        case Component():
            return _number(drawn, held, path) or unlike(drawn._b, held.get("_b"), path)
        case ft.Image(src=str()):
            return f"{path}: a picture told as text, which a browser parses again each time what holds it is drawn anew"
        case BaseControl():
            return _number(drawn, held, path) or _fields(drawn, held, f"{path}/{type(drawn).__name__}")
        case list() | tuple():
            parts = held or []
            if len({id(part) for part in drawn}) < len(drawn) and isinstance(drawn[0], BaseControl):
                return f"{path}: a control stands there twice, which a browser keeps once when it is to go"
            if not isinstance(parts, list) or len(parts) != len(drawn):
                return f"{path}: {len(drawn)} drawn, the browser holds {len(parts)}"
            return _first(unlike(a, b, f"{path}[{at}]") for at, (a, b) in enumerate(zip(drawn, parts, strict=True)))
        case _ if hasattr(drawn, "_values"):
            return _fields(drawn, held, path) if isinstance(held, dict) else f"{path}: the browser holds {held!r}"
        case _:
            return None if _plain(drawn) == _plain(held) else f"{path}: {drawn!r} drawn, the browser holds {held!r}"


def _number(drawn: Any, held: Node, path: str) -> str | None:
    if isinstance(held, dict) and held.get("_i") == drawn._i and held.get("_c") == drawn._c:
        return None
    there = f"{held.get('_c')} {held.get('_i')}" if isinstance(held, dict) else repr(held)
    return f"{path}: {drawn._c} {drawn._i} drawn, the browser holds {there}"


def _fields(drawn: Any, held: Node, path: str) -> str | None:
    names = dict.fromkeys((*drawn._values, *drawn._structural_fields, *held))
    return _first(_field(drawn, held, name, path) for name in names if not name.startswith("_"))


def _field(drawn: Any, held: Node, name: str, path: str) -> str | None:
    value = getattr(drawn, name)
    if name in drawn._event_fields:
        return None if bool(held.get(name)) == (value is not None) else f"{path}.{name}: {value} drawn"
    if name not in held and (name not in drawn._values or value == drawn._root_defaults.get(name)):
        return None
    return unlike(value, held.get(name), f"{path}.{name}")


def _first(found: Iterator[str | None]) -> str | None:
    return next((one for one in found if one), None)


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, dict):
        return {_plain(key): _plain(part) for key, part in value.items() if part not in NOTHING}
    return None if value in NOTHING else value


def unpacked(packed: bytes) -> Node:
    """What a message says."""
    return msgpack.unpackb(packed, strict_map_key=False)
