"""What every start does so that no tap is held up by work nobody asked for."""

from __future__ import annotations

import gc

from flet.messaging.protocol import Message


def make_swift() -> None:
    """Call once, when everything is loaded and before the first page comes."""
    # Flet writes every message out in full for a debug log, read or not: a sheet of cards costs milliseconds.
    Message.__repr__ = _short  # type: ignore[assignment, method-assign]
    # What is loaded now stays until the end; the collector need not look through it again and again.
    gc.collect()
    gc.freeze()


def _short(message: Message) -> str:
    return f"Message({message.action.name})"
