"""Which games there are, and how to lay each out for a number of players."""

from collections.abc import Iterator
from typing import Any

from companion.commands.refusal import refuse
from companion.text import Names, Texts
from scorers.core.checklist import SetupStep
from scorers.core.game import Game
from scorers.core.msg import SeatId
from scorers.core.registry import game, shelf, slugs
from scorers.core.setup import Seat, Setup

AnyGame = Game[Any]
"""A game, whatever it keeps of its flow."""


def find(slug: str) -> AnyGame:
    """Return the game of that slug.

    Raises:
        Refusal: there is none.
    """
    if slug not in slugs():
        raise refuse("cli-no-game", slug=slug, known=", ".join(slugs()))
    return game(slug)


def checked(found: AnyGame, players: int, variant: str) -> None:
    """See that the game is for so many players and has the variant.

    Raises:
        Refusal: it is not, or has not.
    """
    info = found.info
    if not info.players.min <= players <= info.players.max:
        raise refuse("cli-player-count", least=info.players.min, most=info.players.max, n=players)
    if variant not in info.variants:
        raise refuse("cli-no-variant", variant=variant, known=", ".join(info.variants))


def seated(found: AnyGame, names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Seats for these names, in the order given, each with the next colour of the box."""
    checked(found, len(names), found.info.variants[0])
    pairs = enumerate(zip(names, found.info.colours, strict=False), start=1)
    return tuple(
        Seat(id=SeatId(f"s{at}"), name=name, colour=colour.id, symbol=colour.symbol) for at, (name, colour) in pairs
    )


def anybody(found: AnyGame, players: int, variant: str, say: Texts) -> Setup:
    """Return a table of that many players without names of their own."""
    checked(found, players, variant)
    names = tuple(say.t("cli-player", n=n) for n in range(1, players + 1))
    seats = seated(found, names)
    return Setup(slug=found.slug, ruleset=found.info.ruleset, seats=seats, first=seats[0].id, variant=variant)


def names_of(setup: Setup) -> Names:
    """Return what the players of a table are called."""
    return {seat.id: seat.name for seat in setup.seats}


def list_games(say: Texts) -> Iterator[str]:
    """Yield a line per game: slug, title, players, variants."""
    for found in shelf().games:
        slug, info = found.slug, found.info
        title = say.t(f"{slug}-title")
        span = say.t("cli-players", least=info.players.min, most=info.players.max)
        yield "  ".join((slug.ljust(16), title.ljust(28), span, ", ".join(info.variants))).rstrip()


def broken_games() -> Iterator[str]:
    """Yield what is wrong with the games that cannot be listed, a line each."""
    yield from (str(error) for error in shelf().broken)


def show_checklist(slug: str, players: int, variant: str, say: Texts) -> Iterator[str]:
    """Yield the setup of the box, one step a line, quantities first."""
    found = find(slug)
    checked(found, players, variant)
    yield say.t(f"{slug}-title") + ": " + say.t("cli-player-number", n=players)
    for group in found.checklist(players, variant).groups:
        yield ""
        yield say(group.label)
        for step in group.steps:
            yield from _step(step, say)


def _step(step: SetupStep, say: Texts) -> Iterator[str]:
    yield f"[ ] {say(step.text)}"
    yield from (f"      {say(take.label)}" for take in step.takes)
