"""What the table tells where it does not follow by itself: finished buildings, 17 points, the last turns."""

from __future__ import annotations

from scorers.builders.effects import made, told_finish
from scorers.builders.faces import card_option
from scorers.builders.flow import LAST_TURNS
from scorers.builders.model import BuildersState, LastTurnsPlayed, SeventeenReached, TurnTold, taken_by
from scorers.builders.printed import BUILT, CARDS, VP, Card
from scorers.builders.words import coins_msg, points_msg
from scorers.core.amount import known
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.msg import Player, msg
from scorers.core.view import Face, Sign

MACHINES = "machine"
"""The answer that stands for all cards without printed coins."""

UNNAMED = "points"
"""How the answer "just so many points" begins."""


def _printed(card: Card) -> str:
    return str(card.coins) if card.coins else MACHINES


def with_coins(answer: str) -> tuple[Card, ...]:
    """All that is built and has these coins printed on it."""
    return tuple(card for card in BUILT if _printed(card) == answer)


def printed_asks(state: BuildersState, answers: Answers, finishes: str = "") -> tuple[Pick, ...]:
    """Which card: by its printed coins, then by what it needs; cards somebody has stay visible.

    A card that lies with whoever `finishes` it is on offer as long as it is under construction.
    """
    coins, card = picked(answers, "coins"), picked(answers, "card")
    steps = dict.fromkeys(_printed(found) for found in sorted(BUILT, key=lambda found: (found.coins == 0, found.coins)))
    first = Pick("coins", msg("builders-ask-coins"), tuple(_step(answer) for answer in steps), coins)
    if not coins:
        return (first,)
    options = tuple(card_option(found, taken_by(state, found, finishes)) for found in with_coins(coins[0]))
    return first, Pick("card", msg("builders-ask-card"), options, card)


def _step(answer: str) -> Option:
    return Option(answer, msg("builders-a-machine") if answer == MACHINES else coins_msg(int(answer)))


# ------------------------------------------------------------------------------------------------------------ finished


def finish(state: BuildersState, key: str, rest: str, answers: Answers) -> Form:
    """A finished building: printed coins, then the card, or just its points (Ukończenie Budynku)."""
    asks = printed_asks(state, answers, rest)
    if len(asks) > 1:
        first, cards = asks
        points = dict.fromkeys(card.vp for card in with_coins(first.chosen[0]))
        unnamed = tuple(_unnamed(n) for n in points)
        asks = (first, Pick(cards.key, cards.label, (*cards.options, *unnamed), cards.chosen))
    title = msg("builders-finish-title", who=Player(rest))
    return Form(key, title, asks, event=_told(state, rest, asks))


def _unnamed(n: int) -> Option:
    """Just the points: nobody looks for the card."""
    key, label = f"{UNNAMED}/{n}", msg("builders-just-points", points=points_msg(n))
    return Option(key, label, Face(key, label, (Sign(VP, known(n)),)))


def answered(asks: tuple[Pick, ...]) -> str | None:
    """The card that was picked, if it is among those on offer: another answer before may have changed them."""
    last = asks[-1]
    return next((option.key for option in last.options if last.key == "card" and option.key in last.chosen), None)


def _told(state: BuildersState, seat: str, asks: tuple[Pick, ...]) -> Event | None:
    card = answered(asks)
    if card is None:
        return None
    kind, _, n = card.partition("/")
    if kind == UNNAMED:
        return told_finish(state, seat, None, with_coins(asks[0].chosen[0])[0].coins, int(n))
    found = CARDS[card]
    return told_finish(state, seat, found.thing, found.coins, found.vp)


# ------------------------------------------------------------------------------------------------------------- the end


def goal(state: BuildersState, key: str, rest: str, _answers: Answers) -> Form:
    """Somebody has 17 points and the app could not know (Koniec gry)."""
    event = made(state, SeventeenReached(seat=rest))
    return Form(
        key, msg("builders-goal-title", who=Player(rest)), (), msg("builders-goal", who=Player(rest)), event=event
    )


def close(_state: BuildersState, key: str, _rest: str, _answers: Answers) -> Form:
    """Everybody has had the last turn."""
    event = LastTurnsPlayed(settles=(LAST_TURNS,))
    return Form(key, msg("builders-close-title"), (), msg("builders-close"), event=event)


def turn(state: BuildersState, key: str, rest: str, _answers: Answers) -> Form:
    """Whose turn it is, once the app begins to follow turns."""
    event = TurnTold(seat=rest, actions=state.flow.per_turn)
    return Form(key, msg("builders-now-whose-turn"), (), msg("builders-turn", who=Player(rest)), event=event)
