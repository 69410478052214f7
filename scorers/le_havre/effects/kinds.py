"""The effects of the buildings, a function for each kind; the numbers are on the cards."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from scorers.le_havre.effects import build, exchange, special, trade
from scorers.le_havre.effects.outcome import Outcome, Use


def outcome(use: Use) -> Outcome:
    """Return what using the building comes to, as far as it is answered."""
    return _KINDS[use.effect.kind](use)


_KINDS: Final[Mapping[str, Callable[[Use], Outcome]]] = MappingProxyType(
    {
        "gain": exchange.gained,
        "lines": exchange.lines,
        "steps": exchange.steps,
        "choose": exchange.choose,
        "guests": exchange.guests,
        "zoo": exchange.zoo,
        "court": exchange.court,
        "ask": exchange.asked,
        "none": exchange.nothing,
        "build": build.build,
        "wharf": build.wharf,
        "shipping": trade.shipping,
        "bridge": trade.bridge,
        "black_market": trade.black_market,
        "haulage": trade.haulage,
        "office": trade.office,
        "swap": special.swap,
        "buy": special.buy,
        "flea": special.flea,
        "picket": special.picket,
        "pawn": special.pawn,
        "levy": special.levy,
        "eject": special.eject,
        "site": special.site,
    }
)
"""How each kind of effect is worked out."""
