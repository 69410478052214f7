"""The facts of the kernel game made in one line, for tests that start from a fact instead of a tap."""

from __future__ import annotations

from scorers.core.judge_payment import PaidPart
from tests.scorers.kernel_game.acts.build import BUILD, Built
from tests.scorers.kernel_game.acts.claim import CLAIM, Claimed
from tests.scorers.kernel_game.acts.close import CLOSE, RoundClosed
from tests.scorers.kernel_game.acts.feast import FEAST, Feasted
from tests.scorers.kernel_game.acts.gather import GATHER, Gathered
from tests.scorers.kernel_game.acts.omen import OMEN, OmenDrawn
from tests.scorers.kernel_game.acts.pray import PRAY, Prayed
from tests.scorers.kernel_game.acts.repay import REPAY, Repaid
from tests.scorers.kernel_game.acts.rest import REST, Rested
from tests.scorers.kernel_game.dues import feast_key
from tests.scorers.kernel_game.model import KernelState


def gather(state: KernelState, seat: str, grain: int, fish: int) -> Gathered:
    """Return that a seat takes goods."""
    return GATHER.made(state, seat=seat, grain=grain, fish=fish)


def omen(state: KernelState, seat: str, card: str) -> OmenDrawn:
    """Return that a seat draws a card."""
    return OMEN.made(state, seat=seat, card=card)


def pray(state: KernelState, seat: str) -> Prayed:
    """Return that a seat sends its monk to the chapel."""
    return PRAY.made(state, seat=seat)


def build(state: KernelState, seat: str) -> Built:
    """Return that a seat builds a stall."""
    return BUILD.made(state, seat=seat)


def rest(state: KernelState, seat: str) -> Rested:
    """Return that a seat rests."""
    return REST.made(state, seat=seat)


def claim(state: KernelState, seat: str, relic: str) -> Claimed:
    """Return that a seat pays for a relic."""
    return CLAIM.made(state, seat=seat, relic=relic)


def repay(state: KernelState, seat: str) -> Repaid:
    """Return that a seat gives back a loan."""
    return REPAY.made(state, seat=seat)


def close(state: KernelState, *, reached: bool) -> RoundClosed:
    """Return that the round is over."""
    return CLOSE.made(state, reached=reached)


def feast(state: KernelState, seat: str, paid: tuple[PaidPart, ...], told: int | None = None) -> Feasted:
    """Return that a seat meets the feast of this round with this payment."""
    used = tuple(part for part in paid if part[2])
    return FEAST.made(state, seat=seat, paid=used, owed=told, settles=(feast_key(state.flow.round, seat),))
