"""What things cost now, why they cannot be paid, what the bank gives, and how coins and points change hands."""

from dataclasses import dataclass, replace

from scorers.builders.model import DONE, BuildersState, coins
from scorers.builders.printed import BUILDING, COIN, NUMBERS, VP, Card
from scorers.builders.words import coins_msg, thing
from scorers.core.act import Issues, Msgs, Transfers
from scorers.core.api import TABLE, Counted, Event, KeepChanged, Msg, Transfer, hint, msg, place


@dataclass(frozen=True, slots=True)
class Price:
    """What something costs now: actions, the wage, and the actions that have to be bought for it."""

    actions: int
    wage: int = 0
    bought: int = 0

    @property
    def coins(self) -> int:
        """All coins together."""
        return self.wage + self.bought * NUMBERS.action_price


def price(state: BuildersState, actions: int, wage: int = 0) -> Price:
    """Return the price of something, buying the actions that are short (5 coins each)."""
    return Price(actions, wage, max(0, actions - state.flow.actions))


def next_action_price(state: BuildersState, site: str) -> int:
    """Return the actions for the next card to this site: 1, then 2, then 3 ... within one turn (3.2)."""
    return 1 + state.flow.sent.count(site)


def refused(state: BuildersState, seat: str, cost: Price) -> Msg | None:
    """Return why something cannot be paid now: too few coins, or too few actions too (BD-V02, BD-V03)."""
    have = coins(state, seat)
    # What nobody knows is not held against anybody.
    if have is None or have >= cost.coins:
        return None
    if cost.bought and have >= cost.wage:
        more = coins_msg(cost.bought * NUMBERS.action_price)
        if cost.wage:
            more = msg("builders-and-wage", coins=more, wage=coins_msg(cost.wage))
        return msg("builders-because-actions", need=cost.actions, left=state.flow.actions, coins=more)
    return msg("builders-because-coins", need=cost.coins, have=have)


def only_rules(state: BuildersState, seat: str, cost: Price) -> bool:
    """Return whether it can be paid but for the actions: a table may have played one more (BD-V02)."""
    have = coins(state, seat)
    return have is not None and cost.wage <= have < cost.coins


def as_played(state: BuildersState, cost: Price) -> Price:
    """Return a price without the actions nobody can buy: they are played all the same, or not at all."""
    return replace(cost, bought=0) if only_rules(state, state.flow.seat, cost) else cost


def no_action(state: BuildersState, seat: str) -> Msg | None:
    """Return why one action cannot be paid now."""
    return refused(state, seat, price(state, 1))


def buy_confirm(cost: Price) -> Msg | None:
    """Return the button that says which actions are bought first; all else is recorded with the last answer."""
    if not cost.bought:
        return None
    bought = coins_msg(cost.bought * NUMBERS.action_price)
    return msg("builders-buy-and-do", actions=thing("action", cost.bought), coins=bought)


# ------------------------------------------------------------------------------------------------------------ the bank


def taken_coins(state: BuildersState, actions: int) -> int:
    """Return the coins for so many actions: 1, 3, 6; or as one step with those before, if the table rules so."""
    if state.rulings["take_coins_split"] == "cumulative_in_turn":
        return _ladder(state.flow.taken + actions) - _ladder(state.flow.taken)
    return _ladder(actions)


def _ladder(actions: int) -> int:
    """Return the coins of the rulebook's table; beyond its end it begins anew."""
    steps = (0, *NUMBERS.coins_for)
    whole, rest = divmod(actions, len(steps) - 1)
    return whole * steps[-1] + steps[rest]


def bank(state: BuildersState) -> int | None:
    """Return what the bank still holds, if known; below zero when the players hold more than the box has."""
    held = [coins(state, seat) for seat in state.setup.ids]
    return NUMBERS.coins_in_box - sum(n or 0 for n in held) if None not in held else None


def from_bank(state: BuildersState, amount: int, paid: int = 0) -> int:
    """Return what the bank really gives: all, or what it has, by the ruling on an empty bank."""
    if state.rulings["bank_empty"] != "clamp":
        return amount
    left = bank(state)
    return amount if left is None else max(0, min(amount, left + paid))


def bank_lacks(state: BuildersState, event: Event, owed: int) -> Msgs:
    """Yield how many of the coins owed the bank did not have, and whether it still owes them (ruling `bank_empty`)."""
    given = sum(t.n for t in event.transfers if t.thing == COIN and t.src == TABLE)
    if given < owed:
        yield msg("builders-loud-bank-empty", coins=coins_msg(owed - given))
    left = bank(state)
    paid = sum(t.n for t in event.transfers if t.thing == COIN and t.dst == TABLE)
    over = 0 if left is None else min(given, given - paid - left)
    if over > 0:
        yield msg("builders-loud-bank-owes", coins=coins_msg(over))


def box_issues(state: BuildersState, event: Event) -> Issues:
    """Yield that the players hold more coins than there are (BD-V14)."""
    counts = event.amounts if isinstance(event, Counted | KeepChanged) else {}
    drawn = any(t.thing == COIN and t.src == TABLE for t in event.transfers)
    if drawn or any(counted == COIN for _, counted in counts):
        ledger = state.ledger.post(event.transfers).keeping({counted for _, counted in counts}, counts)
        held = sum(ledger.n(seat, COIN) or 0 for seat in state.setup.ids)
        if held > NUMBERS.coins_in_box:
            yield hint("builders-more-than-box", n=held, box=NUMBERS.coins_in_box)


# ---------------------------------------------------------------------------------------------------------- transfers


def paid(seat: str, n: int) -> Transfers:
    """Yield so many coins paid to the bank."""
    if n:
        yield Transfer(src=seat, dst=TABLE, thing=COIN, n=n)


def received(seat: str, n: int, what: str = COIN) -> Transfers:
    """Yield so many coins, or points, from the bank."""
    if n:
        yield Transfer(src=TABLE, dst=seat, thing=what, n=n)


def completed(state: BuildersState, seat: str, at: str, card: Card, spent: int = 0) -> Transfers:
    """Yield the printed coins, the points, and the card; a machine goes to the workers (Otrzymanie zapłaty)."""
    yield from received(seat, from_bank(state, card.coins, spent))
    yield from received(seat, card.vp, VP)
    yield Transfer(src=at, dst=place(seat, DONE) if card.kind == BUILDING else seat, thing=card.thing)
