"""Look up: can I finish this, and at what cost? Works from what is kept, or from what one types in."""

from __future__ import annotations

from scorers.builders.faces import CREW_FACES, site_face
from scorers.builders.model import BuildersState, coins, yard
from scorers.builders.printed import CARDS, COIN, CREW, MATERIALS, NOTHING, NUMBERS, Bundle, Card, add, missing
from scorers.builders.search import Plan, Question, cheapest_plan
from scorers.builders.words import card_msg, coins_msg, materials_msg, short_name, thing
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.msg import Msg, Player, msg

TYPED = "typed"
"""Where the tool asks for everything itself."""


def can_finish(state: BuildersState, key: str, rest: str, answers: Answers) -> Form:
    """The exact cheapest crew for a site, within one turn; never an event."""
    return _typed(key, answers) if rest == TYPED else _kept(state, key, rest, answers)


def _kept(state: BuildersState, key: str, seat: str, answers: Answers) -> Form:
    """One tap: which site. The running turn counts with what is left of it, any other with all its actions."""
    flow, mine, to = state.flow, yard(state, seat), picked(answers, "site")
    options = tuple(Option(s.card.thing, short_name(s.card), site_face(s, None)) for s in mine.sites)
    title, ask = msg("builders-tool-of", who=Player(seat)), Pick("site", msg("builders-ask-site"), options, to)
    site = mine.site(to[0]) if to else None
    if site is None:
        return Form(key, title, (ask,))
    actions, sent = (flow.actions, flow.sent.count(site.card.thing)) if seat == flow.seat else (flow.per_turn, 0)
    question = Question(site.missing, mine.free, actions, sent)
    return Form(key, title, (ask,), note=answer(question, coins(state, seat)))


def _typed(key: str, answers: Answers) -> Form:
    """What is short, who is free, and what the turn still has, all typed in."""
    short, turn, crew = numbers(answers, "short"), numbers(answers, "turn"), picked(answers, "crew")
    bundle = tuple(short.get(material, 0) for material in MATERIALS)
    actions, have, sent = turn.get("actions", NUMBERS.actions), turn.get(COIN), turn.get("sent", 0)
    asks = (_short_ask(bundle), _crew_ask(crew), _turn_ask(actions, have, sent))
    question = Question(_bundle(bundle), tuple(CARDS[card] for card in crew), actions, sent)
    note = answer(question, have) if any(bundle) and crew else msg("builders-tool-hint")
    return Form(key, msg("builders-tool-title"), asks, note=note)


def _short_ask(short: tuple[int, ...]) -> Amounts:
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


def _bundle(found: tuple[int, ...]) -> Bundle:
    a, b, c, d = found
    return a, b, c, d


def answer(question: Question, have: int | None) -> Msg:
    """Finished with whom, for what; or what the whole crew cannot bring; or how many coins are short."""
    found = cheapest_plan(question)
    if found is None:
        return msg("builders-tool-never", short=materials_msg(missing(question.short, _all_of(question.crew))))
    if not found.crew:
        return msg("builders-covered")
    if have is not None and have < found.coins:
        return msg("builders-tool-too-dear", cost=_cost(found), crew=_names(found), short=coins_msg(found.coins - have))
    return msg("builders-tool-yes", cost=_cost(found), crew=_names(found))


def _all_of(crew: tuple[Card, ...]) -> Bundle:
    made = NOTHING
    for card in crew:
        made = add(made, card.makes)
    return made


def _names(found: Plan) -> tuple[Msg, ...]:
    return tuple(card_msg(card.thing) for card in found.crew)


def _cost(found: Plan) -> Msg:
    parts = (thing("action", found.actions), coins_msg(found.coins))
    if not found.bought:
        return msg("builders-cost", parts=parts)
    price = coins_msg(found.bought * NUMBERS.action_price)
    return msg("builders-cost-with-bought", parts=parts, bought=thing("action", found.bought), coins=price)
