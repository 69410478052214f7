"""What goes behind Flet's curtain, and why: whatever we use that `flet==1.0.5` does not promise stands here.

One function each, with the fault or gap it works around. A test sees to it that no other file of the screens reaches
there; when Flet is brought up to date, this is the file to read again.
"""

from __future__ import annotations

import contextvars
import dataclasses
import gc
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, cast

import flet as ft
from flet.controls import object_patch
from flet.messaging.protocol import Message
from flet.messaging.session import Session

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


def number_of(control: ft.Control) -> int:
    """Return the number by which client and page know a control; a drawn-anew control keeps it, its object goes."""
    return control._i  # noqa: SLF001 - the only name that outlives a repaint


def still_there(page: ft.Page, number: int | None) -> bool:
    """Whether a control of that number is on the page; one that was taken away never says goodbye."""
    return page.session.index.get(number) is not None


# ---------------------------------------------------------------------------------------------------------- swiftness


def patch_flet() -> None:
    """Let no tap be held up by work nobody asked for. Call once, when everything is loaded, before the first page."""
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
