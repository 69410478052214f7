"""What lies before a player: free workers and machines, and the sites. The table is right."""

from typing import Final, Literal

from scorers.builders import faces, flow, words
from scorers.builders.model import DONE, BuildersFlow, BuildersState, Site, Yard, follows_crew, owners, site_place, yard
from scorers.builders.printed import BUILT, CARDS, CREW, Card
from scorers.core.act import Act, Issues, TaskKeys, Transfers
from scorers.core.api import TABLE, Event, Frozen, MoveKey, Player, Transfer, against, impossible, msg, place
from scorers.core.forms import Answers, Form, Option, Pick, picked


class SiteLaid(Frozen):
    """A site and who works there."""

    card: str
    crew: tuple[str, ...] = ()


class CrewLaid(Event):
    """Everything that lies before a player, finished buildings left out."""

    kind: Literal["crew_laid"] = "crew_laid"
    seat: str
    free: tuple[str, ...] = ()
    sites: tuple[SiteLaid, ...] = ()


class Lay(Act[BuildersFlow, CrewLaid]):
    """Put the cards right, or tell what lies there."""

    event, moves, log = CrewLaid, ("lay",), "builders-log-laid"

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "lay/s1": who is free, what is being built, who works where."""
        seat = move.args[0]
        mine, has = yard(state, seat), owners(state)
        crew = [card for card in CREW if has.get(card.thing, seat) == seat]
        built = [card for card in BUILT if has.get(card.thing, seat) == seat and card not in mine.done]
        free = _answer(answers, "free", mine.free)
        sites = _answer(answers, "sites", tuple(site.card for site in mine.sites))
        laid = tuple(SiteLaid(card=site, crew=_at_work(answers, mine, site)) for site in sites)
        asks = (
            Pick("free", msg("builders-ask-free"), _crew_options(crew, "free", free, laid), free, 0, len(crew)),
            Pick("sites", msg("builders-ask-sites"), _site_options(built, free), sites, 0, len(built)),
            *(_site_ask(crew, site, free, laid) for site in laid),
        )
        event = self.made(state, seat=seat, free=free, sites=laid)
        title = msg("builders-lay-title", who=Player(seat))
        return Form(str(move), title, asks, msg("builders-lay-confirm"), event=event)

    def transfers(self, state: BuildersState, event: CrewLaid) -> Transfers:
        """Yield each card from where it was to where it lies; what lies there no more goes back to the table."""
        now, wanted = _lying(state, event.seat), dict.fromkeys(event.free, event.seat)
        for site in event.sites:
            wanted |= dict.fromkeys((site.card, *site.crew), site_place(event.seat, site.card))
        for thing in (*wanted, *(thing for thing in now if thing not in wanted)):
            src, dst = now.get(thing, TABLE), wanted.get(thing, TABLE)
            if src != dst:
                yield Transfer(src=src, dst=dst, thing=thing)

    def settles(self, state: BuildersState, event: CrewLaid) -> TaskKeys:
        """Yield the task of telling it, where it is open."""
        task = flow.crew_task(event.seat)
        if task in flow.tasks(state):
            yield task

    def issues(self, state: BuildersState, event: CrewLaid) -> Issues:
        """Yield a card that lies twice, with somebody else, or on what cannot be built (BD-V10)."""
        crew = (*event.free, *(card for site in event.sites for card in site.crew))
        sites = tuple(site.card for site in event.sites)
        if not follows_crew(state):
            yield impossible("builders-crew-not-kept")
            return
        if not {card.thing for card in CREW}.issuperset(crew) or not {card.thing for card in BUILT}.issuperset(sites):
            yield impossible("builders-which-card")
            return
        named = (*crew, *sites)
        for card in dict.fromkeys(named):
            if named.count(card) > 1:
                yield impossible("builders-card-twice", what=words.card_msg(card))
            if state.ledger.n(place(event.seat, DONE), card):
                yield from words.taken(card, event.seat)
            yield from words.taken(card, owners(state).get(card), event.seat)
        for laid in event.sites:
            if Site(CARDS[laid.card], tuple(CARDS[card] for card in laid.crew)).covered:
                yield against("builders-site-covered", what=words.card_msg(laid.card))


LAY: Final = Lay()


def _lying(state: BuildersState, seat: str) -> dict[str, str]:
    """Return where each card of a seat lies; finished buildings stay as they are."""
    done = {card.thing for card in yard(state, seat).done}
    held = ((thing, owner) for owner, thing, _ in state.ledger.held(seat))
    return {thing: owner for thing, owner in held if thing in CARDS and thing not in done}


def _answer(answers: Answers, ask: str, now: tuple[Card, ...]) -> tuple[str, ...]:
    return picked(answers, ask) if ask in answers else tuple(card.thing for card in now)


def _at_work(answers: Answers, mine: Yard, thing: str) -> tuple[str, ...]:
    site = mine.site(thing)
    return _answer(answers, f"crew/{thing}", site.crew if site else ())


def _site_ask(crew: list[Card], site: SiteLaid, free: tuple[str, ...], laid: tuple[SiteLaid, ...]) -> Pick:
    options = _crew_options(crew, site.card, free, laid)
    label = msg("builders-ask-crew", what=words.card_msg(site.card))
    return Pick(f"crew/{site.card}", label, options, site.crew, 0, len(crew))


def _crew_options(crew: list[Card], here: str, free: tuple[str, ...], laid: tuple[SiteLaid, ...]) -> tuple[Option, ...]:
    """Return the crew that is not said to be elsewhere."""
    elsewhere = {card for site in laid if site.card != here for card in (*site.crew, site.card)}
    if here != "free":
        elsewhere |= {*free, here}
    return tuple(faces.crew_option(card) for card in crew if card.thing not in elsewhere)


def _site_options(built: list[Card], free: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(faces.card_option(card, None) for card in built if card.thing not in free)
