"""What lies ahead: the next turns and what they bring, and what the end of this round asks and brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.facts import short
from companion.ui.components.fit import Fit
from companion.ui.components.fitting import longest, width_of
from companion.ui.components.stack import stack
from companion.ui.components.symbols import disc, mark, seat_mark, sign
from companion.ui.components.touch import Style, line, numeral, text
from companion.ui.components.words import Words
from companion.ui.theme import BOLD, GOOD, INK, INK2, LARGE, SHORT, SPEAKS, letters
from scorers.core.glance import Coming, Ending, Fact, Tone

BETWEEN: Final = ft.MainAxisAlignment.SPACE_BETWEEN


def ahead(w: Words, coming: Sequence[Coming], ending: Ending | None, fit: Fit) -> list[ft.Control]:
    """Draw the next turns, and below a hairline the end of this round; where height lacks only what is due."""
    then = [coming_row(w, coming, fit)] if coming and not fit.snug and w.scale < LARGE else []
    if ending is None:
        return then
    return [*([*then, line()] if then else []), *ending_block(w, ending, fit)]


def coming_row(w: Words, coming: Sequence[Coming], fit: Fit) -> ft.Control:
    """Draw the next turns in one line: whose, what they bring, and whether something falls due."""
    size = 26 if fit.roomy else 22
    turns = [_turn(w, turn, size) for turn in coming]
    row = ft.Row([text(w.t("ui-then"), Style.BODY_MEDIUM, INK2), *turns], spacing=4, alignment=BETWEEN)
    said = w.t("ui-then-turns", turns="; ".join(_said(w, turn) for turn in coming))
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=True)


def _turn(w: Words, turn: Coming, size: float) -> ft.Control:
    things = [found for thing in turn.things if (found := disc(w, thing, size))]
    due = [numeral(w, turn.sign, 16, SHORT)] if turn.sign else []
    return ft.Row([seat_mark(w, turn.seat, size - 2), *things, *due], spacing=3, tight=True)


def _said(w: Words, turn: Coming) -> str:
    brings = [*(w.thing(thing) for thing in turn.things), *([w.say(turn.note)] if turn.note else [])]
    return f"{w.owner(turn.seat)}: {', '.join(brings)}" if brings else w.owner(turn.seat)


def ending_block(w: Words, ending: Ending, fit: Fit) -> list[ft.Control]:
    """Draw what this round ends with: its facts in a line, and what it asks of each seat."""
    facts = [_line(w, ending.facts, fit)] if ending.facts else []
    needs = [_needs(w, ending.needs, fit)] if ending.needs else []
    between = [line()] if facts and needs else []
    return [*_title(w, ending, fit), *facts, *between, *needs]


def _title(w: Words, ending: Ending, fit: Fit) -> list[ft.Control]:
    """Draw the title, and where there is room who falls short; the signs below say it as well."""
    if fit.short and not fit.low and ending.facts:
        return []
    words = ft.Text(w.say(ending.title), style=letters(SPEAKS, (24 if fit.roomy else 20) * w.scale), color=INK)
    if ending.short is None or not fit.roomy:
        return [words]
    return [ft.Row([words, short(w.say(ending.short))], alignment=BETWEEN, wrap=True, spacing=12)]


def _line(w: Words, facts: Sequence[Fact], fit: Fit) -> ft.Control:
    """Draw the facts side by side, each as wide as its longest word asks for; where that lacks, in more lines."""
    said = [(w.say(fact.label), w.amount(fact.n), w.say(fact.note) if fit.roomy else "") for fact in facts]
    size, wide = _shares(said, fit, fit.width - GAP * (len(facts) - 1))
    if w.scale < LARGE and wide is None and len(facts) > 1:
        cut = (len(facts) + 1) // 2
        return stack([_line(w, facts[:cut], fit), _line(w, facts[cut:], fit)], 4)
    drawn = [_fact(w, fact, *words, size, fit) for fact, words in zip(facts, said, strict=True)]
    if w.scale >= LARGE:
        return stack(drawn, 4)
    for each, share in zip(drawn, wide or (), strict=False):
        each.expand, each.expand_loose = round(share), True
    return ft.Row(drawn, spacing=GAP, alignment=BETWEEN)


GAP: Final = 8

LETTERS: Final = {True: (17.0, 15.0), False: (14.0,)}
"""How large the words of a fact are, read from a metre or not: the largest in which all of them stand in one line."""


def _shares(said: Sequence[tuple[str, str, str]], fit: Fit, room: float) -> tuple[float, list[float] | None]:
    """Return how large the words of facts are, and how wide each is where all of them stand in one line."""
    for size in LETTERS[fit.roomy]:
        for half in (True, False):
            wide = [_wide(*words, size, fit, half=half) for words in said]
            if sum(wide) <= room:
                return size, wide
    return LETTERS[fit.roomy][0], None


def _wide(words: str, number: str, note: str, size: float, fit: Fit, *, half: bool) -> float:
    """Return how wide a fact is: its sign, its number, and its longest word, or `half` of all of them."""
    named = max(longest(words, size), longest(note, 13), width_of(words, size) / 2 if half else 0)
    if fit.roomy:
        return 54 + max(named, width_of(number, 44)) if number else 42 + named
    return (38 + width_of(number, 34) + 6 if number else 30) + named


def _fact(w: Words, fact: Fact, label: str, number: str, note: str, letter: float, fit: Fit) -> ft.Control:
    """Draw one fact: its sign, a number to be read from afar, a word; a second line where there is room."""
    counts, size = fact.n is not None, 36 if fit.roomy else 24
    lead = disc(w, fact.sign, size * 4 / 3) if counts else mark(w, fact.sign, size)
    parts: list[ft.Control] = []
    if counts:
        figure = numeral(w, number, 44 if fit.roomy else 34)
        figure.semantics_label = f"{w.thing(fact.sign)} {number}"
        parts.append(figure)
    words = _worded(w, label, note, letter)
    if words and counts and not fit.roomy:
        words.expand, words.expand_loose = True, True
        parts = [ft.Row([*parts, words], spacing=6, tight=True)]
    elif words:
        parts.append(words)
    said = ft.Column(parts, spacing=0, tight=True, expand=True, expand_loose=True)
    return ft.Row([*([lead] if lead else []), said], spacing=6, tight=True)


def _worded(w: Words, label: str, note: str, size: float) -> ft.Control | None:
    """Draw the words of a fact, its note below them where there is room."""
    lines: list[ft.Control] = [_tight(w, label, size)] if label else []
    if note:
        lines.append(text(note, Style.BODY_SMALL, INK2, lines=2))
    return ft.Column(lines, spacing=1, tight=True) if lines else None


def _tight(w: Words, words: str, size: float, colour: str = INK) -> ft.Control:
    return ft.Text(words, style=letters(BOLD, size * w.scale, 1.15), color=colour)


def _needs(w: Words, needs: Sequence[Fact], fit: Fit) -> ft.Control:
    """Draw what each seat has to hand in, or lacks: its plate, the number, and how that stands."""
    said = [(need, w.say(need.label) or w.amount(need.n)) for need in needs]
    drawn = [_need(w, need, words, fit) for need, words in said]
    if sum(_needed(w, need, words, fit) for need, words in said) + 4 * len(needs) <= fit.width:
        return ft.Row(drawn, spacing=4, alignment=BETWEEN)
    return ft.Row(drawn, spacing=16, run_spacing=8, wrap=True)


def glance_of(w: Words, ending: Ending) -> ft.Row | None:
    """Draw in one short line what is due, who has it, what the others have of it, or would lose."""
    if not ending.needs:
        return None
    due = next((fact for fact in ending.facts if fact.n is not None), None)
    lead = disc(w, due.sign, 18, label=w.say(due.label)) if due else None
    drawn = [*([lead] if lead else []), *(_glance(w, need) for need in ending.needs)]
    return ft.Row(drawn, spacing=5, run_spacing=4, tight=True, wrap=w.scale >= LARGE)


def _glance(w: Words, need: Fact) -> ft.Control:
    short = need.tone is Tone.SHORT
    said = w.say(need.note) or w.amount(need.n)
    how = sign("check", 20, GOOD) if need.tone is Tone.GOOD else numeral(w, said, 18, SHORT if short else INK)
    content = ft.Row([seat_mark(w, need.seat or "", 22), how], spacing=3, tight=True)
    spoken = _need_said(w, need, w.say(need.label) or w.amount(need.n))
    return ft.Semantics(content=content, label=spoken, container=True, exclude_semantics=True)


def _needed(w: Words, need: Fact, words: str, fit: Fit) -> float:
    """Return about how wide it is what a seat needs: its plate, its words, its sign."""
    size, plate = (24, 28) if fit.roomy else (20, 24)
    said = width_of(words, size * (0.8 if need.label else 1))
    return (plate + said + 5 + (5 + size * 0.9) * (need.tone is not Tone.PLAIN or bool(need.sign))) * w.scale


_TONES: Final = {Tone.PLAIN: INK, Tone.GOOD: INK, Tone.SHORT: SHORT}


def _need(w: Words, need: Fact, words: str, fit: Fit) -> ft.Control:
    seat, colour = need.seat or "", _TONES[need.tone]
    size, plate = (24, 28) if fit.roomy else (20, 24)
    shown = _tight(w, words, size * 0.8, colour) if need.label else numeral(w, words, size, colour)
    content = ft.Row([seat_mark(w, seat, plate), shown, *_state(w, need, size)], spacing=5, tight=True)
    return ft.Semantics(content=content, label=_need_said(w, need, words), container=True, exclude_semantics=True)


def _need_said(w: Words, need: Fact, words: str) -> str:
    """Say whose it is, how much, and how that stands, where the words do not say it themselves."""
    named = "" if need.label or not need.sign else w.thing(need.sign)
    tone = {Tone.GOOD: "ui-enough", Tone.SHORT: "" if need.label else "ui-short"}.get(need.tone)
    said = " ".join(part for part in (f"{w.owner(need.seat or '')}:", named, words) if part)
    return f"{said}, {w.t(tone)}" if tone else said


def _state(w: Words, need: Fact, size: float) -> list[ft.Control]:
    """Draw how it stands: a tick, a bell, or what is asked."""
    if need.tone is Tone.GOOD:
        return [sign("check", size * 0.9, GOOD)]
    if need.tone is Tone.SHORT:
        return [sign("bell", size * 0.9, SHORT)]
    found = mark(w, need.sign, size * 0.9) if need.sign else None
    return [found] if found else []
