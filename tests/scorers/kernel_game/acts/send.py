"""A helper is sent to a site, or home: touched where it lies, and recorded by the last answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Act
from scorers.core.events import Event
from scorers.core.forms import Answers, Form, Move, Option, Pick, Place, picked
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import Msg, Player, msg
from tests.scorers.kernel_game.faces import full, helper, name, site
from tests.scorers.kernel_game.flow import on_turn
from tests.scorers.kernel_game.model import HELPERS, RELICS, SITES, KernelFlow, KernelState, give, take

HOME: Final = "home"


class Sent(Event):
    """Which helper, and where to."""

    kind: Literal["sent"] = "sent"
    seat: str
    who: str
    site: str


class Send(Act[KernelFlow, Sent]):
    """A helper costs its wage and brings what the site gives; sent home it costs nothing."""

    event = Sent
    moves = ("send", "home")

    def form(self, state: KernelState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of "send/s1/ann", without a button; "home/s1/ann" asks nothing."""
        seat, who = move.args
        title = msg(f"kernel-move-{move.word}", what=helper(who).name)
        if move.word == HOME:
            return Form(str(move), title, confirm=title, event=self.made(state, seat=seat, who=who, site=HOME))
        chosen = picked(answers, "site")
        options = tuple(Option(key, face.name, face) for key in SITES for face in (site(state, key),))
        event = self.made(state, seat=seat, who=who, site=chosen[0]) if chosen else None
        return Form(str(move), title, (Pick("site", msg("kernel-ask-site"), options, chosen),), event=event)

    def offered_to(self, state: KernelState, seat: str) -> Iterator[Move]:
        """Yield what can be done with each helper that waits; a wage nobody can pay is its reason."""
        coins, away = state.ledger.n(seat, "coin"), {who for who, _ in state.flow.sent}
        for who in (who for who in HELPERS if who not in away):
            dear = msg("kernel-wage", n=HELPERS[who]) if coins is not None and coins < HELPERS[who] else None
            face = helper(who)
            yield self.move(seat, who, label=face.name, place=Place.THING, seat=seat, thing=who, because=dear)
            label = msg("kernel-move-home", what=face.name)
            yield self.move(seat, who, label=label, place=Place.THING, seat=seat, thing=who, word="home")

    def transfers(self, state: KernelState, event: Sent) -> Iterator[Transfer]:
        """Yield the wage, and what the site gives."""
        if event.site in SITES:
            yield from give(event.seat, "coin", HELPERS.get(event.who, 0))
            yield from take(event.seat, SITES[event.site].brings)

    def turn(self, state: KernelState, event: Sent) -> tuple[str, ...]:
        """Return whose turn it is."""
        return on_turn(state)

    def issues(self, state: KernelState, event: Sent) -> Iterator[Issue]:
        """Yield that the helper is away, or the site has no room; and that nobody knows what a relic is worth."""
        if event.who not in HELPERS or event.site not in (*SITES, HOME) or event.who in dict(state.flow.sent):
            yield impossible("kernel-helper-away")
        elif event.site in SITES and full(state, SITES[event.site], event.site):
            yield against("kernel-site-full")
        brings = SITES[event.site].brings if event.site in SITES else ""
        if brings in RELICS and brings not in state.values:
            yield hint("kernel-relic-unread", what=name(brings))

    def then(self, state: KernelState, event: Sent) -> KernelFlow:
        """Return the same turn, with one helper fewer."""
        return replace(state.flow, sent=(*state.flow.sent, (event.who, event.site)))

    def label(self, event: Sent) -> Msg:
        """Return who was sent where."""
        who = helper(event.who).name
        return msg("kernel-log-sent", who=Player(event.seat), what=who, where=msg(f"kernel-site-{event.site}"))


SEND: Final = Send()
