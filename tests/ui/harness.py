# ruff: noqa: ANN401 - Flet's controls come in every shape
"""A Flet page without Flutter: render an app, tap controls by key, read what they show.

It looks behind Flet's curtain (`flet==1.0.5`), so it lives in this one file.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.ui.client import Client, unlike, unpacked

_ENCODE = configure_encode_object_for_msgpack(BaseControl)


class _Wire(Connection):
    """The other end: takes every message as the browser would, answers method calls with nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = "http://localhost/"
        self.loop = loop
        self.pubsubhub = PubSubHub()
        self.session: Session | None = None
        self.crashes: list[str] = []
        self.differences: list[str] = []
        self.client: Client | None = None
        self.sent: list[tuple[MessageAction, bytes]] = []

    def send_message(self, message: Message) -> None:
        packed = msgpack.packb(message.body, default=_ENCODE)
        self.sent.append((message.action, packed))
        if self.client is not None and message.action is MessageAction.PATCH_CONTROL:
            body = unpacked(packed)
            self.client.patched(body["id"], body["patch"])
        if message.action is MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body.message)
        elif message.action is MessageAction.INVOKE_METHOD:
            self._answer(message.body)

    def _answer(self, body: Any) -> None:
        session = self.session
        assert session is not None
        if body.name == "push_route":
            session.apply_page_patch({"route": body.args["route"]})
            event = session.dispatch_event(session.page._i, "route_change", {"route": body.args["route"]})
            self._task = self.loop.create_task(event)
        self.loop.call_soon(session.handle_invoke_method_results, body.control_id, body.call_id, None, None)


def tell(page: ft.Page, found: str) -> None:
    """Remember how a page differs from what would be drawn from nothing; its next step fails."""
    wire = page.session.connection
    assert isinstance(wire, _Wire)
    wire.differences.append(found)


class Screen:
    """One page with a component in it. Every step fails on a crash or a frozen page."""

    def __init__(self, wire: _Wire, session: Session) -> None:
        self.wire = wire
        self.session = session

    @classmethod
    async def show(
        cls,
        component: Callable[..., Any],
        *args: object,
        width: int = 400,
        height: int = 800,
        views: bool = False,
        before: Callable[[ft.Page], None] | None = None,
    ) -> Screen:
        """Render a component as the only thing on the page (`views`: as the list of views)."""
        wire = _Wire(asyncio.get_running_loop())
        session = Session(wire)
        wire.session = session
        session.apply_page_patch({"route": "/", "width": width, "height": height, "platform": "android"})
        wire.client = Client(unpacked(msgpack.packb(session.get_page_patch(), default=_ENCODE)))
        _context_page.set(session.page)
        if before:
            before(session.page)
        (session.page.render_views if views else session.page.render)(component, *args)
        screen = cls(wire, session)
        await screen.settle()
        return screen

    @property
    def page(self) -> ft.Page:
        """The page itself."""
        page: ft.Page = self.session.page
        return page

    async def settle(self, turns: int = 10) -> None:
        """Let the loop turn, then fail if anything broke."""
        for _ in range(turns):
            await asyncio.sleep(0)
        assert not self.wire.crashes, self.wire.crashes[0]
        client = self.wire.client
        other = client and unlike(self.page.views, client.page.get("views"))
        assert not other, f"the browser was told something else: {other}"
        assert not self.wire.differences, "not as drawn from nothing: " + "\n".join(self.wire.differences)
        task: asyncio.Task[None] | None = self.session._Session__updates_task  # type: ignore[attr-defined]
        if task is not None and task.done() and not task.cancelled():
            task.result()
            raise AssertionError("the page no longer updates")

    def all(self) -> Iterator[BaseControl]:
        """Every control on the page, components' bodies and open dialogs included."""
        yield from _walk(self.page.views)  # a list, or the component that draws it
        yield from _walk(self.page._dialogs)

    def maybe(self, key: str) -> Any:
        """The control with that key, if there is one."""
        return next((c for c in self.all() if c.key == key and not isinstance(c, Component)), None)

    def find(self, key: str) -> Any:
        """The control with that key."""
        found = self.maybe(key)
        if found is None:
            keys = sorted({str(c.key) for c in self.all() if c.key is not None})
            raise AssertionError(f"no {key!r} among {keys}")
        return found

    def keys(self, prefix: str = "") -> list[str]:
        """All keys on the page that begin so, in order."""
        found = [c.key for c in self.all() if isinstance(c.key, str) and not isinstance(c, Component)]
        return [key for key in dict.fromkeys(found) if key.startswith(prefix)]

    def texts(self, key: str | None = None) -> list[str]:
        """Every text shown, inside a control or on the whole page."""
        inside = self.all() if key is None else _walk(self.find(key))
        return [c.value for c in inside if isinstance(c, ft.Text) and c.value]

    def scrolled(self, by: str = "delta") -> list[tuple[int, Any]]:
        """Return what was told to scroll, and by how much; `by`: or whereto, by "offset" or "scroll_key"."""
        calls = [unpacked(body) for action, body in self.wire.sent if action is MessageAction.INVOKE_METHOD]
        found = [(call["control_id"], call["args"].get(by)) for call in calls if call["name"] == "scroll_to"]
        return [(at, to) for at, to in found if to is not None]

    async def tap(self, key: str, event: str = "click") -> None:
        """Tap the control with that key; a disabled one must not be tapped."""
        control = self.find(key)
        assert not getattr(control, "disabled", False), f"{key!r} is disabled"
        await self.session.dispatch_event(control._i, event, None)
        await self.settle()

    async def enter(self, key: str, value: str, *, then: str = "change") -> None:
        """Type into a field; `then` is the event that follows: change, submit or blur."""
        await self.type(self.find(key), value, *(("change",) if then == "change" else ("change", then)))
        await self.settle()

    async def type(self, line: Any, value: str, *events: str) -> None:
        """Let a line hold a text, and tell the page."""
        if self.wire.client is not None:
            self.wire.client.typed(line._i, value)
        self.session.apply_patch(line._i, {"value": value})
        for event in events:
            await self.session.dispatch_event(line._i, event, value)

    def close(self) -> None:
        """End the session and its update task."""
        self.session.close()
        task: asyncio.Task[None] | None = self.session._Session__updates_task  # type: ignore[attr-defined]
        if task is not None:
            task.cancel()


async def at_once(_seconds: float) -> None:
    """Wait for the next turn of the loop, no longer."""
    await asyncio.sleep(0)


def _walk(value: Any) -> Iterator[BaseControl]:
    """Yield a control and all below it, once each, in the order they are drawn."""
    if isinstance(value, Component):
        yield value
        yield from _walk(value._b)
    elif isinstance(value, BaseControl):
        yield value
        drawn: Any = value
        for name in _named(drawn.__class__):
            if name in drawn._values or name in drawn._structural_fields:
                yield from _walk(getattr(drawn, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _walk(item)


@lru_cache(maxsize=256)
def _named(kind: Any) -> tuple[str, ...]:
    """The fields that may hold other controls, in the order they are drawn."""
    fields = (field for field in dataclasses.fields(kind) if not field.metadata.get("skip", False))
    return tuple(field.name for field in fields if field.name not in ("_parent", "key"))
