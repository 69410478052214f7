"""The minutes of an evening: what a table read on its screen, as English sentences, and only what had changed.

What happened is recorded beside it (`evening_*.jsonl.gz`: the golden game or one of a bot, and one of chance as
`tests/data_old/evening.py` plays it) and stays as it is; what is said of it is worked out anew and must be the same. So
the minutes notice what changes on a screen without being meant, and show it in the words of the table. Whoever means it
reads the difference, finds it right, and writes the minutes anew:

    python -m tests.scorers.minutes [SLUG ...]

A screen is read from top to bottom, a line for each thing on it (`seats.s1.holdings.coin: ...`), then every move that
is offered, as its form opens and with the first thing there is to answer. What is as it begins is left out.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import nullcontext
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from itertools import chain
from pathlib import Path
from typing import Any, Final

from companion.text import texts
from scorers.core import core_moves
from scorers.core.amount import Amount
from scorers.core.display import Breakdown
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answer, Ask, Form, Move, Pick, Task, Text
from scorers.core.game import check
from scorers.core.glance import Overview
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, plain
from scorers.core.registry import slugs
from scorers.core.view import Chapter, Face, Held, Now, SeatView, TableView, Track, Why
from tests.data_old.evening import NAMES
from tests.data_old.fold import opened
from tests.data_old.reading import AnyGame, AnyState, amount
from tests.data_old.test_journals import FOLDER
from tests.scorers import kernel_game
from tests.scorers.forging import offered

HERE: Final = Path(__file__).parent
CALLED: Final = {f"s{n}": name for n, name in enumerate(NAMES, 1)}
BARE: Final = re.compile(rf"\b(?:core|{'|'.join(slugs())})-[a-z]")
"""The id of a sentence, where nobody has given it words."""
OPENED: Final = (TableView, Now, Track, Overview, SeatView, Chapter)
"""What has a line for each thing in it; all else is told in one."""
WITHIN: Final = {Held: "faces", Task: "moves", Pick: "options", Amounts: "rows"}
"""What in turn has a line each below the one of these."""
PRINTED: Final = ("key", "name", "text", "fee", "fee_said", "signs", "icons", "kind", "number", "our_words", "group")
"""What stands on a card wherever it lies: read where cards are looked up, not beside each move."""
NAMES_OF: Final = ("key", "seat", "thing", "n")
"""Where a thing has its name."""
HOMES: Final = {"kernel": "kernel_game"}
"""Where a title that is not on the shelf lives; its own forms and those of the kernel are opened beside it."""
OLD: Final = {"le_havre": ("every_keep_5_6885.jsonl.gz", "rounds_3_211.jsonl.gz", "fortune_2_2520.jsonl.gz")}
"""Of the journals of `tests/data_old` these are read as well."""
READINGS: Final = 6
"""So often an evening the screen is read."""

OPENINGS: Final = 2
"""So often each move is opened."""
ALIKE: Final = 24
"""So often moves of one word are: sales of this card or that."""

Read = Iterator[tuple[str, str]]


def words(value: object) -> str:
    """Anything in a view or a form in words; nothing for what says nothing."""
    match value:
        case Msg():
            said = " ".join(texts("en")(value, CALLED).split())
            assert not BARE.search(said), f"no words: {said}"
            return f'"{said}"'
        case Amount():
            return amount(value)
        case Enum():
            return str(value.value)
        case Event():
            return " ".join(f"{key} {told}" for key, told in sorted(value.plain().items()) if key != "transfers")
        case Transfer():
            return f"{value.n} {value.thing} from {value.src} to {value.dst}"
        case tuple() | list():
            return ", ".join(map(words, value))
        case Face():  # beside something else: what is printed on it is read where cards are looked up
            return " ".join((value.key, *_fields(value, *PRINTED)))
        case _ if is_dataclass(value) and not isinstance(value, type):
            return "; ".join(_fields(value))
        case _:
            return str(value)


def _fields(value: Any, *but: str) -> Iterator[str]:  # noqa: ANN401 - any value of the kernel
    """What is not as it begins."""
    for one in fields(value):
        found = getattr(value, one.name)
        begins = () if one.default_factory is not MISSING else one.default
        if one.name not in but and found != begins and found not in ("", None, ()) and not callable(found):
            told = words(found)
            yield one.name if found is True else f"{one.name} {told}"


def lines(value: Any, path: str) -> Read:  # noqa: ANN401 - any part of a view
    """Yield each thing on a screen with where it stands."""
    if isinstance(value, OPENED):
        for one in fields(value):
            found, here = getattr(value, one.name), f"{path}.{one.name}".lstrip(".")
            if isinstance(found, tuple):
                yield here, ", ".join(names(found))
                yield from each(found, here)
            elif found not in ("", None):
                yield from lines(found, here)
    elif type(value) in WITHIN:
        inner = getattr(value, WITHIN[type(value)])
        yield (
            path,
            "; ".join((*_fields(value, WITHIN[type(value)], *NAMES_OF), *([", ".join(names(inner))] if inner else ()))),
        )
        yield from each(inner, path)
    elif isinstance(value, Face) and ".holdings." in path:
        yield path, words(value)
    elif is_dataclass(value) and not isinstance(value, Msg):
        yield path, "; ".join(_fields(value, "key"))
    else:
        yield path, words(value)


def names(found: tuple[Any, ...]) -> Iterator[str]:
    """Yield what several things are called, or their numbers where they have no names."""
    for at, part in enumerate(found, 1):
        called = (getattr(part, key, None) for key in NAMES_OF)
        yield str(next((name for name in called if name and isinstance(name, int | str)), at))


def each(found: tuple[Any, ...], path: str) -> Read:
    """Yield the lines of several things."""
    for name, part in zip(names(found), found, strict=True):
        yield from lines(part, f"{path}.{name}")


def screen(of: AnyGame, state: AnyState) -> Read:
    """Yield all there is to read: the screen, every number taken apart, the points so far, and where one could be."""
    view = of.view(state, None)
    yield from lines(view, "")
    for seat in view.seats:
        held = (one.figure for one in seat.holdings)
        for figure in (*((seat.figure,) if seat.figure else ()), *seat.beside, *held):
            if figure.why:
                why: Why = of.why(state, figure.why)
                yield f"why.{figure.why}", words(why)
    yield "tasks", words(sorted(of.tasks(state)))
    yield "here", words(of.position(state))


def points(found: Breakdown) -> Read:
    for at, line in enumerate(found.lines):
        yield f"points.{line.seat}.{line.group}.{at}", words(line)
    yield "points.ranking", words(found.ranking())
    yield "points.notes", words(found.notes)


def sheet(of: AnyGame, state: AnyState) -> Read:
    """Yield the closing questions as they stand."""
    for question in of.sheet(state.setup, state).questions:
        yield f"sheet.{question.key}", "; ".join(_fields(question, "key", "cards", "exist"))


def _form(form: Form, path: str, known: Container[str] = ()) -> Read:
    told = (form.title, form.confirm, form.note, form.brings, form.follows, form.changes, form.issues, form.event)
    yield path, "; ".join(filter(None, map(words, filter(None, told))))
    yield f"{path}.moved", words(form.event.transfers if form.event else ())
    for ask in form.asks:
        if ask.key not in known:
            yield from lines(ask, f"{path}.{ask.key}")


def filled(of: AnyGame, state: AnyState, form: Form) -> Form:
    """The form with everything it asks answered by the first there is."""
    answers: dict[str, Answer] = {}
    for _ in range(6):
        fresh = {ask.key: _first(ask) for ask in form.asks if ask.key not in answers}
        if not fresh:
            break
        answers |= fresh
        form = core_moves.form(of, state, form.key, answers)
    return form


def _first(ask: Ask) -> Answer:
    match ask:
        case Pick():
            free = [option.key for option in ask.options if option.because is None]
            return tuple(free[: max(1, ask.least)]) if ask.most else ()
        case Amounts():
            return {row.key: max(row.low, 1 if row.value is None else row.value) for row in ask.rows}
        case Text():
            return "Card"
        case _:
            return ()


class Minutes:
    """What was read so far, so that only what has changed is written."""

    def __init__(self) -> None:
        self.seen: dict[str, str] = {}
        self.opened: Counter[str] = Counter()
        """How often each move was opened."""

    def of(self, path: Path) -> Iterator[str]:
        """Yield the minutes of one recorded evening."""
        of, folded = opened(path)
        done = [line for line in folded if line.event is not None]
        yield f"# {path.name.partition('.')[0]}"
        for n, line in enumerate(done):
            assert line.event is not None
            yield f"{n}. {words(core_moves.label(of, line.event))}"
            yield from (f"   ! {words(said)}" for said in of.loud(line.before, line.event))
            yield from (f"   ? {words(issue.text)}" for issue in check(of, line.after, line.event))
            if n % (len(done) // READINGS) == 0:
                yield from self.changed("", screen(of, line.after))
                yield from self.changed("forms.", self.forms(of, line.after))
        yield from self.changed("points.", points(of.projection(line.after)))
        yield from self.changed("sheet.", sheet(of, line.after))

    def forms(self, of: AnyGame, state: AnyState) -> Read:
        """Yield moves that are offered: as they open, and with the first there is to answer; each a few times."""
        now: set[str] = set()
        for move in chain(of.view(state, None).tools, offered(of, state), self.agreements(of)):
            word = "/".join(move.key.split("/")[: 2 if move.key.startswith(core_moves.CORE) else 1])
            if move.spot in now or self.opened[move.spot] >= OPENINGS or self.opened[word] >= ALIKE:
                continue
            now.add(move.spot)  # another seat would be asked the same
            self.opened.update({move.spot, word})
            opens = core_moves.form(of, state, move.key, {})
            yield from _form(opens, f"forms.{move.spot}")
            if opens.asks:
                known = {ask.key for ask in opens.asks}
                yield from _form(filled(of, state, opens), f"forms.{move.spot} filled", known)

    def agreements(self, of: AnyGame) -> Iterator[Move]:
        """Yield what a table agrees on, the same in every title: read in one."""
        if of.slug in HOMES:
            keys = (core_moves.JUMP_MOVE, *(core_moves.keep_move(keep.id) for keep in of.info.keeps))
            keys = (*keys, *(core_moves.ruling_move(ruling.id) for ruling in of.info.rulings))
            keys = (*keys, *(core_moves.count_move("s1", thing.id) for thing in of.info.things))
            yield from (Move(key, plain(key)) for key in keys)

    def changed(self, begins: str, read: Read) -> Iterator[str]:
        """Yield what is new, other than before, or gone."""
        now = dict(read)
        for path, told in now.items():
            if self.seen.get(path) != told:
                yield f"   {path}: {told}"
        if not begins:  # of what is not always read nothing is gone
            gone = [
                path for path in self.seen if path not in now and not path.startswith(("forms.", "points.", "sheet."))
            ]
            yield from (f"   {path}: -" for path in gone)
            for path in gone:
                del self.seen[path]
        self.seen |= now


def folder(slug: str) -> Path:
    return HERE / HOMES.get(slug, slug) / "golden"


def minutes(slug: str) -> list[str]:
    """What all recorded evenings of a title come to today."""
    taken = Minutes()
    paths = (*sorted(folder(slug).glob("evening_*.jsonl.gz")), *(FOLDER / slug / one for one in OLD.get(slug, ())))
    return [line for path in paths for line in taken.of(path)]


def written(slug: str) -> list[str]:
    return (folder(slug) / "minutes.txt").read_text(encoding="utf-8").splitlines()


def differs(slug: str) -> str:
    """How the minutes differ from those that were written: as little as says it."""
    was, now = written(slug), minutes(slug)
    found: list[str] = []
    for what, a, b, c, d in difflib.SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        if what != "equal":
            same = b - a == d - c
            found += [f"- {_part(line, now[c + at] if same else '')}" for at, line in enumerate(was[a:b])]
            found += [f"+ {_part(line, was[a + at] if same else '')}" for at, line in enumerate(now[c:d])]
    return "\n".join(found[:40])


def _part(line: str, other: str) -> str:
    """The part of a long line that is other than it was, with where it stands."""
    begins = next((at for at, pair in enumerate(zip(line, other, strict=False)) if len(set(pair)) > 1), len(other))
    path = line.partition(": ")[0]
    return f"{path}: ... {line[begins - 40 : begins + 100]}" if begins > len(path) + 60 else line[:200]


if __name__ == "__main__":
    for slug in sys.argv[1:]:
        with kernel_game.installed() if slug in HOMES else nullcontext():
            (folder(slug) / "minutes.txt").write_text("\n".join(minutes(slug)) + "\n", encoding="utf-8")
