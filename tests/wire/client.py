# ruff: noqa: ANN401 - the wire carries values of every shape
"""A device without a browser: the websocket, the frames, the tree of controls and the taps of Flet's web client.

It speaks the protocol of `flet==1.0.5`, so it lives in this one file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any
from urllib.parse import urlsplit

import msgpack
import websockets
from websockets.asyncio.client import ClientConnection

PATIENCE = 10.0


class Action(IntEnum):
    """What a message is about."""

    REGISTER = 1
    PATCH = 2
    EVENT = 3
    PROPS = 4
    INVOKE = 5
    CRASHED = 6


async def cookie_of(address: str, path: str = "/") -> str:
    """Open a page as a browser does before it opens the socket; returns what it carries from then on."""
    at = urlsplit(address)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nConnection: close\r\n\r\n".encode())
    head = (await reader.read()).partition(b"\r\n\r\n")[0].decode("latin-1")
    writer.close()
    given = [line.partition(": ")[2] for line in head.split("\r\n") if line.lower().startswith("set-cookie: ")]
    return "; ".join(one.partition(";")[0] for one in given)


class Client:
    """One device that shows one page."""

    def __init__(
        self, address: str, device: str = "", *, route: str = "/", origin: str | None = None, cookie: str = ""
    ) -> None:
        self.address = address
        self.device = device
        self.route = route
        self.origin = address if origin is None else origin
        self.cookie = cookie
        self.page: dict[str, Any] = {}
        self.crashes: list[str] = []
        self.deaf = False
        """Takes nothing in: what the server sends stays unread, as behind a slow network."""
        self._unread: list[tuple[int, Any]] = []
        self._changed = asyncio.Event()
        self._socket: ClientConnection
        self._reader: asyncio.Task[None]

    async def open(self, wait: str | None = None) -> Client:
        """Connect, say who it is, and wait until a control with that key is there."""
        url = f"ws{self.address.removeprefix('http')}/ws"
        cookie = self.cookie or await cookie_of(self.address)
        carried = {"Cookie": cookie} if cookie else {}
        self._socket = await websockets.connect(
            url,
            origin=self.origin or None,  # type: ignore[arg-type]
            additional_headers=carried,
            max_size=None,
        )
        self._reader = asyncio.create_task(self._read())
        padding = {"left": 0, "top": 0, "right": 0, "bottom": 0}
        media = {"padding": padding, "view_padding": padding, "view_insets": padding}
        page = {"route": self.route, "width": 412, "height": 892, "platform": "android", "web": True, "media": media}
        await self._send(Action.REGISTER, {"session_id": None, "page_name": "", "page": page})
        if wait is not None:
            await self.until(lambda: self.find(wait))
        return self

    async def close(self) -> None:
        await self._socket.close()
        self._reader.cancel()

    async def tap(self, key: str) -> None:
        """Tap the control with that key, as it is shown here."""
        found = self.find(key)
        assert found, f"no {key!r} among {self.shown_keys()}"
        await self._send(Action.EVENT, {"target": found["_i"], "name": "click", "data": None})

    async def go(self, route: str) -> None:
        """Go to an address as a browser does that is told one."""
        self.page["route"] = route
        await self._send(Action.PROPS, {"id": self.page["_i"], "props": {"route": route}})
        await self._send(Action.EVENT, {"target": self.page["_i"], "name": "route_change", "data": {"route": route}})

    async def answer_for(self, control: int) -> None:
        """Answer something the page had asked of a control, which may have gone since."""
        await self._send(Action.INVOKE, {"control_id": control, "call_id": "late", "result": None, "error": None})

    async def until(self, test: Callable[[], Any]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not test():
                self._changed.clear()
                await self._changed.wait()

    async def listen(self) -> None:
        """Hear again, beginning with what was sent meanwhile."""
        self.deaf = False
        for action, body in self._unread:
            await self._take(action, body)
        self._unread.clear()

    def find(self, key: str) -> dict[str, Any] | None:
        """The control with that key; the one that can be tapped, if several."""
        found = [control for control in self.controls() if control.get("key") == key]
        return max(found, key=lambda control: bool(control.get("on_click")), default=None)

    def shown_keys(self) -> list[str]:
        return sorted({str(control["key"]) for control in self.controls() if control.get("key") is not None})

    def words(self) -> list[str]:
        """All texts shown."""
        return [c["value"] for c in self.controls() if c.get("_c") == "Text" and isinstance(c.get("value"), str)]

    def controls(self) -> Iterator[dict[str, Any]]:
        stack: list[Any] = [self.page]
        while stack:
            node = stack.pop()
            if isinstance(node, dict):
                if "_i" in node:
                    yield node
                stack.extend(node.values())
            elif isinstance(node, list):
                stack.extend(node)

    async def _send(self, action: Action, body: Any) -> None:
        await self._socket.send(b"\x00" + msgpack.packb([action, body]))

    async def _read(self) -> None:
        async for raw in self._socket:
            assert isinstance(raw, bytes)
            action, body = msgpack.unpackb(raw[1:], ext_hook=lambda _code, data: data, strict_map_key=False)
            if self.deaf:
                self._unread.append((action, body))
            else:
                await self._take(action, body)
            self._changed.set()

    async def _take(self, action: int, body: Any) -> None:
        match action:
            case Action.REGISTER:
                self.page.update(body["page_patch"])
            case Action.PATCH:
                self._patch(body["id"], body["patch"])
            case Action.INVOKE:
                await self._answer(body)
            case Action.CRASHED:
                self.crashes.append(body["message"])

    async def _answer(self, body: Any) -> None:
        """Do what a device is asked to do, and go where it is sent."""
        name, args = body["name"], body.get("args") or {}
        result: Any = {"get": self.device, "set": True, "contains_key": True}.get(name)
        if name == "get_device_info":
            result = {"locales": [{"language_code": "en", "country_code": None, "script_code": None}]}
        answer = {"control_id": body["control_id"], "call_id": body["call_id"], "result": result, "error": None}
        await self._send(Action.INVOKE, answer)
        if name == "push_route":
            self.page["route"] = args["route"]
            await self._send(Action.PROPS, {"id": self.page["_i"], "props": {"route": args["route"]}})
            event = {"target": self.page["_i"], "name": "route_change", "data": {"route": args["route"]}}
            await self._send(Action.EVENT, event)

    def _patch(self, control: int, patch: list[Any]) -> None:
        """Change the tree as Flet's client does: a tree of paths first, then what is done at each."""
        top = next(found for found in self.controls() if found["_i"] == control)
        paths = dict(_paths(patch[0], ()))

        def at(node: int) -> Any:
            here: Any = top
            for part in paths[node]:
                here = here.setdefault(part, {}) if isinstance(here, dict) else here[part]
            return here

        for kind, *op in patch[1:]:
            match kind, op:
                case 0, [node, name, value]:
                    at(node)[name] = value
                case 1, [node, int(place), value]:
                    self._list(top, paths[node]).insert(place, value)
                case 1, [node, name, value]:
                    at(node)[name] = value
                case 2, [node, name]:
                    del at(node)[name]
                case 3, [source, name, target, place]:
                    moved = at(source).pop(name)
                    found = at(target)
                    found.insert(place, moved) if isinstance(found, list) else found.__setitem__(place, moved)

    @staticmethod
    def _list(top: Any, path: tuple[Any, ...]) -> Any:
        """A list to put something in; one that was empty was not sent."""
        here = top
        for part in path[:-1]:
            here = here[part]
        if not (here[path[-1]] if not isinstance(here, dict) else here.get(path[-1])):
            here[path[-1]] = []
        return here[path[-1]]


def _paths(tree: list[Any], path: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    yield tree[0], path
    for part, child in (tree[1] if len(tree) > 1 else {}).items():
        yield from _paths(child, (*path, part))
