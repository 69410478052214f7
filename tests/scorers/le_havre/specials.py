"""Tables with all special buildings, and the few words the tests of their cards need."""

from __future__ import annotations

from scorers.le_havre import GAME
from scorers.le_havre.printed import FRANC
from tests.scorers.le_havre.harbourside import ALL, Harbourside

EXPANSION = {"expansion": "yes"}


def b(card: str) -> str:
    return f"building.{card}"


def at_sea(keeps: tuple[str, ...] = ALL, players: int = 4, **kwargs: object) -> Harbourside:
    """The first turn of a table with all cards; the first seat has nothing but its francs."""
    table = Harbourside.new(players, keeps, **{"options": EXPANSION, **kwargs}).do("tile/T7")
    return table.count("s1", coal=0) if "goods" in keeps else table


def inside(card: str, **have: int) -> Harbourside:
    """The first seat owns a building, and has this."""
    return at_sea().own("s1", b(card)).count("s1", **{FRANC: 0, **have})


def revealed(card: str, keeps: tuple[str, ...] = ALL, **kwargs: object) -> Harbourside:
    """A special building the city has built at the end of a round."""
    table = Harbourside.new(4, keeps, **{"options": EXPANSION, **kwargs})
    table.do("core/jump", to=("r5e",))
    for seat in table.state.setup.ids:
        table.count(seat, franc=9)
    table.do("close", special=(b(card),)).do("core/jump", to=("r1t1",))
    return table.do("tile/T7")


def use(table: Harbourside, seat: str, card: str, **answers: object) -> Harbourside:
    return table.do(f"use/{seat}/{b(card)}", **answers)  # type: ignore[arg-type]


def asked(table: Harbourside, key: str, **answers: object) -> list[str]:
    return [ask.key for ask in table.form(key, **answers).asks]  # type: ignore[arg-type]


def goods(table: Harbourside, seat: str = "s1") -> dict[str, int]:
    return {thing: n for thing, n in table.goods(seat).items() if "." not in thing and n}


def said(table: Harbourside) -> set[str]:
    """What was said loudly of the last step."""
    return {msg.id for msg in GAME.loud(table.states[-1], table.events[-1])}


def builds(table: Harbourside, seat: str) -> Harbourside:
    """A building that leads no further."""
    table.count(seat, wood=2)
    return use(table, seat, "building_firm_1", built=(b("marketplace"),))
