"""Look up: can I finish this, and at what cost? Works from what is kept, or from what one types in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorers.builders import faces, words
from scorers.builders.model import BuildersFlow, BuildersState, coins, follows_crew, yard
from scorers.builders.printed import CARDS, COIN, CREW, MATERIALS, NUMBERS, Bundle, Card, made_by, missing
from scorers.core.act import Moves, Tool
from scorers.core.api import Amounts, Answers, Form, MoveKey, Msg, Option, Pick, Player, Row, msg, numbers, picked


@dataclass(frozen=True, slots=True)
class Question:
    """What is short, who could be sent, and what the turn still has."""

    short: Bundle
    crew: tuple[Card, ...]
    actions: int
    sent: int = 0
    """Cards already sent to this site this turn."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A crew that covers everything, and what sending it costs."""

    crew: tuple[Card, ...]
    actions: int
    bought: int
    wages: int

    @property
    def coins(self) -> int:
        """Wages and bought actions."""
        return self.wages + self.bought * NUMBERS.action_price

    @property
    def cost(self) -> tuple[int, int, int]:
        """What makes one plan worse than another: coins, then actions, then wages."""
        return self.coins, self.actions, self.wages


def plan(question: Question, crew: Sequence[Card]) -> Plan:
    """Return what it costs to send exactly these: the k-th card to a site in a turn costs k actions.

    >>> plan(Question((1, 0, 0, 0), (), actions=3), ()).actions
    0
    """
    first, last = question.sent + 1, question.sent + len(crew)
    actions = sum(range(first, last + 1))
    return Plan(tuple(crew), actions, max(0, actions - question.actions), sum(card.wage for card in crew))


def cheapest_plan(question: Question) -> Plan | None:
    """Return the plan with fewest coins, then fewest actions; nothing if the whole crew would not do.

    Every card once, remembering for each (cards sent, still short) the lowest wages: the actions depend on the
    number of cards alone, so nothing dearer can ever become cheaper later.
    """
    best: dict[tuple[int, Bundle], tuple[int, tuple[Card, ...]]] = {(0, question.short): (0, ())}
    for card in question.crew:
        for key, found in tuple(_with(best, card)):
            if key not in best or found[0] < best[key][0]:
                best[key] = found
    complete = (crew for (_, short), (_, crew) in best.items() if not any(short))
    return min((plan(question, crew) for crew in complete), key=lambda found: found.cost, default=None)


def _with(
    best: dict[tuple[int, Bundle], tuple[int, tuple[Card, ...]]], card: Card
) -> Iterator[tuple[tuple[int, Bundle], tuple[int, tuple[Card, ...]]]]:
    """Everything reached so far with one more card, if the card is of any use there."""
    for (sent, short), (wages, crew) in best.items():
        left = missing(short, card.makes)
        if left != short:
            yield (sent + 1, left), (wages + card.wage, (*crew, card))


# ------------------------------------------------------------------------------------------------------- asking for it

TYPED: Final = "typed"
"""Where the tool asks for everything itself."""


class CanFinish(Tool[BuildersFlow]):
    """The exact cheapest crew for a site, within one turn."""

    moves = ("tool",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "tool/s1", from what s1 has; or "tool/typed", from what is typed in."""
        seat = move.args[0]
        return _typed(move, answers) if seat == TYPED else _kept(state, move, seat, answers)

    def offered_to(self, state: BuildersState, viewer: str | None) -> Moves:
        """Yield the tool for the sites that are kept, and for anything typed in."""
        seats = tuple(seat for seat in state.setup.ids if viewer in (None, seat)) if follows_crew(state) else ()
        yield from (self.move(seat, label=msg("builders-tool-of", who=Player(seat)), seat=seat) for seat in seats)
        yield self.move(TYPED, label=msg("builders-tool-title"))


CAN_FINISH: Final = CanFinish()


def _kept(state: BuildersState, move: MoveKey, seat: str, answers: Answers) -> Form:
    """Ask with one tap for which site. The running turn counts with what is left of it, any other with all."""
    flow, mine, to = state.flow, yard(state, seat), picked(answers, "site")
    options = tuple(Option(s.card.thing, words.short_name(s.card), faces.site_face(s, None)) for s in mine.sites)
    title, ask = msg("builders-tool-of", who=Player(seat)), Pick("site", msg("builders-ask-site"), options, to)
    site = mine.site(to[0]) if to else None
    if site is None:
        return Form(str(move), title, (ask,))
    actions, sent = (flow.actions, flow.sent.count(site.card.thing)) if seat == flow.seat else (flow.per_turn, 0)
    question = Question(site.missing, mine.free, actions, sent)
    return Form(str(move), title, (ask,), note=_answer(question, coins(state, seat)))


def _typed(move: MoveKey, answers: Answers) -> Form:
    """Ask what is short, who is free, and what the turn still has."""
    given, turn, crew = numbers(answers, "short"), numbers(answers, "turn"), picked(answers, "crew")
    short = Bundle(*(given.get(material, 0) for material in MATERIALS))
    actions, have, sent = turn.get("actions", NUMBERS.actions), turn.get(COIN), turn.get("sent", 0)
    asks = (_short_ask(short), _crew_ask(crew), _turn_ask(actions, have, sent))
    question = Question(short, tuple(CARDS[card] for card in crew), actions, sent)
    note = _answer(question, have) if any(short) and crew else msg("builders-tool-hint")
    return Form(str(move), msg("builders-tool-title"), asks, note=note)


def _short_ask(short: Bundle) -> Amounts:
    most = max(max(card.needs) for card in CARDS.values())
    pairs = zip(MATERIALS, short, strict=True)
    rows = (Row(name, words.thing(name, 2).in_case("name"), n, 0, most, thing=name) for name, n in pairs)
    return Amounts("short", msg("builders-ask-short"), tuple(rows))


def _crew_ask(crew: tuple[str, ...]) -> Pick:
    options = tuple(map(faces.crew_option, CREW))
    return Pick("crew", msg("builders-ask-free"), options, crew, 0, len(options))


def _turn_ask(actions: int, have: int | None, sent: int) -> Amounts:
    rows = (
        Row("actions", msg("builders-row-actions"), actions, thing="action"),
        Row(COIN, words.thing(COIN, 2).in_case("name"), have, thing=COIN),
        Row("sent", msg("builders-row-sent"), sent, thing="worker"),
    )
    return Amounts("turn", msg("builders-ask-turn"), rows)


def _answer(question: Question, have: int | None) -> Msg:
    """Return with whom and for what it is finished; or what the whole crew cannot bring; or how many coins lack."""
    found = cheapest_plan(question)
    if found is None:
        return msg("builders-tool-never", short=words.materials_msg(missing(question.short, made_by(question.crew))))
    if not found.crew:
        return msg("builders-covered")
    cost, crew = _cost(found), tuple(words.card_msg(card.thing) for card in found.crew)
    if have is not None and have < found.coins:
        return msg("builders-tool-too-dear", cost=cost, crew=crew, short=words.coins_msg(found.coins - have))
    return msg("builders-tool-yes", cost=cost, crew=crew)


def _cost(found: Plan) -> Msg:
    parts = (words.thing("action", found.actions), words.coins_msg(found.coins))
    if not found.bought:
        return msg("builders-cost", parts=parts)
    price = words.coins_msg(found.bought * NUMBERS.action_price)
    return msg("builders-cost-with-bought", parts=parts, bought=words.thing("action", found.bought), coins=price)
