"""What lies before a player: the apprentice of the setup, or everything at once."""

from __future__ import annotations

from collections.abc import Iterable

from scorers.builders.effects import made
from scorers.builders.faces import CREW_FACES, PRINTED, card_option, cards_of
from scorers.builders.flow import crew_task, unknown_crews
from scorers.builders.model import ApprenticeDealt, BuildersState, CrewLaid, SiteLaid, Yard, holder, yards
from scorers.builders.printed import BUILT, CREW, NUMBERS, Card
from scorers.builders.words import card_msg
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.core.msg import Player, msg


def deal(state: BuildersState, key: str, rest: str, answers: Answers) -> Form:
    """Which of the apprentices a player was dealt (Przygotowanie 2)."""
    card = picked(answers, "card")
    apprentices = (found for found in CREW if found.rank == NUMBERS.dealt_rank)
    options = tuple(card_option(found, holder(state, found.thing)) for found in apprentices)
    title = msg("builders-deal-title", who=Player(rest))
    event = made(state, ApprenticeDealt(seat=rest, card=card[0], settles=(crew_task(rest),))) if card else None
    return Form(key, title, (Pick("card", title, options, card),), event=event)


def lay(state: BuildersState, key: str, rest: str, answers: Answers) -> Form:
    """Everything that lies before a player: who is free, what is being built, who works where."""
    everybody = yards(state)
    yard = everybody[rest]
    others = {card.thing for seat, held in everybody.items() if seat != rest for card in cards_of(held)}
    mine = [card for card in CREW if card.thing not in others]
    free = _answer(answers, "free", (card.thing for card in yard.free))
    sites = _answer(answers, "sites", (site.card.thing for site in yard.sites))
    laid = tuple(SiteLaid(card=site, crew=_at_work(answers, yard, site)) for site in sites)
    buildable = [card for card in BUILT if card.thing not in others and card not in yard.done]
    asks = (
        Pick("free", msg("builders-ask-free"), _crew_options(mine, "free", free, laid), free, 0, len(mine)),
        Pick("sites", msg("builders-ask-sites"), _site_options(buildable, free), sites, 0, len(buildable)),
        *(_site_ask(mine, site, free, laid) for site in laid),
    )
    settles = (crew_task(rest),) if rest in unknown_crews(state) else ()
    event = made(state, CrewLaid(seat=rest, free=free, sites=laid, settles=settles))
    return Form(key, msg("builders-lay-title", who=Player(rest)), asks, msg("builders-lay-confirm"), event=event)


def _answer(answers: Answers, ask: str, known: Iterable[str]) -> tuple[str, ...]:
    return picked(answers, ask) if ask in answers else tuple(known)


def _at_work(answers: Answers, yard: Yard, thing: str) -> tuple[str, ...]:
    site = yard.site(thing)
    return _answer(answers, f"crew/{thing}", (card.thing for card in site.crew) if site else ())


def _site_ask(mine: list[Card], site: SiteLaid, free: tuple[str, ...], laid: tuple[SiteLaid, ...]) -> Pick:
    options = _crew_options(mine, site.card, free, laid)
    return Pick(
        f"crew/{site.card}", msg("builders-ask-crew", what=card_msg(site.card)), options, site.crew, 0, len(mine)
    )


def _crew_options(mine: list[Card], here: str, free: tuple[str, ...], laid: tuple[SiteLaid, ...]) -> tuple[Option, ...]:
    """The crew that is not said to be elsewhere."""
    elsewhere = {card for site in laid if site.card != here for card in (*site.crew, site.card)}
    if here != "free":
        elsewhere |= {*free, here}
    return tuple(Option(c.thing, card_msg(c.thing), CREW_FACES[c.thing]) for c in mine if c.thing not in elsewhere)


def _site_options(buildable: list[Card], free: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(c.thing, card_msg(c.thing), PRINTED[c.thing]) for c in buildable if c.thing not in free)
