"""What every start does so that no tap is held up by work nobody asked for.

It looks behind Flet's curtain (`flet==1.0.5`), so it lives in this one file; a test shows that pages stay the same.
"""

from __future__ import annotations

import dataclasses
import gc
from collections.abc import Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final

from flet.controls import object_patch
from flet.messaging.protocol import Message


def make_swift() -> None:
    """Call once, when everything is loaded and before the first page comes."""
    # Flet writes every message out in full for a debug log, read or not: a sheet of cards costs milliseconds.
    Message.__repr__ = _short  # type: ignore[assignment, method-assign]
    # It looks for children in all the seventy fields of every control that comes or goes.
    vars(object_patch)["dataclasses"] = FEW
    # What is loaded now stays until the end; the collector need not look through it again and again.
    gc.collect()
    gc.freeze()


def _short(message: Message) -> str:
    return f"Message({message.action.name})"


def set_fields(item: Any) -> tuple[dataclasses.Field[Any], ...]:  # noqa: ANN401 - whatever Flet draws
    """Return the fields of a drawn control that hold anything but what they begin with; all of anything else."""
    if not hasattr(item, "_values") or not hasattr(item, "_frozen"):
        return dataclasses.fields(item)
    named = _named(type(item))  # type: ignore[arg-type] # a class is hashable
    return tuple(named[name] for name in (*item._structural_fields, *item._values))  # noqa: SLF001


@lru_cache(maxsize=256)
def _named(kind: type[Any]) -> Mapping[str, dataclasses.Field[Any]]:
    return {field.name: field for field in dataclasses.fields(kind)}


FEW: Final = SimpleNamespace(is_dataclass=dataclasses.is_dataclass, fields=set_fields)
"""What Flet asks about the fields of a control."""
