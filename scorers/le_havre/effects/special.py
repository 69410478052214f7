"""What the special buildings trade: goods for goods, offers, pawned goods, other players' discs and cattle."""

from dataclasses import replace
from typing import Final

from scorers.core.api import BOX, TABLE, Issues, Transfer, against, msg, owner_msg, place, thing_msg
from scorers.core.forms import Amounts, Ask, Option, Pick, Row, numbers
from scorers.le_havre.automatic import evictable, leaves, on_offer, sent_home
from scorers.le_havre.cards import CARDS, game_cards, specials_of
from scorers.le_havre.effects.outcome import Heap, Outcome, Use, heap_of, plus, worth
from scorers.le_havre.effects.trade import lying
from scorers.le_havre.faces import guests, options
from scorers.le_havre.holdings import give, in_play, owner_of, specials_left
from scorers.le_havre.model import CITY, PAWN, Phase
from scorers.le_havre.printed import DISC, FRANC, GOODS, SLUG, TABLES
from scorers.le_havre.words import name


def swap(use: Use) -> Outcome:
    """Swap a few goods for others, pool by pool: as many, or of the same price (digest 7.2: GH26, GH27)."""
    if not use.goods_kept:
        return Outcome()
    effect = use.effect
    priced = {good.id: thing_msg(SLUG, FRANC, good.price) if effect.by_price else None for good in GOODS.values()}
    given = tuple(replace(row, note=priced[row.key]) for row in use.rows("given", GOODS))
    got = tuple(use.row("got", good, note=note) for good, note in priced.items() if good not in effect.without)
    gives, gets = heap_of(given), heap_of(got)
    asks: list[Ask] = [Amounts("got", msg("le_havre-use-got"), got)]
    if given:
        asks.insert(0, Amounts("given", msg("le_havre-use-given"), given, (0, effect.count * len(effect.pools))))
    return Outcome(tuple(asks), gives, gets, issues=tuple(_unfair(use, gives, gets)))


def _unfair(use: Use, gives: Heap, gets: Heap) -> Issues:
    """Yield too much given, not the same back, or a good for itself."""
    most = use.effect.count
    for pool in use.effect.pools:
        out, back = (_of_pool(heap, pool) for heap in (gives, gets))
        if sum(out.values()) > most:
            yield against("le_havre-swap-most", n=most)
        if use.effect.by_price and worth(out) != worth(back):
            yield against("le_havre-swap-price", n=worth(out), m=worth(back))
        elif not use.effect.by_price and sum(out.values()) != sum(back.values()):
            yield against("le_havre-swap-count", n=sum(out.values()), m=sum(back.values()))
    yield from (against("le_havre-swap-same", what=name(good)) for good in gives if good in gets)


def _of_pool(heap: Heap, pool: str) -> Heap:
    return {good: n for good, n in heap.items() if pool in (GOODS[good].kind, "all")}


def buy(use: Use) -> Outcome:
    """Take different goods, some for francs: of those one owns, or of the upgraded ones (digest 7.2: GH28, GH29)."""
    effect = use.effect
    own = effect.pool == "own"
    among = [good.id for good in GOODS.values() if use.has(good.id) != 0 or not own]
    among = [good for good in among if own or GOODS[good].kind == effect.pool]
    if not use.goods_kept:
        among = [good for good in among if good in effect.price]
    free = tuple(good for good in among if good not in effect.price)
    chosen = use.picked("chosen", among) if "chosen" in use.answers else free
    ask = Pick("chosen", msg("le_havre-use-buy"), tuple(_priced(use, good) for good in among), chosen, 0, len(among))
    cost = sum(effect.price.get(good, 0) for good in chosen)
    return Outcome((ask,) if among else (), {FRANC: cost}, dict.fromkeys(chosen, 1))


def _priced(use: Use, good: str) -> Option:
    """Return a good to take, its price beside it; too dear for the purse it is not offered."""
    price, purse = use.effect.price.get(good, 0), use.has(FRANC)
    label = msg("le_havre-use-for", what=name(good), price=thing_msg(SLUG, FRANC, price)) if price else name(good)
    dear = purse is not None and purse < price
    return Option(good, label, because=msg("le_havre-costs", what=thing_msg(SLUG, FRANC, price)) if dear else None)


def flea(use: Use) -> Outcome:
    """Take one offer where exactly two lie, and all where one lies alone (digest 7.2: flea market)."""
    asks, lay = lying(use, TABLES.offers if use.goods_kept or "offers" in use.state.keeps else (FRANC,))
    twos = tuple(offer for offer, n in lay.items() if n == use.effect.count)
    chosen = use.picked("two", twos) or twos[:1]
    asks += (Pick("two", msg("le_havre-use-two"), options(twos), chosen),) if len(twos) > 1 else ()
    return _with_offers(use, Outcome(asks), {o: n for o, n in lay.items() if n == 1 or o in chosen})


def _with_offers(use: Use, found: Outcome, lay: Heap) -> Outcome:
    """Return what is taken off some offers; whoever gains by it does."""
    moves = give(TABLE, BOX, {f"offer.{offer}": n for offer, n in lay.items()})
    after = tuple(t for offer in lay for t in on_offer(use.state, use.seat, offer))
    return replace(found, moves=(*found.moves, *moves), gets=plus(found.gets, lay), after=(*found.after, *after))


def picket(use: Use) -> Outcome:
    """Take an offer; everybody else must take one next, and the card leaves the game (digest 7.2: picket line)."""
    state = use.state
    among = tuple(offer for offer in TABLES.offers if state.ledger.n(TABLE, f"offer.{offer}") != 0)
    ask = use.pick("offer", msg("le_havre-take-offer"), among)
    if not ask.chosen:
        return Outcome((ask,), ready=False)
    followed = "offers" in state.keeps or ask.chosen[0] in state.ledger.kept
    more, lay = lying(use, ask.chosen) if followed else ((), {})
    others = tuple(seat for seat in state.setup.ids if seat != use.seat)
    found = _with_offers(use, Outcome((ask, *more)), lay)
    return replace(found, strikers=others) if state.flow.phase is Phase.MAIN else found


def pawn(use: Use) -> Outcome:
    """Leave different goods with the pawnbroker, for francs each (digest 7.2)."""
    if not use.goods_kept and FRANC not in use.state.ledger.kept:
        return Outcome()
    if not use.goods_kept:
        n = numbers(use.answers, "pawned").get("n")
        row = Row("n", msg("le_havre-use-pawned"), n, high=len(GOODS), seat=use.seat)
        told = Amounts("pawned", msg("le_havre-use-pawned"), (row,))
        return Outcome((told,), gets={FRANC: use.effect.francs * (n or 0)}, ready=n is not None)
    among = [good for good in GOODS if use.has(good) != 0]
    ask = use.pick("pawned", msg("le_havre-use-pawned"), among, 0, len(among))
    moves = tuple(give(use.seat, PAWN + use.seat, dict.fromkeys(ask.chosen, 1)))
    return Outcome((ask,), moves=moves, gets={FRANC: use.effect.francs * len(ask.chosen)})


def levy(use: Use) -> Outcome:
    """Take some of what every other player has (digest 7.2: cattle drive)."""
    if not use.goods_kept:
        return Outcome()
    state, thing = use.state, use.effect.thing
    each = use.effect.each.get(str(state.setup.players), 0)
    others = [seat for seat in state.setup.ids if seat != use.seat]
    held = {seat: state.ledger.n(seat, thing) for seat in others}
    told = numbers(use.answers, "levied")
    unknown = [seat for seat, n in held.items() if n is None]
    asked = tuple(Row(seat, owner_msg(seat), told.get(seat), 0, each, seat, thing) for seat in unknown)
    found = {seat: told.get(seat, 0) if n is None else min(each, n) for seat, n in held.items()}
    moves = tuple(t for seat, n in found.items() for t in give(seat, use.seat, {thing: n}))
    asks = (Amounts("levied", msg("le_havre-use-levied"), asked),) if asked else ()
    return Outcome(asks, moves=moves, ready=all(row.value is not None for row in asked))


def eject(use: Use) -> Outcome:
    """Send a disc home for a franc to its player; that building is used next (building list: Straż przybrzeżna)."""
    state, others = use.state, tuple(seat for seat in use.state.setup.ids if seat != use.seat)
    chosen, label = use.picked("guest", others), msg("le_havre-use-guest")
    if "discs" in state.keeps:
        where = dict(evictable(state, use.seat))
        if not where:
            return Outcome(issues=(against("le_havre-nobody-there"),))
        asks: tuple[Ask, ...] = (Pick("guest", label, guests(where), chosen),)
        building = where.get(chosen[0], "") if chosen else ""
    else:
        open_now = (card for card in _enterable(use) if not CARDS[card].shelters)
        told = use.pick("where", msg("le_havre-use-which"), open_now)
        asks = (Pick("guest", label, tuple(Option(seat, owner_msg(seat)) for seat in others), chosen), told)
        building = next(iter(told.chosen), "")
    if not chosen or not building:
        return Outcome(asks, ready=False)
    paid = Transfer(src=use.seat, dst=chosen[0], thing=FRANC, n=use.effect.francs)
    then = replace(state, ledger=state.ledger.post((paid,)))
    return Outcome(asks, moves=(paid, *sent_home(then, chosen[0], building)), onward=(building,))


def _enterable(use: Use) -> tuple[str, ...]:
    """Return the buildings somebody may stand in."""
    inside = game_cards(use.state.setup)
    return tuple(
        c for c in inside if c != use.card.thing and ("cards" not in use.state.keeps or c in in_play(use.state))
    )


def site(use: Use) -> Outcome:
    """Put a special building from the hand in the card's place, to be used next (digest 7.2: construction site)."""
    state = use.state
    hand = specials_left(state) if "cards" in state.keeps else specials_of(state.setup)
    ask = use.pick("hand", msg("le_havre-use-hand"), hand)
    if not ask.chosen:
        return Outcome((ask,), ready=False)
    card, site = ask.chosen[0], use.card.thing
    swapped = (*leaves(state, site), Transfer(src=BOX, dst=owner_of(state, site) or CITY, thing=card))
    home = Transfer(src=place(use.seat, site), dst=use.seat, thing=DISC)
    return Outcome((ask,), moves=(*swapped, home), onward=() if CARDS[card].shelters else (card,))


KINDS: Final = (swap, buy, flea, picket, pawn, levy, eject, site)
