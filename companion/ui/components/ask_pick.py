"""A choice: chips, a list, searchable faces, or a board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import flet as ft

from companion.ui.components.ask_grid import Room, grid
from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.crew import are_crew, crew_options
from companion.ui.components.faces import FaceSearch, grid_of, lay, option_line
from companion.ui.components.other import OtherAsk
from companion.ui.components.row_cache import RowCache
from companion.ui.components.spots import Hit, spots
from companion.ui.components.stack import stack
from companion.ui.components.stair import ask_space
from companion.ui.components.symbols import seat_mark, sign, token
from companion.ui.components.touch import Bound, Style, icon_button, tap, text
from companion.ui.components.uses import are_uses, uses
from companion.ui.components.words import Words
from companion.ui.theme import ACC, INK2
from scorers.core.forms import Answer, Option, Pick
from scorers.core.view import Face

SEARCH = 8
"""From so many faces on one can search."""

FOLD = 4
"""Up to so many faces lie there at once; more of them are drawn as a list that can be searched."""

BETWEEN = 4
"""Between two rows of buildings to use."""

Give = Callable[[str, Answer], object]


def pick(
    w: Words,
    ask: Pick,
    give: Give,
    *,
    named: bool = True,
    room: Room | None = None,
    cache: RowCache | None = None,
    alone: bool = False,
) -> list[ft.Control]:
    """Draw the options, each in the form it is recognised by. A tap gives the key of the option alone.

    `alone`: nothing else is asked, so that nothing has to come into sight below; but in a list long enough to be
    searched what was picked would not be in sight itself.
    """
    plain = (ask.grid and ask.grid.ground) or are_uses(ask)  # seen without a word
    head = [_head(w, ask)] if named and not plain else []
    own = [OtherAsk(w, ask, give, key=f"{ask.key}/other")] if ask.other else []
    return [*head, *_options(w, ask, give, room or Room(360), cache or RowCache(), alone=alone), *own]


def _options(w: Words, ask: Pick, give: Give, room: Room, cache: RowCache, *, alone: bool) -> list[ft.Control]:
    choose = Bound(give, ask.key)
    if ask.stair:
        return [cache.row((ask.key, "stair"), ask_space, w, ask, ask.stair, choose, room.width)]
    if ask.spots:
        hits = {option.key: _hit(w, ask, option, choose) for option in ask.options}
        return [*spots(w, ask.spots, hits, room.width, cache, ask.key), *_last(w, ask, give)]
    if ask.grid:
        return [grid(w, ask, ask.grid, choose, room, cache)]
    if not any(option.face for option in ask.options):
        return [_chips(w, ask, give, cache)]
    if are_uses(ask):
        return [stack(uses(w, ask, choose, cache), BETWEEN)]
    if are_crew(w, ask.options):
        return [crew_options(w, ask, choose, cache, ask.chosen, room.width)]
    faces = {option.face.key for option in ask.options if option.face}
    search = len(ask.options) >= SEARCH
    fold = search or not alone
    folds = fold and len(ask.chosen) == ask.most < len(ask.options)
    if (len(ask.options) > FOLD or folds) and len(faces) == len(ask.options):
        return [
            FaceSearch(
                w,
                ask.options,
                ask.chosen,
                choose,
                here=ask.key,
                most=ask.most,
                search=search,
                room=room.width,
                fold=fold,
                key=f"{ask.key}/faces",
            )
        ]
    grid_ = grid_of(w, [option.face or Face(option.key, option.label) for option in ask.options], room.width)
    cards = [
        cache.row((ask.key, option.key), option_line, w, ask.key, option, count, choose, grid_.width)
        for option in ask.options
        for count in [ask.chosen.count(option.key)]
    ]
    return [lay(cards)]


def _hit(w: Words, ask: Pick, option: Option, choose: Callable[[str], object]) -> Hit:
    """Return what a touch on a place does."""
    on_click = tap(choose, option.key)
    return Hit(f"{ask.key}/{option.key}", on_click, option.key in ask.chosen, w.say(option.because))


def _head(w: Words, ask: Pick) -> ft.Control:
    words = text(w.say(ask.label), Style.TITLE_SMALL, expand=True)
    if ask.most <= 1 or ask.most >= len(ask.options) > 1:  # as many as one likes
        return words
    many = w.t("ui-of", n=len(ask.chosen), of=ask.most)
    return ft.Row([words, text(many, Style.TITLE_SMALL, ft.Colors.PRIMARY)])


def _chips(w: Words, ask: Pick, give: Give, cache: RowCache) -> ft.Control:
    """Draw the chips, those of a group below its heading."""
    parts: list[ft.Control] = []
    for group, options in groupby(ask.options, key=lambda option: option.group):
        chips: list[ft.Control] = []
        for option in options:
            count = ask.chosen.count(option.key)
            chips += [cache.row((ask.key, option.key), _chip, w, ask.key, option, count, give)]
            chips += _less(w, ask, option, give)
        parts += [text(w.say(group), Style.TITLE_SMALL, INK2)] if group else []
        parts.append(ft.Row(chips, spacing=8, run_spacing=8, wrap=True))
    return parts[0] if len(parts) == 1 else stack(parts)


def _chip(w: Words, ask: str, option: Option, count: int, give: Give) -> ft.Control:
    words = w.say(option.label)
    return chip(
        w,
        f"{words} ×{count}" if count > 1 else words,
        tap(give, ask, option.key),
        key=f"{ask}/{option.key}",
        selected=count > 0,
        lead=seat_mark(w, option.seat, 24) if option.seat else token(w, option.sign, 24) if option.sign else None,
        note=w.say(option.note),
        reason=w.say(option.because),
        anyway=option.anyway,
    )


def _last(w: Words, ask: Pick, give: Give) -> list[ft.Control]:
    """One fewer: the one that was touched last, where a place can be touched again and again."""
    if not ask.repeats or not ask.chosen:
        return []
    less = without(ask.chosen, ask.chosen[-1])
    icon = sign("minus", 20, ACC)
    words, key = w.t("ui-take-last"), f"{ask.key}/{ask.chosen[-1]}/less"
    return [quiet_button(w, words, tap(give, ask.key, less), key=key, icon=icon)]


def _less(w: Words, ask: Pick, option: Option, give: Give) -> list[ft.Control]:
    """One fewer, where a thing can be picked more than once."""
    if not ask.repeats or option.key not in ask.chosen:
        return []
    name = w.t("ui-less", what=option.label)
    less = without(ask.chosen, option.key)
    return [icon_button(ft.Icons.REMOVE, name, lambda: give(ask.key, less), key=f"{ask.key}/{option.key}/less")]


def toggled(ask: Pick, key: str) -> tuple[str, ...]:
    """Return what is chosen after a tap: another one instead, one more, or one less.

    >>> from scorers.core.msg import msg
    >>> toggled(Pick("p", msg("p"), (), chosen=("a",)), "b")
    ('b',)
    """
    if ask.repeats:
        return (*ask.chosen, key)[-ask.most :]
    if key in ask.chosen:
        return ask.chosen if ask.least == ask.most == 1 else without(ask.chosen, key)
    return (*ask.chosen, key)[-ask.most :]


def without(chosen: tuple[str, ...], key: str) -> tuple[str, ...]:
    """One of them fewer."""
    at = len(chosen) - 1 - chosen[::-1].index(key)
    return chosen[:at] + chosen[at + 1 :]
