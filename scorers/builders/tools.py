"""Look up: can I finish this, and at what cost? Works from what is kept, or from what one types in."""

from collections.abc import Iterator
from typing import Final

from scorers.builders.faces import CREW_FACES, site_face
from scorers.builders.model import BuildersFlow, BuildersState, coins, follows_crew, yard
from scorers.builders.printed import CARDS, COIN, CREW, MATERIALS, NUMBERS, Bundle, made_by, missing
from scorers.builders.search import Plan, Question, cheapest_plan
from scorers.builders.words import card_msg, coins_msg, materials_msg, short_name, thing
from scorers.core.act import Tool
from scorers.core.api import Amounts, Answers, Form, Move, MoveKey, Msg, Option, Pick, Player, Row, msg, numbers, picked

TYPED: Final = "typed"
"""Where the tool asks for everything itself."""


class CanFinish(Tool[BuildersFlow]):
    """The exact cheapest crew for a site, within one turn."""

    moves = ("tool",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "tool/s1", from what s1 has; or "tool/typed", from what is typed in."""
        seat = move.args[0]
        return _typed(move, answers) if seat == TYPED else _kept(state, move, seat, answers)

    def offered_to(self, state: BuildersState, viewer: str | None) -> Iterator[Move]:
        """Yield the tool for the sites that are kept, and for anything typed in."""
        seats = () if not follows_crew(state) else state.setup.ids if viewer is None else (viewer,)
        yield from (self.move(seat, label=msg("builders-tool-of", who=Player(seat)), seat=seat) for seat in seats)
        yield self.move(TYPED, label=msg("builders-tool-title"))


CAN_FINISH: Final = CanFinish()


def _kept(state: BuildersState, move: MoveKey, seat: str, answers: Answers) -> Form:
    """Ask with one tap for which site. The running turn counts with what is left of it, any other with all."""
    flow, mine, to = state.flow, yard(state, seat), picked(answers, "site")
    options = tuple(Option(s.card.thing, short_name(s.card), site_face(s, None)) for s in mine.sites)
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
    rows = (Row(name, thing(name, 2).in_case("name"), n, 0, most, thing=name) for name, n in pairs)
    return Amounts("short", msg("builders-ask-short"), tuple(rows))


def _crew_ask(crew: tuple[str, ...]) -> Pick:
    options = tuple(Option(card.thing, card_msg(card.thing), CREW_FACES[card.thing]) for card in CREW)
    return Pick("crew", msg("builders-ask-free"), options, crew, 0, len(options))


def _turn_ask(actions: int, have: int | None, sent: int) -> Amounts:
    rows = (
        Row("actions", msg("builders-row-actions"), actions, thing="action"),
        Row(COIN, thing(COIN, 2).in_case("name"), have, thing=COIN),
        Row("sent", msg("builders-row-sent"), sent, thing="worker"),
    )
    return Amounts("turn", msg("builders-ask-turn"), rows)


def _answer(question: Question, have: int | None) -> Msg:
    """Return with whom and for what it is finished; or what the whole crew cannot bring; or how many coins lack."""
    found = cheapest_plan(question)
    if found is None:
        return msg("builders-tool-never", short=materials_msg(missing(question.short, made_by(question.crew))))
    if not found.crew:
        return msg("builders-covered")
    cost, crew = _cost(found), tuple(card_msg(card.thing) for card in found.crew)
    if have is not None and have < found.coins:
        return msg("builders-tool-too-dear", cost=cost, crew=crew, short=coins_msg(found.coins - have))
    return msg("builders-tool-yes", cost=cost, crew=crew)


def _cost(found: Plan) -> Msg:
    parts = (thing("action", found.actions), coins_msg(found.coins))
    if not found.bought:
        return msg("builders-cost", parts=parts)
    price = coins_msg(found.bought * NUMBERS.action_price)
    return msg("builders-cost-with-bought", parts=parts, bought=thing("action", found.bought), coins=price)
