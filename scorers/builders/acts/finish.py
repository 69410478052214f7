"""A building or machine is finished, told by the table where it does not follow from the crew (Ukończenie Budynku)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders import faces, flow, model, prices, words
from scorers.builders.model import BuildersFlow, BuildersState
from scorers.builders.printed import BUILT, CARDS, NUMBERS, VP
from scorers.core.act import Act, Issues, Moves, Msgs, Transfers
from scorers.core.api import TABLE, Event, MoveKey, Msg, Player, Transfer, Whole, against, impossible, msg, owner_msg
from scorers.core.forms import Answers, Form, Place

UNNAMED: Final = "points"
"""How the answer "just so many points" begins."""


class BuildingFinished(Event):
    """A building or machine is finished, told by the table; the card may stay unnamed."""

    kind: Literal["building_finished"] = "building_finished"
    seat: str
    card: str | None = None
    coins: Whole
    vp: Whole
    seventeen: bool = False


class Finish(Act[BuildersFlow, BuildingFinished]):
    """Tell what somebody has finished."""

    event, moves = BuildingFinished, ("finish",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "finish/s2": printed coins, then the card, or just its points."""
        seat = move.args[0]
        title, asks = msg("builders-finish-title", who=Player(seat)), faces.card_asks(state, answers, seat)
        if len(asks) == 1:
            return Form(str(move), title, asks)
        first, cards = asks
        unnamed = {f"{UNNAMED}/{card.vp}": card for card in faces.with_coins(first.chosen[0])}
        options = (*cards.options, *(faces.points_option(key, card.vp) for key, card in unnamed.items()))
        asks = (first, replace(cards, options=options))
        chosen = next((option.key for option in options if option.key in cards.chosen), "")
        card, named = CARDS.get(chosen) or unnamed.get(chosen), chosen if chosen in CARDS else None
        if card is None:
            return Form(str(move), title, asks)
        seventeen = not model.follows_turns(state) and model.brings_end(state, seat, card.vp)
        event = self.made(state, seat=seat, card=named, coins=card.coins, vp=card.vp, seventeen=seventeen)
        return Form(str(move), title, asks, event=event)

    def transfers(self, state: BuildersState, event: BuildingFinished) -> Transfers:
        """Yield coins and points, and the card if it was named; who worked there is free again."""
        seat, card = event.seat, CARDS.get(event.card or "")
        if card is None:
            yield from prices.received(seat, prices.from_bank(state, event.coins))
            yield from prices.received(seat, event.vp, VP)
            return
        site, at = model.yard(state, seat).site(card.thing), model.site_place(seat, card.thing)
        if site is not None:
            yield from (Transfer(src=at, dst=seat, thing=helper.thing) for helper in site.crew)
        yield from prices.completed(state, seat, TABLE if site is None else at, card)

    def turn(self, state: BuildersState, event: BuildingFinished) -> tuple[str, ...] | None:
        """Return whose turn it is, where turns are followed (BD-V11)."""
        return flow.on_turn(state)

    def issues(self, state: BuildersState, event: BuildingFinished) -> Issues:
        """Yield that it follows by itself, comes too late, or is not as the card is printed (BD-V07, BD-V09)."""
        seat = event.seat
        if model.follows_crew(state):
            yield impossible("builders-finish-follows")
            return
        if state.flow.over:
            yield against("builders-over")
        if model.had_last_turn(state, seat):
            yield against("builders-had-last-turn", who=Player(seat))
        printed = [card for card in BUILT if event.card in (None, card.thing)]
        if not any((card.coins, card.vp) == (event.coins, event.vp) for card in printed):
            coins, vp = words.coins_msg(event.coins), words.points_msg(event.vp)
            yield impossible("builders-no-such-card", coins=coins, points=vp)
        for card in printed if event.card else ():
            yield from words.taken(card.thing, model.taken_by(state, card, seat))
        if event.seventeen != (not model.follows_turns(state) and model.brings_end(state, seat, event.vp)):
            yield impossible("builders-no-goal", who=Player(seat), n=NUMBERS.goal)

    def then(self, state: BuildersState, event: BuildingFinished) -> BuildersFlow:
        """Return the race to 17: where turns are not followed, the points bring the end at once."""
        return replace(state.flow, seventeen=event.seat) if event.seventeen else state.flow

    def label(self, event: BuildingFinished) -> Msg:
        """Return who finishes what, and its points."""
        who, gained = Player(event.seat), words.points_msg(event.vp)
        if event.card is None:
            return msg("builders-log-finished-any", who=who, points=gained)
        return msg("builders-log-finished", who=who, what=words.card_msg(event.card), points=gained)

    def loud(self, state: BuildersState, event: BuildingFinished) -> Msgs:
        """Yield a new machine, the end, an empty bank."""
        yield from words.machine_joins(event.seat, event.card)
        if event.seventeen:
            yield words.end_msg(state, event.seat, event.vp)
        yield from prices.bank_lacks(state, event, event.coins)

    def offered(self, state: BuildersState) -> Moves:
        """Yield who may have finished something: everybody by name, or whoever's turn it is."""
        for seat in state.setup.ids:
            label = msg("builders-finish") if model.follows_turns(state) else owner_msg(seat)
            yield from self.of_seat(state, seat, label, Place.BUTTON)

    def of_seat(self, state: BuildersState, seat: str, label: Msg, place: Place = Place.SEAT) -> Moves:
        """Yield the move of one seat, where it may have finished something."""
        if model.follows_crew(state) or state.flow.over or (model.follows_turns(state) and seat != state.flow.seat):
            return
        because = msg("builders-had-last-turn", who=Player(seat)) if model.had_last_turn(state, seat) else None
        yield self.move(seat, label=label, place=place, seat=seat, because=because)


FINISH: Final = Finish()
