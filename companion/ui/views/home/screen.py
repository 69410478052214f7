"""Home."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.values import TableEntry
from companion.ui import routes
from companion.ui.components.issues import notice
from companion.ui.components.shell import section, view
from companion.ui.components.touch import Style, icon_button, tap, text
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.home.shelf import box
from companion.ui.views.home.tables import entry_name, live_card, other_table
from scorers.core.issues import Level
from scorers.core.msg import msg


@screen
def Home() -> ft.View:
    """Draw the first screen: tables being played, the shelf, plays."""
    here = use_page_session()
    route = ft.use_view_path()
    use_game_theme(here)
    w = here.words
    actions = [
        icon_button(ft.Icons.EMOJI_EVENTS_OUTLINED, w.t("app-plays"), lambda: here.go(routes.PLAYS), key="plays"),
        icon_button(ft.Icons.SETTINGS_OUTLINED, w.t("app-settings"), lambda: here.go(routes.SETTINGS), key="settings"),
    ]
    body = [*_notices(w, here), *_tables(w, here), *_shelf(w, here)]
    return view(w, route, w.t("app-title"), body, width=here.layout.width, actions=actions, measure=_measure(here))


def _measure(here: PageSession) -> int:
    return 1080 if here.layout.wide else 720


def _notices(w: Words, here: PageSession) -> list[ft.Control]:
    """Files that had to be repaired: told once, until seen."""
    return [
        notice(
            w.say(said),
            Level.AGAINST,
            key=f"notice/{at}",
            end=icon_button(ft.Icons.CLOSE, w.t("app-seen"), tap(_seen, here, said), key=f"notice/{at}/seen"),
        )
        for at, said in enumerate(here.notices)
    ]


def _seen(here: PageSession, said: object) -> None:
    here.notices = tuple(other for other in here.notices if other is not said)


def _tables(w: Words, here: PageSession) -> list[ft.Control]:
    """Draw the last touched table large, the others in a line each."""
    first, *others = here.library.open_tables() or (None,)
    if first is None:
        return []
    head = live_card(w, here, first, lambda: here.go(routes.table(first.id)), lambda: put_away(here, first))
    lines = [
        other_table(
            w,
            here,
            entry,
            partial(here.go, routes.table(entry.id)),
            partial(put_away, here, entry),
        )
        for entry in others
    ]
    return [head, *([section(w.t("app-other-tables")), *lines] if lines else [])]


def put_away(here: PageSession, entry: TableEntry) -> None:
    """Take a table off Home, with a way back."""

    def bring_back() -> None:
        here.library.bring_back(entry.id)
        here.changed()

    if here.attempt(lambda: here.library.put_away(entry.id)):
        here.changed()
        here.tell(msg("app-was-put-away", what=entry_name(here.words, entry)), undo=bring_back)


def _shelf(w: Words, here: PageSession) -> list[ft.Control]:
    """All games, in two columns where there is room; of one that cannot be played, a line that says why."""
    boxes = [box(w, game, here.go, here.layout.width) for game in here.library.games()]
    broken = [text(w.t("app-broken-game", what=what), Style.BODY_MEDIUM) for what in here.library.broken_games()]
    if not here.layout.wide:
        return [section(w.t("app-shelf")), *boxes, *broken]
    for part in boxes:
        part.col = {ft.ResponsiveRowBreakpoint.XS: 12, ft.ResponsiveRowBreakpoint.MD: 6}
    shelf = ft.ResponsiveRow(list[ft.Control](boxes), spacing=16, run_spacing=16)
    return [section(w.t("app-shelf")), shelf, *broken]
