"""What goes behind Flet's curtain, and why: whatever we use that `flet==1.0.5` does not promise stands here.

One function each, with the fault or gap it works around. A test sees to it that no other file of the screens reaches
there; when Flet is brought up to date, this is the file to read again.
"""

from __future__ import annotations

import contextvars
import dataclasses
import gc
import inspect
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
    # And it sets all seventy when it makes one, which is given six.
    for kind in OFTEN:
        make_lean(kind)
    # What is loaded now stays until the end; the collector need not look through it again and again,
    # nor thirty times while one screen is drawn, which makes some ten thousand things.
    gc.collect()
    gc.freeze()
    gc.set_threshold(DRAWN)


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
