"""The year's end: four steps told or counted from what is kept, and put right in any later year (digest 5)."""

from dataclasses import replace
from typing import Literal

from scorers.core.api import Event, Issues, MoveKey, Moves, Msg, Msgs, Player, TaskKeys, Transfers, impossible
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Place, numbers, per_player, picked
from scorers.craftsmen import flow
from scorers.craftsmen import year as sums
from scorers.craftsmen.acts.base import Course, moved, totals
from scorers.craftsmen.model import Craft, CraftFlow, Told, goods_told, loaded, lying, order_of
from scorers.craftsmen.printed import ALL_SHIPS, NUMBERS, PARTS, PLACES, STORED, line_of
from scorers.craftsmen.words import say


class YearScored(Event):
    """Parts of a year's end, as told or counted; said of an earlier year, it puts that right."""

    kind: Literal["year_scored"] = "year_scored"
    year: int
    told: dict[str, dict[str, tuple[int, ...]]]


class ScoreYear(Course[YearScored]):
    """Its moves: "score/ship2" of this year, and "again" for what was told before."""

    event, moves = YearScored, ("score", "again")

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a part, filled in with what is kept or was told."""
        if move.word == "again":
            return self._again(state, move, answers)
        (part,), year, empty = move.args, state.flow.year, _empty(state)
        nothing = part == "ships" and len(empty) == len(ALL_SHIPS)
        asks, told = ((), empty) if nothing else _asked(state, year, part, answers)
        event = None if told is None else self.made(state, year=year, told={**empty, **told})
        confirm = say("score-confirm", part=part) if asks else None
        note = say("ships-empty", what=tuple(say("part", part=ship) for ship in empty)) if empty else None
        return Form(str(move), say("part", part=part), asks, confirm, note, event)

    def _again(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        chosen, options = picked(answers, "which"), tuple(Option(key, _part_name(key)) for key in state.flow.told)
        which = Pick("which", say("again-ask"), options, chosen)
        if not chosen or chosen[0] not in state.flow.told:
            return Form(str(move), say("again"), (which,), say("again-confirm"))
        year, part = _split(chosen[0])
        asks, told = _asked(state, year, part, answers)
        new = any(state.flow.told.get(f"{year}/{one}", {}) != found for one, found in (told or {}).items())
        event = self.made(state, year=year, told=told) if new else None
        return Form(str(move), say("again"), (which, *asks), say("again-confirm"), event=event)

    def transfers(self, state: Craft, event: YearScored) -> Transfers:
        """Yield the points that are more or less than before, and what leaves the board with them."""
        for part, told in event.told.items():
            before = state.flow.told.get(f"{event.year}/{part}", {})
            was, now = (sums.points_of(sums.values_of(state), part, found) for found in (before, told))
            more: dict[str, int] = {seat: now.get(seat, 0) - was.get(seat, 0) for seat in order_of(state)}
            yield from moved(line_of(part, event.year), more)
            if (event.year, part) in _open(state):
                yield from flow.cleared(state, part)

    def settles(self, state: Craft, event: YearScored) -> TaskKeys:
        """Yield the steps that were open."""
        yield from (flow.key_of(state.flow.round, part) for part in event.told if (event.year, part) in _open(state))

    def issues(self, state: Craft, event: YearScored) -> Issues:
        """Yield parts that are neither open nor told, seats left out, and what cannot be (CR-V15 to V18)."""
        allowed, seats = {*_open(state), *(_split(key) for key in state.flow.told)}, {*state.setup.ids}
        if not event.told:
            yield impossible("core-not-as-shown")
        for part, told in event.told.items():
            kept = _kept(state, part) if (event.year, part) in _open(state) else {}
            if (event.year, part) not in allowed or {*told} != seats or (kept and told != kept):
                yield impossible("core-not-as-shown")
            else:
                yield from _wrong(state, part, told)

    def then(self, state: Craft, event: YearScored) -> CraftFlow:
        """Return the next step, with what was told remembered."""
        new = {f"{event.year}/{part}": told for part, told in event.told.items()}
        return flow.stepped(replace(state, flow=replace(state.flow, told={**state.flow.told, **new})))

    def label(self, event: YearScored) -> Msg:
        """Return what was scored."""
        return say("log-scored", what=tuple(_part_name(f"{event.year}/{part}") for part in event.told))

    def loud(self, state: Craft, event: YearScored) -> Msgs:
        """Yield whose total was how much, and is."""
        yield from totals(state, event)
        yield from super().loud(state, event)

    def offered(self, state: Craft) -> Moves:
        """Yield the next part under the thumb, the ships together, where their holds are known or all are empty.

        Beside it the way to what was told, once anything was.
        """
        if open_now := _open(state):
            empty = _empty(state)
            part = next((one for _, one in open_now if one not in empty), "ships")
            ships = [one for _, one in open_now if one in ALL_SHIPS]
            known = part in ships and all(one in empty or sums.paintable(state, one) for one in ships)
            step = "ships" if known and len(ships) == len(ALL_SHIPS) else part
            yield self.move(step, label=say("score-confirm", part=step), place=Place.PRIMARY)
        if state.flow.told:
            yield self.move(label=say("again"), place=Place.SEAT, word="again")


def _split(key: str) -> tuple[int, str]:
    year, _, part = key.partition("/")
    return int(year), part


def _part_name(key: str) -> Msg:
    year, part = _split(key)
    return say("part-of", year=year, part=part)


def _empty(state: Craft) -> dict[str, Told]:
    """Return the open ships nobody has a marker on, as far as that is kept: they are settled with any other."""
    sail, none = {f"ship{ship}" for ship, *_ in loaded(state)}, dict.fromkeys(order_of(state), (0,) * sums.CELLS)
    parts = [part for _, part in _open(state) if part in ALL_SHIPS] if goods_told(state) else []
    return {part: none for part in parts if part not in sail}


def _open(state: Craft) -> tuple[tuple[int, str], ...]:
    """Return the parts that are due now, in the order of the rules."""
    open_now, at = flow.tasks(state), state.flow
    return tuple((at.year, part) for part in PARTS if flow.key_of(at.round, part) in open_now)


# ------------------------------------------------------------------------------------------------------- what is asked


def _asked(state: Craft, year: int, part: str, answers: Answers) -> sums.Asked:
    """Return the questions of a part, and what they tell so far; nothing while one is open."""
    if part in ("ships", *ALL_SHIPS):
        return sums.asked_ships(state, year, part, answers)
    kept = {} if f"{year}/{part}" in state.flow.told else _kept(state, part)
    return ((), {part: kept}) if kept else _typed(state, year, part, answers)


def _typed(state: Craft, year: int, part: str, answers: Answers) -> sums.Asked:
    """Return a number for each seat: sets, markers, what was invested; filled in as it was told before."""
    seats, before = order_of(state), state.flow.told.get(f"{year}/{part}", {})
    given, high = numbers(answers, part), {"colours": 20, "granary": 2 * len(STORED), "invest": NUMBERS.invest[1]}[part]
    last = state.flow.told.get(f"{year - 1}/{part}", {}) if part == "colours" else {}
    filled = {seat: min(found) for seat, found in (before or last).items()}
    now = {seat: given.get(seat, filled.get(seat, 0)) for seat in seats}
    ask = Amounts(part, say(f"ask-{part}"), per_player(now, 0, high), typed=True)
    return (ask,), {part: {seat: (n,) for seat, n in now.items()}}


def _kept(state: Craft, part: str) -> dict[str, tuple[int, ...]]:
    """Return what the app has kept of a part."""
    seats = order_of(state)
    if part == "granary" and goods_told(state):
        owners = [owner for product in STORED for owner in lying(state, product)]
        return {seat: (owners.count(seat),) for seat in seats}
    if part != "colours" or not all(state.ledger.n(seat, "card.sawmill") for seat in seats):
        return {}
    return {seat: tuple(state.ledger.n(seat, f"half.{colour}") or 0 for colour in NUMBERS.colours) for seat in seats}


def _wrong(state: Craft, part: str, told: Told) -> Issues:
    """Yield what cannot be of a part (CR-V15 to V18)."""
    ship = range(sums.CELLS, sums.CELLS + 1 + PLACES)
    sizes = {"colours": (1, len(NUMBERS.colours)), "granary": (1,), "invest": (1,)}.get(part, ship)
    if any(len(found) not in sizes for found in told.values()) or any(n < 0 for found in told.values() for n in found):
        yield impossible("core-not-as-shown")
    elif part in ALL_SHIPS:
        yield from sums.wrong_ship(state, int(part[-1]), told)
    elif part == "granary" and sum(found[0] for found in told.values()) > 2 * len(STORED):
        yield impossible("craftsmen-granary-full", n=2 * len(STORED))
    elif part == "invest":
        low, high = NUMBERS.invest
        wrong = (seat for seat, found in told.items() if found[0] and not low <= found[0] <= high)
        yield from (impossible("craftsmen-no-investment", who=Player(seat), low=low, high=high) for seat in wrong)
    elif part == "colours" and any(len(found) > 1 and sum(found) % 2 for found in told.values()):
        yield impossible("craftsmen-odd-halves")
