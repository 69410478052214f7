"""What goes behind Flet's curtain, and why: whatever we use that `flet==1.0.5` does not promise stands here.

One function each, with the fault or gap it works around. A test sees to it that no other file of the screens reaches
there; when Flet is brought up to date, this is the file to read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import dataclasses
import gc
import inspect
import logging
import traceback
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, cast

import flet as ft
from flet.controls import object_patch
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message
from flet.messaging.session import Session

from companion.app.doors import HOST, OWNER

# ---------------------------------------------------------------------------------------------- a page that has gone


def _session(page: ft.Page) -> Session | None:
    """Return a page's session, or nothing once Flet has thrown it away: `page.session` then raises."""
    try:
        return page.session
    except RuntimeError:
        return None


def lives(page: ft.Page) -> bool:
    """Whether a page is still there; Flet says so nowhere, and the effects of a page go on when it has gone."""
    return _session(page) is not None


def connected(page: ft.Page) -> bool:
    """Whether a browser is listening; a page reloaded at the wrong moment is asked by `main` and can answer nothing."""
    session = _session(page)
    return session is not None and session.connection is not None


AHEAD: Final = 400
"""So many messages wait for a page that does not listen, and no more."""


def speak_to_nobody() -> None:
    """Drop what is said to a page between its going and Flet's noticing; it would end all its repaints for good.

    Flet keeps without end what a page does not take in; one that is too far behind is let go of, and comes anew.
    """
    from flet_web.fastapi.flet_app import FletApp  # noqa: PLC0415 - a phone has no such package

    say = FletApp.send_message
    if say.__module__ == __name__:
        return

    def said(self: FletApp, message: Message) -> None:
        waiting = vars(self)["_FletApp__send_queue"]
        if waiting is None:
            return
        say(self, message)
        if waiting.qsize() > AHEAD:
            vars(self)["_FletApp__websocket"].scope.get("hang_up", _wait)()

    FletApp.send_message = said


def _wait() -> None:
    """Let a page take its time, where nothing can be done about it."""


def leave_properly() -> None:
    """Let a page go however its conversation ends: Flet keeps for good one that is cut off while it is spoken to.

    One whose first words are none would be waited for without end.
    """
    from flet_web.fastapi import app_manager  # noqa: PLC0415 - a phone has no such package
    from flet_web.fastapi.flet_app import DEFAULT_FLET_SESSION_TIMEOUT, FletApp  # noqa: PLC0415
    from starlette.websockets import WebSocketDisconnect  # noqa: PLC0415

    handle, hear = FletApp.handle, vars(FletApp)["_FletApp__receive_loop"]
    if handle.__module__ == __name__:
        return

    async def handled(self: FletApp, websocket: Any) -> None:  # noqa: ANN401 - starlette's
        try:
            await handle(self, websocket)
        finally:
            session = vars(self)["_FletApp__session"]
            if session is not None and session.connection is self:
                named = vars(FletApp)["_FletApp__get_unique_session_id"](self, session.id)
                await app_manager.disconnect_session(named, DEFAULT_FLET_SESSION_TIMEOUT)

    async def heard(self: FletApp) -> None:
        await hear(self)
        if vars(self)["_FletApp__session"] is None:
            await vars(self)["_FletApp__send_queue"].put(None)
            raise WebSocketDisconnect(1008)

    FletApp.handle = handled
    setattr(FletApp, "_FletApp__receive_loop", heard)  # noqa: B010 - it is Flet's own


def patch_web() -> None:
    """Make Flet's web server fit for more than this machine's own pages. Call once, before it serves."""
    speak_to_nobody()
    leave_properly()
    keep_apart()
    for name in ("flet", "flet_web.fastapi"):
        logging.getLogger(name).addFilter(in_brief)


def in_brief(record: logging.LogRecord) -> bool:
    """Say in one line what went wrong on a page of a device that was invited: it could fill the log with what it sends.

    Flet writes out the whole way to each fault, for every frame that is none.
    """
    if record.exc_info and OWNER.get() != HOST:
        _, error, at = record.exc_info
        last = traceback.extract_tb(at)[-1:]
        where = "".join(f" ({one.filename}:{one.lineno})" for one in last)
        record.msg, record.args = f"{record.getMessage()}: {type(error).__name__}{where}", None
        record.exc_info = None
    return True


def keep_apart() -> None:
    """Let nobody go on with another's page: to Flet whoever names a session from the same address owns it."""
    from flet_web.fastapi.flet_app import FletApp  # noqa: PLC0415 - a phone has no such package

    name = vars(FletApp)["_FletApp__get_unique_session_id"]
    if name.__module__ == __name__:
        return

    def named(self: FletApp, session: str) -> str:
        return f"{OWNER.get()} {name(self, session)}"

    setattr(FletApp, "_FletApp__get_unique_session_id", named)  # noqa: B010 - it is Flet's own


async def let_go(owner: str, keep: int = 0) -> None:
    """Forget the pages of a device that sleep, but the last ones: Flet keeps each for an hour, as large as it was."""
    from flet_web.fastapi import app_manager  # noqa: PLC0415 - a phone has no such package

    known: Mapping[str, Any] = vars(app_manager)["_FletAppManager__sessions"]
    asleep = [key for key, one in known.items() if key.startswith(f"{owner} ") and one.connection is None]
    for key in asleep[: len(asleep) - keep]:
        await app_manager.delete_session(key)


def run_on_page(page: ft.Page, work: Callable[[], Awaitable[Any]]) -> bool:
    """Go on on a page's own behalf, from wherever the news came; False once the page is gone for good.

    A page whose phone sleeps has no connection: it is left alone, and looks again by itself when it comes back.
    Flet remembers the current page in a context variable, and `run_task` overwrites it for its caller too: without a
    context of its own, the page that brought the news would send its next repaint to the wrong browser.
    """
    session = _session(page)
    if session is None:
        return False
    if session.connection is None:
        return session.expires_at is None or session.expires_at > datetime.now(UTC)
    contextvars.copy_context().run(page.run_task, cast("Callable[[], Any]", work))
    return True


def address_of(page: ft.Page) -> str:
    """Return where a page was opened: `page.url` is the socket's address on some platforms and missing on others."""
    connection: Any = page.session.connection
    address = str(connection.page_url).rstrip("/")
    return f"http{address.removeprefix('ws')}" if address.startswith("ws") else address


# -------------------------------------------------------------------------------------------------- what comes in


def drop_events(page: ft.Page, unwanted: Callable[[ft.ControlEvent], bool]) -> None:
    """Let a page not hear some events: the router would follow a client that says where it is while it still starts."""
    hear = page.before_event

    def heard(event: ft.ControlEvent) -> object:
        return False if unwanted(event) else hear(event)

    page.before_event = heard  # type: ignore[method-assign, assignment]


def tell_failures(page: ft.Page, tell: Callable[[str], None]) -> None:
    """Say politely that a tap failed: Flet covers the whole screen with a traceback, and nothing leads back."""
    page.session.error = tell  # type: ignore[method-assign, assignment]


def hear_for_the_gone(page: ft.Page) -> None:
    """Let a device answer for a control that has gone meanwhile: Flet hangs up, and the next taps are lost."""
    session, hear = page.session, page.session.handle_invoke_method_results

    def heard(control_id: int, call_id: str, result: object, error: str | None) -> None:
        hear(control_id if control_id in session.index else number_of(page), call_id, result, error)

    session.handle_invoke_method_results = heard  # type: ignore[method-assign]


def go_while_it_is_there(page: ft.Page) -> None:
    """Let a page be sent elsewhere as long as it is there: Flet writes out in full that it has gone meanwhile."""
    going: set[asyncio.Future[None]] = set()

    def navigate(route: str, **more: Any) -> None:  # noqa: ANN401 - as Flet names it
        going.add(task := asyncio.ensure_future(try_asking(page.push_route(route, **more))))
        task.add_done_callback(going.discard)

    page.navigate = navigate  # type: ignore[method-assign]


async def try_asking(call: Awaitable[object]) -> None:
    """Ask a control to do something in the browser; one that has gone meanwhile, or a device that sleeps, does nothing.

    Flet raises where nobody would be helped by knowing: the screen that asked is no longer the one in front.
    """
    with contextlib.suppress(RuntimeError, TimeoutError):
        await call


def dialog_is_open(page: ft.Page) -> bool:
    """Whether something modal is open, which has the keyboard to itself; Flet keeps its dialogs to itself."""
    shown = (found for found in page._dialogs.controls if found.open)  # noqa: SLF001 - there is no other way to ask
    return any(not isinstance(found, ft.SnackBar) for found in shown)


# ------------------------------------------------------------------------------------- what a page remembers of itself


def note(page: ft.Page, name: str, value: object) -> None:
    """Remember something for as long as a page lives: drawings that are no components have no state of their own."""
    page.session.store.set(name, value)


def noted(page: ft.Page, name: str) -> Any:  # noqa: ANN401 - whatever was noted
    """Return what was noted under that name, or nothing."""
    return page.session.store.get(name)


def is_noted(name: str) -> bool:
    """Whether something was noted of the page being drawn; not where something is drawn for itself."""
    try:
        return bool(ft.context.page.session.store.get(name))
    except RuntimeError:
        return False


def number_of(control: ft.Control) -> int:
    """Return the number by which client and page know a control; a drawn-anew control keeps it, its object goes."""
    return control._i  # noqa: SLF001 - the only name that outlives a repaint


def whereto(name: str) -> ft.ScrollKey:
    """Return a place one can scroll to. Its types do not know that it takes its name."""
    return cast("Callable[[str], ft.ScrollKey]", ft.ScrollKey)(name)


def drawn_now(page: ft.Page, number: int | None) -> BaseControl | None:
    """Return the control of that number, if it is on the page; one that was taken away never says goodbye."""
    found: BaseControl | None = page.session.index.get(number)
    return found


# ---------------------------------------------------------------------------------------------------------- swiftness


def patch_flet() -> None:
    """Let no tap be held up by work nobody asked for. Call once, when everything is loaded, before the first page."""
    # Flet writes every message out in full for a debug log, read or not: a sheet of cards costs milliseconds.
    Message.__repr__ = _short  # type: ignore[assignment, method-assign]
    # It looks for children in all the seventy fields of every control that comes or goes.
    vars(object_patch)["dataclasses"] = FEW
    # It leaves what it has compared to the collector.
    cut_changes_apart()
    # And it sets all seventy when it makes one, which is given six.
    for kind in OFTEN:
        make_lean(kind)
    # What is loaded now stays until the end; the collector need not look through it again and again,
    # nor thirty times while one screen is drawn, which makes some ten thousand things. What a page was made of is old
    # when it goes: among the old it looks after twenty times, not a hundred, when hundreds of pages would lie there.
    gc.collect()
    gc.freeze()
    gc.set_threshold(DRAWN, 10, 1)


def cut_changes_apart() -> None:
    """Let all that a repaint has replaced go at once.

    Flet ties the changes of a repaint to each other, to and fro, with all they bring and take away. So some thousand
    things of every tap stay until the collector finds them; at a hundred tables that holds up whoever taps meanwhile.
    """
    builder = object_patch.DiffBuilder
    end = builder.teardown
    if end.__module__ == __name__:
        return

    def ended(self: object_patch.DiffBuilder) -> None:
        ring = vars(self)["_DiffBuilder__root"]
        change = ring[1]
        while change is not ring:
            change, done = change[1], change
            done.clear()
        end(self)
        ring.clear()

    builder.teardown = ended  # type: ignore[method-assign]


DRAWN: Final = 20_000
"""So many new things between two looks of the collector: more than a tap makes."""


def _short(message: Message) -> str:
    return f"Message({message.action.name})"


OFTEN: Final[tuple[type[BaseControl], ...]] = (
    ft.Text,
    ft.Container,
    ft.Semantics,
    ft.Row,
    ft.Column,
    ft.Image,
    ft.Icon,
)
"""Of which a screen has hundreds."""


def make_lean(kind: type[BaseControl]) -> None:
    """Let a kind of control be made of what it is given; all other fields read as what they begin with anyway.

    Done once: what is lean already does not say any more what it can be given.
    """
    if kind.__init__.__module__ == __name__:
        return
    given = inspect.signature(kind).parameters.values()
    in_order = [one.name for one in given if one.kind is not one.KEYWORD_ONLY]
    fields = dataclasses.fields(kind)
    rank = {field.name: at for at, field in enumerate(fields)}
    made = [(field.name, field.default_factory) for field in fields if callable(field.default_factory)]
    apart = [one.name for one in given if one.name not in rank]

    def __init__(self: BaseControl, *args: Any, **named: Any) -> None:  # noqa: ANN401, N807 - as Flet writes it
        named.update(zip(in_order, args, strict=False))
        for name, make in made:
            setattr(self, name, named.pop(name) if name in named else make())
        rest = [named.pop(name, None) for name in apart]
        for name in sorted(named, key=rank.__getitem__):
            setattr(self, name, named[name])
        self.__post_init__(*rest)

    kind.__init__ = __init__  # type: ignore[method-assign]


def set_fields(item: Any) -> tuple[dataclasses.Field[Any], ...]:  # noqa: ANN401 - whatever Flet draws
    """Return the fields of a drawn control in which others may be; all of anything else."""
    if not hasattr(item, "_values") or not hasattr(item, "_frozen"):
        return dataclasses.fields(item)
    named = _named(type(item))  # type: ignore[arg-type] # a class is hashable
    plain = [named[name] for name, value in item._values.items() if _holds(value)]  # noqa: SLF001
    return (*(named[name] for name in item._structural_fields if _holds(getattr(item, name))), *plain)  # noqa: SLF001


def _holds(value: object) -> bool:
    """Whether there may be a control in it."""
    return isinstance(value, dict | list) or is_dataclass(value)


def is_dataclass(item: object) -> bool:
    """Whether it is made of fields; Flet asks that some thousand times for a tap, and never about a class."""
    return hasattr(type(item), "__dataclass_fields__")


@lru_cache(maxsize=256)
def _named(kind: type[Any]) -> Mapping[str, dataclasses.Field[Any]]:
    return {field.name: field for field in dataclasses.fields(kind)}


FEW: Final = SimpleNamespace(is_dataclass=is_dataclass, fields=set_fields)
"""What Flet asks about the fields of a control."""
