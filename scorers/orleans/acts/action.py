"""An action: the place touched, what has to be chosen, and the whole chain of its rewards at once (p. 5-8)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from scorers.core.api import Issues, MoveKey, Msg, Msgs, Player, Transfers, players
from scorers.core.forms import Amounts, Answers, Ask, Form, Move, Option, Pick, Place, Row, numbers, open_ask, picked
from scorers.orleans import flow, outcome
from scorers.orleans.acts.round import OnTurn
from scorers.orleans.faces import place_face, slot_brings
from scorers.orleans.model import Orleans, OrleansFlow, slots_left
from scorers.orleans.outcome import Acted
from scorers.orleans.printed import DEEDS, GOODS, PLACES, Reward
from scorers.orleans.rewards import reward_of
from scorers.orleans.words import listed, name_of, place_name, say, thing

NOTHING: Final = "nothing"
"""The answer that no good lay on the way, or was taken."""


class TakeAction(OnTurn[Acted]):
    """The form of "act/s1/castle": nothing is asked where nothing can be chosen."""

    event, moves = Acted, ("act",)

    def form(self, state: Orleans, move: MoveKey, answers: Answers) -> Form:
        """Return what is to be chosen; the last answer records it, but what may be given more than once waits."""
        seat, at = move.args
        decided = _decided(state, seat, at, answers)
        asks = tuple(_asks(state, seat, at, decided["follower"], answers))
        found = Form(str(move), say("act-title", who=Player(seat), what=place_name(at)), asks)
        event = None if open_ask(found) else self.made(state, seat=seat, place=at, **decided)
        note = next(iter(won_said(_won(event) if event else ())), say(f"does-{at}"))
        waits = any(not isinstance(ask, Pick) or ask.most > 1 for ask in asks)
        waits = waits or (event is not None and any(self.issues(state, event)))  # recorded at once nobody sees a hint
        confirm = say("act-confirm", what=place_name(at)) if waits else None
        spent = Counter(f"follower.{kind}" for _, kind in decided["sends"])
        spent["grain"] = decided["n"] * bool(PLACES[at].effect.bakes)
        follows = say("act-follows", at=at, what=listed(spent.items())) if spent.total() else None
        return replace(found, note=note, event=event, confirm=confirm, follows=follows)

    def transfers(self, state: Orleans, event: Acted) -> Transfers:
        """Yield the whole chain."""
        yield from outcome.chain(state, event)

    def issues(self, state: Orleans, event: Acted) -> Issues:
        """Yield what speaks against it."""
        yield from outcome.wrong(state, event)

    def then(self, state: Orleans, event: Acted) -> OrleansFlow:
        """Return the next turn, which says what citizen was won."""
        return flow.taken(state, event.seat, event.place, _won(event))

    def label(self, event: Acted) -> Msg:
        """Return who acted where, and who was sent to which deed."""
        title = say("act-title", who=Player(event.seat), what=place_name(event.place))
        sent = tuple(_sent(*slot, n) for slot, n in Counter(event.sends).items())
        return say("log-sent", what=title, to=sent) if sent else title

    def loud(self, _state: Orleans, event: Acted) -> Msgs:
        """Yield the citizens that were taken: others were after them, too."""
        yield from won_said(_won(event))

    def offered(self, state: Orleans) -> Iterator[Move]:
        """Yield every place of whoever's turn it is."""
        seat = state.flow.acting
        for at in outcome.mine(state, seat):
            because = None if (shut := outcome.shut(state, seat, at)) == outcome.BARRED else shut
            yield self.move(seat, at, label=place_name(at), place=Place.THING, seat=seat, thing=at, because=because)


def _sent(deed: str, kind: str, n: int) -> Msg:
    return say("slot", what=say(f"deed-{deed}"), kind=thing(f"follower.{kind}", n))


def _won(event: Acted) -> tuple[tuple[str, str], ...]:
    return tuple((t.dst, t.thing) for t in event.transfers if t.thing.startswith("citizen."))


def won_said(won: tuple[tuple[str, str], ...]) -> Msgs:
    """Yield who won which citizens with one action, if any."""
    if won:
        yield say("takes-citizen", who=Player(won[0][0]), what=tuple(name_of(citizen) for _, citizen in won))


def _decided(state: Orleans, seat: str, at: str, answers: Answers) -> dict[str, Any]:
    """Return the answers as the fact has them; the number nobody has touched is the least, as it is shown."""
    effect = PLACES[at].effect
    one = {key: next(iter(picked(answers, key)), "") for key in ("follower", "good", "gives", "tile", "other")}
    one["good"] = "" if one["good"] == NOTHING else one["good"]
    one["follower"] = effect.kinds[0] if len(effect.kinds) == 1 else one["follower"]
    sends = tuple(tuple(slot.split("/")) for slot in picked(answers, "sends"))
    least = {"n": outcome.counts(state, seat, effect)[0], "points": 0}
    return {**one, "sends": sends, **{key: numbers(answers, key).get(key, n) for key, n in least.items()}}


def _asks(state: Orleans, seat: str, at: str, kind: str, answers: Answers) -> Iterator[Ask]:
    """Yield what an action asks, one after the other."""

    def pick(key: str, label: str, options: Iterable[Option]) -> Pick:
        return Pick(key, say(label), tuple(options), picked(answers, key))

    effect = PLACES[at].effect
    if effect.other:
        yield pick("other", "whose-merchant", players(one for one in state.setup.ids if one != seat))
    if effect.pays_good:
        yield pick("gives", "which-pays", (Option(good, name_of(good)) for good in outcome.payable(state, seat)))
    if len(effect.kinds) > 1:
        alone = bool(effect.advance)
        options = (_kind(state, seat, one, alone=alone) for one in effect.kinds)
        yield pick("follower", "which-track" if alone else "which-follower", options)
    if tiles := outcome.choice(state, at, seat, kind):
        yield pick("tile", "which-building", (Option(tile, place_name(tile), place_face(tile, tile)) for tile in tiles))
    if effect.travel:
        goods = (Option(good, name_of(good)) for good in GOODS)
        yield pick("good", "which-good", (*goods, Option(NOTHING, say("no-good"))))
    if effect.sends:
        yield from _slots(state, seat, effect.sends, answers)
    low, high = outcome.counts(state, seat, effect)
    if high:
        n, label = numbers(answers, "n").get("n", low), say(f"n-{at}")
        yield Amounts("n", label, (Row("n", label, n, low, high),))


def _kind(state: Orleans, seat: str, kind: str, *, alone: bool) -> Option:
    """Return a kind of follower or a track, with what its next space brings and why it cannot be chosen."""
    reward = reward_of(state, seat, kind) or Reward()
    also = say("a-building") if reward.building else say("a-citizen") if reward.citizen else None
    note = next((thing(name, n) for name, n in reward.things.items()), also)
    note = say("bank-told") if state.flow.dry and reward.coins else note
    because = outcome.closed(state, seat, kind, alone=alone)
    return Option(kind, name_of(f"track.{kind}") if alone else thing(f"follower.{kind}", 1), because=because, note=note)


def _slots(state: Orleans, seat: str, most: int, answers: Answers) -> Iterator[Ask]:
    """Yield the deeds that have room for followers of this seat, and coin or point where there is a choice (p. 8)."""
    options = tuple(_slot(state, *slot.split("/")) for slot in outcome.sendable(state, seat))
    chosen = picked(answers, "sends")
    yield Pick("sends", say("which-deeds"), options, chosen, 1, most, repeats=True)
    swaps = sum(DEEDS[slot.partition("/")[0]].or_points for slot in chosen)
    if swaps:
        n, name = numbers(answers, "points").get("points", 0), name_of("development")
        yield Amounts("points", say("point-or-coin"), (Row("points", name, n, 0, swaps, thing="development"),))


def _slot(state: Orleans, deed: str, kind: str) -> Option:
    """Return a kind of places on a deed with what one of them brings, and how many are left where that is known."""
    label, brings = say("slot", what=say(f"deed-{deed}"), kind=name_of(f"follower.{kind}")), slot_brings(deed)
    if state.ledger.keeps("follower.monk"):
        brings = say("slot-left", what=brings, n=slots_left(state, deed)[kind])
    return Option(f"{deed}/{kind}", label, note=brings)


ACTION: Final = TakeAction()
