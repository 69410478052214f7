"""A screen that cannot be drawn says so; it never takes the page down with it."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import ParamSpec

import flet as ft

from companion.app.reasons import UNKNOWN, reason
from companion.ui import routes
from companion.ui.components.shell import bare_view, message
from companion.ui.components.words import Words
from companion.ui.page_session import PageSession, use_page_session
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg

log = logging.getLogger(__name__)

P = ParamSpec("P")


def screen(draw: Callable[P, ft.View]) -> Callable[P, ft.View]:
    """Make a screen of a function; a component body that raises on re-render would freeze the page for good."""

    @functools.wraps(draw)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.View:
        here = use_page_session()
        try:
            return draw(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - whatever it is, the page must live on
            return _failed(here, draw.__name__, error)

    return ft.component(guarded)


def _failed(here: PageSession, name: str, error: Exception) -> ft.View:
    """Draw the screen that stands in for one that failed."""
    if isinstance(error, CompanionError):
        log.warning("screen %s cannot be shown: %s", name, error)
        said = reason(error, invited=here.visit is not None)
    else:
        log.error("screen %s failed", name, exc_info=error)
        said = UNKNOWN
    return error_view(here.words, said, lambda: here.go(routes.HOME))


def error_view(w: Words, said: Msg, on_home: Callable[[], None] | None) -> ft.View:
    """One sentence, and the way back to Home."""
    shown = message(w, w.t("app-error-title"), w.say(said), w.t("app-to-home"), on_home)
    return bare_view("/", [shown])
