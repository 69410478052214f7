"""A card, tile, ship or site, as one recognises it on the table: one picture with its name and a few words on it."""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.fitting import lines_of, width_of
from companion.ui.components.printed import card_kind, counted, paper, plate_of
from companion.ui.components.symbols import picture
from companion.ui.components.touch import Tap, touch
from companion.ui.components.words import Words
from companion.ui.drawings import signs
from companion.ui.drawings.cards import DONE
from companion.ui.drawings.face import (
    AFTER,
    BARE,
    END,
    ENTRY,
    FULL,
    LOW,
    MID,
    UNDER,
    Print,
    Tick,
    edge_of,
    end_of,
    rail_of,
    value_width,
)
from companion.ui.drawings.face import face as printed_face
from companion.ui.drawings.shades import drawings
from companion.ui.drawings.values import Amount as Counted
from companion.ui.theme import ACC, BOLD, CARD, INK, INK2, LINE, PLAIN, RADIUS, SOFT, THING_EDGE, letters
from scorers.core.view import Face, Sign

WIDTH: Final = 185
"""How wide a card is where nothing says so."""

SIZES: Final = (15.0, 14.0, 13.0, 12.5)
"""The sizes of a name, the largest that fits first: no word of it is ever broken."""

HIGH: Final = 1.12
"""The height of its lines."""

_TAKEN: Final = ft.Border.all(3, ACC)
_FLAT: Final = ft.Border.all(1.5, LINE)
_UNDER: Final = ft.Margin.only(bottom=3)


APART: Final = 6
"""Between a name and the value: a name may end in a figure."""

BELOW: Final = 20
"""A name further down stands below the value."""


class Said(NamedTuple):
    """Words on a card: what, where, how wide, in how many lines at which size."""

    words: str
    top: float
    width: float
    lines: int
    size: float


def face(
    w: Words,
    shown: Face,
    on_click: Tap | None = None,
    *,
    key: str,
    width: float = WIDTH,
    selected: bool = False,
    reason: str = "",
    count: int = 0,
    flat: bool = False,
    does: str = "",
    mid: bool = False,
) -> ft.Control:
    """Draw one card. `reason`: it cannot be taken now; `flat`: it only shows, beside others that can be touched.

    `does`: what a tap does, where that is not to choose it; `mid`: a lower card, without its cost.
    """
    scale = w.scale
    off = flat or (bool(reason) and not selected)
    printed = _print(w, shown, selected=selected)
    if reason or does or shown.there:
        # These words stand where the entry is; with the cost below it there is no other place for what a use brings.
        printed = printed._replace(fee=(), takes=(), gives=()) if printed.columns else printed._replace(fee=())
    room, high = width / scale, MID if mid else high_of(w, shown, reason or does)
    name = _name(printed, f"{w.say(shown.name)} ×{count}" if count > 1 else w.say(shown.name), room, high)
    if mid:
        printed = printed._replace(entry=name.top + name.lines * name.size * HIGH + 14)
    said = _said(w, shown, printed, name, room, high, reason or does) or _beside(w, shown, name, high)
    if said and said.top > UNDER:
        printed = printed._replace(columns=())
    if name.top > BELOW and name.lines > 1:
        printed = printed._replace(entry=ENTRY + 5)
    if shown.there and said:
        printed = printed._replace(there=plate_of(w, shown.there), there_at=width_of(said.words, 13) + 4)
    left = rail_of(printed, high) + (5 if high == LOW else AFTER)
    words = _words(w, name, left, BOLD, INK2 if off else INK)
    called = f"{w.say(shown.name)}, ×{count}" if count > 1 else w.say(shown.name)
    words.semantics_label = spoken(w, shown, called, ours=printed.ours)
    parts: list[ft.Control] = [picture(printed_face(printed, room, high, paper(w)), width, high * scale), words]
    if said:
        colour = ACC if does and not reason else INK2
        parts.append(_words(w, said, left, PLAIN if said.top > ENTRY else BOLD, colour, spoken_as=reason))
    return touch(
        ft.Stack(parts, width=width, height=high * scale),
        None if reason else on_click,
        key=key,
        selected=selected,
        padding=None,
        bgcolor=SOFT if selected else None if off else CARD,
        radius=RADIUS,
        shadow=None if off else THING_EDGE,
        margin=_UNDER,
        width=width,
        height=high * scale,
        rim=_TAKEN if selected else _FLAT if off else None,
    )


def is_low(shown: Face) -> bool:
    """Whether a card is only counted: nothing is printed on it but its number, name and value."""
    rest = (shown.fee, shown.fee_said, shown.worth, shown.cost, shown.takes, shown.brings, shown.meters)
    return not any((*rest, shown.text, shown.state, shown.there)) and shown.value is not None


def high_of(w: Words, shown: Face, words: str = "") -> float:
    """Return how high a card is at the common size of text: what has no cost, effect or text needs less room."""
    if is_low(shown) and not words:
        return LOW
    return FULL if shown.takes or shown.brings or shown.text or _columns(w, shown) else BARE


def spoken(w: Words, shown: Face, name: str, *, ours: bool) -> str:
    """Return what is read aloud of a card: its name in the first line, then its owner and its numbers."""
    numbers = [f"{w.thing(sign.symbol)} {number}" for sign in shown.signs if (number := w.amount(sign.n))]
    meters = [f"{w.thing(meter.symbol)} {meter.have}/{meter.need}" for meter in shown.meters]
    owner = [w.owner(shown.owner)] if shown.owner else []
    return "\n".join([name, *owner, *numbers, *meters, *([w.t("ui-our-words")] if ours else [])])


def _print(w: Words, shown: Face, *, selected: bool) -> Print:
    """Return what is drawn on a card, in the colours of this light."""
    rest = (shown.value, shown.fee, shown.fee_said, shown.cost, shown.takes, shown.brings)
    fee = shown.fee or shown.worth or (() if any(rest) else tuple(sign for sign in shown.signs if w.amount(sign.n)))
    numbered = any(sign.n.n is not None for sign in shown.brings)
    told = numbered or len(shown.brings) > 1 or shown.takes or not shown.text
    columns = _columns(w, shown)
    told = told and not (columns and shown.fee_said)  # the words of the entry stand there
    takes, gives = (_marks(w, shown.takes), _marks(w, shown.brings)) if told else ((), ())
    plain = shown.value is None or shown.value.symbol in drawings(w.slug).plain
    return Print(
        number=shown.number,
        kind=card_kind(w, shown.kind),
        icons=tuple(w.drawing(icon) for icon in shown.icons),
        value=w.amount(shown.value.n) if shown.value else "",
        value_sign=None if plain or shown.value is None else w.sign(shown.value.symbol),
        fee=_marks(w, fee),
        either=bool(shown.fee),
        columns=columns,
        takes=takes,
        gives=gives,
        owner=plate_of(w, shown.owner) if shown.owner else None,
        tick=Tick(w.light.acc, w.light.on, signs.signs()["check"]) if selected else None,
        ours=w.language in shown.our_words,
    )


def _marks(w: Words, found: tuple[Sign, ...]) -> tuple[Counted, ...]:
    return tuple(one for sign in found if (one := counted(w, sign)))


def _columns(w: Words, shown: Face) -> tuple[Counted | None, ...]:
    """Return what it costs in the fixed columns, or how much of what a site needs is there."""
    printed = drawings(w.slug).columns
    if shown.meters:
        need = {m.symbol: f"{m.have}/{m.need}" if m.have < m.need else DONE for m in shown.meters}
        marks = {symbol: mark for symbol in (*printed, *need) if (mark := w.sign(symbol))}
        return tuple(Counted(mark, need[symbol]) if symbol in need else None for symbol, mark in marks.items())
    cost = {sign.symbol: sign for sign in shown.cost}
    if not cost and (shown.takes or shown.brings or shown.text or not shown.kind or is_low(shown)):
        return ()
    return tuple(counted(w, cost.get(symbol)) for symbol in dict.fromkeys((*printed, *cost)))


def least_width(w: Words, shown: Face) -> float:
    """Return how wide a card must be, at 100 %, that no word of its name is broken."""
    longest = max((width_of(word, SIZES[-1]) for word in w.say(shown.name).split()), default=0)
    if is_low(shown):
        return 28 + SIDES_LOW + longest
    typed = shown.kind in drawings(w.slug).kinds
    return edge_of(FULL, typed=typed, owned=bool(shown.owner)) + AFTER + END + longest


SIDES_LOW: Final = 9
"""What is left free beside the name of a low card."""


def _name(printed: Print, name: str, room: float, high: float) -> Said:
    """Return where the name stands: beside the value, in the largest letters in which no word is broken.

    Where its longest word is wider than that, it stands below the value.
    """
    left = rail_of(printed, high)
    wide = room - left - (SIDES_LOW if high == LOW else AFTER + END)
    if high == LOW:
        return _fitting(name, wide, 6, (13, 12.5), 3)
    if high == MID:
        return _fitting(name, wide, 6, (14, 13, 12.5), 2)
    beside = wide - (value_width(printed) + APART if printed.value else 0)
    if lines_of(name, SIZES[-1], beside) <= 3 or not printed.value:  # noqa: PLR2004
        return _fitting(name, beside, 8, SIZES, 2)
    return _fitting(name, wide, 31, SIZES[2:], 1)


def _fitting(name: str, wide: float, top: float, sizes: tuple[float, ...], lines: int) -> Said:
    """Return a name at the largest size at which it takes so few lines; at the smallest it may take one more."""
    size = next((size for size in sizes if lines_of(name, size, wide) <= lines), sizes[-1])
    return Said(name, top, wide, int(min(lines_of(name, size, wide), lines + 1)), size)


def _said(w: Words, shown: Face, printed: Print, name: Said, room: float, high: float, first: str) -> Said | None:
    """Return the words under the name: why not, who stands there, the entry, a state; else what it does, if short."""
    wide = room - rail_of(printed, high) - AFTER - END
    end = end_of(printed)
    words = w.t("ui-stands-here") if shown.there else first or w.say(shown.fee_said or shown.state)
    if words and (first or not printed.fee):
        lines = int(min(lines_of(words, SMALL, wide - end), 2))
        return Said(words, printed.entry - (8.5 if lines == 1 else 15), wide - end, lines, SMALL)
    if not shown.text or printed.takes or printed.gives or high != FULL:
        return None
    words, below = w.say(shown.text), bool(printed.fee)
    if not below:
        return _does(words, name, wide - end, UNDER - 3 if printed.columns else high - END)
    if any(printed.columns) or lines_of(words, SMALL, wide - end) > 2:  # noqa: PLR2004
        return None
    return Said(words, UNDER + 4, wide - end, 2, SMALL)


def _does(words: str, name: Said, wide: float, bottom: float) -> Said:
    """Return what a card does, from the line of its entry down to what is below: where it is long from higher up.

    Never is it left away: in the smallest letters it ends in dots.
    """
    above = name.top + name.lines * name.size * HIGH + 1
    for size in LONG:
        long = lines_of(words, size, wide) * size * HIGH
        if above + long <= bottom:
            return Said(words, max(above, min(ENTRY - 15, bottom - long)), wide, round(long / size / HIGH), size)
    return Said(words, above, wide, int((bottom - above) / LONG[-1] / HIGH), LONG[-1])


def _beside(w: Words, shown: Face, name: Said, high: float) -> Said | None:
    """Return the state of a card whose entry is taken up by signs, where its name leaves it a line."""
    if not shown.state or name.lines > 1 or name.top > BELOW or high == MID:
        return None
    words = w.say(shown.state)
    if lines_of(words, SMALL, name.width) > 2:  # noqa: PLR2004 - then the entry
        return None
    return Said(words, name.top + name.size * HIGH, name.width, 2, SIZES[-1])


SMALL: Final = 13
"""The size of the words under a name."""

LONG: Final = (13.0, 12.5, 12.0, 11.5)
"""The sizes of what a card does, the largest that has room first."""


def _words(w: Words, said: Said, left: float, style: str, colour: str, *, spoken_as: str = "") -> ft.Text:
    return ft.Text(
        said.words,
        style=letters(style, said.size * w.scale, HIGH),
        color=colour,
        max_lines=said.lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        semantics_label=spoken_as or None,
        left=left * w.scale,
        top=said.top * w.scale,
        width=said.width * w.scale,
    )


def plainly(said: str) -> str:
    """Return words without capitals and marks, as they are typed in a hurry.

    >>> plainly("Łowisko, KOŚCIÓŁ")
    'lowisko, kosciol'
    """
    letters_and_marks = unicodedata.normalize("NFD", said.casefold()).replace("ł", "l")
    return "".join(one for one in letters_and_marks if not unicodedata.combining(one))


def matches(w: Words, shown: Face, asked: str) -> int:
    """How well a face answers a search: 2 by all the numbers, 1 by name or text, 0 not at all."""
    words = plainly(asked).split()
    if not words:
        return 1
    numbers = [word for word in words if word.isdigit()]
    printed = [str(sign.n.n) for sign in shown.signs if sign.n.n is not None]
    named = plainly(f"{w.say(shown.name)} {w.say(shown.group)}")
    by_name = all(word in named for word in words if word not in numbers)
    if numbers and all(printed.count(number) >= numbers.count(number) for number in numbers) and by_name:
        return 2
    return 1 if all(word in named for word in words) else 0


def found(w: Words, faces: tuple[Face, ...], asked: str) -> tuple[Face, ...]:
    """Return the faces that answer a search, the ones with the printed numbers first."""
    scored = [(matches(w, shown, asked), shown) for shown in faces]
    return tuple(shown for score, shown in sorted(scored, key=lambda pair: -pair[0]) if score)
