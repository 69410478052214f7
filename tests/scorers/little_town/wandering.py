"""A table that plays on as chance has it, through the very forms a screen shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scorers.core.core_moves import CORE
from scorers.core.forms import Amounts, Answer, Form, Move, Pick
from scorers.little_town import GAME
from tests.scorers.little_town.playing import Playing

Choose = Callable[[int], int]
"""A number below the one given."""

PATIENCE = 12


def wander(play: Playing, choose: Choose, *, sides: bool = True, upto: int = 1000) -> Playing:
    """Play to the end of round four, or so many steps."""
    for _ in range(upto):
        if play.state.flow.over:
            break
        step(play, choose, sides=sides)
    return play


def step(play: Playing, choose: Choose, *, sides: bool = True) -> None:
    """One move: whatever is on the table now, and now and then something behind a name."""
    view = GAME.view(play.state, None)
    moves = [move for move in view.now.moves if move.because is None]
    moves += [move for task in view.now.tasks for move in task.moves if not task.done]
    moves = [move for move in moves if not move.key.startswith(CORE)]  # nothing lies elsewhere than the app thinks
    side = [move for seat in view.seats for move in seat.moves if move.key.partition("/")[0] in ("objective", "points")]
    if sides and side and not choose(8):
        _try(play, side[choose(len(side))], choose)
    for _ in range(PATIENCE):
        if _try(play, moves[choose(len(moves))], choose):
            return
    for move in moves:
        for _ in range(PATIENCE):
            if _try(play, move, choose):
                return
    raise AssertionError(f"stuck: {[move.key for move in moves]}")


def _try(play: Playing, move: Move, choose: Choose) -> bool:
    answers: dict[str, Answer] = {}
    for _ in range(PATIENCE):
        form = play.form(move.key, answers)
        open_asks = [ask for ask in form.asks if ask.key not in answers]
        if not open_asks:
            break
        answers |= dict(_answer(open_asks[0], choose))
    form = play.form(move.key, answers)
    if form.event is None or any(issue.level != "hint" for issue in form.issues):
        return False
    play.log.append((move.key, plain(answers)))
    play.do(move.key, answers)
    return True


def _answer(ask: object, choose: Choose) -> Iterator[tuple[str, Answer]]:
    match ask:
        case Pick(key=key, options=options, chosen=chosen, least=least, most=most):
            free = [option.key for option in options if option.because is None]
            if least == 0 and not choose(2):
                yield key, chosen
                return
            n = max(least, min(most, choose(3) + least, len(free)))
            picked: list[str] = []
            while free and len(picked) < n:
                picked.append(free.pop(choose(len(free))))
            yield key, tuple(picked)
        case Amounts(key=key, rows=rows, total=total):
            found = {row.key: row.value or 0 for row in rows}
            if total is not None and sum(found.values()) < total[0]:
                room = {row.key: (total[0] if row.high is None else row.high) for row in rows}
                for _ in range(100):
                    name = list(room)[choose(len(room))]
                    if sum(found.values()) < total[0] and found[name] < room[name]:
                        found[name] += 1
            elif total is None and key != "count" and not choose(3):
                row = rows[choose(len(rows))]
                found[row.key] = max(row.low, min(row.high or 0, choose(4)))
            yield key, found


def plain(answers: Mapping[str, Answer]) -> dict[str, object]:
    """Answers as JSON writes them."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in answers.items()}


def form_of(play: Playing, key: str, answers: Mapping[str, object]) -> Form:
    return play.form(key, {k: tuple(v) if isinstance(v, list) else v for k, v in answers.items()})  # type: ignore[misc]
