"""Le Havre: seven turns a round whatever the player count, ships that feed, loans, a city that builds by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from scorers.core.data import load
from scorers.core.forms import Answers, Form
from scorers.core.game import Game, Unmoved
from scorers.core.info import Look
from scorers.le_havre import due_forms, favours, side, tools, turns, use
from scorers.le_havre.check import check
from scorers.le_havre.faces import faces
from scorers.le_havre.flow import advance, begin, info, jump, jump_transfers, jumps, place_name, position, tasks
from scorers.le_havre.model import EVENTS, Harbour, HavreState
from scorers.le_havre.printed import SLUG
from scorers.le_havre.scoring import check_sheet, score
from scorers.le_havre.sheets import projection, sheet
from scorers.le_havre.view import view, why
from scorers.le_havre.words import label, loud

_FORMS: Final[Mapping[str, Callable[[HavreState, str, Answers], Form]]] = MappingProxyType(
    {
        "tile": turns.tile_form,
        "next": turns.next_form,
        "round": turns.round_form,
        "again": turns.again_form,
        "elsewhere": turns.elsewhere_form,
        "final": turns.final_form,
        "interest": due_forms.interest_form,
        "feed": due_forms.feed_form,
        "close": due_forms.close_form,
        "buy": side.buy_form,
        "build": side.build_form,
        "get": side.get_form,
        "sell": side.sell_form,
        "repay": side.repay_form,
        "borrow": side.borrow_form,
        "court": side.court_form,
        "redeem": favours.redeem_form,
        "evict": favours.evict_form,
        "tool": tools.tool_form,
        "stacks": tools.stacks_form,
        "write": tools.write_form,
        "take": use.take_form,
        "use": use.use_form,
    }
)
"""The form of each kind of move."""


def form(state: HavreState, key: str, answers: Answers) -> Form:
    """The form of a move of this game: "feed/s2" is a form of the kind "feed"."""
    return _FORMS[key.partition("/")[0]](state, key, answers)


GAME: Final[Game[Harbour]] = Game(
    info=info(),
    look=load(SLUG, "look.json", Look),
    begin=begin,
    view=view,
    why=why,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    jump_transfers=jump_transfers,
    place_name=place_name,
    sheet=sheet,
    score=score,
    projection=projection,
    faces=faces,
    check_sheet=check_sheet,
    unmoved=Unmoved(events=EVENTS, advance=advance, check=check, label=label, loud=loud, form=form),
)
"""The game as the app meets it."""
