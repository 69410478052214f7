"""How things are said that more than one act speaks of: cards, materials, coins, and what the rules did at once."""

from scorers.builders.model import BuildersState, after, points
from scorers.builders.printed import CARDS, COIN, MACHINE, MATERIALS, NUMBERS, SLUG, VP, Bundle, Card
from scorers.core.api import Issues, Msg, Msgs, Player, impossible, msg, names, thing_msg


def thing(id_: str, n: int) -> Msg:
    """Return so many of a thing."""
    return thing_msg(SLUG, id_, n)


def card_msg(id_: str) -> Msg:
    """Return a card by its name; a worker by rank and materials."""
    return thing_msg(SLUG, id_, 1, "name")


def short_name(card: Card) -> Msg:
    """Return what stands on the card: the building's name, the worker's rank."""
    return msg(f"builders-card-{card.id}") if card.built else msg(f"builders-rank-{card.rank}")


def materials_msg(bundle: Bundle) -> tuple[Msg, ...]:
    """Return the materials of which there are any: "1 knowledge, 3 tiles"."""
    return tuple(thing(material, n) for material, n in zip(MATERIALS, bundle, strict=True) if n)


def coins_msg(n: int) -> Msg:
    """Return so many coins."""
    return thing(COIN, n)


def points_msg(n: int) -> Msg:
    """Return so many victory points."""
    return thing(VP, n)


def taken(card: str, owner: str | None, but: str = "") -> Issues:
    """Yield that a card lies with somebody, who is not the one it may lie with (BD-V10)."""
    if owner not in (None, but):
        yield impossible("builders-card-taken", what=card_msg(card), who=Player(str(owner)))


# ---------------------------------------------------------------------------------------------------------- said loudly


def machine_joins(seat: str, card: str | None) -> Msgs:
    """Yield that a finished machine works without wage (Maszyny)."""
    if card is not None and CARDS[card].kind == MACHINE:
        yield msg("builders-loud-machine", who=Player(seat), what=card_msg(card))


def end_msg(state: BuildersState, seat: str, more: int = 0) -> Msg:
    """Return who has brought the end, and who plays a last turn (Koniec gry)."""
    n = max(NUMBERS.goal, (points(state, seat) or 0) + more)
    others = names(after(state, seat))
    if others:
        return msg("builders-loud-last-turns", who=Player(seat), n=n, others=others)
    return msg("builders-loud-end", who=Player(seat), n=n)
