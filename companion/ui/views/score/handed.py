"""A card that goes from one player to another while they are counted: said, and given back by a second touch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.questions import Cards, Entries, Question, held

Owed = Mapping[str, tuple[str, ...]]
"""From whom each card was taken on this page, the last one last."""


@dataclass(frozen=True, slots=True)
class Handed:
    """What was taken from whom on a page; `said` is what the last touch did."""

    entries: Entries = field(default_factory=dict)
    owed: Owed = field(default_factory=dict)
    said: Msg | None = None

    def after(self, asked: Question, before: Entries, entries: Entries) -> Handed:
        """Return this after an answer; a card put down goes back to whom it was taken from."""
        was, now = dict(_owners(before)), dict(_owners(entries))
        card = next((card for card, owner in was.items() if now.get(card) != owner), None)
        if card is None or not isinstance(asked, Cards):
            return Handed(entries, self.owed)
        owner, waiting = now.get(card), self.owed.get(card, ())
        if owner is None and waiting:
            owner, waiting = waiting[-1], waiting[:-1]
            entries = {**entries, owner: (*_cards(entries, owner), card)}
        elif owner is not None:
            waiting = waiting[: waiting.index(owner)] if owner in waiting else (*waiting, was[card])
        return Handed(entries, {**self.owed, card: waiting}, _said(asked, card, was[card], owner))

    def unsaid(self) -> Handed:
        """Return the same with nothing to say."""
        return replace(self, said=None)


def _owners(entries: Entries) -> list[tuple[str, str]]:
    return [(card, seat) for seat, card in held(entries)]


def _cards(entries: Entries, seat: str) -> tuple[str, ...]:
    found = entries.get(seat, ())
    return tuple(str(card) for card in found) if isinstance(found, tuple) else ()


def _said(asked: Cards, card: str, was: str, owner: str | None) -> Msg | None:
    name = next((face.name for face in asked.cards if face.key == card), None)
    if owner is None or name is None:
        return None
    return msg("app-card-handed", what=name, who=Player(SeatId(was)), other=Player(SeatId(owner)))
