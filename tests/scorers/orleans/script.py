"""Whole games as a table would tell them: rounds, actions, passes, what was chosen. One notation for referee and title.

round taxes                     the event turned over; census and start player follow by themselves
census s1 unbuilt:1             what is given under torture, where coins are missing
s1 town_hall astronomy:scholar  an action: who, where, what was chosen there
pass s2 s1
event s1 torture step:1         what an event takes: a food, a follower, "sacristy", "starter", "empty", torture
= s1 coins 5 wool 1             what somebody has at the end of the round
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tests.scorers.orleans.course import Referee
from tests.scorers.orleans.referee import Items


@dataclass(frozen=True)
class Action:
    """An action of somebody on turn; a pass has no place."""

    seat: str
    place: str = ""
    told: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.seat, self.place, *self.told)) if self.place else f"pass {self.seat}"


@dataclass(frozen=True)
class Settled:
    """What an event, or the census, takes of somebody where there is a choice."""

    how: str = ""
    items: Items = field(default_factory=dict)


@dataclass
class Round:
    """What a table tells of a round."""

    event: str
    census: dict[str, Settled] = field(default_factory=dict)
    actions: list[Action] = field(default_factory=list)
    settled: dict[str, Settled] = field(default_factory=dict)
    after: dict[str, dict[str, int]] = field(default_factory=dict)


@dataclass
class Script:
    """A whole game."""

    market: dict[str, int] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    final: dict[str, dict[str, int]] = field(default_factory=dict)
    left: dict[str, dict[str, int]] = field(default_factory=dict)
    """What lies in market and supply at the end."""


def pairs(words: list[str]) -> dict[str, int]:
    """Read "coins 5 wool 1"."""
    return {word: int(n) for word, n in zip(words[::2], words[1::2], strict=True)}


def items(words: Iterable[str]) -> dict[str, int]:
    """Read "step:1 wool:2"."""
    return {thing: int(n) for thing, _, n in (word.partition(":") for word in words)}


def read(text: str) -> Script:
    """Read a game."""
    found = Script()
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        match words:
            case []:
                continue
            case ["market" | "supply" as where, *rest] if found.rounds:
                found.left[where] = pairs(rest)
            case ["market", *rest]:
                found.market = pairs(rest)
            case ["round", event]:
                found.rounds.append(Round(event))
            case ["final", seat, *rest]:
                found.final[seat] = pairs(rest)
            case _:
                _told(found.rounds[-1], words)
    return found


def _told(now: Round, words: list[str]) -> None:
    """Read a line of a round."""
    match words:
        case ["census", seat, *rest]:
            now.census[seat] = Settled(items=items(rest))
        case ["event", seat, "torture", *rest]:
            now.settled[seat] = Settled(items=items(rest))
        case ["event", seat, how]:
            now.settled[seat] = Settled(how)
        case ["pass", *seats]:
            now.actions += [Action(seat) for seat in seats]
        case ["=", seat, *rest]:
            now.after[seat] = pairs(rest)
        case [seat, place, *told]:
            now.actions.append(Action(seat, place, tuple(told)))


def do(referee: Referee, action: Action) -> None:
    """Tell the referee of an action or a pass, or of the bank: "bank dry", "bank full"."""
    if action.seat == "bank":
        referee.dry = action.place == "dry"
    elif action.place:
        referee.act(action.seat, action.place, *action.told)
    else:
        referee.skip(action.seat)


def play(referee: Referee, script: Script) -> Iterator[Round]:
    """Tell the referee a whole game, and stop after each round."""
    for told in script.rounds:
        referee.hourglass(told.event)
        referee.take_census({seat: found.items for seat, found in told.census.items()})
        for action in told.actions:
            do(referee, action)
        for seat in referee.order():
            found = told.settled.get(seat, Settled())
            referee.settle(seat, found.how, found.items)
        referee.close()
        yield told


def has(referee: Referee, seat: str) -> dict[str, int]:
    """Return what somebody has, none of it left out."""
    player = referee.players[seat]
    return {
        "coins": player.coins,
        "steps": player.steps,
        "built": player.built,
        "lost": 10 - player.built - player.unbuilt,
        "citizens": len(player.citizens),
        "technology": player.technology,
        **player.goods,
    }


def some(held: Mapping[str, int]) -> dict[str, int]:
    """Return what is there."""
    return {thing: n for thing, n in held.items() if n}
