"""Starting to keep account of something in mid-play, or stopping: what lies where now is asked once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorers.core.events import Count, KeepChanged
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.game import Game
from scorers.core.game_info import KeepData
from scorers.core.issues import impossible
from scorers.core.ledger import owner_msg
from scorers.core.msg import BOX, TABLE, Msg, msg
from scorers.core.state import F, State

LOW = -999
"""The least a number that may go below zero is asked down to."""


def keep_form(game: Game[F], state: State[F], key: str, keep: str, answers: Answers) -> Form:
    """Stop at once, or say what lies where now and start."""
    title = msg(f"{game.slug}-keep-{keep}")
    others = game.info.kept_things(state.keeps - {keep})
    things = tuple(thing for thing in game.info.things_of(keep) if thing not in others)
    lapsing = game.info.lapsing(keep, state.keeps)
    if keep in state.keeps:
        event = KeepChanged(keep=keep, on=False, things=(*things, *lapsing))
        return Form(key, title, (), msg("core-keep-stop"), Msg(f"{game.slug}-keep-{keep}", (), "gain"), event)
    lacking = tuple(need for need in game.info.keep(keep).needs if need not in state.keeps)
    if lacking:
        what = tuple(msg(f"{game.slug}-keep-{need}") for need in lacking)
        return Form(key, title, issues=(impossible("core-keep-needs", what=what),))
    asks = _asks(game, state, _asked(game.info.keep(keep), things), answers)
    laid = (Count(owner=owner, thing=thing, n=n) for (owner, thing), n in game.kept_as(state, keep).items())
    counts = (*_with_rest(game, state, things, tuple(_counts(asks))), *laid)
    to = game.kept_from(state, keep)
    event = KeepChanged(keep=keep, on=True, things=(*things, *lapsing), counts=counts, to=to)
    return Form(key, title, asks, msg("core-keep-start"), Msg(f"{game.slug}-keep-{keep}", (), "price"), event)


def rest_after(game: Game[F], state: State[F], owner: str, thing: str, n: int) -> Count | None:
    """Return what is left of a limited reserve once an owner holds so many; unknown where another holding is."""
    data = game.info.thing(thing)
    if not data.rest or data.box is None or owner == data.rest or not state.ledger.keeps(thing):
        return None
    if data.strays and not state.ledger.get(data.rest, thing).exact:
        return None
    values = state.ledger.values
    others = [amount for (o, t), amount in values.items() if t == thing and o not in (owner, data.rest)]
    # Counts are asked one by one: what does not add up yet is said by `check`, never written down.
    left = data.box - n - sum(amount.n or 0 for amount in others)
    return Count(owner=data.rest, thing=thing, n=max(0, left) if all(amount.exact for amount in others) else None)


def _asked(keep: KeepData, things: tuple[str, ...]) -> tuple[str, ...]:
    """Return the things of a keep whose present whereabouts are asked; those another keep follows are known already."""
    return things if keep.asked is None else tuple(thing for thing in keep.asked if thing in things)


def _asks(game: Game[F], state: State[F], asked: tuple[str, ...], answers: Answers) -> tuple[Amounts | Pick, ...]:
    return (*_present_values(game, state, asked, answers), *_cards_held(game, state, asked, answers))


def _counts(asks: tuple[Amounts | Pick, ...]) -> Iterator[Count]:
    """Yield what the answers say of each owner: numbers as they are, of each card picked there is one."""
    for ask in asks:
        if isinstance(ask, Amounts):
            for row in ask.rows:
                yield Count(owner=row.seat or TABLE, thing=ask.key, n=row.value)
        else:
            for card in ask.chosen:
                yield Count(owner=ask.key.partition("/")[2], thing=card, n=1)


def _with_rest(game: Game[F], state: State[F], things: tuple[str, ...], counts: tuple[Count, ...]) -> Iterator[Count]:
    """Add what no seat holds: it lies where the game says, as far as the seats' own are known."""
    yield from counts
    out = _left_out(game, state)
    for thing in things:
        data = game.info.thing(thing)
        if data.rest and data.box is not None:
            held = [count.n for count in counts if count.thing == thing]
            left = data.box - out.get(thing, 0) - sum(n or 0 for n in held)
            if thing in out:
                yield Count(owner=BOX, thing=thing, n=out[thing])
            yield Count(owner=data.rest, thing=thing, n=None if data.strays or None in held else max(0, left))


def _left_out(game: Game[F], state: State[F]) -> Mapping[str, int]:
    """Return what setting up leaves in the box: it is no part of this play, whenever it starts to be kept."""
    everything = tuple(keep.id for keep in game.info.keeps)
    begun = game.begin(state.setup.model_copy(update={"keeps": everything})).ledger.values
    return {thing: amount.n for (owner, thing), amount in begun.items() if owner == BOX and amount.n}


def _present_values(game: Game[F], state: State[F], asked: tuple[str, ...], answers: Answers) -> tuple[Amounts, ...]:
    """Return what lies with each seat now, or on the table; single cards are picked instead."""
    return tuple(
        Amounts(thing, game.thing(thing, 2, "name"), tuple(_present_rows(game, state, thing, answers)))
        for thing in asked
        if game.info.box(thing) != 1
    )


def _present_rows(game: Game[F], state: State[F], thing: str, answers: Answers) -> Iterator[Row]:
    data = game.info.thing(thing)
    given = numbers(answers, thing)
    low = LOW if data.below_zero else 0
    for owner in (TABLE,) if data.at_table else state.setup.ids:
        seat = None if data.at_table else owner
        yield Row(owner, owner_msg(owner), given.get(owner), low, data.box, seat=seat, thing=thing)


def _cards_held(game: Game[F], state: State[F], asked: tuple[str, ...], answers: Answers) -> tuple[Pick, ...]:
    """Return the single cards each seat holds; what one holds is not offered to another."""
    out = _left_out(game, state)
    cards = [
        thing for thing in asked if game.info.box(thing) == 1 and not (game.info.thing(thing).rest and thing in out)
    ]
    if not cards:
        return ()
    held = {seat: picked(answers, f"cards/{seat}") for seat in state.setup.ids}
    holder = {card: seat for seat, chosen in held.items() for card in chosen}
    options = _options(game, cards)
    return tuple(
        Pick(
            f"cards/{seat}",
            owner_msg(seat),
            tuple(options[card] for card in cards if holder.get(card, seat) == seat),
            chosen,
            least=0,
            most=len(cards),
        )
        for seat, chosen in held.items()
    )


def _options(game: Game[F], cards: list[str]) -> Mapping[str, Option]:
    faces = {face.key: face for face in game.faces()}
    return {card: Option(card, game.thing(card, 1, "name"), faces.get(card)) for card in cards}
