"""What the screens of a table, and of a game from the shelf, begin with."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

from companion.app.session import TableSession
from companion.ui.components.words import Words
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.people import table_words
from scorers.core.game import Game


class AtTable(NamedTuple):
    """What a screen of a table works with."""

    here: PageSession
    route: str
    key: str
    session: TableSession
    words: Words


class OnShelf(NamedTuple):
    """What a screen of a game without a table works with."""

    here: PageSession
    route: str
    game: Game[Any]


def use_table() -> AtTable:
    """Sit down at the table in the address: its session on this page, its words, the page in its game's colour."""
    here, route, key = use_page_session(), ft.use_view_path(), ft.use_route_params()["key"]
    session = here.session(key)
    game, setup = session.game, session.setup
    use_game_theme(here, game.look.colours)
    drawn_from = [session, here.language, here.scale, here.keyboard_navigation, here.dark]
    words: Words = ft.use_memo(lambda: table_words(here, game, setup), drawn_from)
    return AtTable(here, route, key, session, words)


def use_game() -> OnShelf:
    """Take the game in the address from the shelf, and dress the page in its colour."""
    here, route = use_page_session(), ft.use_view_path()
    game = here.library.game(ft.use_route_params()["slug"])
    use_game_theme(here, game.look.colours)
    return OnShelf(here, route, game)
