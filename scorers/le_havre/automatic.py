"""What the rules do by themselves and rides on somebody's tap: new supply, harvest, the city, a ship."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from scorers.core.api import BOX, TABLE, Transfer, Transfers, place
from scorers.le_havre.cards import CARDS, PREFIX, Passive
from scorers.le_havre.flow import next_turn
from scorers.le_havre.holdings import give, in_play, owner_of, passives, standing
from scorers.le_havre.model import CITY, GONE, PROPOSALS, SPOT, STACKS, Harbour, HavreState, Phase
from scorers.le_havre.printed import CONSTANTS, DISC, FRANC, TILES, round_card


def supply(flow: Harbour) -> tuple[Transfer, ...]:
    """Return one token for each of the two offers of this turn's tile (p. 4)."""
    if flow.phase is not Phase.MAIN:
        return ()
    return tuple(Transfer(src=BOX, dst=TABLE, thing=f"offer.{offer}") for offer in TILES[flow.tile].pair)


def end_of_turn(state: HavreState, transfers: Sequence[Transfer], tile: str = "") -> tuple[Transfer, ...]:
    """Return what moves at the end of this turn: the next one's supply, or the harvest (p. 4, 7)."""
    if state.flow.phase in (Phase.FINAL, Phase.ROUND):
        return ()
    flow = next_turn(state.flow, tile)
    if flow.phase is not Phase.FEED:
        return supply(flow)
    return tuple(harvest(replace(state, ledger=state.ledger.post(transfers))))


def after_action(state: HavreState, seat: str, moved: Sequence[Transfer], tile: str) -> tuple[Transfer, ...]:
    """Return what follows by itself when a main action is over; what it has moved counts for the harvest."""
    over = strike_over(state, seat)
    return (*over, *end_of_turn(state, (*moved, *over), tile))


def harvest(state: HavreState) -> Transfers:
    """Yield one grain for who has any, one cattle for who has two; the huts' fish comes every round (p. 7; digest 7).

    What grows comes from the box, so that the log can tell it from what a turn has brought.
    """
    if round_card(state.setup, state.flow.round).harvest:
        for seat in state.setup.ids:
            yield from _reaped(state, seat)
    for owner, does in _owners(state, "fish"):
        yield Transfer(src=BOX, dst=owner, thing="fish", n=does.fish[str(state.setup.players)])


def _reaped(state: HavreState, seat: str) -> Transfers:
    numbers = CONSTANTS
    if (state.ledger.n(seat, "grain") or 0) >= numbers.grain_min:
        yield Transfer(src=BOX, dst=seat, thing="grain")
    cattle = state.ledger.n(seat, "cattle") or 0
    if cattle >= numbers.cattle_min:
        yield Transfer(src=BOX, dst=seat, thing="cattle", n=calves(state, seat, cattle))


def calves(state: HavreState, seat: str, cattle: int) -> int:
    """Return one calf; two for the owner of the feedlot with two to six cattle (building list: Tuczarnia)."""
    own = (does for owner, does in _owners(state, "calves") if owner == seat)
    return next((does.calves for does in own if does.from_ <= cattle <= does.to), 1)


def city_builds(state: HavreState, ordinary: str, special: str) -> Transfers:
    """Yield the city's new building (p. 8); the stadium stays where it is until somebody builds it."""
    if ordinary:
        yield Transfer(src=owner_of(state, ordinary) or BOX, dst=CITY, thing=ordinary)
    if special:
        yield Transfer(src=BOX, dst=_revealed_at(special), thing=special)


def _revealed_at(special: str) -> str:
    card = CARDS[special]
    if card.cost is None:
        return CITY
    return PROPOSALS if card.number is None else SPOT


def stack_for(state: HavreState, special: str) -> int | None:
    """Return the stack a special building is laid on: that with the highest number on top (digest 7.2: dunny)."""
    stacks = state.flow.stacks
    if not special or _revealed_at(special) != PROPOSALS or not stacks:
        return None
    return max(range(len(stacks)), key=lambda at: (CARDS[stacks[at][0]].number or 0) if stacks[at] else -1)


def new_ship(state: HavreState) -> Transfer:
    """Return the round card on its way to its stack as a ship (p. 8)."""
    return Transfer(src=BOX, dst=STACKS, thing=state.flow.deck[state.flow.round - 1])


def _owners(state: HavreState, what: str, but: str = "") -> Iterator[tuple[str, Passive]]:
    """Yield the seats, but for one, that own a card whose passive effect `what` is set, and that effect."""
    found = ((owner_of(state, card.thing), does) for card, does in passives(state, what))
    return ((owner, does) for owner, does in found if owner in state.setup.ids and owner != but)


def _paid(state: HavreState, seat: str, what: str, n: Callable[[Passive], int], payer: str = TABLE) -> Transfers:
    """Return the francs that go to the owners of cards with a passive effect when another seat acts."""
    return (t for owner, does in _owners(state, what, seat) for t in give(payer, owner, {FRANC: n(does)}))


def on_offer(state: HavreState, seat: str, offer: str) -> tuple[Transfer, ...]:
    """Return a franc for the owner of the stockmarket when somebody else takes the francs."""
    return tuple(_paid(state, seat, "on_offer", lambda does: does.on_offer.get(offer, 0)))


def on_built(state: HavreState, seat: str, built: Sequence[str]) -> tuple[Transfer, ...]:
    """Return three for the owner of the stockmarket when somebody else builds the bank."""
    ids = [card.removeprefix(PREFIX) for card in built]
    return tuple(_paid(state, seat, "on_built", lambda does: sum(does.on_built.get(card, 0) for card in ids)))


def on_visit(state: HavreState, seat: str, building: str) -> tuple[Transfer, ...]:
    """Return a franc for the owner of the souvenir shop when somebody else enters a building of theirs."""
    visited = owner_of(state, building)
    owners = ((owner, does) for owner, does in _owners(state, "on_visit", seat) if owner == visited)
    return tuple(t for owner, does in owners for t in give(TABLE, owner, {FRANC: does.on_visit}))


def on_sailing(state: HavreState, seat: str, ships: int) -> tuple[Transfer, ...]:
    """Return a franc of each ship's proceeds for the owner of the pirates' lair."""
    return tuple(_paid(state, seat, "on_sailing", lambda does: does.on_sailing * ships, seat))


def on_gain(state: HavreState, seat: str, gained: Iterable[str]) -> tuple[Transfer, ...]:
    """Return the rattletrap car on its way from the city with the next iron (digest 7.2)."""
    things = set(gained)
    return tuple(
        Transfer(src=CITY, dst=seat, thing=card.thing)
        for card, does in passives(state, "taken_with")
        if does.taken_with in things and owner_of(state, card.thing) == CITY
    )


def strike_over(state: HavreState, seat: str) -> tuple[Transfer, ...]:
    """Return the picket line on its way out of the game, after the last turn it has a say in (digest 7.2)."""
    if state.flow.memory.strikers != (seat,):
        return ()
    there = in_play(state)
    pickets = (key for key, c in CARDS.items() if c.effect and c.effect.kind == "picket" and key in there)
    return tuple(t for card in pickets for t in leaves(state, card))


def leaves(state: HavreState, card: str) -> tuple[Transfer, ...]:
    """Return a building on its way out of the game, and the discs in it on their way home."""
    return (Transfer(src=owner_of(state, card) or BOX, dst=GONE, thing=card), *discs_home(state, card))


def discs_home(state: HavreState, card: str) -> Transfers:
    """Yield the way home of who stands on a building that changes hands (p. 6)."""
    for seat in state.setup.ids:
        if state.ledger.n(place(seat, card), DISC):
            yield from sent_home(state, seat, card)


def sent_home(state: HavreState, seat: str, card: str) -> Transfers:
    """Yield a disc on its way home, or to the dive bar with as much of its price as there is (digest 7.2)."""
    bar = next((found for found in passives(state, "fine") if found[0].thing != card), None)
    home = seat if bar is None else place(seat, bar[0].thing)
    if "discs" in state.keeps:
        yield Transfer(src=place(seat, card), dst=home, thing=DISC)
    if bar is not None:
        fine = bar[1].fine_own if owner_of(state, bar[0].thing) == seat else bar[1].fine
        purse = state.ledger.n(seat, FRANC)
        yield from give(seat, TABLE, {FRANC: fine if purse is None else min(fine, purse)})


def evictable(state: HavreState, seat: str) -> Iterator[tuple[str, str]]:
    """Yield the seats whose discs can be sent home, and from where: never from a building without an action."""
    found = ((other, standing(state, other)) for other in state.setup.ids if other != seat)
    return ((other, building) for other, building in found if building and not CARDS[building].shelters)


def unwelcome(state: HavreState, seat: str) -> Iterator[tuple[str, str]]:
    """Yield the discs a seat may send home from own buildings, and where they stand."""
    able = any(owner_of(state, card.thing) == seat for card, _ in passives(state, "evicts"))
    found = evictable(state, seat) if able else ()
    return ((guest, card) for guest, card in found if owner_of(state, card) == seat)
