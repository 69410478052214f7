"""What stands on a page as it is painted: can the words be read, in bad light as well, and are they all there?

A screen reader's tree knows neither letters nor colours. So the page notes what it paints (`painted.js`), and a
picture of it is measured (`pixels.js`).
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from companion.ui.theme import FACES

HERE: Final = Path(__file__).parent
WATCH: Final = HERE / "painted.js"
"""Runs in every page before the app does."""
MEASURE: Final = (HERE / "pixels.js").read_text(encoding="utf-8")

TEXT: Final = 4.5
"""The least contrast of words, of large ones as well, and of what cannot be pressed: WCAG lets both off, we do not."""
SYMBOL: Final = 3.0
"""The least contrast of what is drawn."""

HAIR: Final = 1.6
"""So far a line may reach over an edge: the air round a letter."""
HIDDEN: Final = 0.6
"""So much of something under what was painted later, and it is hidden."""

FAR: Final = 1e6

QUIET: Final = 150
"""Milliseconds without a new frame: nothing moves."""
STILL: Final = """([ms, faces]) => new Promise(done => {
  const until = performance.now() + 5000;
  const look = () => {
    const since = performance.now() - painted.last;
    const drawn = painted.shown >= painted.asked ? since >= ms : since >= 10 * ms; // a frame may be left out
    const quiet = drawn && faces.every(face => painted.faces.includes(face));
    if (quiet || performance.now() > until) done(quiet); else setTimeout(look, 20);
  };
  look();
})"""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
SIDES: Final = ("left", "top", "right", "bottom")


@dataclass(frozen=True)
class Drawing:
    """A picture of ours, or one drawn by a letter."""

    at: int
    """When it was painted."""
    box: Box
    clips: tuple[Box, ...] = ()
    """What it was painted through, the window first."""

    @property
    def shown(self) -> Box:
        """What its edges leave of it."""
        return reduce(_within, self.clips, self.box)


@dataclass(frozen=True)
class Line(Drawing):
    """A line of words, or an icon: a letter nobody reads. Its box is from the top of its capitals to its foot."""

    text: str = ""
    whole: str = ""
    """All the words it is a line of."""
    ink: int = 0
    size: float = 14
    symbol: bool = False
    over: bool = False
    """More words follow than there is room for."""
    broken: bool = False
    """It ends in the middle of a word."""


@dataclass(frozen=True)
class Scroll:
    """A part that scrolls: what is cut off at its edge is only out of sight."""

    box: Box
    across: bool
    down: bool


@dataclass(frozen=True)
class Seen:
    """All that stands on a page; a fill lies over what was painted before it."""

    lines: tuple[Line, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    fills: tuple[tuple[int, Box], ...] = ()
    scrolls: tuple[Scroll, ...] = ()

    def hidden(self, box: Box, at: int, until: float = float("inf")) -> bool:
        """Whether something painted later lies over a box; what is scrolled away is a line on the edge, or a point."""
        return any(_over(fill, box) for n, fill in self.fills if at < n < until)

    def reached(self, box: Box, at: int) -> bool:
        """Whether something painted later lies over a part of a box: the edge of a sheet."""
        covered = (_within(box, fill) for n, fill in self.fills if at < n)
        return any(min(right - left, bottom - top) > 2 * HAIR for left, top, right, bottom in covered)


def _over(fill: Box, box: Box) -> bool:
    if area := _area(box):
        return _area(_within(box, fill)) >= HIDDEN * area
    return all(fill[side] < box[side] - 1 for side in (0, 1)) and all(fill[side] > box[side] + 1 for side in (2, 3))


@dataclass(frozen=True)
class Measured:
    """The colours of a place of a picture."""

    ground: str
    ink: str
    contrast: float


def seen(page: Page) -> Seen:
    """Return what stands on a page once nothing moves."""
    assert page.evaluate(STILL, [QUIET, list(FACES)]), "the page does not come to rest, or its faces never come"
    found = page.evaluate("() => painted.seen()")
    marks: list[dict[str, Any]] = [{"at": at, **_boxes(one)} for at, one in enumerate(found["marks"])]
    return Seen(
        tuple(Line(**one) for one in marks if "text" in one),
        tuple(Drawing(one["at"], one["box"], one["clips"]) for one in marks if "drawing" in one),
        tuple((one["at"], _beyond(one["fill"], found["page"])) for one in marks if "fill" in one),
        tuple(Scroll(**_boxes(one)) for one in found["scrolls"]),
    )


def _beyond(fill: Box, page: list[float]) -> Box:
    """Return a fill that reaches to the edges of the page as one that reaches beyond them."""
    left, top, right, bottom = fill
    return (
        left - FAR * (left <= page[0]),
        top - FAR * (top <= page[1]),
        right + FAR * (right >= page[2]),
        bottom + FAR * (bottom >= page[3]),
    )


def _boxes(one: dict[str, Any]) -> dict[str, Any]:
    """Return it with its lists as tuples."""
    boxes: dict[str, Any] = {key: tuple(one[key]) for key in ("box", "fill") if key in one}
    if "clips" in one:
        boxes["clips"] = tuple(map(tuple, one["clips"]))
    return {**one, **boxes}


def faults(page: Page, names: frozenset[str] = frozenset()) -> list[str]:
    """Return what cannot be read on a page, a sentence each; people's names may be shortened."""
    found = seen(page)
    assert found.lines, "nothing is written here: is what the page paints still noted?"
    return [*unfit(found, names), *faint(page, found)]


def unfit(found: Seen, names: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield words there is no room for."""
    shown = [line for line in found.lines if not found.hidden(line.shown, line.at)]
    for line in shown:
        if line.over and line.whole not in names:
            yield f"shortened: {line.whole!r} ends with {line.text!r}"
        if line.broken and not _in_address(line.text, line.whole):
            yield f"broken inside a word: {line.whole!r} after {line.text!r}"
        if sides := list(cut(line, found.scrolls)):
            yield f"cut off {' and '.join(dict.fromkeys(sides))}: {line.text!r} of {line.whole!r}"
    for one, other in combinations([line for line in shown if not line.symbol], 2):
        both = _within(one.shown, other.shown)
        if min(both[2] - both[0], both[3] - both[1]) > 2 * HAIR and not found.hidden(both, one.at, other.at):
            yield f"written over one another: {one.text!r} and {other.text!r}"


def _in_address(line: str, whole: str) -> bool:
    """Whether a line ends within the way to a folder or a page: that may be broken anywhere."""
    end = (line.split() or [""])[-1]
    return any("/" in word and end in word for word in whole.split())


def cut(line: Line, scrolls: Sequence[Scroll]) -> Iterator[str]:
    """Yield the sides on which an edge cuts a line off; an edge from which one can scroll on does not."""
    box = line.box
    for clip in reversed(line.clips):
        for side, name in enumerate(SIDES):
            beyond = (clip[side] - box[side]) * (1 if side < 2 else -1)
            if beyond > HAIR and not any(_leads_on(scroll, side, clip[side]) for scroll in scrolls):
                yield name
        box = _within(box, clip)


def _leads_on(scroll: Scroll, side: int, edge: float) -> bool:
    moves = scroll.down if side % 2 else scroll.across
    return moves and abs(scroll.box[side] - edge) <= HAIR


def _within(box: Box, clip: Box) -> Box:
    """Return what an edge leaves of a box; what is outside has no height or width."""
    left, top = min(max(box[0], clip[0]), clip[2]), min(max(box[1], clip[1]), clip[3])
    return left, top, max(left, min(box[2], clip[2])), max(top, min(box[3], clip[3]))


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def faint(page: Page, found: Seen) -> Iterator[str]:
    """Yield what stands out too little from its ground."""
    lines = [line for line in found.lines if _in_sight(line, found)]
    drawings = [drawing for drawing in found.drawings if _in_sight(drawing, found)]
    asked = [*((line.box, line.ink) for line in lines), *((drawing.box, None) for drawing in drawings)]
    got = measure(page, page.screenshot(), asked)
    for line, one in zip(lines, got, strict=False):
        if one and one.contrast < (SYMBOL if line.symbol else TEXT):
            what = f"the icon {ord(line.text[0]):x}" if line.symbol else repr(line.text)
            yield f"{_said(one)}: {what} at {_place(line.box)}"
    for drawing, one in zip(drawings, got[len(lines) :], strict=True):
        if one and one.contrast < SYMBOL:
            yield f"{_said(one)}: a drawing at {_place(drawing.box)}"


def _in_sight(one: Drawing, found: Seen) -> bool:
    """Whether it is there as a whole: what is half scrolled away or half covered is looked at when it is not."""
    whole = all(abs(a - b) <= 2 * HAIR for a, b in zip(one.shown, one.box, strict=True))
    return whole and not found.hidden(one.box, one.at) and not found.reached(one.box, one.at)


def measure(page: Page, picture: bytes, asked: Sequence[tuple[Box, int | None]]) -> list[Measured | None]:
    """Return the colours of places of a picture; the ink is looked for on the way to the one that is told."""
    boxes = [{"box": list(box), "ink": ink} for box, ink in asked]
    got = page.evaluate(MEASURE, [base64.b64encode(picture).decode(), boxes])
    return [Measured(**one) if one else None for one in got]


def _said(one: Measured) -> str:
    return f"{one.contrast:.2f} : 1 ({one.ink} on {one.ground})"


def _place(box: Box) -> str:
    return ", ".join(f"{round(side)}" for side in box)
