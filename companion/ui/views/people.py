"""What people are called: by their name, or, where they gave none, by their colour in the language of the device."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.ui.components.words import Words, words_for
from companion.ui.page_session import PageSession
from scorers.core.game import Game
from scorers.core.msg import Msg
from scorers.core.setup import Setup


def colour_name(w: Words, colour: str) -> str:
    """Return what a colour is called, as a name."""
    name = w.say(Msg(f"core-colour-{colour}"))
    return name[:1].upper() + name[1:]


def game_words(here: PageSession, game: Game[Any]) -> Words:
    """Return the words of a game that nobody has begun: its colours and drawings, no seats."""
    return replace(here.words, look=game.look, symbol_of=symbols(game), slug=game.slug)


def symbols(game: Game[Any]) -> dict[str, str]:
    """Return the symbol of every thing of a game."""
    return {thing.id: thing.symbol or thing.id.partition(".")[0] for thing in game.info.things}


def table_words(here: PageSession, game: Game[Any], setup: Setup) -> Words:
    """Return the words of one table on this device."""
    w = words_for(game.info, game.look, setup, here.texts, here.language, here.scale, dark=here.dark)
    named: dict[str, str] = {seat.id: seat.name if seat.person else colour_name(w, seat.colour) for seat in setup.seats}
    seats = tuple(replace(seat, name=named[seat.seat]) for seat in w.seats)
    return replace(w, seats=seats, keyboard_navigation=here.keyboard_navigation)
