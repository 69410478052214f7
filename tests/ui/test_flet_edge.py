# ruff: noqa: ANN401 - whatever goes over the wire
from __future__ import annotations

import dataclasses
import gc
import weakref
from collections.abc import Callable
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls import object_patch
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack

from companion.ui.flet_edge import FEW, OFTEN, cut_changes_apart, make_lean, patch_flet
from tests.ui.conftest import Show
from tests.ui.fair import Fair, play
from tests.ui.harness import Screen

TAPS = (
    *(
        "move/buy/grain",
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
        "task/r1/feast/s3",
        "undo",
        "door/log",
        "door/log",
        "door/look_up",
        "go/ui-catalogue",
        "sheet/close",
        "sheet/close",
    ),
    *("primary", "primary", "move/pitch/s1", "which/booth.mill", "sheet/close", "door/more", "sheet/close"),
)
"""Everything comes and goes: tiles, tasks, sheets, lists of faces."""


async def _evening(show: Show, fair: Fair) -> tuple[list[Any], list[int]]:
    """All that went over the wire, and the controls the page knows in the end; numbered in order, from 0."""
    table = fair.lay(5)
    play(table, "rest/s1", "rest/s2", "pray/s3")
    screen: Screen = await show(table)
    for key in TAPS:
        await screen.tap(key)
    bodies = [msgpack.unpackb(packed, strict_map_key=False) for _, packed in screen.wire.sent]
    known: dict[int, Any] = screen.session._Session__index  # type: ignore[attr-defined]
    order: dict[int, int] = {}
    sent = [_numbered(body, order) for body in bodies]
    return sent, sorted(order[i] for i in known if i in order)


def _numbered(value: Any, order: dict[int, int]) -> Any:
    if isinstance(value, dict):
        here = {name: value[name] for name in ("_i", "id", "control_id") if isinstance(value.get(name), int)}
        value = value | {name: order.setdefault(number, len(order)) for name, number in here.items()}
        value.pop("call_id", None)  # what a control is asked to do has a number by chance
        return {key: _numbered(part, order) for key, part in sorted(value.items(), key=str)}
    return [_numbered(part, order) for part in value] if isinstance(value, list) else value


async def test_a_swift_page_is_the_same_page(show: Show, fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_patch, "dataclasses", dataclasses)
    plain = await _evening(show, fair)
    monkeypatch.setattr(object_patch, "dataclasses", FEW)
    monkeypatch.setattr(object_patch.DiffBuilder, "teardown", object_patch.DiffBuilder.teardown)
    cut_changes_apart()
    _make_lean(monkeypatch)
    assert await _evening(show, fair) == plain


def _make_lean(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in OFTEN:
        monkeypatch.setattr(kind, "__init__", kind.__init__)  # brought back when the test is over
        make_lean(kind)


def test_a_repaint_leaves_nothing_to_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_patch.DiffBuilder, "teardown", object_patch.DiffBuilder.teardown)
    cut_changes_apart()
    gc.disable()
    try:
        gone = _replaced()
        assert gone() is None
    finally:
        gc.enable()


def _replaced() -> weakref.ref[BaseControl]:
    """A control that was drawn, and is gone with the next drawing, which changes more besides."""
    gone = ft.Text("is no more", key="gone")
    before = {"_b": ft.Column([ft.Text("one"), gone, ft.Text("two")])}
    after = {"_b": ft.Column([ft.Text("another"), ft.Text("a third")], spacing=3)}
    patch, _, _ = object_patch.ObjectPatch.from_diff(before, after, control_cls=BaseControl, frozen=True)
    assert len(patch.patch) > 2
    return weakref.ref(gone)


GIVEN: tuple[Callable[[], BaseControl], ...] = (
    lambda: ft.Text("words", size=3, key="k", ref=ft.Ref()),
    lambda: ft.Text(style=ft.TextStyle(size=2), value="words", visible=True, spans=[ft.TextSpan("more")]),
    lambda: ft.Container(ft.Text("in it"), padding=ft.Padding.all(3), on_click=print, expand=1, data="d"),
    lambda: ft.Row([ft.Text("a"), ft.Text("b")], spacing=4, wrap=True),
    lambda: ft.Column(spacing=10),
    lambda: ft.Semantics(content=ft.Icon(ft.Icons.ADD, size=4), button=True, container=True),
    lambda: ft.Image("a.svg", width=3, exclude_from_semantics=True),
)


@pytest.mark.parametrize("make", GIVEN)
def test_a_lean_control_is_the_same_control(make: Callable[[], BaseControl], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = make()
    _make_lean(monkeypatch)
    lean = make()
    assert _told(lean) == _told(plain)
    assert lean == plain


def test_what_is_lean_can_be_made_lean_again(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ft.Text("words", size=3)
    _make_lean(monkeypatch)
    _make_lean(monkeypatch)
    assert _told(ft.Text("words", size=3)) == _told(plain)


def test_a_lean_control_takes_nothing_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    _make_lean(monkeypatch)
    with pytest.raises(KeyError):
        ft.Text("words", colour="red")  # type: ignore[call-arg]


def _told(control: BaseControl) -> Any:
    """What a browser would be told of it."""
    encode = configure_encode_object_for_msgpack(BaseControl)
    return _numbered(msgpack.unpackb(msgpack.packb(control, default=encode), strict_map_key=False), {})


def test_a_swift_start_writes_no_message_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Message, "__repr__", object.__repr__)
    monkeypatch.setattr(object_patch, "dataclasses", dataclasses)
    _make_lean(monkeypatch)
    patch_flet()
    assert str(Message(MessageAction.PATCH_CONTROL, ["long"])) == "Message(PATCH_CONTROL)"
    assert vars(object_patch)["dataclasses"] is FEW
