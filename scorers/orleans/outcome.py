"""What an action does: the whole chain of its rewards, and why it cannot be taken (p. 6-8, 12-14)."""

from collections import Counter
from typing import Final, Literal

from scorers.core.api import Event, Issues, Transfer, Transfers, Whole, against, hint, impossible, place, total
from scorers.core.msg import BOX, TABLE, Msg, Player
from scorers.orleans.flow import PILGRIMAGE
from scorers.orleans.model import DEV, Orleans, ahead, bread, built, level_of, slots_left, tiles, unbuilt
from scorers.orleans.printed import BAKERY, BOARD, DEEDS, FOLLOWERS, GOODS, NUMBERS, PLACES, STARTERS, TILES, Effect
from scorers.orleans.rewards import advance, bring, citizen, gain, give, reward_of
from scorers.orleans.words import name_of, say, thing

BARRED: Final = say("monks-barred")
"""Why the Monastery is of no use under Pilgrimage: only a rule, so a table may have done it (p. 10)."""


class Acted(Event):
    """An action: what was decided, and all that follows from it."""

    kind: Literal["acted"] = "acted"
    seat: str
    place: str
    follower: str = ""
    """The kind that is won, or the track that is gone along."""
    good: str = ""
    """Taken from a road or waterway."""
    gives: str = ""
    """The good paid for it."""
    tile: str = ""
    """The building that is chosen."""
    sends: tuple[tuple[str, str], ...] = ()
    """(deed, kind of follower)."""
    points: Whole = 0
    """For so many of those sent a point of development instead of the coin."""
    n: Whole = 0
    """Coins paid, grain baked, followers taken back."""
    other: str = ""
    """Whose merchant travels."""


def chain(state: Orleans, act: Acted) -> Transfers:
    """Yield all that an action moves, in the order in which it happens."""
    seat, effect = act.seat, PLACES[act.place].effect
    yield from _pays(state, act, effect)
    if effect.recruit:
        yield from gain(state, seat, f"follower.{act.follower}")
    if effect.kinds:
        yield from advance(state, seat, act.follower, act.tile)
    for found in (act.good, "station" if effect.builds else ""):
        if found:
            yield Transfer(src=BOX, dst=seat, thing=found)
    yield from _sends(state, seat, act)
    yield from bring(state, seat, _brought(state, act))


def _pays(state: Orleans, act: Acted, effect: Effect) -> Transfers:
    """Yield what an action costs: coins, a good, grain that becomes bread."""
    seat, bakery = act.seat, place(act.seat, BAKERY)
    yield from give(seat, "coin", act.n * bool(effect.buys) + effect.costs)
    if act.gives:
        yield from give(bakery, "grain") if act.gives == "bread" else give(seat, act.gives)
    if effect.bakes:
        yield from give(seat, "grain", act.n, bakery)
    if act.other and not tortured(state, act):
        yield from give(seat, "coin", 1, act.other)


def tortured(state: Orleans, act: Acted) -> bool:
    """Return whether the coin of the Tribunal is not there, and the table has it paid by torture (p. 11, 14)."""
    return bool(act.other) and state.ledger.n(act.seat, "coin") == 0 and state.rulings["tribunal_coin"] == "torture"


def _sends(state: Orleans, seat: str, act: Acted) -> Transfers:
    """Yield followers to the deeds, and the citizen of each deed they fill (p. 8)."""
    for deed, kind in act.sends:
        yield Transfer(src=seat, dst=place(seat, deed), thing=f"follower.{kind}")
    for deed in dict.fromkeys(deed for deed, _ in act.sends):
        n = sum(one == deed for one, _ in act.sends)
        if state.ledger.keeps("follower.monk") and sum(slots_left(state, deed).values()) == n:
            yield from citizen(state, seat, deed)


def _brought(state: Orleans, act: Acted) -> Effect:
    """Return what an action brings in all: as printed, as counted now, and for those sent to the deeds."""
    effect, each = PLACES[act.place].effect, {"level": level_of, "station": built}
    counted = Counter({name: each[of](state, act.seat).known or 0 for name, of in effect.per.items()})
    sent = max(0, sum(DEEDS[deed].coins for deed, _ in act.sends) - act.points)
    coins = effect.coins + counted["coin"] + sent + act.n * bool(effect.counts)
    points = effect.points + counted[DEV] + act.n * bool(effect.buys) + act.points
    return effect.model_copy(update={"coins": coins, "points": points})


# ------------------------------------------------------------------------------------------------------- what cannot be


def mine(state: Orleans, seat: str) -> tuple[str, ...]:
    """Return the places a seat can act at: those of its board, and its buildings where they are kept (p. 6)."""
    tiles = (tile for tile, data in TILES.items() if not data.effect.passive)
    return (*BOARD, *(tile for tile in tiles if state.ledger.n(seat, f"tile.{tile}")))


def shut(state: Orleans, seat: str, at: str) -> Msg | None:
    """Return why a place is of no use now: the end of a track, an empty stack, no monks this round (p. 5-6, 11)."""
    effect = PLACES[at].effect
    if effect.recruit:
        found = [closed(state, seat, kind) for kind in effect.recruit]
        return None if None in found else found[0]
    if effect.buys and ahead(state, seat) == 0:
        return say("track-end", what=name_of(DEV))
    bare = (effect.pays_good and not payable(state, seat)) or (effect.bakes and state.ledger.n(seat, "grain") == 0)
    if bare or state.ledger.n(seat, "coin") in range(effect.costs or min(1, effect.buys)):
        return say("nothing-to-pay")
    if effect.sends and not sendable(state, seat):
        return say("nobody-to-send")
    if effect.builds and unbuilt(state, seat).known == 0:
        return say("no-station-left")
    return _none_left(state, *effect.things)


def _none_left(state: Orleans, *things: str) -> Msg | None:
    """Return that a stack is empty which would have to give something."""
    empty = (thing for thing in things if state.ledger.n(TABLE, thing) == 0)
    return next((say("stack-empty", what=name_of(thing)) for thing in empty), None)


def closed(state: Orleans, seat: str, kind: str, *, alone: bool = False) -> Msg | None:
    """Return why a follower cannot be won, or - `alone` - its track not gone along."""
    at, out = state.ledger.n(seat, f"track.{kind}"), None if alone else _none_left(state, f"follower.{kind}")
    if out or at is None:  # monks have no track
        return out or (BARRED if kind == "monk" and state.flow.event == PILGRIMAGE else None)
    track = NUMBERS.tracks[kind]
    return say("track-end", what=name_of(f"track.{kind}")) if at >= len(track) else _none_left(state, *track[at].things)


def wrong(state: Orleans, act: Acted) -> Issues:
    """Yield what speaks against an action (digest 3.3, 7, 8)."""
    effect = PLACES[act.place].effect if act.place in PLACES else Effect(passive=True)
    if effect.passive or not _fits(state, act, effect):
        yield impossible("core-not-as-shown")
        return
    if act.place not in mine(state, act.seat) and "buildings" in state.keeps:
        yield impossible("orleans-not-theirs", who=Player(act.seat))
    alone, seat = bool(effect.advance), act.seat
    because = closed(state, seat, act.follower, alone=alone) if effect.kinds else shut(state, seat, act.place)
    if because:
        yield (against if because == BARRED else impossible)("orleans-cannot-act", why=because)
    if tortured(state, act):
        yield hint("orleans-tribunal-torture", who=Player(seat))
    if missing := lacks(state, seat, act.place):
        yield hint("orleans-lacks", who=Player(seat), what=missing)
    if (seat, act.place) in state.flow.used:
        yield hint("orleans-used", who=Player(seat))
    yield from _wrong_tile(state, act)
    yield from _wrong_sends(state, act)


def lacks(state: Orleans, seat: str, at: str) -> tuple[Msg, ...]:
    """Return the followers a place needs that a seat has not, as far as is kept, nor anything in their stead (p. 6).

    Everybody has a farmer, boatman, craftsman and trader from the start. Monks stand in for others, with the School
    scholars, with the Herb Garden boatmen for the other three, with the Barracks anybody for a knight (p. 12-14); a
    technology tile, one where there are several spaces, for any but monks, the first one for farmers alone (p. 6).
    """
    found = {kind: n for kind in FOLLOWERS if (n := state.ledger.n(seat, f"follower.{kind}")) is not None}
    machines, own = state.ledger.n(seat, "technology"), tiles(state, seat) if "buildings" in state.keeps else TILES
    if len(found) < len(FOLLOWERS) or machines is None:
        return ()
    held, needs = Counter(found) + Counter(STARTERS), Counter(kind for kind in PLACES[at].needs if kind in FOLLOWERS)
    missing, spare = needs - held, held - needs
    if "barracks" in own:
        del missing["knight"]
    laid = [kind for kind in NUMBERS.tracks if missing[kind] and needs.total() > 1 and machines > (kind != "farmer")]
    missing -= Counter(laid[-1:])
    rowing = min(spare["boatman"], sum(missing[kind] for kind in STARTERS)) * ("herb_garden" in own)
    if missing.total() <= spare["monk"] + spare["scholar"] * ("school" in own) + rowing:
        return ()
    return tuple(thing(f"follower.{kind}", n) for kind, n in missing.items())


def _fits(state: Orleans, act: Acted, effect: Effect) -> bool:
    """Return whether an action answers what it asks for, and nothing else."""
    low, high = counts(state, act.seat, effect)
    fits = (
        act.follower in (effect.kinds or ("",)),
        act.good in (("", *GOODS) if effect.travel else ("",)),
        act.gives in ((*GOODS, "bread") if effect.pays_good else ("",)),
        bool(act.other) is effect.other and act.other != act.seat,
        low <= act.n <= high,
        min(1, effect.sends) <= len(act.sends) <= effect.sends,
        act.points <= sum(DEEDS[deed].or_points for deed, _ in act.sends if deed in DEEDS),
    )
    return all(fits)


def counts(state: Orleans, seat: str, effect: Effect) -> tuple[int, int]:
    """Return the least and the most of the number an action asks for, as far as what there is is kept (p. 12-14)."""
    owned, has = total(state.ledger.get(seat, f"follower.{kind}") for kind in FOLLOWERS), state.ledger.n
    paid = (has(seat, "coin"), ahead(state, seat)) if effect.buys else (has(seat, "grain"),)
    there = ((owned + len(STARTERS)).known,) if effect.counts else paid
    most = min(n for n in (effect.buys or effect.bakes or effect.counts, *there) if n is not None)
    return min(1, most), most


def choice(state: Orleans, at: str, seat: str, kind: str) -> tuple[str, ...]:
    """Return the buildings of which a step brings one, those of its stack first, where they are kept (p. 7)."""
    reward = reward_of(state, seat, kind) if PLACES[at].effect.kinds else None
    stacks = reward.building if reward else ()
    return tuple(sorted(tiles(state, TABLE), key=lambda tile: TILES[tile].stack not in stacks)) if stacks else ()


def _wrong_tile(state: Orleans, act: Acted) -> Issues:
    """Yield a building too many or too few; that the first comes from stack I is a hint: backs are not sure (p. 7)."""
    reward = reward_of(state, act.seat, act.follower)
    if act.tile not in (choice(state, act.place, act.seat, act.follower) or ("",)):
        yield impossible("core-not-as-shown")
    elif reward and act.tile and TILES[act.tile].stack not in ("", *reward.building):
        yield hint("orleans-first-from-one")


def sendable(state: Orleans, seat: str) -> tuple[str, ...]:
    """Return the places on deeds ("astronomy/scholar") which a seat may have somebody for (p. 8)."""
    free = ((deed, kind) for deed in DEEDS for kind, n in slots_left(state, deed).items() if n > 0)
    return tuple(f"{deed}/{kind}" for deed, kind in free if state.ledger.get(seat, f"follower.{kind}").n != 0)


def _wrong_sends(state: Orleans, act: Acted) -> Issues:
    """Yield a deed without such a place, or with none left (p. 8)."""
    for (deed, kind), n in Counter(act.sends).items():
        if deed not in DEEDS or kind not in DEEDS[deed].slots:
            yield impossible("orleans-no-such-slot")
        elif n > slots_left(state, deed)[kind]:
            yield impossible("orleans-deed-full", what=thing(f"follower.{kind}", n))


def payable(state: Orleans, seat: str) -> tuple[str, ...]:
    """Return the goods a seat can pay with, as far as is known."""
    loaf = ("bread",) if bread(state, seat).n else ()
    return (*(good for good in GOODS if state.ledger.get(seat, good).n != 0), *loaf)
