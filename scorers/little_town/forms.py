"""From a tap to a fact: the moves of a round, apart from a worker's turn (p. 5, 7, 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scorers.core.events import Valued
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.msg import Player
from scorers.little_town import meals, sides, specials, turns
from scorers.little_town.effects import made
from scorers.little_town.flow import fewest, next_first, next_key, out_key
from scorers.little_town.model import DoneElsewhere, RoundPrepared, Town, WorkersOut, track_points
from scorers.little_town.printed import BOARDS
from scorers.little_town.words import option_name, say

Maker = Callable[[Town, str, str, Answers], Form]
"""(state, key, what follows the first word of the key, answers) -> form."""


def form(state: Town, key: str, answers: Answers) -> Form:
    """The form of a move of this game."""
    kind, _, rest = key.partition("/")
    return _FORMS[kind](state, key, rest, answers)


def _out(state: Town, key: str, _rest: str, _answers: Answers) -> Form:
    """All workers are on the board (p. 5)."""
    round_ = state.flow.round
    event = WorkersOut(round=round_, settles=(out_key(round_),))
    return Form(key, say("out-title"), (), say("out-confirm"), event=event)


def _side(_state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """Which side of the board is up (p. 4)."""
    names = tuple(BOARDS.sides)
    chosen = picked(answers, "side")
    options = tuple(Option(name, option_name("side", name)) for name in names)
    event = Valued(key="side", n=names.index(chosen[0]) + 1) if chosen else None
    return Form(
        key, say("side-title"), (Pick("side", say("side-title"), options, chosen),), say("side-confirm"), event=event
    )


def _next(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """Workers home, marker on; three players before round 4: who has fewest points? (p. 8)."""
    round_ = state.flow.round
    tied = fewest(state, {seat: track_points(state, seat) for seat in state.setup.ids})
    title, note = say("next-title", round=round_ + 1), None
    asks: tuple[Pick, ...] = ()
    if tied is None:
        tied, note = picked(answers, "fewest"), say("fewest-note")
        options = tuple(Option(seat, say("who", who=Player(seat))) for seat in state.setup.ids)
        asks = (Pick("fewest", say("fewest"), options, tied, most=len(options)),)
        if not tied:
            return Form(key, title, asks, say("next-confirm-open", round=round_ + 1), note)
    first = next_first(state, tied)
    event = made(state, RoundPrepared, round=round_ + 1, first=first, settles=(next_key(round_),))
    return Form(key, title, asks, say("next-confirm", round=round_ + 1, who=Player(first)), note, event)


def _elsewhere(_state: Town, key: str, rest: str, _answers: Answers) -> Form:
    """Done at the table without the app."""
    event = DoneElsewhere(key=rest, settles=(rest,))
    return Form(key, say("elsewhere-title"), (), say("elsewhere-confirm"), event=event)


_FORMS: Mapping[str, Maker] = {
    "out": _out,
    "side": _side,
    "next": _next,
    "elsewhere": _elsewhere,
    "feed": meals.feed,
    "fed": meals.as_shown,
    "meal": meals.chosen,
    "special": specials.all_of_them,
    "cathedral": specials.cathedral,
    "residence": specials.residence,
    "unused": specials.unused,
    "absent": specials.absent,
    "place": turns.place,
    "build": turns.build,
    "points": sides.points,
    "track": sides.track,
    "objective": sides.objective,
    "built": sides.built,
    "first": sides.first,
    "market": sides.market,
    "piece": sides.piece,
}
"""Every move of this game by the first word of its key."""
