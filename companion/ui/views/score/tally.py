"""The closing questions while they are being answered. Plain values: no screen, no storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scorers.core.events import Entry
from scorers.core.msg import Msg, Player, msg
from scorers.core.score import Field, FieldKind, Sheet, SheetForm

NOBODY: Final = ""
"""The owner of a thing that nobody has."""

Raw = Mapping[str, Mapping[str, str]]
"""What was typed, as it was typed: field -> seat -> text."""


@dataclass(frozen=True, slots=True)
class Tally:
    """All fields, what is asked of them, and what has been answered."""

    form: SheetForm
    asked: tuple[Field, ...]
    """The fields gone through one by one; what is known is not asked."""
    answers: Sheet = field(default_factory=dict)
    typed: Raw = field(default_factory=dict)
    """Numbers being typed; they win over what was known before."""
    owners: Mapping[str, str] = field(default_factory=dict)
    """Who has the one thing of a field, once said; how many are counted is another question."""

    @classmethod
    def of(cls, form: SheetForm, *, everything: bool = False, answers: Sheet | None = None) -> Tally:
        """Begin: with all that is known filled in, asking the rest; or asking everything there is."""
        asked = tuple(f for f in form.fields if f.seats) if everything else form.open_fields
        return cls(form, asked, {**form.prefilled(), **(answers or {})})

    def entry(self, key: str, seat: str) -> Entry | None:
        """What is answered for one seat."""
        return self.answers.get(key, {}).get(seat)

    def text(self, key: str, seat: str) -> str:
        """What stands in a seat's line."""
        typed = self.typed.get(key, {}).get(seat)
        if typed is not None:
            return typed
        found = self.entry(key, seat)
        return "" if found is None else str(found)

    def typing(self, key: str, seat: str, text: str) -> Tally:
        """Somebody types; nothing is judged yet."""
        return replace(self, typed={**self.typed, key: {**self.typed.get(key, {}), seat: text}})

    def answered(self, key: str, seat: str, entry: Entry | None) -> Tally:
        """A seat's answer, or none any more."""
        entries = {s: e for s, e in self.answers.get(key, {}).items() if s != seat}
        if entry is not None:
            entries[seat] = entry
        return replace(self, answers={**self.answers, key: entries})

    def picked(self, key: str, seat: str, card: str) -> Tally:
        """A seat has one card more, or that one no longer."""
        held = self.entry(key, seat)
        cards = held if isinstance(held, tuple) else ()
        now = tuple(c for c in cards if c != card) if card in cards else (*cards, card)
        return self.answered(key, seat, now)

    def owner(self, key: str) -> str | None:
        """Who has the one thing; `NOBODY` is an answer too, nothing is none."""
        if key in self.owners:
            return self.owners[key]
        entries = self.answers.get(key)
        return None if entries is None else next(iter(entries), NOBODY)

    def owned(self, key: str, seat: str) -> Tally:
        """Somebody has it, or nobody; a number given before goes with the owner."""
        before = self.answers.get(key, {})
        answers = {k: v for k, v in self.answers.items() if k != key}
        if seat == NOBODY:
            answers[key] = {}
        elif before:
            answers[key] = {seat: next(iter(before.values()))}
        return replace(self, answers=answers, owners={**self.owners, key: seat})

    def sheet(self) -> dict[str, dict[str, Entry]]:
        """What is answered, the typed numbers among it; what cannot be read is left out."""
        found = {key: dict(entries) for key, entries in self.answers.items()}
        for key, texts in self.typed.items():
            for seat, text in texts.items():
                entries = found.setdefault(key, {})
                n = number(text)
                if n is None:
                    entries.pop(seat, None)
                else:
                    entries[seat] = n
        return {key: entries for key, entries in found.items() if entries or self._settled(key)}

    def _settled(self, key: str) -> bool:
        """Whether a field without any entry is an answer: nobody has it."""
        return (
            key in self.answers
            and next((f.kind for f in self.form.fields if f.key == key), None) is not FieldKind.NUMBER
        )

    def problems(self, asked: Field) -> tuple[Msg, ...]:
        """What is wrong with the numbers of one field, in sentences."""
        found = []
        for seat in asked.seats:
            text = self.text(asked.key, seat).strip()
            if asked.kind is not FieldKind.NUMBER or not text:
                continue
            n = number(text)
            if n is None:
                found.append(msg("app-no-number", who=Player(seat), text=text))
            elif n < asked.low:
                found.append(msg("app-too-low", who=Player(seat), n=n, low=asked.low))
            elif asked.high is not None and n > asked.high:
                found.append(msg("app-too-high", who=Player(seat), n=n, high=asked.high))
        return tuple(found)

    def missing(self) -> tuple[tuple[Field, str | None], ...]:
        """What is still open: a field and whose line of it."""
        sheet = self.sheet()
        found: list[tuple[Field, str | None]] = []
        for asked in self.asked:
            entries = sheet.get(asked.key)
            if asked.kind is FieldKind.HOLDER:
                found += [(asked, None)] if entries is None else []
            else:
                found += [(asked, seat) for seat in asked.seats if seat not in (entries or {})]
        return tuple(found)


def number(text: str) -> int | None:
    """The number in a line, if it is one; a true minus counts as one.

    >>> number(" 12 "), number("−3"), number("-3"), number("12a"), number("")
    (12, -3, -3, None, None)
    """
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdigit() and len(digits) < 7 else None  # noqa: PLR2004


def taken_by(tally: Tally, key: str, seat: str) -> dict[str, str]:
    """Which cards somebody else holds already: card -> seat."""
    return {
        card: other
        for other, cards in tally.answers.get(key, {}).items()
        if other != seat and isinstance(cards, tuple)
        for card in cards
    }
