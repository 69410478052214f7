"""The end of a play on the terminal: category by player, ranking, ties, warnings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from pydantic import JsonValue

from companion.commands.games import find, names_of
from companion.commands.refusal import bad_field
from companion.commands.sheet import read_sheet
from companion.text import Names, Texts
from scorers.core.amount import Amount
from scorers.core.issues import Issue
from scorers.core.msg import Msg, Player, msg
from scorers.core.score import Breakdown, Line, Rank, TieStep

Plain = dict[str, JsonValue]
"""A JSON object."""


@dataclass(frozen=True, slots=True)
class Result:
    """A scored sheet, and the words to show it in."""

    title: str
    names: Names
    breakdown: Breakdown
    warnings: tuple[Issue, ...]
    say: Texts

    def words(self, message: Msg) -> str:
        """Say a message with the names of this table."""
        return self.say(message, self.names)


def score_sheet(slug: str, text: str, say: Texts) -> Result:
    """Score a filled-in sheet.

    Raises:
        Refusal: the file cannot be used, or says what cannot be.
    """
    found = find(slug)
    setup, sheet = read_sheet(slug, text)
    issues = found.check_sheet(setup, sheet)
    names = names_of(setup)
    for issue in issues:
        if issue.blocks:
            raise bad_field("sheet", say(issue.text, names))
    breakdown = found.score(setup, sheet, setup.rulings)
    warnings = tuple(dict.fromkeys((*issues, *breakdown.issues)))
    return Result(say.t(f"{slug}-title"), names, breakdown, warnings, say)


# As text


def as_text(result: Result) -> Iterator[str]:
    """Yield the breakdown as a table, every line of points below it, then who won and why."""
    yield result.title
    yield ""
    yield from _table(result)
    yield ""
    yield from _lines(result)
    yield from _ranking(result)
    yield from (result.words(msg("cli-warning", what=issue.text)) for issue in result.warnings)
    yield from (result.words(note) for note in result.breakdown.notes)


def amount_text(amount: Amount) -> str:
    """Return a number as far as it is known.

    >>> amount_text(Amount(-3)), amount_text(Amount(5, exact=False)), amount_text(Amount(None, exact=False))
    ('−3', '≥ 5', '?')
    """
    if amount.n is None:
        return "?"
    return ("" if amount.exact else "≥ ") + str(amount.n).replace("-", "\N{MINUS SIGN}")


def _table(result: Result) -> Iterator[str]:
    """Category by player, the totals last."""
    shown = result.breakdown
    groups = [(result.words(shown.category(group)), group) for group in shown.groups()]
    total = result.say.t("cli-total")
    first = max(len(text) for text in (total, *(label for label, _ in groups)))
    widths = {seat: max(len(result.names[seat]), 5) for seat in shown.seats}

    def row(label: str, cells: Mapping[str, str]) -> str:
        return "  ".join((label.ljust(first), *(cells[seat].rjust(widths[seat]) for seat in shown.seats))).rstrip()

    yield row("", result.names)
    for label, group in groups:
        yield row(label, {seat: amount_text(shown.cell(seat, group) or Amount(0)) for seat in shown.seats})
    yield row(total, {seat: amount_text(shown.total(seat)) for seat in shown.seats})


def _lines(result: Result) -> Iterator[str]:
    """Yield what stands behind a category: the lines that name a thing, player by player."""
    named = [line for line in result.breakdown.lines if line.item is not None]
    for seat, lines in groupby(sorted(named, key=lambda line: line.seat), key=lambda line: line.seat):
        yield result.names[seat]
        yield from (f"  {result.words(line.item)}: {amount_text(line.points)}" for line in lines if line.item)
        yield ""


def _ranking(result: Result) -> Iterator[str]:
    ranking = result.breakdown.ranking()
    for rank in ranking.places:
        yield f"{rank.place}. {result.names[rank.seat]}: {amount_text(rank.total)}"
    yield from (result.words(_tie(step)) for step in ranking.ties)
    yield result.words(_verdict(ranking.winners))


def _tie(step: TieStep) -> Msg:
    """Return a tie-break that was needed: what was compared, for whom, and whether it told them apart."""
    pairs = zip(step.seats, step.values, strict=True)
    compared = tuple(msg("cli-tie-value", who=Player(seat), n=value) for seat, value in pairs)
    return msg("cli-tie-decided" if step.decided else "cli-tie-still", what=step.label, compared=compared)


def _verdict(winners: tuple[str, ...]) -> Msg:
    if not winners:
        return msg("cli-winner-open")
    names = tuple(msg("cli-name", who=Player(seat)) for seat in winners)
    return msg("cli-winners" if len(winners) > 1 else "cli-winner", who=names)


# As JSON


def as_json(result: Result) -> Plain:
    """Return the breakdown, for a program."""
    shown, ranking = result.breakdown, result.breakdown.ranking()
    return {
        "game": result.title,
        "players": dict(result.names),
        "lines": [_plain_line(line, result) for line in shown.lines],
        "totals": {seat: _plain_amount(shown.total(seat)) for seat in shown.seats},
        "ranking": [_plain_rank(rank) for rank in ranking.places],
        "ties": [_plain_tie(step, result) for step in ranking.ties],
        "winners": list(ranking.winners),
        "certain": ranking.certain,
        "warnings": [{"code": issue.code, "text": result.words(issue.text)} for issue in result.warnings],
        "notes": [result.words(note) for note in shown.notes],
    }


def _plain_amount(amount: Amount) -> Plain:
    return {"points": amount.n, "exact": amount.exact}


def _plain_line(line: Line, result: Result) -> Plain:
    why = line.why
    return {
        "seat": line.seat,
        "group": line.group,
        "category": result.words(line.category),
        "item": None if line.item is None else result.words(line.item),
        **_plain_amount(line.points),
        "rule": result.words(why.rule) if why and why.rule else None,
        "page": why.page or None if why else None,
    }


def _plain_rank(rank: Rank) -> Plain:
    return {"place": rank.place, "seat": rank.seat, **_plain_amount(rank.total)}


def _plain_tie(step: TieStep, result: Result) -> Plain:
    values: Plain = dict(zip(step.seats, step.values, strict=True))
    return {"compared": result.words(step.label), "values": values, "decided": step.decided}
