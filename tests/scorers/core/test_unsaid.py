"""What nobody says of a value of the kernel is no, and none; what begins otherwise stands here."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

import pytest
from pydantic import BaseModel

import scorers.core

OTHERWISE: Final[dict[str, object]] = {
    "Amount.exact": True,
    "GameInfo.schema_": 1,
    "Means.worth": 1,
    "Pick.least": 1,
    "Pick.most": 1,
    "RoundFlow.of": 1,
    "RoundFlow.round": 1,
    "Text.most": 60,
    "Transfer.n": 1,
}


def begun() -> Iterator[tuple[str, Any]]:
    """Every field of a value of the kernel that begins as yes or no, or as a number."""
    for module in pkgutil.walk_packages(scorers.core.__path__, "scorers.core."):
        for kind in vars(importlib.import_module(module.name)).values():
            if not isinstance(kind, type) or kind.__module__ != module.name:
                continue
            found: list[tuple[str, Any]] = []
            if is_dataclass(kind):
                found = [(field.name, field.default) for field in fields(kind)]
            elif issubclass(kind, BaseModel):
                found = [(name, field.default) for name, field in kind.model_fields.items()]
            yield from ((f"{kind.__name__}.{name}", value) for name, value in found if isinstance(value, int))


BEGUN: Final = dict(begun())


@pytest.mark.parametrize("field", sorted(BEGUN))
def test_what_nobody_says_is_no_and_none(field: str) -> None:
    assert BEGUN[field] == OTHERWISE.get(field, 0)


def test_what_begins_otherwise_is_there() -> None:
    assert OTHERWISE.keys() <= BEGUN.keys()
