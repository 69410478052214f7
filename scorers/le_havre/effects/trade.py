"""The larger effects: building, the wharf, shipping, the bridge, the markets that touch the offers, the office."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from scorers.core.forms import Amounts, Ask, Option, Row, numbers, picked
from scorers.core.issues import against
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, msg
from scorers.le_havre.automatic import on_sailing
from scorers.le_havre.cards import cards, cost_of
from scorers.le_havre.due_forms import name
from scorers.le_havre.dues import building_cost, energy, materials
from scorers.le_havre.effects.outcome import (
    Heap,
    Outcome,
    Use,
    fuelled,
    heap_of,
    options,
    pick,
    pick_any,
    plus,
    rows,
    saved_energy,
)
from scorers.le_havre.faces import face
from scorers.le_havre.flow import off_stacks
from scorers.le_havre.holdings import afloat, in_city, open_ships
from scorers.le_havre.model import GONE, Phase
from scorers.le_havre.printed import FRANC, constants, goods, ship_type, ships, tables
from scorers.le_havre.side import buildable, take

CLAYS: Final = ("clay", "brick")
"""What the masons' guild saves one of."""

OFFICE: Final = ("charcoal", "leather", "brick")
"""What the business office gives for one good (building list: Biuro)."""

OFFICE_PRICE: Final = 4
"""Goods for one steel (building list: Biuro)."""


BRIDGE_BASIC: Final = 3
"""Basic goods for one franc (building list: Most nad Sekwaną)."""


def _build(use: Use) -> Outcome:
    """Build one or two top proposals, one after the other (building list: Firma, Kompania budowlana, Tartak)."""
    effect, state = use.effect, use.state
    if "cards" not in state.keeps:
        return Outcome()
    built = picked(use.answers, "built")
    uncovered = replace(state, flow=off_stacks(state.flow, built))
    open_now = (card for card in buildable(uncovered) if _fits(use, card))
    among = tuple(dict.fromkeys((*built, *sorted(open_now, key=lambda card: _lacks(use, card)))))
    ask = pick(
        "built", msg("le_havre-use-build"), tuple(Option(c, name(c), face(c)) for c in among), built, effect.count
    )
    if not built:
        return Outcome((ask,), ready=False)
    moves = tuple(t for card in built for t in take(state, use.seat, card))
    all_built = len(built) == effect.count > 1 and not use.goods_kept
    found = Outcome((ask,), moves=moves, built=built, whole=all_built)
    return _with_materials(use, found, plus(*(_cost(use, card) for card in built)))


def _lacks(use: Use, card: str) -> bool:
    """Whether some material is known to be missing: such buildings stand last."""
    paid = materials(use.state, use.seat, _cost(use, card))
    held = {good: use.state.ledger.n(use.seat, good) for good in paid}
    return any(have is not None and have < paid[good] for good, have in held.items())


def _fits(use: Use, card: str) -> bool:
    """The sawmill builds only what needs wood."""
    cost = cost_of(card, use.state.rulings) or {}
    return all(good in cost for good in use.effect.saves)


def _cost(use: Use, card: str) -> dict[str, int]:
    return building_cost(use.state, use.seat, card, use.effect.saves)


def _with_materials(use: Use, found: Outcome, cost: Heap) -> Outcome:
    """The materials as proposed, each number open to change."""
    paid = materials(use.state, use.seat, cost)
    if not use.goods_kept or not paid:
        return found
    given = numbers(use.answers, "paid")
    asked = tuple(Row(good, name(good), given.get(good, n), seat=use.seat, thing=good) for good, n in paid.items())
    ask = Amounts("paid", msg("le_havre-use-paid"), asked)
    return replace(found, asks=(*found.asks, ask), gives=plus(found.gives, heap_of(asked)))


def _wharf(use: Use) -> Outcome:
    """One ship; the first here that is not wooden needs a brick (p. 6-7)."""
    state = use.state
    if "ships" not in state.keeps:
        return Outcome()
    chosen = picked(use.answers, "built")
    swaps = tuple(card for card in in_city(state) if _gone_for(use, card))
    among = tuple(Option(ship, name(ship), face(ship)) for ship in (*open_ships(state), *swaps))
    ask = pick("built", msg("le_havre-use-ship"), among, chosen)
    if not chosen:
        return Outcome((ask,), ready=not among)
    if chosen[0] in cards():
        return _exchanged(use, ask, chosen[0])
    kind = ship_type(chosen[0])
    modernised = kind.modern and use.card.thing not in state.flow.modern
    cost = plus(kind.cost, constants().modernise if modernised else {})
    found = Outcome((ask,), moves=take(state, use.seat, chosen[0]), built=chosen, modernised=modernised)
    return fuelled(use, _with_materials(use, found, cost), kind.energy)


def _gone_for(use: Use, card: str) -> tuple[str, ...]:
    """The own ships that can leave the game for a ship among the special cards."""
    wanted = cards()[card].exchange
    return tuple(ship for ship in afloat(use.held) if wanted and ships()[ship].type == wanted)


def _exchanged(use: Use, ask: Ask, card: str) -> Outcome:
    """An own ship leaves the game for the yacht, at no cost (building list: Luksusowy jacht)."""
    chosen = picked(use.answers, "swap")
    among = tuple(Option(ship, name(ship), face(ship)) for ship in _gone_for(use, card))
    swap = pick("swap", msg("le_havre-use-swapped"), among, chosen)
    if not chosen:
        return Outcome((ask, swap), ready=False)
    moves = (Transfer(src=use.seat, dst=GONE, thing=chosen[0]), *take(use.state, use.seat, card))
    return Outcome((ask, swap), moves=moves, built=(card,))


def _shipping(use: Use) -> Outcome:
    """Ships carry goods for francs; their energy is paid together (building list: Armator)."""
    if not use.goods_kept:
        return _francs_told(use)
    fleet: dict[str, int] = {}
    for ship in afloat(use.held):
        if ship_type(ship).carries:
            fleet[ships()[ship].type] = fleet.get(ships()[ship].type, 0) + 1
    given = numbers(use.answers, "sailing")
    among = fleet or {
        t: 0 for t, kind in tables().ship_types.items() if kind.carries and "ships" not in use.state.keeps
    }
    high = {t: n or None for t, n in among.items()}
    asked = tuple(
        Row(t, msg(f"le_havre-kind-{t}"), given.get(t, n), high=high[t], seat=use.seat) for t, n in among.items()
    )
    sailing = heap_of(asked)
    room = sum(tables().ship_types[t].carries * n for t, n in sailing.items())
    sold_rows = _sold_rows(use, _cargo(use, room, use.effect.energy * sum(sailing.values())))
    sold = heap_of(sold_rows)
    francs = sum(goods()[good].price * n for good, n in sold.items())
    asks: tuple[Ask, ...] = (Amounts("sailing", msg("le_havre-use-sailing"), asked),) if asked else ()
    asks += (Amounts("sold", msg("le_havre-use-sold"), sold_rows, (0, room)),) if sold_rows else ()
    over = (against("le_havre-too-many-goods", n=room),) if sum(sold.values()) > room else ()
    toll = on_sailing(use.state, use.seat, sum(sailing.values()))
    found = Outcome(asks, sold, {FRANC: francs} if francs else {}, issues=over, after=toll)
    return fuelled(use, found, use.effect.energy * sum(sailing.values()), _sails_on(use))


def _sails_on(use: Use) -> Heap:
    """What else burns in the ships of the biofuel facility's owner (digest 7.2)."""
    own = (does for card in use.held if card in cards() and (does := cards()[card].passive))
    return plus(*(does.sails_on for does in own))


def _francs_told(use: Use) -> Outcome:
    """The goods are not kept: what they brought, and how many ships brought it where somebody takes a toll of each."""
    n = numbers(use.answers, "got").get(FRANC)
    asks = [Amounts("got", msg("le_havre-use-got"), (Row(FRANC, name(FRANC), n, seat=use.seat, thing=FRANC),))]
    toll = on_sailing(use.state, use.seat, 1)
    if toll:
        sailed = numbers(use.answers, "sailing").get("ships")
        asks += [Amounts("sailing", msg("le_havre-use-sailing"), (Row("ships", name("ship"), sailed),))]
        toll = on_sailing(use.state, use.seat, sailed or 0)
    ready = all(row.value is not None for ask in asks for row in ask.rows)
    return Outcome(tuple(asks), gets={FRANC: n or 0}, ready=ready, after=toll)


def _sold_rows(use: Use, proposed: Heap) -> tuple[Row, ...]:
    """What is sold of each good; a proposal counts until somebody has said something else."""
    return rows(use, "sold", goods(), {} if "sold" in use.answers else proposed)


def _cargo(use: Use, room: int, needed: int) -> Heap:
    """The dearest goods that find room, but for what the ships burn."""
    needed = max(0, needed - saved_energy(use))
    burnt = {part.thing: part.n for part in energy(use.state, use.seat, needed, {}, _sails_on(use)).paid}
    cargo: dict[str, int] = {}
    for good in sorted(goods().values(), key=lambda good: -good.price):
        cargo[good.id] = min(room, (use.has(good.id) or 0) - burnt.get(good.id, 0))
        room -= cargo[good.id]
    return cargo


def _stock(use: Use) -> Heap:
    """All one has, but for the basic goods beyond a multiple of three: at the very end nothing else is left to do."""
    if use.state.flow.phase is not Phase.FINAL:
        return {}
    held = {good: use.has(good) or 0 for good in goods()}
    over = sum(n for good, n in held.items() if goods()[good].kind == "basic") % BRIDGE_BASIC
    for good in sorted(held, key=lambda good: -goods()[good].price):
        kept = min(over, held[good]) if goods()[good].kind == "basic" else 0
        held[good], over = held[good] - kept, over - kept
    return held


def _bridge(use: Use) -> Outcome:
    """A franc for each upgraded good, a franc for any three basic ones (building list: Most nad Sekwaną)."""
    ready = True
    if use.goods_kept:
        asked = _sold_rows(use, _stock(use))
        sold = heap_of(asked)
        basic = sum(n for good, n in sold.items() if goods()[good].kind == "basic")
        upgraded = sum(sold.values()) - basic
    else:
        given = numbers(use.answers, "sold")
        ready, other = bool(given), 0 if given else None
        asked = tuple(Row(k, msg(f"le_havre-kind-{k}"), given.get(k, other)) for k in ("upgraded", "basic"))
        sold, basic, upgraded = {}, given.get("basic", 0), given.get("upgraded", 0)
    francs = upgraded + basic // BRIDGE_BASIC
    asks = (Amounts("sold", msg("le_havre-use-sold"), asked),) if asked else ()
    return Outcome(asks, sold, {FRANC: francs} if francs else {}, ready=ready)


def _black_market(use: Use) -> Outcome:
    """Two of everything whose offer is empty, francs included (building list: Czarny rynek)."""
    state, n = use.state, use.effect.count
    if "offers" in state.keeps:
        empty = [offer for offer in tables().offers if state.ledger.n(TABLE, f"offer.{offer}") == 0]
        return Outcome(gets=dict.fromkeys(empty, n))
    chosen = picked(use.answers, "empty")
    among = options(tables().offers if use.goods_kept else (FRANC,))
    ask = pick_any("empty", msg("le_havre-use-empty"), among, chosen, len(among))
    return Outcome((ask,), gets=dict.fromkeys(chosen, n))


def _haulage(use: Use) -> Outcome:
    """Three francs for the goods of two neighbouring offers, never the francs (building list: Firma holownicza)."""
    quay = [offer for offer in tables().offers if offer != FRANC]
    pairs = {f"{a}+{b}": (a, b) for a, b in pairwise(quay)}
    chosen = picked(use.answers, "pair")
    among = tuple(Option(key, msg("le_havre-tile", a=name(a), b=name(b))) for key, (a, b) in pairs.items())
    ask: Ask = pick("pair", msg("le_havre-use-pair"), among, chosen)
    paid = {FRANC: use.effect.francs}
    if not chosen:
        return Outcome((ask,), paid, ready=not (use.goods_kept or "offers" in use.state.keeps))
    asks, lay = lying(use, pairs[chosen[0]])
    moves = tuple(Transfer(src=TABLE, dst=BOX, thing=f"offer.{offer}", n=n) for offer, n in lay.items())
    return Outcome((ask, *asks), paid, lay, moves)


def lying(use: Use, offers: tuple[str, ...]) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """What lies on some offers: known, or asked."""
    found = {offer: use.state.ledger.n(TABLE, f"offer.{offer}") for offer in offers}
    if None not in found.values():
        return (), {offer: n for offer, n in found.items() if n}
    given = numbers(use.answers, "lay")
    asked = tuple(Row(offer, name(offer), given.get(offer, 0), thing=offer) for offer in offers)
    return (Amounts("lay", msg("le_havre-take-n"), asked),), heap_of(asked)


def _office(use: Use) -> Outcome:
    """Four goods for a steel, and one good for charcoal, leather or brick (building list: Biuro)."""
    if not use.goods_kept:
        return Outcome()
    cheapest = _cheapest(use, OFFICE_PRICE + 1)
    four = rows(use, "four", goods(), _heap(cheapest[:OFFICE_PRICE]) if "four" not in use.answers else {})
    one = rows(use, "one", goods(), _heap(cheapest[OFFICE_PRICE:]) if "one" not in use.answers else {})
    wanted = picked(use.answers, "for")
    asks = (
        Amounts("four", msg("le_havre-use-steel"), four, (0, OFFICE_PRICE)),
        pick_any("for", msg("le_havre-use-office-good"), options(OFFICE), wanted),
        *((Amounts("one", msg("le_havre-use-given"), one, (1, 1)),) if wanted else ()),
    )
    given, swapped = heap_of(four), heap_of(one) if wanted else {}
    whole = sum(given.values()) in (0, OFFICE_PRICE) and sum(swapped.values()) == len(wanted)
    gets = plus({"steel": 1} if given else {}, dict.fromkeys(wanted, 1))
    return Outcome(asks, plus(given, swapped), gets, ready=whole)


def _cheapest(use: Use, n: int) -> list[str]:
    """The goods one can spare best, token by token; nothing if there are too few for a steel."""
    held = sorted(goods(), key=lambda good: goods()[good].price)
    tokens = [good for good in held for _ in range(use.has(good) or 0)]
    return tokens[:n] if len(tokens) >= OFFICE_PRICE else []


def _heap(tokens: list[str]) -> Heap:
    return {good: tokens.count(good) for good in tokens}


WORKS: Final[Mapping[str, Callable[[Use], Outcome]]] = MappingProxyType(
    {
        "build": _build,
        "wharf": _wharf,
        "shipping": _shipping,
        "bridge": _bridge,
        "black_market": _black_market,
        "haulage": _haulage,
        "office": _office,
    }
)
"""How the larger effects are worked out."""
