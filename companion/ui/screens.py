"""Which screen is at which address. What lies under an address stays as it was while the screen above it is open."""

from __future__ import annotations

import flet as ft

from companion.ui.views.home.screen import Home
from companion.ui.views.join import Join
from companion.ui.views.live import LiveTable
from companion.ui.views.new_table.screen import NewTable
from companion.ui.views.phones import PhonesView
from companion.ui.views.plays.lists import Plays
from companion.ui.views.plays.play import PlayView
from companion.ui.views.score.count import CountPoints
from companion.ui.views.score.finish import Finish
from companion.ui.views.score.points import Points
from companion.ui.views.settings.screen import SettingsView
from companion.ui.views.setup.screen import CheckSetup, TableSetup
from companion.ui.views.show import ShowTable


def screens_of_guests() -> list[ft.Route]:
    """Return all a device has that has come to one table: under everything stands who it is."""
    table = [
        ft.Route(path="points", component=Points),
        ft.Route(path="finish", component=Finish),
        ft.Route(path="show", component=ShowTable),
    ]
    return [
        ft.Route(
            component=Join,
            children=[
                ft.Route(path="table/:key", component=LiveTable, children=table),
                ft.Route(path="plays/:key", component=PlayView),
                ft.Route(path="settings", component=SettingsView),
            ],
        )
    ]


def screens() -> list[ft.Route]:
    """Return the tree of all screens: Home is under everything."""
    table = [
        ft.Route(path="setup", component=TableSetup),
        ft.Route(path="points", component=Points),
        ft.Route(path="finish", component=Finish),
        ft.Route(path="show", component=ShowTable),
        ft.Route(path="phones", component=PhonesView),
    ]
    return [
        ft.Route(
            component=Home,
            children=[
                ft.Route(path="new/:slug", component=NewTable),
                ft.Route(path="check/:slug", component=CheckSetup),
                ft.Route(path="count/:slug", component=CountPoints),
                ft.Route(path="table/:key", component=LiveTable, children=table),
                ft.Route(path="plays", component=Plays, children=[ft.Route(path=":key", component=PlayView)]),
                ft.Route(path="settings", component=SettingsView),
            ],
        )
    ]
