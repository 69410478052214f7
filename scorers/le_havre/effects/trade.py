"""The larger effects: building, the wharf, shipping, the bridge, the markets that touch the offers, the office."""

from itertools import pairwise
from typing import Final

from scorers.core.forms import Amounts, Ask, Option, Row, numbers
from scorers.core.issues import against
from scorers.core.ledger import Transfer
from scorers.core.msg import BOX, TABLE, msg
from scorers.le_havre.automatic import on_sailing
from scorers.le_havre.cards import cards
from scorers.le_havre.dues import energy
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
from scorers.le_havre.holdings import afloat
from scorers.le_havre.model import Phase
from scorers.le_havre.printed import FRANC, goods, ship_type, ships, tables
from scorers.le_havre.words import name

OFFICE: Final = ("charcoal", "leather", "brick")
"""What the business office gives for one good (building list: Biuro)."""

OFFICE_PRICE: Final = 4
"""Goods for one steel (building list: Biuro)."""


BRIDGE_BASIC: Final = 3
"""Basic goods for one franc (building list: Most nad Sekwaną)."""


def shipping(use: Use) -> Outcome:
    """Ship goods for francs; the energy of the ships is paid together (building list: Armator)."""
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
    """Return what else burns in the ships of the biofuel facility's owner (digest 7.2)."""
    own = (does for card in use.held if card in cards() and (does := cards()[card].passive))
    return plus(*(does.sails_on for does in own))


def _francs_told(use: Use) -> Outcome:
    """Ask, where goods are not kept, what they brought, and how many ships where somebody takes a toll of each."""
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
    """Return what is sold of each good; a proposal counts until somebody has said something else."""
    return rows(use, "sold", goods(), {} if "sold" in use.answers else proposed)


def _cargo(use: Use, room: int, needed: int) -> Heap:
    """Return the dearest goods that find room, but for what the ships burn."""
    needed = max(0, needed - saved_energy(use))
    burnt = {part.thing: part.n for part in energy(use.state, use.seat, needed, {}, _sails_on(use)).paid}
    cargo: dict[str, int] = {}
    for good in sorted(goods().values(), key=lambda good: -good.price):
        cargo[good.id] = min(room, (use.has(good.id) or 0) - burnt.get(good.id, 0))
        room -= cargo[good.id]
    return cargo


def _stock(use: Use) -> Heap:
    """Return all one has, but for basic goods beyond a multiple of three: at the very end nothing else is left."""
    if use.state.flow.phase is not Phase.FINAL:
        return {}
    held = {good: use.has(good) or 0 for good in goods()}
    over = sum(n for good, n in held.items() if goods()[good].kind == "basic") % BRIDGE_BASIC
    for good in sorted(held, key=lambda good: -goods()[good].price):
        kept = min(over, held[good]) if goods()[good].kind == "basic" else 0
        held[good], over = held[good] - kept, over - kept
    return held


def bridge(use: Use) -> Outcome:
    """Return a franc for each upgraded good, a franc for any three basic ones (building list: Most nad Sekwaną)."""
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


def black_market(use: Use) -> Outcome:
    """Take two of everything whose offer is empty, francs included (building list: Czarny rynek)."""
    state, n = use.state, use.effect.count
    if "offers" in state.keeps:
        empty = [offer for offer in tables().offers if state.ledger.n(TABLE, f"offer.{offer}") == 0]
        return Outcome(gets=dict.fromkeys(empty, n))
    chosen = use.picked("empty", tables().offers)
    among = options(tables().offers if use.goods_kept else (FRANC,))
    ask = pick_any("empty", msg("le_havre-use-empty"), among, chosen, len(among))
    return Outcome((ask,), gets=dict.fromkeys(chosen, n))


def haulage(use: Use) -> Outcome:
    """Take the goods of two neighbouring offers for three francs, no francs (building list: Firma holownicza)."""
    quay = [offer for offer in tables().offers if offer != FRANC]
    pairs = {f"{a}+{b}": (a, b) for a, b in pairwise(quay)}
    chosen = use.picked("pair", pairs)
    among = tuple(Option(key, msg("le_havre-tile", a=name(a), b=name(b))) for key, (a, b) in pairs.items())
    ask: Ask = pick("pair", msg("le_havre-use-pair"), among, chosen)
    paid = {FRANC: use.effect.francs}
    if not chosen:
        return Outcome((ask,), paid, ready=not (use.goods_kept or "offers" in use.state.keeps))
    asks, lay = lying(use, pairs[chosen[0]])
    moves = tuple(Transfer(src=TABLE, dst=BOX, thing=f"offer.{offer}", n=n) for offer, n in lay.items())
    return Outcome((ask, *asks), paid, lay, moves)


def lying(use: Use, offers: tuple[str, ...]) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """Return what lies on some offers: known, or asked."""
    found = {offer: use.state.ledger.n(TABLE, f"offer.{offer}") for offer in offers}
    if None not in found.values():
        return (), {offer: n for offer, n in found.items() if n}
    given = numbers(use.answers, "lay")
    asked = tuple(Row(offer, name(offer), given.get(offer, 0), thing=offer) for offer in offers)
    return (Amounts("lay", msg("le_havre-take-n"), asked),), heap_of(asked)


def office(use: Use) -> Outcome:
    """Give four goods for a steel, and one good for charcoal, leather or brick (building list: Biuro)."""
    if not use.goods_kept:
        return Outcome()
    cheapest = _cheapest(use, OFFICE_PRICE + 1)
    four = rows(use, "four", goods(), _heap(cheapest[:OFFICE_PRICE]) if "four" not in use.answers else {})
    one = rows(use, "one", goods(), _heap(cheapest[OFFICE_PRICE:]) if "one" not in use.answers else {})
    wanted = use.picked("for", OFFICE)
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
    """Return the goods one can spare best, token by token; nothing if there are too few for a steel."""
    held = sorted(goods(), key=lambda good: goods()[good].price)
    tokens = [good for good in held for _ in range(use.has(good) or 0)]
    return tokens[:n] if len(tokens) >= OFFICE_PRICE else []


def _heap(tokens: list[str]) -> Heap:
    return {good: tokens.count(good) for good in tokens}
