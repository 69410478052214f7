"""The effects of the buildings: a kind of effect is the function of its name, and the numbers are on the cards."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from scorers.le_havre.effects import exchange, special, trade
from scorers.le_havre.effects.outcome import Outcome, Use

_KINDS: Final[Mapping[str, Callable[[Use], Outcome]]] = MappingProxyType(
    {kind.__name__: kind for module in (exchange, special, trade) for kind in module.KINDS}
)


def outcome(use: Use) -> Outcome:
    """Return what using the building comes to, as far as it is answered."""
    return _KINDS[use.effect.kind](use)
