"""Flet's state hook with its types said: what a component remembers between two drawings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import flet as ft

S = TypeVar("S")

Set = Callable[[S | Callable[[S], S]], None]
"""Takes the new value, or what makes it of the old one."""


def use_typed_state(begin: Callable[[], S]) -> tuple[S, Set[S]]:
    """Return a value of this component and its setter; setting another one draws it again."""
    return cast("tuple[S, Set[S]]", ft.use_state(begin))


def use_optional_state(_kind: type[S]) -> tuple[S | None, Set[S | None]]:
    """Return a value of this component that may be none yet, and its setter."""
    return cast("tuple[S | None, Set[S | None]]", ft.use_state(None))
