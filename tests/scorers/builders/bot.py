"""A player who plays a whole game by taps alone: sensible enough to reach 17, odd enough to try everything."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from random import Random

from scorers.builders.model import BuildersState, Yard, owners
from scorers.builders.printed import BUILT, NOTHING, WORKERS, Card, add, missing
from scorers.builders.tools import Question, cheapest_plan
from tests.scorers.builders.playing import Playing

MOST_TURNS = 400


def row(state: BuildersState, cards: Iterable[Card], random: Random) -> Card | None:
    """One of the five cards that happen to lie there."""
    free = [card for card in cards if card.thing not in owners(state)]
    shown = random.sample(free, min(5, len(free)))
    return min(shown, key=lambda card: (sum(card.needs), card.thing), default=None)


def play_out(play: Playing, random: Random) -> Playing:
    """Every turn until everybody has had equally many."""
    for _ in range(MOST_TURNS):
        if play.state.flow.over:
            return play
        turn(play, random)
    raise AssertionError("nobody ever reached 17")


def turn(play: Playing, random: Random) -> None:
    """One turn: finish what can be finished, else start, hire, send or take coins."""
    while play.actions:
        if not _step(play, random):
            left = min(3, play.actions)
            play.do(f"take/{left}")
        if random.random() < 0.05 and play.moves()["buy"].because is None:
            play.do("buy")
    play.end()


def _step(play: Playing, random: Random) -> bool:
    seat = play.state.flow.seat
    yard = play.yard(seat)
    if _finish(play, seat):
        return True
    choice = random.random()
    if len(yard.sites) < 2 and choice < 0.8:
        found = row(play.state, BUILT, random)
        if found is not None:
            play.start(found.thing, found.coins or None)
            return True
    if (len(yard.free) < 4 or not _has_hope(yard)) and choice < 0.9:
        found = row(play.state, WORKERS, random)
        if found is not None:
            play.hire(found.thing, found.wage)
            return True
    return choice < 0.4 and _send_anybody(play, seat, random)


def _has_hope(yard: Yard) -> bool:
    """Whether all who are free would finish some site, however many turns it took; else four are too few."""
    made = reduce(add, (card.makes for card in yard.free), NOTHING)
    return any(not any(missing(site.missing, made)) for site in yard.sites)


def _finish(play: Playing, seat: str) -> bool:
    """Send the first of a crew that finishes a site with what is there."""
    flow, coins = play.state.flow, play.n(seat, "coin") or 0
    for site in play.yard(seat).sites:
        question = Question(site.missing, play.yard(seat).free, flow.actions, flow.sent.count(site.card.thing))
        plan = cheapest_plan(question)
        if plan is not None and plan.crew and plan.coins <= coins:
            play.send(plan.crew[0].thing, site.card.thing)
            return True
    return False


def _send_anybody(play: Playing, seat: str, random: Random) -> bool:
    """Somebody who brings something that is missing, where it can be paid without buying."""
    yard = play.yard(seat)
    for card in random.sample(yard.free, len(yard.free)):
        for site in yard.sites:
            useful = any(has and short for has, short in zip(card.makes, site.missing, strict=True))
            found = play.form(f"send/{card.thing}", site=(site.card.thing,))
            if useful and not found.issues and found.confirm is None:
                play.send(card.thing, site.card.thing)
                return True
    return False
