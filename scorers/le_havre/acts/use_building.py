"""Main action B: a building entered, its fee paid, its effect taken (p. 5)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Literal

from scorers.core.api import Issue, Issues, MoveKey, Msg, Msgs, Player, Transfer, against, impossible, msg, names, place
from scorers.core.forms import Answer, Answers, Form, Option, Pick, picked
from scorers.core.msg import chained
from scorers.le_havre import automatic, flow, holdings, market
from scorers.le_havre.acts.turn import MainAction, Turn, reaps
from scorers.le_havre.cards import CARDS, game_cards
from scorers.le_havre.faces import entered
from scorers.le_havre.model import ANY, Harbour, HavreState, Phase
from scorers.le_havre.printed import DISC, SHIPS
from scorers.le_havre.visit import Visit, fee_lacks, fitting, visit
from scorers.le_havre.words import lacks, name


class BuildingUsed(Turn):
    """A visit to a building."""

    kind: Literal["building_used"] = "building_used"
    building: str
    answers: Mapping[str, Answer] | None = None
    """What was answered: with it the visit is worked out again. Older journals do not have it."""
    built: tuple[str, ...] = ()
    """Buildings or the ship it built."""
    modernised: bool = False
    onward: tuple[str, ...] = ()
    """Buildings still to be used in this action: "" is any of them, without its fee."""
    strikers: tuple[str, ...] = ()
    """Who must take an offer in the next turn: the picket line."""


class UseBuilding(MainAction[BuildingUsed]):
    """Its moves: "use/s1/building.joinery", or "use/s1" to choose."""

    event = BuildingUsed
    moves = ("use",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of a visit: which building, the fee, what its effect asks."""
        seat, *rest = move.args
        title = msg("le_havre-use-title", who=Player(seat))
        chosen = tuple(rest) or picked(answers, "building")
        asks = () if rest else (_which(state, seat, chosen),)
        if not chosen:
            return Form(str(move), title, asks)
        told, found = _answered(state, seat, chosen[0], answers)
        confirm = None if found.confirmed else _confirm(chosen[0], found)
        notes = (found.fee, msg("le_havre-use-modern") if found.outcome.modernised else None)
        said = tuple(filter(None, notes))
        note = chained("core-apart", said) if said else None
        event, then = None, None
        if found.transfers is not None:
            event = self.made(state, seat=seat, building=chosen[0], answers=told, **_said(found))
            then = reaps(event)
        return Form(str(move), title, (*asks, *found.asks), confirm, note, event, found.outcome.issues, follows=then)

    def transfers(self, state: HavreState, event: BuildingUsed) -> tuple[Transfer, ...]:
        """Return what the visit moves, and what follows by itself once it leads no further."""
        moved = visit(state, event.seat, event.building, event.answers or {}).transfers or ()
        return moved if event.onward else (*moved, *automatic.after_action(state, event.seat, moved, event.tile))

    def settles(self, state: HavreState, event: BuildingUsed) -> tuple[str, ...]:
        """Return the turn of the seat, unless the action goes on in another building."""
        return () if event.onward else super().settles(state, event)

    def issues(self, state: HavreState, event: BuildingUsed) -> Issues:
        """Return what speaks against the building, its effect, and what it builds."""
        strange = (*market.no_such_building(event.building), *market.no_such_card(*event.built))
        return strange or (*super().issues(state, event), *self._against(state, event))

    def _against(self, state: HavreState, event: BuildingUsed) -> Issues:
        """Yield what speaks against an open building one does not stand in yet, its effect, and what it builds."""
        card, seat = event.building, event.seat
        yield from market.not_in_game(state.setup, *((seat, c) for c in (card, *event.built)))
        yield from _closed(state, seat, card)
        yield from _out_of_turn(state, event)
        for built in event.built:
            yield from _may_build(state, event, built)
        yield from _as_answered(state, event)

    def then(self, state: HavreState, event: BuildingUsed) -> Harbour:
        """Return the flow with what was built and where the action leads: on, or to the next turn."""
        then = flow.off_stacks(state.flow, *event.built)
        modern = then.modern | ({event.building} if event.modernised else set())
        then = replace(then, modern=modern, memory=then.memory.after_action(event.seat, event.onward, event.strikers))
        return then if event.onward else flow.action_over(state, then, event.tile)

    def label(self, event: BuildingUsed) -> Msg:
        """Return which building was used, first of all what was built there."""
        if event.built:
            what, where = tuple(map(name, event.built)), name(event.building)
            return msg("le_havre-log-built-in", who=Player(event.seat), what=what, where=where)
        return msg("le_havre-log-used", who=Player(event.seat), what=name(event.building))

    def loud(self, state: HavreState, event: BuildingUsed) -> Msgs:
        """Yield what follows by itself, and that a strike begins."""
        yield from super().loud(state, event)
        if event.strikers:
            yield msg("le_havre-loud-strike", who=names(event.strikers))


def _confirm(building: str, found: Visit) -> Msg:
    """Return what the button does: what is built is what one came for."""
    built = tuple(name(card) for card in found.outcome.built)
    return msg("le_havre-build-confirm", what=built) if built else msg("le_havre-use-confirm", what=name(building))


def _answered(state: HavreState, seat: str, building: str, answers: Answers) -> tuple[Mapping[str, Answer], Visit]:
    """Return the answers that fit what a visit asks, and what it comes to with them."""
    given = {key: answer for key, answer in answers.items() if key != "building"}
    told = fitting(visit(state, seat, building, given).asks, given)
    return told, visit(state, seat, building, told)


def _said(found: Visit) -> dict[str, object]:
    """Return what a visit says of itself for later, beside what changes hands."""
    done = found.outcome
    return {"built": done.built, "modernised": done.modernised, "onward": found.onward, "strikers": done.strikers}


def _as_answered(state: HavreState, event: BuildingUsed) -> Issues:
    """Yield what speaks against the effect, and that the fact says something else than its answers do."""
    if event.answers is None:
        yield impossible("core-not-as-shown")
        return
    found = visit(state, event.seat, event.building, event.answers)
    yield from found.outcome.issues
    same = all(getattr(event, key) == value for key, value in _said(found).items())
    if found.transfers is None or not same or fitting(found.asks, event.answers) != event.answers:
        yield impossible("core-not-as-shown")


def _closed(state: HavreState, seat: str, card: str) -> Issues:
    """Yield that nobody can enter, that it is not built yet, or that somebody stands there."""
    if CARDS[card].fee is None and not CARDS[card].unknown:
        yield against("le_havre-no-entry", what=name(card))
    if "cards" in state.keeps and (holdings.owner_of(state, card) or "").endswith(("@proposals", "@spot")):
        yield against("le_havre-not-built", what=name(card))
    yield from _occupied(state, seat, card)


def _occupied(state: HavreState, seat: str, card: str) -> Iterator[Issue]:
    """Yield that the seat stands there already, or that others do; in the final actions they may (p. 5, 9)."""
    if state.ledger.n(place(seat, card), DISC):
        yield against("le_havre-standing-there", who=Player(seat), what=name(card))
    elif state.flow.phase is not Phase.FINAL:
        for other in state.setup.ids:
            if state.ledger.n(place(other, card), DISC):
                yield against("le_havre-occupied", who=Player(other), what=name(card))


def _out_of_turn(state: HavreState, event: BuildingUsed) -> Issues:
    """Yield where an action leads, and that none leads into a building (digest 7.2: main station, picket line)."""
    pending, card = state.flow.memory.onward_of(event.seat), CARDS[event.building]
    first = pending[0] if pending else ANY
    if first and first != card.thing:
        yield against("le_havre-onward-first", what=name(first))
    if ANY in pending and card.guest and card.guest.onward:
        yield against("le_havre-onward-not-back", what=name(card.thing))
    if event.seat in state.flow.memory.strikers:
        yield against("le_havre-strike", who=Player(event.seat))
    last = state.flow.round == state.flow.rounds or state.flow.phase is Phase.FINAL
    if card.effect and card.effect.kind == "picket" and last:
        yield against("le_havre-strike-late", what=name(card.thing))


def _may_build(state: HavreState, event: BuildingUsed, built: str) -> Issues:
    """Yield that a building does not lie on top, once those built before it are gone."""
    if built in SHIPS or CARDS[built].exchange:
        yield from market.not_on_top(state, built)
        return
    earlier = event.built[: event.built.index(built)]
    uncovered = {stack[0] for stack in flow.off_stacks(state.flow, *earlier).stacks if stack}
    if "cards" in state.keeps and built not in market.buildable(state) and built not in uncovered:
        yield against("le_havre-not-buildable", what=name(built))


def enterable(state: HavreState) -> tuple[str, ...]:
    """Return the buildings one can stand in: the city's and the players', or any of this game where none are kept."""
    if "cards" not in state.keeps:
        return tuple(card for card in game_cards(state.setup) if CARDS[card].fee is not None)
    own = holdings.owned(state)
    found = (*holdings.in_city(state), *(card for seat in state.setup.ids for card in own[seat] if card in CARDS))
    return tuple(card for card in found if CARDS[card].fee is not None or CARDS[card].unknown)


def _which(state: HavreState, seat: str, chosen: tuple[str, ...]) -> Pick:
    """Return one's own first, then those of others, then the city's; too dear and taken ones last."""
    first = tuple(card for card in state.flow.memory.onward_of(seat) if card)
    among = [_entrance(state, seat, card) for card in first or enterable(state)]

    def unlikely(option: Option) -> tuple[bool, bool, bool]:
        owner = option.face.owner if option.face else None
        return option.because is not None, owner != seat, owner is None

    among.sort(key=unlikely)
    return Pick("building", msg("le_havre-use-which"), tuple(among), chosen)


def _entrance(state: HavreState, seat: str, card: str) -> Option:
    """Return a building to enter, with its owner; taken ones say by whom, others that they are too dear."""
    owner = holdings.owner_of(state, card)
    whose = owner if owner in state.setup.ids else None
    taken = next(_occupied(state, seat, card), None)
    there = next((other for other in state.setup.ids if taken and state.ledger.n(place(other, card), DISC)), None)
    shown = entered(holdings.face_now(state, card), whose, own=whose == seat, there=there)
    missing = {} if whose == seat else fee_lacks(state, seat, CARDS[card].fee or ())
    return Option(card, name(card), shown, taken.text if taken else lacks(missing))
