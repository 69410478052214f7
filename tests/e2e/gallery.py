# ruff: noqa: N802, FBT003 - a component is a noun, and a switch is on
"""Every component on one page, in each game's colours and either light: `make gallery`.

A page is at `/<game>/<light>`, the house's at `/house/<light>`, and what they draw at `/<game>/<light>/drawings`.
`make gallery ARGS=--keep` takes the pictures anew that `test_gallery.py` compares with: do it when the look was meant
to change, and look at the difference.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import flet as ft
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from companion.doorkeeper import Doorkeeper
from companion.party import flet_site
from companion.text import texts
from companion.ui.components.ask_amounts import amounts
from companion.ui.components.bar import Undo, place, undo_button
from companion.ui.components.buttons import big_button, quiet_button, text_button
from companion.ui.components.choice import chip, choice, number_chip, two_way
from companion.ui.components.face import face
from companion.ui.components.facts import alarm, counted, fact, figures, settled, short, short_band, short_words
from companion.ui.components.issues import notice
from companion.ui.components.seats import seat_tile
from companion.ui.components.shell import section
from companion.ui.components.stack import stack
from companion.ui.components.stair import rows
from companion.ui.components.switch import switch_row
from companion.ui.components.symbols import disc, mark, player_mark, seat_mark, token
from companion.ui.components.touch import Style, line, numeral, surface, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.flet_edge import patch_flet
from companion.ui.theme import FACES, GROUND, INK2, LID, LID_INK, apply_theme
from scorers.core.amount import known
from scorers.core.forms import Amounts, Row
from scorers.core.game_info import SEAT_SYMBOLS
from scorers.core.issues import Level
from scorers.core.look import Look
from scorers.core.msg import plain
from scorers.core.registry import game, slugs
from scorers.core.view import Face, Figure, Sign
from tests.e2e import spotted
from tests.e2e.browser import FLAGS
from tests.e2e.drawn import view
from tests.e2e.serve import Server, free_port
from tests.ui.contact import stair

HOUSE: Final = "house"
LARGE: Final = "le_havre"
STILL: Final = 3
"""So many pictures in a row must be the same: Flutter draws once more when a face or a drawing has come."""
LIGHTS: Final = ("light", "dark")
PARTS: Final = ("", "drawings", "spots")
"""The components, what a game draws, and places with pieces in them."""

KEPT: Final = Path(__file__).with_name("gallery")
"""The pictures as they should be."""

SIZE: Final = (1240, 1180)
HIGH: Final = 1900
"""The drawings need more room."""

NAMES: Final = ("Ola", "Ewa", "Jan", "Tomek", "Łucja")
PLATES: Final = ("#C8372D", "#23794A", "#2F66B5", "#E3B11F")
OTHERS: Final = ("#3B3B40", "#7B4FA3", "#E07B1F", "#F2EEE4")

Parts = list[ft.Control]


def looks() -> tuple[str, ...]:
    """Whose colours there are."""
    return (HOUSE, *slugs())


def words(name: str, *, dark: bool) -> Words:
    """The words of a made-up table in the colours of a game."""
    shown = None if name == HOUSE else game(name)
    look, slug = (shown.look, name) if shown else (Look(emblem=()), "")
    seats = (
        [(c.hex, c.symbol) for c in shown.info.colours[:4]] if shown else list(zip(PLATES, SEAT_SYMBOLS, strict=False))
    )
    table = tuple(SeatLook(f"s{n}", NAMES[n], hex_, symbol) for n, (hex_, symbol) in enumerate(seats))
    return Words("en", texts("en"), table, look, slug=slug, dark=dark)


def nothing() -> None:
    """Do what a picture does when it is tapped."""


def things(w: Words, most: int) -> Sequence[str]:
    """The things of a game, likely ones first."""
    return [name for name in dict.fromkeys((*w.look.order, *w.look.pieces)) if w.good(name)][:most]


def group(title: str, *parts: ft.Control) -> ft.Control:
    """What belongs together, under what it is."""
    return stack([text(title, Style.BODY_SMALL, INK2), *parts])


def acts(w: Words) -> Parts:
    thing = next(iter(things(w, 1)), "")
    lead = disc(w, thing) if thing else None
    quiet: Parts = [quiet_button(w, words, nothing, key=words) for words in ("Buy", "Sell", "Repay 1 loan")]
    return [
        group(
            "Act: a slab with an edge, one a screen",
            big_button(w, "Take 5 wood", nothing, key="act", lead=lead),
            big_button(w, "Write and begin round 11", nothing, key="two", second="Jan takes 1 loan; Jan begins"),
            big_button(w, "Back to the table", nothing, key="lamp", lamp=True),
            big_button(w, "A pile or a building first", None, key="off", disabled=True),
        ),
        group(
            "Quiet acts",
            ft.Row(quiet, spacing=8),
            ft.Row(
                [
                    quiet_button(w, "Not now", None, key="quiet-off", disabled=True),
                    text_button(w, "Just count", nothing, key="words"),
                ],
                spacing=8,
            ),
        ),
    ]


def choices(w: Words) -> Parts:
    lead = disc(w, "loan", 32) if w.good("loan") else None
    numbers: Parts = [number_chip(w, n, nothing, key=f"n{n}", selected=n == 2) for n in range(5)]
    chips: Parts = [
        chip(w, "turn by turn", nothing, key="c1", selected=True),
        chip(w, "round by round", nothing, key="c2"),
        chip(w, "sold out", None, key="c3", reason="none left"),
    ]
    return [
        group(
            "Choices: an outline, a ring or a square; chosen: soft and ticked",
            ft.Row(
                [
                    choice(w, "Full", nothing, key="full", selected=True, expand=1),
                    choice(w, "Short", nothing, key="short", selected=False, expand=1),
                ],
                spacing=8,
            ),
            choice(
                w,
                "1 loan",
                nothing,
                key="loan",
                selected=True,
                some=True,
                note="+4 francs, 3 left",
                good=True,
                lead=lead,
            ),
            choice(w, "Sell a ship", nothing, key="ship", selected=False, some=True, reason="nobody has one"),
            two_way(w, (("play", "Play"), ("count", "Just count")), "play", print, key="way"),
            ft.Row(chips, spacing=8, wrap=True),
            ft.Row(numbers, spacing=8),
            switch_row(w, "Sounds", "A tick for each tap", True, nothing, key="sounds"),
        ),
    ]


def given(w: Words) -> Parts:
    """Two pieces of four kinds, put together so far."""
    rows = tuple(
        Row(thing, plain(name), n, 0, 3, thing=thing, note=plain(note))
        for thing, (name, n, note) in zip(things(w, 4), PIECES, strict=False)
    )
    ask = Amounts("paid", plain("What is given"), rows, (2, 2), pieces=True)
    return [group("A few pieces of many kinds: a touch puts one in", *amounts(w, ask, print))]


PIECES: Final = (
    ("Station", 1, "-3 points"),
    ("Grain", 1, "-1 point"),
    ("Step back", 0, "loses nothing"),
    ("Tile", 0, ""),
)


def lying(w: Words) -> Parts:
    pieces = [drawn for thing in things(w, 7) if (drawn := token(w, thing, 42))]
    signs = tuple(Sign(thing, known(n)) for n, thing in enumerate(things(w, 3), 1))
    return [
        group(
            "Things: a card with an edge; chosen: outlined; not to be had: flat",
            ft.Row(pieces, spacing=12),
            face(w, Face("f1", plain("Brickworks"), signs=signs, owner="s0"), nothing, key="f1"),
            face(w, Face("f2", plain("Marketplace"), signs=signs), nothing, key="f2", selected=True),
            face(w, Face("f3", plain("Wharf"), signs=signs), nothing, key="f3", reason="Ewa stands there"),
            surface(text("smoked 2 + fish 1", Style.BODY_MEDIUM), nothing, key="proposal"),
        ),
    ]


def people(w: Words) -> Parts:
    plates: Parts = [seat_mark(w, seat.seat, 38) for seat in w.seats]
    plates += [player_mark(SeatLook("", "", colour, "star"), 38, lit=w.dark) for colour in OTHERS]
    money = (*things(w, 1), "")[0]
    strip: Parts = [
        seat_tile(w, seat.seat, (Figure(known(12 - 3 * n), thing=money),), nothing, acting=n == 1, opened=n == 2)
        for n, seat in enumerate(w.seats)
    ]
    on_lid = ft.Container(
        stack([text("Round 10 of 20", Style.TITLE_LARGE, LID_INK), ft.Row([*strip, *_table(w)], spacing=4)]),
        bgcolor=LID,
        padding=8,
        border_radius=16,
    )
    track = [ft.Container(rows(w, stair(w), 360, 26), bgcolor=LID, padding=8, border_radius=16)] if money else []
    return [group("Seats: rounded squares; the lamp on whoever plays", ft.Row(plates, spacing=8), on_lid, *track)]


def _table(w: Words) -> Parts:
    return [seat_tile(w, "table", (), nothing, acting=False)]


def printed(w: Words) -> Parts:
    found = things(w, 4)
    counts: Parts = [counted(w, thing, str(3 + 4 * n)) for n, thing in enumerate(found)]
    marks: Parts = [drawn for thing in things(w, 30) if (drawn := mark(w, thing, 22))]
    discs: Parts = [drawn for thing in things(w, 30) if (drawn := disc(w, thing, 34))]
    heads: Parts = [seat_mark(w, seat.seat, 24) for seat in w.seats]
    rows = (
        (fact("Francs", mark(w, found[0]) if found else None), ("23", "117", "31", "9")),
        (fact("Buildings"), ("82", "74", "62", "66")),
    )
    return [
        section("End of this round"),
        group("Facts: no edge, no outline, no fill", ft.Row(counts, spacing=16), ft.Row(marks, spacing=10, wrap=True)),
        line(),
        ft.Row([settled("pays nothing"), short("short of 1")], spacing=16),
        short_band(
            ft.Row([seat_mark(w, "s2", 30), text("Jan", Style.TITLE_MEDIUM), short_words("short of 1")], spacing=10)
        ),
        alarm(w, "Celina: the game ends", "17"),
        notice("No more than 3 in hand: the rest goes back.", Level.AGAINST),
        notice("That building is taken.", Level.IMPOSSIBLE),
        notice("Ships are built from round 4 on."),
        figures(w, heads, rows, chosen=1),
        ft.Row(discs, spacing=7, run_spacing=7, wrap=True),
    ]


def letters(w: Words) -> Parts:
    return [
        group(
            "Fraunces speaks, Hanken Grotesk counts",
            text("Wygrywa Ola", Style.DISPLAY_MEDIUM),
            text("Ewa: stragan czy budynek?", Style.HEADLINE_MEDIUM),
            text("Na koniec tej rundy", Style.TITLE_LARGE),
            text("Zażółć gęślą jaźń, 5 × 3 − 2", Style.BODY_LARGE),
            text("Wędzona ryba", Style.TITLE_MEDIUM),
            text("podpis 13, nigdy mniejszy", Style.BODY_SMALL, INK2),
            ft.Row([numeral(w, n, size) for n, size in (("148", 72.0), ("132", 44.0), ("117", 28.0), ("96", 20.0))]),
        ),
        ft.Row(
            [
                undo_button(w, Undo("Undo: Ola took 4 fish"), nothing),
                place(w, "log", "Log", nothing, "log", opened=False),
            ]
        ),
    ]


def page(name: str, light: str) -> ft.View:
    """Draw everything in three columns."""
    w = words(name, dark=light == "dark")
    columns = ([*acts(w), *choices(w)], [*people(w), *lying(w), *given(w)], [*printed(w), *letters(w)])
    inner = ft.Row(
        [ft.Container(stack(parts, 16), expand=1) for parts in columns],
        spacing=32,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.View(route=f"/{name}/{light}", padding=24, bgcolor=GROUND, scroll=ft.ScrollMode.AUTO, controls=[inner])


@ft.component
def Gallery(name: str, light: str, part: str) -> ft.View:
    if part == "spots":
        return spotted.view(words(name, dark=light == "dark"), name, light)
    return view("" if name == HOUSE else name, light) if part else page(name, light)


async def main(shown: ft.Page) -> None:
    """Show the page of the address, the first one where it names none."""
    name, light, part = (*(shown.route or "").strip("/").split("/"), "", "")[:3]
    if name not in looks() or light not in LIGHTS:
        name, light, part = HOUSE, LIGHTS[0], ""
    apply_theme(shown, None if name == HOUSE else game(name).look.colours, mode=ft.ThemeMode(light))
    shown.render_views(Gallery, name, light, part)


def serve(port: int) -> None:
    """Serve the pages until interrupted, through the door of the app: without it a letter may be drawn in part."""
    patch_flet()
    uvicorn.run(Doorkeeper(flet_site(main), "127.0.0.1", port), host="127.0.0.1", port=port, log_level="warning")


def shoot(browser: Browser, address: str, name: str, light: str, part: str) -> bytes:
    """Take the picture of one page, once its faces are there; one game large, the others small."""
    context = browser.new_context(
        viewport={"width": SIZE[0], "height": HIGH if part == "drawings" else SIZE[1]},
        device_scale_factor=1 if name == LARGE else 0.5,
    )
    shown = context.new_page()
    faces: set[str] = set()
    shown.on(
        "requestfinished", lambda found: faces.add(found.url) if found.url.startswith(f"{address}/fonts/") else None
    )
    shown.goto(f"{address}/{name}/{light}/{part}")
    shown.wait_for_selector("flt-semantics-placeholder", state="attached")
    shown.eval_on_selector("flt-semantics-placeholder", "e => e.click()")
    shown.wait_for_selector("flt-semantics[role=button]", state="attached")
    same, taken = 0, b""
    while same < STILL or len(faces) < len(FACES):
        shown.wait_for_timeout(300)
        before, taken = taken, shown.screenshot()
        same = same + 1 if before == taken else 0
    context.close()
    return taken


def kept(name: str, light: str, part: str = "") -> Path:
    """Return the file of a picture as it should be."""
    return KEPT / f"{'_'.join(filter(None, (name, light, part)))}.png"


def keep() -> None:
    """Take every picture anew."""
    KEPT.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "tests.e2e.gallery")
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            for name, light, part in product(looks(), LIGHTS, PARTS):
                kept(name, light, part).write_bytes(shoot(browser, server.address, name, light, part))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    if "--keep" in sys.argv:
        keep()
    elif "--port" in sys.argv:
        serve(int(sys.argv[sys.argv.index("--port") + 1]))
    else:
        free = free_port()
        print(f"The gallery is at http://127.0.0.1:{free}/le_havre/light - press Ctrl+C to close it.", flush=True)
        serve(free)
