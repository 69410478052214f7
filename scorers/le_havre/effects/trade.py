"""The larger effects: building, the wharf, shipping, the bridge, the markets that touch the offers, the office."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

from scorers.core.api import BOX, TABLE, Amounts, Ask, Option, Pick, Row, Transfer, against, msg, numbers
from scorers.core.payments import Payment, best
from scorers.le_havre import automatic, dues, flow, holdings, market
from scorers.le_havre.cards import CARDS
from scorers.le_havre.dues import NOTHING
from scorers.le_havre.effects.outcome import Heap, Outcome, Use, fuelled, heap_of, plus, worth
from scorers.le_havre.faces import row
from scorers.le_havre.model import GONE, Phase
from scorers.le_havre.printed import CONSTANTS, FRANC, GOODS, SHIPS, TABLES, ship_type
from scorers.le_havre.words import lacks, name

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
    given, fleet = numbers(use.answers, "sailing"), _fleet(use)
    sent = _sent(use, fleet)
    asked = tuple(
        Row(type_, msg(f"le_havre-kind-{type_}"), given.get(type_, sent[type_]), high=n or None, seat=use.seat)
        for type_, n in fleet.items()
    )
    sailing = heap_of(asked)
    sail, needed = sum(sailing.values()), use.effect.energy * sum(sailing.values())
    room = sum(TABLES.ship_types[type_].carries * n for type_, n in sailing.items())
    sold_rows = use.rows("sold", GOODS, use.proposed("sold", _cargo(use, room, needed)))
    sold = heap_of(sold_rows)
    asks: tuple[Ask, ...] = (Amounts("sailing", msg("le_havre-use-sailing"), asked),) if asked else ()
    asks += (Amounts("sold", msg("le_havre-use-sold"), sold_rows, (0, room)),) if sold_rows else ()
    over = (against("le_havre-too-many-goods", n=room),) if sum(sold.values()) > room else ()
    toll = automatic.on_sailing(use.state, use.seat, sail)
    return fuelled(use, Outcome(asks, sold, {FRANC: worth(sold)}, issues=over, after=toll), needed, _sails_on(use))


def _fleet(use: Use) -> Mapping[str, int]:
    """Return how many ships of each type the seat can send out; no number where nobody follows ships."""
    fleet = Counter(SHIPS[ship].type for ship in holdings.afloat(use.held) if ship_type(ship).carries)
    if fleet or "ships" in use.state.keeps:
        return fleet
    return {type_: 0 for type_, kind in TABLES.ship_types.items() if kind.carries}


def _fuel(use: Use, needed: int) -> Payment:
    return best(dues.energy(use.state, use.seat, max(0, needed - use.saved_energy), {}, _sails_on(use)))


def _sent(use: Use, fleet: Heap) -> Heap:
    """Return so many ships, the roomiest first, that what they carry sells for most; of as good ones the fewest.

    Where there is no energy for a single one all are proposed, so that this is what is said against them.
    """
    if _fuel(use, use.effect.energy).open:
        return fleet
    ships = sorted((type_ for type_, n in fleet.items() for _ in range(n)), key=lambda s: -TABLES.ship_types[s].carries)

    def sells(n: int) -> int:
        room, needed = sum(TABLES.ship_types[type_].carries for type_ in ships[:n]), use.effect.energy * n
        return 0 if _fuel(use, needed).open else worth(_cargo(use, room, needed))

    best = max(range(len(ships) + 1), key=lambda n: (sells(n), -n))
    return {type_: ships[:best].count(type_) for type_ in fleet}


def _sails_on(use: Use) -> Heap:
    """Return what else burns in the ships of the biofuel facility's owner (digest 7.2)."""
    own = (does for card in use.held if card in CARDS and (does := CARDS[card].passive))
    return plus(*(does.sails_on for does in own))


def _francs_told(use: Use) -> Outcome:
    """Ask, where goods are not kept, what they brought, and how many ships where somebody takes a toll of each."""
    n = numbers(use.answers, "got").get(FRANC)
    asks = [Amounts("got", msg("le_havre-use-got"), (use.row("got", FRANC, None),))]
    toll = automatic.on_sailing(use.state, use.seat, 1)
    if toll:
        sailed = numbers(use.answers, "sailing").get("ships")
        asks += [Amounts("sailing", msg("le_havre-use-sailing"), (Row("ships", name("ship"), sailed),))]
        toll = automatic.on_sailing(use.state, use.seat, sailed or 0)
    ready = all(row.value is not None for ask in asks for row in ask.rows)
    return Outcome(tuple(asks), gets={FRANC: n or 0}, ready=ready, after=toll)


def _cargo(use: Use, room: int, needed: int) -> Heap:
    """Return the dearest goods that find room, but for what the ships burn."""
    burnt = {part.thing: part.n for part in _fuel(use, needed).paid}
    cargo: dict[str, int] = {}
    for good in sorted(GOODS.values(), key=lambda good: -good.price):
        cargo[good.id] = min(room, (use.has(good.id) or 0) - burnt.get(good.id, 0))
        room -= cargo[good.id]
    return cargo


def _stock(use: Use) -> Heap:
    """Return all one has, but for basic goods beyond a multiple of three: at the very end nothing else is left."""
    if use.state.flow.phase is not Phase.FINAL:
        return {}
    held = {good: use.has(good) or 0 for good in GOODS}
    over = sum(n for good, n in held.items() if GOODS[good].kind == "basic") % BRIDGE_BASIC
    for good in sorted(held, key=lambda good: -GOODS[good].price):
        kept = min(over, held[good]) if GOODS[good].kind == "basic" else 0
        held[good], over = held[good] - kept, over - kept
    return held


def bridge(use: Use) -> Outcome:
    """Return a franc for each upgraded good, a franc for any three basic ones (building list: Most nad Sekwaną)."""
    ready = True
    if use.goods_kept:
        asked = use.rows("sold", GOODS, use.proposed("sold", _stock(use)))
        sold = heap_of(asked)
        basic = sum(n for good, n in sold.items() if GOODS[good].kind == "basic")
        upgraded = sum(sold.values()) - basic
    else:
        given = numbers(use.answers, "sold")
        ready, other = bool(given), 0 if given else None
        asked = tuple(Row(k, msg(f"le_havre-kind-{k}"), given.get(k, other)) for k in ("upgraded", "basic"))
        sold, basic, upgraded = {}, given.get("basic", 0), given.get("upgraded", 0)
    francs = upgraded + basic // BRIDGE_BASIC
    asks = (Amounts("sold", msg("le_havre-use-sold"), asked),) if asked else ()
    return Outcome(asks, sold, {FRANC: francs}, ready=ready)


def black_market(use: Use) -> Outcome:
    """Take two of everything whose offer is empty, francs included (building list: Czarny rynek)."""
    state, n = use.state, use.effect.count
    if "offers" in state.keeps:
        empty = [offer for offer in TABLES.offers if state.ledger.n(TABLE, f"offer.{offer}") == 0]
        return Outcome(gets=dict.fromkeys(empty, n))
    among = TABLES.offers if use.goods_kept else (FRANC,)
    ask = use.pick("empty", msg("le_havre-use-empty"), among, 0, len(among))
    return Outcome((ask,), gets=dict.fromkeys(ask.chosen, n))


def haulage(use: Use) -> Outcome:
    """Take the goods of two neighbouring offers for three francs, no francs (building list: Firma holownicza)."""
    quay = [offer for offer in TABLES.offers if offer != FRANC]
    pairs = {f"{a}+{b}": (a, b) for a, b in pairwise(quay)}
    chosen = use.picked("pair", pairs)
    among = tuple(Option(key, msg("le_havre-tile", a=name(a), b=name(b))) for key, (a, b) in pairs.items())
    ask = Pick("pair", msg("le_havre-use-pair"), among, chosen)
    paid = {FRANC: use.effect.francs}
    if not chosen:
        return Outcome((ask,), paid, ready=not (use.goods_kept or "offers" in use.state.keeps))
    asks, lay = lying(use, pairs[chosen[0]])
    moves = tuple(holdings.give(TABLE, BOX, {f"offer.{offer}": n for offer, n in lay.items()}))
    return Outcome((ask, *asks), paid, lay, moves)


def lying(use: Use, offers: tuple[str, ...]) -> tuple[tuple[Ask, ...], dict[str, int]]:
    """Return what lies on some offers: known, or asked."""
    found = {offer: use.state.ledger.n(TABLE, f"offer.{offer}") for offer in offers}
    if None not in found.values():
        return (), {offer: n for offer, n in found.items() if n}
    given = numbers(use.answers, "lay")
    asked = tuple(row(offer, given.get(offer, 0)) for offer in offers)
    return (Amounts("lay", msg("le_havre-take-n"), asked),), heap_of(asked)


def office(use: Use) -> Outcome:
    """Give four goods for a steel, and one good for charcoal, leather or brick (building list: Biuro).

    Which ones is a free choice: proposed is only the last good there is.
    """
    if not use.goods_kept:
        return Outcome()
    four = use.rows("four", GOODS)
    given = heap_of(four)
    wanted = use.pick("for", msg("le_havre-use-office-good"), OFFICE, 0)
    left = [row.key for row in four if row.high is None or row.high > given.get(row.key, 0)]
    one = use.pick("one", msg("le_havre-use-given"), left)
    one = replace(one, chosen=one.chosen or tuple(left if len(left) == 1 else ()))
    swapped = one.chosen if wanted.chosen else ()
    steel = Amounts("four", msg("le_havre-use-steel"), four, (0, OFFICE_PRICE), pieces=True)
    whole = sum(given.values()) in (0, OFFICE_PRICE) and len(swapped) == len(wanted.chosen)
    gets = plus({"steel": 1} if given else {}, dict.fromkeys(wanted.chosen, 1))
    asks: list[Ask] = [*([steel] if four else []), wanted, *([one] if wanted.chosen else [])]
    return Outcome(tuple(asks), plus(given, dict.fromkeys(swapped, 1)), gets, ready=whole and bool(gets or not four))


def build(use: Use) -> Outcome:
    """Build one or two top proposals, one after the other (building list: Firma, Kompania budowlana, Tartak)."""
    effect, state = use.effect, use.state
    if "cards" not in state.keeps:
        return Outcome()
    built = use.picked("built", (card for card in CARDS if _fits(use, card)))
    uncovered = replace(state, flow=flow.off_stacks(state.flow, *built))
    open_now = (card for card in market.buildable(uncovered) if _fits(use, card))
    costs = {
        card: plus(*(_cost(use, one) for one in dict.fromkeys((*built, card))))
        for card in dict.fromkeys((*built, *open_now))
    }
    because = {card: lacks(dues.lacking(state, use.seat, cost)) for card, cost in costs.items() if card not in built}
    among = sorted(costs, key=lambda card: because.get(card) is not None)
    ask = use.pick("built", msg("le_havre-use-build"), among, most=effect.count)
    ask = replace(ask, options=tuple(replace(option, because=because.get(option.key)) for option in ask.options))
    if not built:
        return Outcome((ask,), ready=False)
    moves = tuple(t for card in built for t in market.take(state, use.seat, card))
    all_built = len(built) == effect.count > 1 and not use.goods_kept
    found = Outcome((ask,), moves=moves, built=built, whole=all_built)
    return _with_materials(use, found, plus(*(_cost(use, card) for card in built)))


def _fits(use: Use, card: str) -> bool:
    """Return whether a building can be built here: the sawmill builds only what needs wood."""
    cost = holdings.read(use.state, card).cost or {}
    return all(good in cost for good in use.effect.saves)


def _cost(use: Use, card: str) -> dict[str, int]:
    return dues.building_cost(use.state, use.seat, card, use.effect.saves)


def _with_materials(use: Use, found: Outcome, cost: Heap) -> Outcome:
    """Return the materials as proposed, each number open to change; fewer than the cost are not enough."""
    paid = dues.materials(use.state, use.seat, cost)
    if not use.goods_kept or not paid:
        return found
    asked = tuple(use.row("paid", good, n) for good, n in paid.items())
    ask, given = Amounts("paid", msg("le_havre-use-paid"), asked), heap_of(asked)
    short = market.materials_short(cost, given)
    return replace(found, asks=(*found.asks, ask), gives=plus(found.gives, given), issues=(*found.issues, *short))


def wharf(use: Use) -> Outcome:
    """One ship; the first here that is not wooden needs a brick (p. 6-7)."""
    state = use.state
    if "ships" not in state.keeps:
        return Outcome()
    swaps = tuple(card for card in holdings.in_city(state) if _gone_for(use, card))
    ask = use.pick("built", msg("le_havre-use-ship"), (*holdings.open_ships(state), *swaps))
    options = tuple(replace(ship, because=lacks(_lacking(use, ship.key))) for ship in ask.options)
    ask = replace(ask, options=options)
    if not ask.chosen:
        return Outcome((ask,), ready=not ask.options)
    ship = ask.chosen[0]
    if ship in CARDS:
        return _exchanged(use, ask, ship)
    modern = _modernises(use, ship)
    found = Outcome((ask,), moves=market.take(state, use.seat, ship), built=ask.chosen, modernised=modern)
    return fuelled(use, _with_materials(use, found, _ship_cost(use, ship)), ship_type(ship).energy)


def _modernises(use: Use, ship: str) -> bool:
    return ship_type(ship).modern and use.card.thing not in use.state.flow.modern


def _ship_cost(use: Use, ship: str) -> Heap:
    return plus(ship_type(ship).cost, CONSTANTS.modernise if _modernises(use, ship) else {})


def _lacking(use: Use, ship: str) -> Heap:
    """Return what is missing for a ship; one that is got for another costs nothing."""
    return NOTHING if ship in CARDS else dues.lacking(use.state, use.seat, _ship_cost(use, ship))


def _gone_for(use: Use, card: str) -> tuple[str, ...]:
    """Return the own ships that can leave the game for a ship among the special cards."""
    return tuple(ship for ship in holdings.afloat(use.held) if SHIPS[ship].type == CARDS[card].exchange)


def _exchanged(use: Use, ask: Ask, card: str) -> Outcome:
    """Return an own ship given for the yacht, at no cost; it leaves the game (building list: Luksusowy jacht)."""
    swap = use.pick("swap", msg("le_havre-use-swapped"), _gone_for(use, card))
    if not swap.chosen:
        return Outcome((ask, swap), ready=False)
    moves = (Transfer(src=use.seat, dst=GONE, thing=swap.chosen[0]), *market.take(use.state, use.seat, card))
    return Outcome((ask, swap), moves=moves, built=(card,))


KINDS: Final = (build, wharf, shipping, bridge, black_market, haulage, office)
