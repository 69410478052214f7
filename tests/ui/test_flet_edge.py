# ruff: noqa: ANN401 - whatever goes over the wire
from __future__ import annotations

import dataclasses
from typing import Any

import msgpack
import pytest
from flet.controls import object_patch
from flet.messaging.protocol import Message, MessageAction

from companion.ui.flet_edge import FEW, patch_flet
from tests.ui.conftest import Show
from tests.ui.fake import FakePort
from tests.ui.harness import Screen

TAPS = (
    *(
        "move/take/s1/wood",
        "undo",
        "redo",
        "seat/s1",
        "sheet/close",
        "primary",
        "hungry/s2/2",
        "seat/s2",
        "sheet/close",
    ),
    *(
        "task/r1/feed/s3",
        "undo",
        "door/log",
        "door/log",
        "door/look_up",
        "go/ui-catalogue",
        "sheet/close",
        "sheet/close",
    ),
    *("primary", "move/swap", "sheet/close", "door/more", "sheet/close"),
)
"""Everything comes and goes: tiles, tasks, sheets, lists of faces."""


async def _evening(show: Show) -> tuple[list[Any], list[int]]:
    """All that went over the wire, and the controls the page knows in the end; numbered in order, from 0."""
    screen: Screen = await show(FakePort(5))
    for key in TAPS:
        await screen.tap(key)
    bodies = [msgpack.unpackb(packed, strict_map_key=False) for _, packed in screen.wire.sent]
    known: dict[int, Any] = screen.session._Session__index  # type: ignore[attr-defined]
    order: dict[int, int] = {}
    sent = [_numbered(body, order) for body in bodies]
    return sent, sorted(order[i] for i in known if i in order)


def _numbered(value: Any, order: dict[int, int]) -> Any:
    if isinstance(value, dict):
        here = {name: value[name] for name in ("_i", "id") if isinstance(value.get(name), int)}
        value = value | {name: order.setdefault(number, len(order)) for name, number in here.items()}
        return {key: _numbered(part, order) for key, part in sorted(value.items(), key=str)}
    return [_numbered(part, order) for part in value] if isinstance(value, list) else value


async def test_a_swift_page_is_the_same_page(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_patch, "dataclasses", dataclasses)
    plain = await _evening(show)
    monkeypatch.setattr(object_patch, "dataclasses", FEW)
    assert await _evening(show) == plain


def test_a_swift_start_writes_no_message_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Message, "__repr__", object.__repr__)
    monkeypatch.setattr(object_patch, "dataclasses", dataclasses)
    patch_flet()
    assert str(Message(MessageAction.PATCH_CONTROL, ["long"])) == "Message(PATCH_CONTROL)"
    assert vars(object_patch)["dataclasses"] is FEW
