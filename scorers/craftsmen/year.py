"""What a year's end brings: ships with majorities and cargo, town colours, granary, investment (digest 5).

What was told of a part, by seat:

    ship        markers, cargo, place among those with markers (0: none); then its cells, where they were painted
    colours     complete sets, or the halves of each of the four colours
    granary     markers
    invest      the faces of four cards, or 0
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from scorers.core.api import Amount, Amounts, Answers, Ask, Issues, impossible, known, numbers, per_player
from scorers.core.glance import Fact
from scorers.core.spots import Spot, SpotRow, Spots, paint, painted
from scorers.craftsmen.acts.base import ordered
from scorers.craftsmen.model import Craft, Told, loaded, order_of, value
from scorers.craftsmen.printed import ALL_SHIPS, NUMBERS, PLACES, SHIPPED
from scorers.craftsmen.words import good, say

Values = Callable[[str], int | None]
"""Returns a printed value by its key."""

SIDES: Final = ("right", "left")
"""The two places of a hold, the one that is filled first in front (digest 4.6)."""

CELLS: Final = 3
"""What stands before the cells of a ship."""


def values_of(state: Craft) -> Values:
    """Return the printed values as this table knows them."""
    return lambda key: value(state, key)


def hold_key(ship: int, good: str, what: str) -> str:
    """Return the key of what is printed at a hold: "left", "right", or the "row" from the top."""
    return f"hold.{ship}.{good}.{what}"


def cell_of(good: str, side: int) -> int:
    """Return the number by which a cell of a ship is told."""
    return SHIPPED.index(good) * 2 + side


def good_of(cell: int) -> tuple[str, int]:
    """Return product and side of a cell; what no ship has is nothing.

    >>> good_of(cell_of("wine", 1)), good_of(99)
    (('wine', 1), ('', 0))
    """
    return (SHIPPED[cell // 2], cell % 2) if 0 <= cell < PLACES else ("", 0)


def rows_of(values: Values, ship: int) -> tuple[str, ...]:
    """Return the products a ship has holds for, from the top, as far as the table has told."""
    found = {good: values(hold_key(ship, good, "row")) for good in SHIPPED}
    return tuple(sorted((good for good, row in found.items() if row), key=lambda good: found[good] or 0))


def known_holds(values: Values, ship: int) -> bool:
    """Return whether the holds of a ship are known with what each brings; unknown is never taken for zero (10.3)."""
    at = rows_of(values, ship)
    return bool(at) and all(values(hold_key(ship, good, side)) is not None for good in at for side in SIDES)


def cargo(values: Values, ship: int, cells: Iterable[int]) -> int | None:
    """Return what the markers in these cells bring; `None` where a value is not known."""
    found = [values(hold_key(ship, good, SIDES[side])) for good, side in map(good_of, cells)]
    return None if None in found else sum(n or 0 for n in found)


def bonus(values: Values, ship: int, place: int) -> int:
    """Return what a place in the majority of a ship brings; there are as many as its number (digest 5.1)."""
    return values(f"majority.{ship}.{place}") or 0 if 0 < place <= ship else 0


def points_of(values: Values, part: str, told: Told) -> dict[str, int]:
    """Return the points of a part of a year's end, by seat; who comes first on a painted ship, the holds say."""
    if not part.startswith("ship"):
        return {seat: NUMBERS.set_points * min(n) if part == "colours" else n[0] for seat, n in told.items()}
    ship = int(part[-1])
    now = as_painted(values, ship, {seat: found[CELLS:] for seat, found in told.items()})
    lies = {seat: now[seat] if found[CELLS:] else found for seat, found in told.items()}
    return {seat: load + bonus(values, ship, at) for seat, (_, load, at, *_) in lies.items()}


def tied(markers: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """Return the groups with equally many markers, most first; who has none is in none."""
    ranked = sorted((seat for seat, n in markers.items() if n), key=lambda seat: -markers[seat])
    return tuple(tuple(group) for _, group in groupby(ranked, key=lambda seat: markers[seat]))


def contested(ship: int, groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of more than one in which it matters who is higher."""
    before, found = 0, []
    for group in groups:
        if len(group) > 1 and before < ship:
            found.append(group)
        before += len(group)
    return tuple(found)


def by_cells(values: Values, ship: int, cells: Mapping[str, tuple[int, ...]]) -> tuple[str, ...]:
    """Return the seats with markers in the order of the majority: most, then the highest row, then the left."""
    at = rows_of(values, ship)

    def best(seat: str) -> tuple[int, int]:
        return min((at.index(good) if good in at else len(at), -side) for good, side in map(good_of, cells[seat]))

    there = [seat for seat, mine in cells.items() if mine]
    return tuple(sorted(there, key=lambda seat: (-len(cells[seat]), *best(seat))))


def as_painted(values: Values, ship: int, cells: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Return what painted cells tell of a ship: how many, what they bring, who comes first, and the cells."""
    places = {seat: at for at, seat in enumerate(by_cells(values, ship, cells), start=1)}
    return {seat: (len(own), cargo(values, ship, own) or 0, places.get(seat, 0), *own) for seat, own in cells.items()}


Asked = tuple[tuple[Ask, ...], dict[str, dict[str, tuple[int, ...]]] | None]
"""Questions, and what they tell so far of each part; nothing while one is open."""


def asked_ships(state: Craft, year: int, part: str, answers: Answers) -> Asked:
    """Return the questions of a ship, or of all of them: painted where the holds are known, unless it was typed."""
    if part == "ships":
        return painted_ships(state, year, ALL_SHIPS, answers)
    before = state.flow.told.get(f"{year}/{part}", {})
    if any(found[0] and len(found) == CELLS for found in before.values()) or not paintable(state, part):
        return typed_ship(state, part, before, answers)
    return painted_ships(state, year, (part,), answers)


def typed_ship(state: Craft, part: str, before: Told, answers: Answers) -> Asked:
    """Return the questions of a ship whose holds are not known: markers, cargo, and who is higher (digest 10.3)."""
    ship, seats = int(part[-1]), order_of(state)
    there = [seat for at, _, _, seat in loaded(state) if at == ship]
    given, brought = numbers(answers, f"{part}/n"), numbers(answers, f"{part}/cargo")
    n = {seat: given.get(seat, before[seat][0] if before else there.count(seat)) for seat in seats}
    asks: list[Ask] = [Amounts(f"{part}/n", say("ask-markers", ship=ship), per_player(n, 0, PLACES), typed=True)]
    loaded_before = {seat: found[1] for seat, found in before.items() if found[0]}
    loads = {seat: brought.get(seat, loaded_before.get(seat)) for seat in seats if n[seat]}
    if loads:
        asks.append(Amounts(f"{part}/cargo", say("ask-cargo"), per_player(loads), typed=True))
    groups, settled = tied(n), dict[tuple[str, ...], tuple[str, ...] | None]()
    for group in contested(ship, groups):
        key, was = f"{part}/tie/{n[group[0]]}", {seat: before[seat][2] for seat in group if before}
        seen = tuple(sorted(was, key=was.__getitem__)) if all(was.values()) else ()
        seen = seen if before else as_seen(state, ship, {seat: n[seat] for seat in group})
        ask, settled[group] = ordered(key, say("higher", n=len(group)), group, {key: seen[:-1], **answers})
        asks.append(ask)
    if None in loads.values() or None in settled.values():
        return tuple(asks), None
    ranked = [seat for group in groups for seat in settled.get(group) or group]
    places = {seat: at for at, seat in enumerate(ranked, start=1)}
    return tuple(asks), {part: {seat: (n[seat], loads.get(seat) or 0, places.get(seat, 0)) for seat in seats}}


def as_seen(state: Craft, ship: int, n: Mapping[str, int]) -> tuple[str, ...]:
    """Return who of those level comes first where their cubes show it: their rows are known, or are one; or nobody."""
    lie = {seat: [(good, side) for at, good, side, owner in loaded(state) if (at, owner) == (ship, seat)] for seat in n}
    goods, values = {good for mine in lie.values() for good, _ in mine}, values_of(state)
    if any(len(lie[seat]) != n[seat] for seat in n) or (len(goods) > 1 and not goods <= {*rows_of(values, ship)}):
        return ()
    return by_cells(values, ship, {seat: tuple(cell_of(*cell) for cell in mine) for seat, mine in lie.items()})


def paintable(state: Craft, part: str) -> bool:
    """Return whether every hold of a ship is known, and what lies on it has one."""
    values, ship = values_of(state), int(part[-1])
    lying = all(product in rows_of(values, ship) for at, product, _, _ in loaded(state) if at == ship)
    return lying and known_holds(values, ship)


def holds(state: Craft, parts: tuple[str, ...], told: Mapping[str, Told] | None = None) -> Spots:
    """Return the holds of some ships with what is kept, or was told."""
    values, found_rows = values_of(state), []
    lies = {f"{ship}.{product}.{side}": seat for ship, product, side, seat in loaded(state) if told is None}
    for part, found in (told or {}).items():
        cells = ((*good_of(cell), seat) for seat, mine in found.items() for cell in mine[CELLS:])
        lies |= {f"{part[-1]}.{product}.{side}": seat for product, side, seat in cells}
    for part in parts:
        there = [product for ship, product, *_ in loaded(state) if told is None and f"ship{ship}" == part]
        for product in dict.fromkeys((*rows_of(values, int(part[-1])), *there)):
            row = f"{part[-1]}.{product}"
            places = (f"{row}.{side}" for side in (1, 0))
            spots = tuple(Spot(key, (lies[key],) if key in lies else ()) for key in places)
            worth, ship = _each(state, int(part[-1]), product), say("part", part=part)
            found_rows.append(SpotRow(row, good(product), spots, product, n=worth, group=ship))
    return Spots(tuple(found_rows), "hull")


def _each(state: Craft, ship: int, product: str) -> Amount | None:
    """Return what a marker brings, where both places bring the same."""
    left, right = (values_of(state)(hold_key(ship, product, side)) for side in SIDES)
    return known(left) if left is not None and left == right else None


def painted_ships(state: Craft, year: int, parts: tuple[str, ...], answers: Answers) -> Asked:
    """Return the holds to paint, and what they tell."""
    before = {part: state.flow.told[f"{year}/{part}"] for part in parts if f"{year}/{part}" in state.flow.told}
    spots, seats = holds(state, parts, before or None), order_of(state)
    lies = painted(answers.get("holds"), spots, seats)
    values, told = values_of(state), dict[str, dict[str, tuple[int, ...]]]()
    for part in parts:
        here = [(owner, *key.split(".")) for key, owner in lies.items() if key.startswith(f"{part[-1]}.")]
        cells = {one: tuple(cell_of(row, int(side)) for owner, _, row, side in here if owner == one) for one in seats}
        told[part] = as_painted(values, int(part[-1]), cells)
    ask = paint("holds", say("ask-holds"), spots, seats, answers.get("holds"), sums=tuple(_sums(state, told)))
    return (ask,), told


def _sums(state: Craft, told: Mapping[str, Told]) -> Iterator[Fact]:
    """Yield what the cargo comes to, for each seat."""
    values = values_of(state)
    for seat in order_of(state):
        n = sum(points_of(values, part, found)[seat] for part, found in told.items())
        more = sum(bonus(values, int(part[-1]), found[seat][2]) for part, found in told.items())
        markers = sum(found[seat][0] for found in told.values())
        if markers:
            label, note = say("cargo-sum", n=markers, cargo=n - more), say("plus", n=more)
            yield Fact("bonus", known(n), label, seat, note=note)


def wrong_ship(state: Craft, ship: int, told: Told) -> Issues:
    """Yield what cannot be of a ship: places out of order, cargo without markers, cells it has not (CR-V15)."""
    if not _cells_fit(state, ship, told):
        yield impossible("core-not-as-shown")
        return
    ranked = sorted((at, n) for n, _, at, *_ in told.values() if at)
    markers = sorted((n for n, *_ in told.values() if n), reverse=True)
    if [at for at, _ in ranked] != [*range(1, len(markers) + 1)]:
        yield impossible("core-not-as-shown")
    elif [n for _, n in ranked] != markers:
        yield impossible("craftsmen-majority")
    elif any(load and not n for n, load, *_ in told.values()):
        yield impossible("craftsmen-cargo-without")
    elif sum(markers) > PLACES:
        yield impossible("craftsmen-too-many-markers")


def _cells_fit(state: Craft, ship: int, told: Told) -> bool:
    """Return whether painted cells are those of the ship, each taken once, and counted and ranked as they lie."""
    cells, values = {seat: found[CELLS:] for seat, found in told.items()}, values_of(state)
    flat, goods = [cell for mine in cells.values() for cell in mine], rows_of(values, ship)
    known = len({*flat}) == len(flat) and all(good_of(cell)[0] in goods for cell in flat)
    return not flat or (known and as_painted(values, ship, cells) == told)
