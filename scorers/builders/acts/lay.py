"""What lies before a player: free workers and machines, and the sites. The table is right."""

from collections.abc import Mapping
from typing import Final, Literal

from scorers.builders import faces, flow, words
from scorers.builders.model import DONE, BuildersFlow, BuildersState, Site, Yard, follows_crew, owners, site_place, yard
from scorers.builders.printed import BUILDING, BUILT, CARDS, CREW, MACHINE, WORKERS, Card
from scorers.core.act import Act, Issues, TaskKeys, Transfers
from scorers.core.api import TABLE, Event, Frozen, MoveKey, Player, Transfer, against, impossible, msg, place
from scorers.core.forms import Answers, Form, Option, Pick, picked

FREE: Final = "free"
"""Where a card lies that waits for work."""

GONE: Final = "gone"
"""Where a card lies that does not lie before the player."""


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
        """Return "lay/s1": where each card lies, who else lies there, and what is being built, the longest list."""
        seat = move.args[0]
        mine, has = yard(state, seat), owners(state)
        ours = [card for card in (*WORKERS, *BUILT) if has.get(card.thing, seat) == seat and card not in mine.done]
        sites = picked(answers, "sites") if "sites" in answers else tuple(site.card.thing for site in mine.sites)
        own = tuple(card.thing for card in mine.crew)
        more = tuple(thing for thing in picked(answers, "more") if thing not in own)
        lies = {thing: _lies(answers, mine, thing, sites) for thing in (*own, *more)}
        asks = (
            *(_where(thing, lies[thing], sites, gone=True) for thing in own),
            *_more_asks([card for card in ours if card.thing not in (*own, *sites)], answers, more),
            *(_where(thing, lies[thing], sites) for thing in more if sites),
            Pick("sites", msg("builders-ask-sites"), _site_options(ours, mine, lies), sites, 0, len(ours)),
        )
        laid = tuple(SiteLaid(card=site, crew=_lying_at(lies, site)) for site in sites)
        event = self.made(state, seat=seat, free=_lying_at(lies, FREE), sites=laid)
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


def _lies(answers: Answers, mine: Yard, thing: str, sites: tuple[str, ...]) -> str:
    """Return where a card lies: as said, else as it did; free where its site is not there any more."""
    site = mine.at_work(thing)
    (found,) = picked(answers, f"at/{thing}") or ((site.card.thing if site else FREE),)
    return found if found in (*sites, GONE) else FREE


def _lying_at(lies: Mapping[str, str], where: str) -> tuple[str, ...]:
    return tuple(thing for thing, there in lies.items() if there == where)


def _where(thing: str, lies: str, sites: tuple[str, ...], *, gone: bool = False) -> Pick:
    """Return where a card lies: a touch moves it."""
    free, away = Option(FREE, msg("builders-lies-free")), Option(GONE, msg("builders-lies-gone"))
    at = (Option(site, words.short_name(CARDS[site])) for site in sites)
    return Pick(f"at/{thing}", words.card_msg(thing), (free, *at, *((away,) if gone else ())), (lies,))


def _more_asks(left: list[Card], answers: Answers, more: tuple[str, ...]) -> tuple[Pick, ...]:
    """Return who else lies there: of the kinds that are asked for, and those found already."""
    crew = [card for card in left if card.kind != BUILDING]
    kinds, asked = tuple(dict.fromkeys(map(_kind, crew))), picked(answers, "rank")
    first = Pick("rank", msg("builders-ask-more"), tuple(_kind_option(kind) for kind in kinds), asked, 0, len(kinds))
    found = tuple(faces.crew_option(card) for card in crew if _kind(card) in asked or card.thing in more)
    return (first, Pick("more", msg("builders-ask-which"), found, more, 0, len(found))) if found else (first,)


def _kind(card: Card) -> str:
    return card.rank or card.kind


def _kind_option(kind: str) -> Option:
    return Option(kind, msg("builders-a-machine") if kind == MACHINE else msg(f"builders-rank-{kind}"))


def _site_options(ours: list[Card], mine: Yard, lies: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what can be under construction, the sites of the player first; not what lies finished."""
    built = [card for card in ours if card.built and lies.get(card.thing, GONE) == GONE]
    built.sort(key=lambda card: mine.site(card.thing) is None)
    return tuple(faces.card_option(card, None) for card in built)
