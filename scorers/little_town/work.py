"""What one worker, or the Residence, gathers and uses: the questions, the proposals and the order (p. 5-7)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Self

from scorers.core.api import TABLE, Issue, Issues, Ledger, Msg, Player, hint, seat_of
from scorers.core.forms import Amounts, Answers, Option, Pick, Row, numbers, picked
from scorers.little_town.board import built, cell_of, kept_side, side_name, usable_around
from scorers.little_town.faces import signs_of, tile_face
from scorers.little_town.model import Heap, Town, Use, keeps_board
from scorers.little_town.printed import CUBES, NUMBERS, TILES, USABLE
from scorers.little_town.uses import Plan, after, limited, most_of_a_cube, pay, plan, price, purse
from scorers.little_town.words import bought_for, heap, in_order, name_of, say, tile_name


@dataclass(frozen=True, slots=True)
class Candidate:
    """A building that could be used, by its key in the question."""

    key: str
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class Work:
    """One worker at work, as far as it has been said."""

    seat: str
    cell: str | None
    around: Heap | None
    """The terrain around, where the board is kept."""
    gathered: Heap
    candidates: tuple[Candidate, ...]
    chosen: tuple[Candidate, ...]
    swap: tuple[Heap, Heap]
    """Cubes handed in and taken at the Pawnshop."""
    has: Ledger
    found: Plan

    @classmethod
    def of(cls, state: Town, seat: str, cell: str | None, answers: Answers, *, gathers: bool) -> Self:
        """Put together what is on the board and what has been answered."""
        around = _around(state, cell) if gathers else {}
        before = purse(state, seat)
        gathered = _gathered(before, around, answers)
        candidates = tuple(_candidates(state, seat, cell, answers))
        has = before.post(pay(TABLE, seat, limited(before, gathered)))
        chosen = tuple(_chosen(state, seat, has, candidates, answers))
        swap = (numbers(answers, "give"), numbers(answers, "take"))
        found = plan(has, seat, _wanted(chosen, swap))
        if "gather" not in answers:
            gathered = _gathered_late(found.has, around or {}, gathered)
        return cls(seat, cell, around, gathered, candidates, chosen, swap, has, found)

    @property
    def uses(self) -> tuple[Use, ...]:
        """The buildings in an order that works; one that cannot be paid comes last, and is refused."""
        done = [(use.tile, use.owner) for use in self.found.uses]
        rest = [use for use in _wanted(self.chosen, self.swap) if (use.tile, use.owner) not in done]
        return (*self.found.uses, *rest)

    @property
    def answered(self) -> bool:
        """Whether nothing is left to say."""
        swaps = sum(TILES[found.tile].swap for found in self.chosen)
        return all(sum(part.values()) == swaps for part in self.swap) if swaps else True

    @property
    def possible(self) -> bool:
        """Whether anything could be gathered or used at all."""
        return bool(self.gathered) or any(lacking(self, found) is None for found in self.candidates)

    @property
    def brings(self) -> Heap:
        """What is taken in the end: gathered, brought by the buildings, taken at the Pawnshop."""
        found = Counter(dict(self.gathered))
        for use in self.uses:
            found.update(TILES[use.tile].gives if use.took is None else use.took)
        return found

    @property
    def costs(self) -> Heap:
        """What leaves the seat's hands: what buildings need, fees, the Pawnshop's cubes; three coins for one bought."""
        found: Counter[str] = Counter()
        for use in self.uses:
            found.update(TILES[use.tile].needs)
            found.update(use.gave)
            found.subtract(use.bought)
            found.update(coin=sum(use.bought.values()) * NUMBERS.coins_per_cube)
            found.update(coin=0 if use.seat == self.seat else NUMBERS.fee)
        return found

    @property
    def pays(self) -> Msg | None:
        """What it costs, in words."""
        what = heap(self.costs, "acc")
        return say("pays-for", what=what) if what else None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The things on the button, in the order of its words."""
        return tuple(thing for thing in in_order(self.brings) if self.brings[thing])

    def recorded(self, nothing: Msg) -> Msg:
        """Return the words on the button: what is brought in, or the buildings used without a gain, or nothing."""
        if what := heap(self.brings, "acc"):
            return say("take", what=what)
        used = done({}, self.uses)
        return say("record-what", what=used) if used else nothing

    @property
    def note(self) -> Msg | None:
        """Cubes bought for coins on the way (p. 7)."""
        bought: Counter[str] = Counter()
        for use in self.found.uses:
            bought.update(use.bought)
        return bought_for(bought)

    @property
    def issues(self) -> tuple[Issue, ...]:
        """A word where the order of the buildings matters, or the reserve is short."""
        short = self.short
        return (*self.hints, *((short,) if short else ()))

    @property
    def hints(self) -> tuple[Issue, ...]:
        """A word where the order of the buildings matters."""
        return tuple(self._hints())

    @property
    def short(self) -> Issue | None:
        """What lies around, or a building gives, but is not in the reserve any more (p. 5)."""
        short = [cube for cube, n in (self.around or {}).items() if self.gathered.get(cube, 0) < n]
        gone = short if any(self.has.n(TABLE, cube) == 0 for cube in short) else []
        gives = [(use.took, TILES[use.tile].gives) for use in self.found.uses if use.took is not None]
        less = [thing for took, printed in gives for thing, n in printed.items() if took.get(thing, 0) < n]
        what = tuple(name_of(thing) for thing in dict.fromkeys((*gone, *less)))
        return hint("little_town-reserve-short", what=what) if what else None

    def _hints(self) -> Issues:
        if len(self.found.uses) > 1 and any(TILES[use.tile].needs for use in self.found.uses):
            yield hint("little_town-order", what=tuple(tile_name(use.tile) for use in self.found.uses))


def done(gathered: Heap, uses: Iterable[Use]) -> tuple[Msg, ...]:
    """Return what was gathered and which buildings were used, for the log."""
    return (*heap(gathered), *(tile_name(use.tile) for use in uses))


def _around(state: Town, cell: str | None) -> Heap | None:
    board = kept_side(state)
    return board.gather(cell) if cell and board else None


def _gathered(has: Ledger, around: Heap | None, answers: Answers) -> Heap:
    """One cube a terrain space, as far as the reserve reaches (p. 5); the table may say otherwise."""
    found = {**limited(has, around or {}), **numbers(answers, "gather")}
    if around is not None:
        found = {cube: min(n, around.get(cube, 0)) for cube, n in found.items()}
    return {cube: n for cube, n in found.items() if n}


def _gathered_late(has: Ledger, around: Heap, gathered: Heap) -> Heap:
    """Return what is gathered with what the buildings have handed back to an empty reserve: any order goes (p. 6)."""
    rest = limited(has, {cube: n - gathered.get(cube, 0) for cube, n in around.items()})
    return {cube: n for cube in around if (n := gathered.get(cube, 0) + rest[cube])}


def _candidates(state: Town, seat: str, cell: str | None, answers: Answers) -> Iterator[Candidate]:
    """Yield the buildings around; those of a known owner where the board is not kept; else the catalogue."""
    if "tiles" not in state.keeps:
        yield from _catalogue(seat, answers)
        return
    seen: dict[str, int] = {}
    near = keeps_board(state) and cell is not None and side_name(state)
    pieces = usable_around(state, cell or "") if near else []
    pieces += [(place, tile) for place, tile in built(state) if TILES[tile].usable and not (near and cell_of(place))]
    for place, tile in pieces:
        key = f"{tile}:{place}"
        seen[key] = seen.get(key, 0) + 1
        yield Candidate(key if seen[key] == 1 else f"{key}#{seen[key]}", tile, place)


def _catalogue(seat: str, answers: Answers) -> Iterator[Candidate]:
    """Any tile, its owner to be named; another wheat field only after the one before."""
    chosen = picked(answers, "uses")
    for tile in USABLE:
        for n in range(1, TILES[tile].copies + 1):
            key = tile if n == 1 else f"{tile}#{n}"
            yield Candidate(key, tile, (picked(answers, f"owner/{key}") or (seat,))[0])
            if key not in chosen:
                break


def _chosen(state: Town, seat: str, has: Ledger, found: tuple[Candidate, ...], answers: Answers) -> Iterator[Candidate]:
    """Yield the buildings that were ticked; until then, own buildings on the board that give what the reserve has."""
    if "uses" in answers:
        keys = picked(answers, "uses")
        yield from (candidate for candidate in found if candidate.key in keys)
    elif keeps_board(state):
        for candidate in found:
            tile = TILES[candidate.tile]
            own = seat_of(candidate.place) == seat and cell_of(candidate.place)
            if own and not tile.needs and any(limited(has, tile.gives).values()):
                yield candidate


def _wanted(chosen: tuple[Candidate, ...], swap: tuple[Heap, Heap]) -> list[Use]:
    return [_use(candidate, swap) for candidate in chosen]


def _use(candidate: Candidate, swap: tuple[Heap, Heap]) -> Use:
    if not TILES[candidate.tile].swap:
        return Use(tile=candidate.tile, owner=candidate.place)
    gave, took = ({thing: n for thing, n in part.items() if n} for part in swap)
    return Use(tile=candidate.tile, owner=candidate.place, gave=gave, took=took)


def lacking(work: Work, candidate: Candidate) -> Msg | None:
    """Why a building cannot be used on top of those chosen; nothing if it can (p. 5-6, LT-V08)."""
    use = _use(candidate, work.swap)
    at_once = after(work.found.has, work.seat, use) is not None
    if at_once or plan(work.has, work.seat, [*_wanted(work.chosen, work.swap), use]).complete:
        return None
    fee = {} if use.seat == work.seat else {"coin": NUMBERS.fee}
    cost = {**TILES[use.tile].needs, **use.gave}
    both = {thing: cost.get(thing, 0) + fee.get(thing, 0) for thing in {**cost, **fee}}
    return say("lacks", what=heap(price(work.found.has, work.seat, both).lacking, "gen"))


def gather_ask(work: Work) -> tuple[Amounts, ...]:
    """Cubes gathered: from the map where it is kept, else told."""
    cubes = tuple(work.around) if work.around is not None else tuple(NUMBERS.terrain.values())
    rows = tuple(_cube(work, cube) for cube in cubes)
    return (Amounts("gather", say("gathers"), rows),) if rows else ()


def _cube(work: Work, cube: str) -> Row:
    most = NUMBERS.around if work.around is None else work.around[cube]
    return Row(cube, name_of(cube), work.gathered.get(cube, 0), 0, most, thing=cube)


def work_asks(state: Town, work: Work) -> Iterator[Amounts | Pick]:
    """Which buildings, whose they are where nobody knows, and what goes through the Pawnshop."""
    if work.candidates:
        # What costs no fee is found first; the order is the same whatever has been chosen.
        ordered = sorted(work.candidates, key=lambda found: keeps_board(state) and seat_of(found.place) != work.seat)
        options = tuple(_option(work, found) for found in ordered)
        keys = tuple(found.key for found in work.chosen)
        yield Pick("uses", say("which-uses"), options, keys, least=0, most=len(options))
    if "tiles" not in state.keeps:
        yield from (_owner_ask(state, found) for found in work.chosen)
    swaps = sum(TILES[found.tile].swap for found in work.chosen)
    if swaps:
        cubes = dict.fromkeys(CUBES, most_of_a_cube(state, swaps))
        yield _swap_ask("give", work.swap[0], swaps, {cube: _handed_in(work, cube, swaps) for cube in CUBES})
        yield _swap_ask("take", work.swap[1], swaps, limited(work.has, cubes))


def _option(work: Work, found: Candidate) -> Option:
    owner, name = seat_of(found.place), tile_name(found.tile)
    fee = None if owner == work.seat else say("fee-to", who=Player(owner), fee=NUMBERS.fee)
    label = say("use-of", what=name, who=Player(owner), fee=NUMBERS.fee) if fee else name
    paid = signs_of({"coin": NUMBERS.fee}) if fee else ()
    face = replace(tile_face(found.tile), owner=owner, state=fee, fee=paid, fee_said=fee or say("own"))
    return Option(found.key, label, face, None if found in work.chosen else lacking(work, found))


def _owner_ask(state: Town, found: Candidate) -> Pick:
    options = tuple(Option(seat, say("who", who=Player(seat))) for seat in state.setup.ids)
    return Pick(f"owner/{found.key}", say("whose", what=tile_name(found.tile)), options, (found.place,))


def _handed_in(work: Work, cube: str, n: int) -> int:
    """Return how many of a cube can go to the Pawnshop: held, brought by other buildings, bought for coins (p. 7)."""
    pawned = next(found for found in work.chosen if TILES[found.tile].swap)
    fee = 0 if seat_of(pawned.place) == work.seat else NUMBERS.fee
    others = (found for found in work.chosen if found is not pawned)
    purses = (work.has, plan(work.has, work.seat, _wanted(tuple(others), work.swap)).has)
    fits = (k for k in range(1, n + 1) for has in purses if not price(has, work.seat, {cube: k, "coin": fee}).lacking)
    return max(fits, default=0)


def _swap_ask(key: str, given: Heap, n: int, most: Heap) -> Amounts:
    """Return so many cubes of any kind, as far as they can be had."""
    rows = tuple(Row(cube, name_of(cube), given.get(cube, 0), 0, most[cube], thing=cube) for cube in CUBES)
    return Amounts(key, say(f"swap-{key}"), rows, (n, n))
