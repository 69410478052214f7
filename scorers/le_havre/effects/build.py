"""What is built: one or two proposals, or a ship at the wharf (p. 6-7)."""

from dataclasses import replace
from typing import Final

from scorers.core.api import Amounts, Ask, Transfer, msg
from scorers.le_havre import dues, flow, holdings, market
from scorers.le_havre.cards import cards
from scorers.le_havre.effects.outcome import Heap, Outcome, Use, fuelled, heap_of, plus
from scorers.le_havre.model import GONE
from scorers.le_havre.printed import constants, ship_type, ships


def build(use: Use) -> Outcome:
    """Build one or two top proposals, one after the other (building list: Firma, Kompania budowlana, Tartak)."""
    effect, state = use.effect, use.state
    if "cards" not in state.keeps:
        return Outcome()
    built = use.picked("built", (card for card in cards() if _fits(use, card)))
    uncovered = replace(state, flow=flow.off_stacks(state.flow, *built))
    open_now = (card for card in market.buildable(uncovered) if _fits(use, card))
    among = dict.fromkeys((*built, *sorted(open_now, key=lambda card: _lacks(use, card))))
    ask = use.pick("built", msg("le_havre-use-build"), among, most=effect.count)
    if not built:
        return Outcome((ask,), ready=False)
    moves = tuple(t for card in built for t in market.take(state, use.seat, card))
    all_built = len(built) == effect.count > 1 and not use.goods_kept
    found = Outcome((ask,), moves=moves, built=built, whole=all_built)
    return _with_materials(use, found, plus(*(_cost(use, card) for card in built)))


def _lacks(use: Use, card: str) -> bool:
    """Whether some material is known to be missing: such buildings stand last."""
    paid = dues.materials(use.state, use.seat, _cost(use, card))
    held = {good: use.state.ledger.n(use.seat, good) for good in paid}
    return any(have is not None and have < paid[good] for good, have in held.items())


def _fits(use: Use, card: str) -> bool:
    """Return whether a building can be built here: the sawmill builds only what needs wood."""
    cost = holdings.read(use.state, card).cost or {}
    return all(good in cost for good in use.effect.saves)


def _cost(use: Use, card: str) -> dict[str, int]:
    return dues.building_cost(use.state, use.seat, card, use.effect.saves)


def _with_materials(use: Use, found: Outcome, cost: Heap) -> Outcome:
    """Return the materials as proposed, each number open to change."""
    paid = dues.materials(use.state, use.seat, cost)
    if not use.goods_kept or not paid:
        return found
    asked = tuple(use.row("paid", good, n) for good, n in paid.items())
    ask = Amounts("paid", msg("le_havre-use-paid"), asked)
    return replace(found, asks=(*found.asks, ask), gives=plus(found.gives, heap_of(asked)))


def wharf(use: Use) -> Outcome:
    """One ship; the first here that is not wooden needs a brick (p. 6-7)."""
    state = use.state
    if "ships" not in state.keeps:
        return Outcome()
    swaps = tuple(card for card in holdings.in_city(state) if _gone_for(use, card))
    ask = use.pick("built", msg("le_havre-use-ship"), (*holdings.open_ships(state), *swaps))
    if not ask.chosen:
        return Outcome((ask,), ready=not ask.options)
    ship = ask.chosen[0]
    if ship in cards():
        return _exchanged(use, ask, ship)
    kind = ship_type(ship)
    modernised = kind.modern and use.card.thing not in state.flow.modern
    cost = plus(kind.cost, constants().modernise if modernised else {})
    found = Outcome((ask,), moves=market.take(state, use.seat, ship), built=ask.chosen, modernised=modernised)
    return fuelled(use, _with_materials(use, found, cost), kind.energy)


def _gone_for(use: Use, card: str) -> tuple[str, ...]:
    """Return the own ships that can leave the game for a ship among the special cards."""
    wanted = cards()[card].exchange
    return tuple(ship for ship in holdings.afloat(use.held) if wanted and ships()[ship].type == wanted)


def _exchanged(use: Use, ask: Ask, card: str) -> Outcome:
    """Return an own ship given for the yacht, at no cost; it leaves the game (building list: Luksusowy jacht)."""
    swap = use.pick("swap", msg("le_havre-use-swapped"), _gone_for(use, card))
    if not swap.chosen:
        return Outcome((ask, swap), ready=False)
    moves = (Transfer(src=use.seat, dst=GONE, thing=swap.chosen[0]), *market.take(use.state, use.seat, card))
    return Outcome((ask, swap), moves=moves, built=(card,))


KINDS: Final = (build, wharf)
