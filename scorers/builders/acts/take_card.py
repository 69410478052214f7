"""A card of a row for one action: a building is started (Rozpoczęcie budowy), a worker hired (Najęcie Robotnika)."""

from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar, Final, Literal, TypeVar

from scorers.builders import faces, prices, printed
from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.model import BuildersFlow, BuildersState, follows_crew, owners, site_place, yard
from scorers.builders.words import card_msg, coins_msg, taken
from scorers.core.api import TABLE, Issues, MoveKey, Moves, Msg, Player, Transfer, Transfers, Whole, impossible, msg
from scorers.core.forms import Answers, Form, Option, Pick, picked


class CardTaken(TurnEvent):
    """A card of a row comes to a player; it is known when sites and workers are kept."""

    card: str | None = None
    bought: Whole = 0


R = TypeVar("R", bound=CardTaken)


class TakeCard(TurnAct[R]):
    """A card of one of the two rows is taken, and the row refilled at once."""

    row: ClassVar[str]
    """The symbol of what lies there, and the name of the row to be refilled."""
    cards: ClassVar[tuple[printed.Card, ...]]
    title: ClassVar[Msg]
    name: ClassVar[Msg]
    log: ClassVar[str]
    unnamed: ClassVar[str]
    """What the step is called in the log where the card is not known."""

    def cost(self, event: R) -> tuple[int, int]:
        """Return one action, and what was bought for it."""
        return 1, event.bought

    @abstractmethod
    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions by which the card is found."""

    @abstractmethod
    def place_of(self, event: R, card: str) -> str:
        """Return where the card lies then."""

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return which card it is; nothing is asked where cards are not kept."""
        bought, asks = (
            prices.as_played(state, prices.price(state, 1)),
            self.asks(state, answers) if follows_crew(state) else (),
        )
        card = next((option.key for ask in asks[1:] for option in ask.options if option.key in ask.chosen), None)
        seat, found = state.flow.seat, card or not asks
        event = self.made(state, seat=seat, card=card, bought=bought.bought) if found else None
        confirm = prices.buy_confirm(bought) or (None if asks else self.name)
        return Form(str(move), self.title, asks, confirm, event=event)

    def transfers(self, state: BuildersState, event: R) -> Transfers:
        """Yield the coins for an action bought, then the card."""
        yield from super().transfers(state, event)
        if event.card is not None:
            yield Transfer(src=TABLE, dst=self.place_of(event, event.card), thing=event.card)

    def issues(self, state: BuildersState, event: R) -> Issues:
        """Yield that it is no card of this row, or somebody's; it is named if sites and crews are kept (BD-V10)."""
        yield from super().issues(state, event)
        card = printed.CARDS.get(event.card or "")
        if not follows_crew(state):
            if event.card is not None:
                yield impossible("builders-crew-not-kept")
        elif card is None or card not in self.cards:
            yield impossible("builders-which-card")
        else:
            yield from taken(card.thing, owners(state).get(card.thing))

    def played(self, flow: BuildersFlow, event: R) -> BuildersFlow:
        """Return the turn with an action used and the row to be refilled."""
        return replace(super().played(flow, event), refill=self.row)

    def label(self, event: R) -> Msg:
        """Return who takes which card, and what was paid for the action."""
        who, price = Player(event.seat), coins_msg(event.bought * printed.NUMBERS.action_price)
        said = msg(self.unnamed, who=who) if event.card is None else msg(self.log, who=who, what=card_msg(event.card))
        return msg("builders-log-for-coins", what=said, coins=price) if event.bought else said

    def offered(self, state: BuildersState) -> Moves:
        """Yield the move; an empty row gives nothing, once the stack has run out (ruling `stack_empty`)."""
        because, cost = prices.no_action(state, state.flow.seat), prices.price(state, 1)
        anyway = prices.only_rules(state, state.flow.seat, cost)
        if follows_crew(state) and all(card.thing in owners(state) for card in self.cards):
            because, anyway = msg("builders-because-no-card"), False
        move = self.quiet(state, label=self.name, thing=self.row, because=because, anyway=anyway)
        yield replace(move, follows=msg("builders-buys", coins=coins_msg(cost.coins)) if cost.bought else None)


class BuildingStarted(CardTaken):
    """A player begins to build."""

    kind: Literal["building_started"] = "building_started"


class Start(TakeCard[BuildingStarted]):
    """Start a building or a machine."""

    event, moves = BuildingStarted, ("start",)
    row, cards = printed.BUILDING, printed.BUILT
    title, name = msg("builders-start-title"), msg("builders-start")
    log, unnamed = "builders-log-started", "builders-log-started-any"

    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions: its printed coins, then what it needs."""
        return faces.card_asks(state, answers)

    def place_of(self, event: BuildingStarted, card: str) -> str:
        """Return the new site."""
        return site_place(event.seat, card)

    def back(self, state: BuildersState, event: BuildingStarted) -> BuildersFlow | None:
        """Return the turn before it; who works on the site rests on it."""
        return None if _is_worked_on(state, event) else super().back(state, event)

    def gone(self, state: BuildersState, event: BuildingStarted) -> BuildersFlow | None:
        """Return where the play is without it, unless somebody works on the site."""
        return None if _is_worked_on(state, event) else super().gone(state, event)


def _is_worked_on(state: BuildersState, event: BuildingStarted) -> bool:
    site = yard(state, event.seat).site(event.card)
    return site is not None and bool(site.crew)


START: Final = Start()


class WorkerHired(CardTaken):
    """A player hires."""

    kind: Literal["worker_hired"] = "worker_hired"


class Hire(TakeCard[WorkerHired]):
    """Hire a worker; the wage is due only when it is sent."""

    event, moves = WorkerHired, ("hire",)
    row, cards = printed.WORKER, printed.WORKERS
    title, name = msg("builders-hire-title"), msg("builders-hire")
    log, unnamed = "builders-log-hired", "builders-log-hired-any"

    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions: the wage, then the materials."""
        wage, ranks = picked(answers, "wage"), dict.fromkeys((card.wage, card.rank) for card in printed.WORKERS)
        first = Pick("wage", msg("builders-ask-wage"), tuple(_rank(rank, n) for n, rank in ranks), wage)
        if not wage:
            return (first,)
        shown = (card for card in printed.WORKERS if str(card.wage) == wage[0])
        options = tuple(faces.card_option(card, owners(state).get(card.thing)) for card in shown)
        return first, Pick("card", msg("builders-ask-worker"), options, picked(answers, "card"))

    def place_of(self, event: WorkerHired, card: str) -> str:
        """Return the free workers of the player."""
        return event.seat


def _rank(rank: str, wage: int) -> Option:
    return Option(str(wage), msg("builders-wage-option", rank=msg(f"builders-rank-{rank}"), coins=coins_msg(wage)))


HIRE: Final = Hire()
