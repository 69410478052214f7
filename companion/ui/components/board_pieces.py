"""What is laid out in Now and touched there: sites with what they still need, the crew that can be sent.

One of the crew in hand, the sites are where it can go: a tap on one sends it there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import flet as ft

from companion.ui.components.crew import Hand, crew_row, is_crew, many
from companion.ui.components.face import face
from companion.ui.components.faces import grid_of, lay
from companion.ui.components.held import Open, holding
from companion.ui.components.now import Press
from companion.ui.components.row_cache import RowCache
from companion.ui.components.sites import as_option, is_site, site
from companion.ui.components.spots import Hit, spots
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from scorers.core.forms import Form, Move, Option, Pick
from scorers.core.view import Face, Held, Shape

Choose = Callable[[str, str, str], object]
"""Takes the key of a move, of its question, and of an option."""


class Asking(NamedTuple):
    """The move in hand, and its question, answered on what is laid out."""

    move: str
    ask: str
    options: Mapping[str, Option]
    chosen: tuple[str, ...]


def board_rows(
    w: Words,
    held: tuple[Held, ...],
    moves: tuple[Move, ...],
    press: Press,
    on_why: Open,
    cache: RowCache,
    width: float = 360,
    form: Form | None = None,
    choose: Choose | None = None,
) -> list[ft.Control]:
    """Every holding with the moves that sit on it; a row in which nothing lies is left away."""
    by_thing, asking = {move.thing or "": move for move in moves}, _asking(form)
    parts: list[ft.Control] = []
    for line in held:
        if line.shape is Shape.RACK and line.faces and all(is_crew(w, shown) for shown in line.faces):
            parts += _crew(w, line, by_thing, press, asking, cache, width)
        else:
            parts += _held(w, line, by_thing, press, on_why, (asking, choose), cache, width)
    return parts


def _asking(form: Form | None) -> Asking | None:
    if form is None:
        return None
    ask = form.asks[0]
    assert isinstance(ask, Pick)  # noqa: S101 - only such forms are answered here
    return Asking(form.key, ask.key, {option.key: option for option in ask.options}, ask.chosen)


def is_laid_out(form: Form, held: tuple[Held, ...]) -> bool:
    """Return whether the only question of a form is about things that are all laid out."""
    if len(form.asks) != 1 or not isinstance(ask := form.asks[0], Pick) or ask.grid or not ask.options:
        return False
    rows = {shown.key for line in held if line.shape is Shape.ROW for shown in line.faces}
    return {option.key for option in ask.options} <= rows


def _crew(
    w: Words, held: Held, moves: Mapping[str, Move], press: Press, asking: Asking | None, cache: RowCache, width: float
) -> list[ft.Control]:
    """Draw the crew, several to a row; what speaks against all of them is said once, below the last."""
    count = many(w, width)
    found = [(shown, moves.get(shown.key)) for shown in held.faces]
    hands = [Hand(shown, move, bool(move and asking and move.key == asking.move)) for shown, move in found]
    rows = [tuple(hands[at : at + count]) for at in range(0, len(hands), count)]
    alike = len({hand.move and hand.move.because for hand in hands}) == 1
    told = [(tuple(hands) if row is rows[-1] else ()) if alike else row for row in rows]
    return [cache.row((held.thing, at), crew_row, w, row, press, width, told[at]) for at, row in enumerate(rows)]


def _held(
    w: Words,
    held: Held,
    moves: Mapping[str, Move],
    press: Press,
    on_why: Open,
    answer: tuple[Asking | None, Choose | None],
    cache: RowCache,
    width: float,
) -> list[ft.Control]:
    if held.spots:
        hits = {key: _hit(w, moves[key], press) for key in held.spots.keys & moves.keys()}
        return spots(w, held.spots, hits, width, cache, held.thing)
    if held.shape not in (Shape.ROW, Shape.RACK):
        move = moves.get(held.thing)
        return [cache.row(held.thing, holding, w, held, on_why, press, move)]
    asking, choose = answer
    grid = grid_of(w, held.faces, width)
    if asking and choose and {shown.key for shown in held.faces} & asking.options.keys():
        return [cache.row((held.thing, s.key), _where, w, s, asking, choose, grid.width) for s in held.faces]
    if held.faces and all(is_site(w, shown) for shown in held.faces):
        return [cache.row((held.thing, s.key), site, w, s, key=f"lying/{s.key}") for s in held.faces]
    cards = [
        cache.row((held.thing, shown.key), _face, w, shown, moves.get(shown.key), press, grid.width)
        for shown in held.faces
    ]
    return [text(w.say(held.label), Style.TITLE_SMALL, ft.Colors.ON_SURFACE_VARIANT), lay(cards)] if cards else []


def _hit(w: Words, move: Move, press: Press) -> Hit:
    return Hit(f"move/{move.spot}", tap(press, move.key), reason=w.say(move.because))


def _where(w: Words, shown: Face, asking: Asking, choose: Choose, width: float) -> ft.Control:
    """Draw a place where what is in hand can go."""
    option, key = asking.options.get(shown.key), f"{asking.ask}/{shown.key}"
    chosen = shown.key in asking.chosen
    to = tap(choose, asking.move, asking.ask, shown.key) if option else None
    if is_site(w, shown):
        return site(w, shown, to, key=key, option=option, chosen=chosen)
    reason = w.say(option.because) if option else ""
    then = as_option(shown, option)
    return face(w, then, to, key=key, selected=chosen, reason=reason, flat=option is None, width=width)


def _face(w: Words, shown: Face, move: Move | None, press: Press, width: float) -> ft.Control:
    if move is None:
        return face(w, shown, key=f"lying/{shown.key}", flat=True, width=width)
    reason = w.say(move.because)
    return face(w, shown, tap(press, move.key), key=f"move/{move.spot}", reason=reason, width=width)
