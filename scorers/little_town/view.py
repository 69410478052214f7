"""What the table sees (p. 5-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from scorers.core.forms import Move, Place, Task
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE, Msg, Player
from scorers.core.view import Mark, Now, Rule, Step, TableView, Track
from scorers.little_town.board import side_name
from scorers.little_town.dues import due, eaten, has_choice, hungry, meal_of, proposal
from scorers.little_town.flow import (
    acting,
    feed_key,
    feeding,
    follows_turns,
    in_hand,
    on_offer,
    special_key,
    specials,
)
from scorers.little_town.flow import tasks as open_keys
from scorers.little_town.model import (
    Phase,
    Town,
    keeps_board,
    keeps_goods,
    keeps_points,
    keeps_tiles,
    workers,
)
from scorers.little_town.printed import NUMBERS, SPECIALS, TILES
from scorers.little_town.seats import catalogue, seat_view, table_view
from scorers.little_town.specials import all_settled, owner, shown
from scorers.little_town.words import say, tile_name


def view(state: Town, _viewer: str | None) -> TableView:
    """Everything for the table screen; nothing here is secret."""
    return TableView(
        track(state),
        now(state),
        (*(seat_view(state, seat) for seat in state.setup.ids), table_view(state)),
        catalogue(state),
        _rules(),
        tools(state),
    )


def track(state: Town) -> Track:
    """Round of 4, phase, and the worker whose turn it is."""
    flow = state.flow
    steps = [_round_step(flow.round, state.setup.players), _phase_step(flow.phase)]
    acts: tuple[str, ...] = ()
    if flow.phase is Phase.TURNS and follows_turns(state):
        seat = acting(state) or ""
        acts = (seat,)
        steps.append(_turn_step(workers(state) - in_hand(state, seat) + 1, workers(state)))
    elif flow.phase is Phase.FEEDING and keeps_goods(state):
        acts = tuple(feeding(state))
    return Track(tuple(steps), acts, flow.first)


@lru_cache(maxsize=32)
def _round_step(round_: int, players: int) -> Step:
    marks = [Mark(NUMBERS.rounds, say("mark-last"))]
    rule = NUMBERS.fewest_points_first
    if players == rule.players:
        marks.append(Mark(rule.round, say("mark-fewest")))
    return Step("round", say("round"), round_, NUMBERS.rounds, tuple(marks))


@lru_cache(maxsize=8)
def _phase_step(phase: Phase) -> Step:
    return Step("phase", say(f"phase-{phase}"))


@lru_cache(maxsize=32)
def _turn_step(at: int, of: int) -> Step:
    return Step("turn", say("worker"), at, of)


def now(state: Town) -> Now:
    """The one thing to do now, and what was left open before."""
    found = _PHASES[state.flow.phase](state)
    left = tuple(reopened(state))
    return replace(found, tasks=(*found.tasks, *left)) if left else found


def reopened(state: Town) -> Iterator[Task]:
    """Tasks taken back, or skipped by a jump: to be done now, or done at the table already."""
    for key in sorted(state.flow.reopened - open_keys(state)):
        round_, kind, rest = key[1:].split("/")
        elsewhere = Move(f"elsewhere/{key}", say("elsewhere-confirm"))
        if kind == "feed":
            row = feed_row(state, rest, int(round_))
            label = say("left-feed", who=Player(rest), round=int(round_))
            yield replace(row, label=label, moves=(*row.moves, elsewhere))
        elif kind == "special":
            yield Task(key, say("left-special", what=tile_name(rest), round=int(round_)), moves=(elsewhere,))
        else:
            yield Task(key, say("left-turn", round=int(round_)), moves=(elsewhere,))


def _turns(state: Town) -> Now:
    """Workers, one by one where goods are kept, all at once else (p. 5)."""
    if keeps_board(state) and side_name(state) is None:
        return Now(say("side-title"), moves=(Move("side", say("side-confirm"), Place.PRIMARY),), rule=rule("setup"))
    seat = acting(state) if keeps_goods(state) else None
    hand = by_hand(state)
    if seat is None:
        out = Move("out", say("out-confirm"), Place.PRIMARY)
        detail = say("then-special" if may_special(state) else "then-feed")
        return Now(
            say("out-headline", n=workers(state)),
            detail,
            moves=(out, *_market(state)),
            rule=rule("turns"),
            by_hand=hand,
        )
    moves = (Move("place", say("place"), Place.PRIMARY, seat), _build_move(state, seat), *_market(state))
    headline = say("turn-headline", who=Player(seat))
    return Now(headline, say("turn-detail", n=in_hand(state, seat)), moves=moves, rule=rule("turns"), by_hand=hand)


def _build_move(state: Town, seat: str) -> Move:
    """Not without a house (p. 6)."""
    because = say("no-house") if state.ledger.n(seat, "house") == 0 else None
    return Move("build", say("build"), Place.BUTTON, seat, because=because)


def _market(state: Town) -> tuple[Move, ...]:
    """Which tiles are on offer, until somebody has said so."""
    if not keeps_tiles(state) or state.flow.round > 1:
        return ()
    single = sum(1 for tile in TILES.values() if tile.copies == 1)
    here = sum(1 for tile in TILES.values() if tile.copies == 1 and state.ledger.n(TABLE, f"tile.{tile.id}"))
    return (Move("market", say("market-move")),) if here == single else ()


def by_hand(state: Town) -> tuple[Msg, ...]:
    """What has to be moved at the beginning of a round (p. 8)."""
    flow = state.flow
    if flow.round == 1 or flow.done:
        return ()
    return (say("hand-workers"), say("hand-round", n=flow.round), say("hand-first", who=Player(flow.first)))


def may_special(state: Town) -> bool:
    """Whether special buildings come before feeding."""
    if keeps_tiles(state):
        return any(owner(state, tile) for tile in SPECIALS)
    return any(on_offer(state, tile) is not False for tile in SPECIALS)


def _special(state: Town) -> Now:
    """Cathedral and Residence, before feeding (p. 7)."""
    rows = tuple(special_row(state, tile) for tile in specials(state))
    primary = (Move("special", say("special-confirm"), Place.PRIMARY),) if all_settled(state) else ()
    return Now(say("special-title"), say("special-detail"), rows, primary, rule("special"))


def special_row(state: Town, tile: str) -> Task:
    """A special building and what its owner may do with it."""
    key, found = special_key(state.flow.round, tile), shown(state, tile)
    where = owner(state, tile)
    detail = say("gives-points", n=found.count * TILES[tile].each) if found and found.count is not None else None
    moves = [Move(tile, say(f"use-{tile}"))] if keeps_points(state) or keeps_goods(state) else []
    if where:
        moves.append(Move(f"unused/{tile}", say("unused-confirm")))
    elif on_offer(state, tile) is None:
        moves.append(Move(f"absent/{tile}", say("absent-confirm")))
    label = say("special-of", what=tile_name(tile), who=Player(seat_of(where))) if where else tile_name(tile)
    return Task(key, label, seat_of(where) if where else None, detail, tuple(moves))


def _feeding(state: Town) -> Now:
    """Everybody feeds; one question for all, or a row for each (p. 7)."""
    headline = say("feed-title", n=workers(state))
    if not keeps_goods(state):
        return Now(headline, moves=(Move("feed", say("feed-confirm-all"), Place.PRIMARY),), rule=rule("feeding"))
    rows = tuple(_row(state, seat) for seat in state.setup.clockwise(state.flow.first))
    sweep = any(row.due and not row.warn for row in rows)
    primary = (Move("feed", say("sweep"), Place.PRIMARY),) if sweep else ()
    return Now(headline, tasks=rows, moves=primary, rule=rule("feeding"))


def _row(state: Town, seat: str) -> Task:
    key = feed_key(state.flow.round, seat)
    if key in state.flow.done:
        return Task(key, say("who", who=Player(seat)), seat, say("fed"), done=True)
    return feed_row(state, seat, state.flow.round)


def feed_row(state: Town, seat: str, round_: int) -> Task:
    """One seat: what it would pay, and whether that costs points (p. 7)."""
    key, payment = feed_key(round_, seat), proposal(state, seat, round_)
    choose = Move(f"meal/{key}", say("feed-else"), seat=seat)
    label = say("who", who=Player(seat))
    if payment is None:
        return Task(key, label, seat, moves=(Move(f"meal/{key}", say("feed-tell"), seat=seat),), due=None)
    meal = meal_of(seat, payment)
    settle = hungry(meal.hungry) if meal.hungry else say("feed-do")
    moves = (Move(f"fed/{key}", settle, seat=seat), *((choose,) if has_choice(state, seat) else ()))
    return Task(key, label, seat, say("pays", what=eaten(meal)), moves, due(state, seat, round_), warn=payment.gives_up)


def _next(state: Town) -> Now:
    """Prepare the next round (p. 8)."""
    title = say("next-title", round=state.flow.round + 1)
    return Now(title, moves=(Move("next", title, Place.PRIMARY),), rule=rule("next"))


def _end(_state: Town) -> Now:
    """Four rounds are over (p. 8)."""
    return Now(say("end-title"), say("end-detail"), rule=rule("final"))


_PHASES: Final = {
    Phase.TURNS: _turns,
    Phase.SPECIAL: _special,
    Phase.FEEDING: _feeding,
    Phase.NEXT: _next,
    Phase.END: _end,
}

_PAGES: Final = {
    "setup": "4", "turns": "5", "build": "6", "objectives": "7", "exchange": "7",
    "special": "7", "feeding": "7", "next": "8", "final": "8",
}  # fmt: skip


@lru_cache(maxsize=16)
def rule(key: str) -> Rule:
    """A rule in a line and in full, with its page."""
    full = say(f"rule-{key}")
    return Rule(key, full.in_case("brief"), full, _PAGES[key])


@lru_cache(maxsize=1)
def _rules() -> tuple[Rule, ...]:
    return tuple(rule(key) for key in _PAGES)


def tools(_state: Town) -> tuple[Move, ...]:
    """No calculators: the forms of a turn answer what can be built."""
    return ()
