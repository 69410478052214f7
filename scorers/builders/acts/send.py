"""A worker or machine goes to a site, which may finish it at once (Wysłanie Robotnika do pracy, Ukończenie Budynku)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.builders import faces, prices, printed, words
from scorers.builders.acts.action import TurnAct, TurnEvent
from scorers.builders.model import BuildersFlow, BuildersState, Site, follows_crew, site_place, yard
from scorers.builders.printed import NUMBERS
from scorers.core.act import Issues, Moves, Msgs, Transfers
from scorers.core.api import Issue, MoveKey, Msg, Player, PositiveInt, Transfer, Whole, impossible, msg
from scorers.core.forms import Answers, Form, Option, Pick, picked


class CardSent(TurnEvent):
    """A card goes to work. Where crews are not kept, only what it costs is known."""

    kind: Literal["card_sent"] = "card_sent"
    card: str | None = None
    site: str | None = None
    actions: PositiveInt
    wage: Whole
    bought: Whole = 0
    finished: bool = False


class Send(TurnAct[CardSent]):
    """Send a worker or a machine to work."""

    event, moves = CardSent, ("send",)

    def cost(self, event: CardSent) -> tuple[int, int]:
        """Return the actions, more for each card sent to that site this turn, and what was bought for it."""
        return event.actions, event.bought

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return to which site: each with its price and what it would then lack."""
        if not follows_crew(state):
            return self._unseen(state, move, answers)
        card, to, sites = printed.CARDS[move.args[0]], picked(answers, "site"), yard(state, state.flow.seat).sites
        title = msg("builders-send-title", what=words.card_msg(card.thing))
        asks = (Pick("site", title, tuple(_site_option(state, site, card) for site in sites), to),)
        if not to:
            form = Form(str(move), title, asks, _awaited(asks[0].options))
            return self._proposed(state, form, asks[0], card)
        site = next((site for site in sites if site.card.thing in to), None)
        if site is None:
            return Form(str(move), title, asks)
        cost, finished = prices.as_played(state, _cost(state, site, card)), site.joined_by(card).covered
        event = self._made_for(state, cost, card=card.thing, site=site.card.thing, finished=finished)
        return Form(str(move), title, asks, prices.buy_confirm(cost), event=event)

    def _proposed(self, state: BuildersState, form: Form, ask: Pick, card: printed.Card) -> Form:
        """Return the form with the site it finishes, or the only one there is; a tap on any other sends it there."""
        site = _likely(state, card)
        if site is None:
            return form
        cost, finished = _cost(state, site, card), site.joined_by(card).covered
        event = self._made_for(state, cost, card=card.thing, site=site.card.thing, finished=finished)
        does, follows = _does(site, finished=finished), _follows(site, cost, finished=finished)
        asks = (replace(ask, chosen=(site.card.thing,)),)
        return replace(form, asks=asks, confirm=does, follows=follows, event=event)

    def _unseen(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return the form where crews are not kept: the price in actions, then the wage."""
        actions, wage, title = picked(answers, "actions"), picked(answers, "wage"), msg("builders-send-any-title")
        asks = _price_asks(state, actions, wage)
        if not actions or not wage:
            return Form(str(move), title, asks)
        cost = prices.price(state, int(actions[0]), int(wage[0]))
        return Form(str(move), title, asks, prices.buy_confirm(cost), event=self._made_for(state, cost))

    def _made_for(self, state: BuildersState, cost: prices.Price, **what: str | bool) -> CardSent:
        paid_for = {"actions": cost.actions, "wage": cost.wage, "bought": cost.bought}
        return self.made(state, seat=state.flow.seat, **paid_for, **what)

    def transfers(self, state: BuildersState, event: CardSent) -> Transfers:
        """Yield bought actions, then the wage, then the card to work; then, if that finishes it, what it brings."""
        yield from super().transfers(state, event)
        yield from prices.paid(event.seat, event.wage)
        if event.card is None or event.site is None:
            return
        at = site_place(event.seat, event.site)
        yield Transfer(src=event.seat, dst=at, thing=event.card)
        site = yard(state, event.seat).site(event.site)
        if event.finished and site is not None:
            crew = (*(card.thing for card in site.crew), event.card)
            yield from (Transfer(src=at, dst=event.seat, thing=card) for card in crew)
            spent = event.bought * printed.NUMBERS.action_price + event.wage
            yield from prices.completed(state, event.seat, at, site.card, spent)

    def issues(self, state: BuildersState, event: CardSent) -> Issues:
        """Yield that it is no free card of the player's, no site of theirs, or another price (BD-V04 to BD-V08)."""
        yield from super().issues(state, event)
        card, building = printed.CARDS.get(event.card or ""), printed.CARDS.get(event.site or "")
        site = yard(state, event.seat).site(event.site)
        if not follows_crew(state):
            yield from _unseen_issues(event)
        elif card is None or building is None:
            yield impossible("builders-which-card")
        elif site is None:
            yield impossible("builders-not-your-site", who=Player(event.seat), what=words.card_msg(building.thing))
        elif card not in yard(state, event.seat).free:
            yield _not_free(state, event.seat, card)
        else:
            yield from _at_site(state, event, site, card)

    def played(self, flow: BuildersFlow, event: CardSent) -> BuildersFlow:
        """Return the turn with the actions used, and the next card to that site dearer."""
        flow = super().played(flow, event)
        return flow if event.site is None else replace(flow, sent=(*flow.sent, event.site))

    def unplayed(self, state: BuildersState, event: CardSent) -> BuildersFlow | None:
        """Return the turn with the next card to that site cheaper again; one sent there since has paid for it."""
        flow, sent = super().unplayed(state, event), list(state.flow.sent)
        if flow is None or event.site is None:
            return flow
        if sent.count(event.site) != event.actions:
            return None
        sent.remove(event.site)
        return replace(flow, sent=tuple(sent))

    def label(self, event: CardSent) -> Msg:
        """Return who sends what where, and whether that finishes it."""
        who = Player(event.seat)
        if event.card is None or event.site is None:
            cost = (words.thing("action", event.actions), words.coins_msg(event.wage))
            return msg("builders-log-sent-any", who=who, cost=cost)
        what, site = words.card_msg(event.card), words.card_msg(event.site)
        if event.finished:
            return msg("builders-log-sent-finished", who=who, what=what, site=site)
        return msg("builders-log-sent", who=who, what=what, site=site)

    def loud(self, state: BuildersState, event: CardSent) -> Msgs:
        """Yield that actions were bought for it, and what finishing brought: coins, points, and the crew free again."""
        if event.bought:
            coins = words.coins_msg(event.bought * NUMBERS.action_price)
            yield msg("builders-loud-bought", actions=words.thing("action", event.bought), coins=coins)
        if not event.finished or event.site is None:
            return
        card, who = printed.CARDS[event.site], Player(event.seat)
        gains = tuple(say(n) for say, n in ((words.coins_msg, card.coins), (words.points_msg, card.vp)) if n)
        yield msg("builders-loud-finished", who=who, what=words.short_name(card), gains=gains)
        yield msg("builders-loud-crew-free", who=who)
        yield from words.machine_joins(event.seat, card.thing)
        yield from prices.bank_lacks(state, event, card.coins)

    def offered(self, state: BuildersState) -> Moves:
        """Yield each free card to touch; where the cheapest site is too dear, every other is."""
        if not follows_crew(state):
            because = prices.no_action(state, state.flow.seat)
            yield self.touch(state, label=msg("builders-send-any"), thing=faces.SITE, because=because)
            return
        seat, mine = state.flow.seat, yard(state, state.flow.seat)
        least = min((prices.next_action_price(state, site.card.thing) for site in mine.sites), default=None)
        for card in mine.free:
            because, anyway = msg("builders-because-no-site"), False
            if least is not None:
                cost = prices.price(state, least, card.wage)
                because, anyway = prices.refused(state, seat, cost), prices.only_rules(state, seat, cost)
            label, thing = words.card_msg(card.thing), card.thing
            yield replace(self.touch(state, thing, label=label, thing=thing, because=because), anyway=anyway)


SEND: Final = Send()


def _likely(state: BuildersState, card: printed.Card) -> Site | None:
    """Return the site a card is meant for without a word: the one it finishes, or the only one; nothing is bought."""
    seat, sites = state.flow.seat, yard(state, state.flow.seat).sites
    costs = ((site, _cost(state, site, card)) for site in sites)
    paid = [site for site, cost in costs if not (cost.bought or prices.refused(state, seat, cost))]
    found = [site for site in paid if site.joined_by(card).covered] or (paid if len(sites) == 1 else [])
    return found[0] if len(found) == 1 else None


def _does(site: Site, *, finished: bool) -> Msg:
    """Return what sending the card there does."""
    what = words.short_name(site.card)
    if finished:
        return msg("builders-does-finish", what=what, points=words.points_msg(site.card.vp))
    return msg("builders-does-send", what=what)


def _follows(site: Site, cost: prices.Price, *, finished: bool) -> Msg:
    """Return what it costs and brings in coins."""
    actions, gets = words.thing("action", cost.actions), site.card.coins if finished else 0
    return msg("builders-follows", actions=actions, pays=cost.wage, gets=gets)


def _cost(state: BuildersState, site: Site, card: printed.Card) -> prices.Price:
    return prices.price(state, prices.next_action_price(state, site.card.thing), card.wage)


# ------------------------------------------------------------------------------------------------------------ the form


def _site_option(state: BuildersState, site: Site, card: printed.Card) -> Option:
    cost = _cost(state, site, card)
    face, said = faces.site_with(site, card, cost), _cost_msg(cost)
    label = msg("builders-send-option", site=words.short_name(site.card), cost=said)
    face = replace(face, text=said) if cost.bought else face
    seat, anyway = state.flow.seat, prices.only_rules(state, state.flow.seat, cost)
    return Option(site.card.thing, label, face, prices.refused(state, seat, cost), anyway=anyway)


def _awaited(sites: tuple[Option, ...]) -> Msg | None:
    """Return what a card in hand waits for: a site, or what keeps it from all of them."""
    reasons = [site.because for site in sites]
    return reasons[0] if reasons and None not in reasons else msg("builders-site-first")


def _cost_msg(cost: prices.Price) -> Msg:
    """Return what a card to this site costs: actions and wage, and what has to be bought."""
    parts = (words.thing("action", cost.actions), words.coins_msg(cost.wage))
    if not cost.bought:
        return msg("builders-cost", parts=parts)
    bought = words.thing("action", cost.bought)
    return msg("builders-cost-bought", parts=parts, bought=bought, coins=words.coins_msg(cost.coins - cost.wage))


def _price_asks(state: BuildersState, actions: tuple[str, ...], wage: tuple[str, ...]) -> tuple[Pick, ...]:
    costs = (prices.price(state, n) for n in range(1, DEAREST + 1))
    shown = (cost for cost in costs if cost.actions <= state.flow.per_turn or _payable(state, cost))
    options = tuple(_option(state, str(cost.actions), words.thing("action", cost.actions), cost) for cost in shown)
    first = Pick("actions", msg("builders-ask-actions"), options, actions)
    if not actions:
        return (first,)
    wages = tuple(_wage_option(state, prices.price(state, int(actions[0]), n)) for n in WAGES)
    return first, Pick("wage", msg("builders-ask-wage"), wages, wage)


def _payable(state: BuildersState, cost: prices.Price) -> bool:
    return prices.refused(state, state.flow.seat, cost) is None


def _wage_option(state: BuildersState, cost: prices.Price) -> Option:
    return _option(state, str(cost.wage), words.coins_msg(cost.wage) if cost.wage else msg("builders-no-wage"), cost)


def _option(state: BuildersState, key: str, label: Msg, cost: prices.Price) -> Option:
    return Option(key, label, because=prices.refused(state, state.flow.seat, cost))


# ------------------------------------------------------------------------------------------------- what speaks against


def _unseen_issues(event: CardSent) -> Issues:
    """Yield that more than the price is told where crews are not kept."""
    if event.card is not None or event.site is not None or event.finished:
        yield impossible("builders-crew-not-kept")
    if event.wage not in WAGES:
        yield impossible("builders-no-such-wage", n=event.wage)


def _not_free(state: BuildersState, seat: str, card: printed.Card) -> Issue:
    """Return why a card cannot be sent: who works stays until the building is finished (BD-V04, BD-V08)."""
    site, what = yard(state, seat).at_work(card.thing), words.card_msg(card.thing)
    if site is None:
        return impossible("builders-not-in-pool", who=Player(seat), what=what)
    return impossible("builders-at-work", what=what, site=words.card_msg(site.card.thing))


def _at_site(state: BuildersState, event: CardSent, site: Site, card: printed.Card) -> Issues:
    """Yield another price than shown; what the card covers is finished, what it does not is not (BD-V07)."""
    then, what = site.joined_by(card), words.card_msg(site.card.thing)
    if (event.actions, event.wage) != (prices.next_action_price(state, site.card.thing), card.wage):
        yield impossible("core-not-as-shown")
    elif event.finished and not then.covered:
        yield impossible("builders-site-short", what=what, short=words.materials_msg(then.missing))
    elif then.covered and not event.finished:
        yield impossible("builders-site-covered", what=what)


WAGES: Final = tuple(sorted({card.wage for card in printed.CREW}))
"""What a card may cost: nothing for a machine."""


def _dearest() -> int:
    """Return the most actions a card may cost: with all coins of the box bought, more of them cannot come before it."""
    most = NUMBERS.actions + NUMBERS.coins_in_box // NUMBERS.action_price
    return max(cards for cards in range(most) if cards * (cards + 1) // 2 <= most)


DEAREST: Final = _dearest()
"""The price in actions of the last card that can be sent to one site in a turn."""
