"""The six stages and the end phase: privileges, the town hall, tokens, a new order (digest 3.3, 3.4)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from scorers.core.api import TABLE, Event, Issues, MoveKey, Msg, Msgs, Player, Transfers, against, impossible
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, numbers, per_player, picked
from scorers.core.ledger import Transfer, names, owner_msg
from scorers.core.msg import chained
from scorers.craftsmen import flow
from scorers.craftsmen.acts.base import Behind, Course, golden, numbered, privileges
from scorers.craftsmen.model import STAGES, Craft, CraftFlow, Disc, Phase, discs, goods_told, order_of, two
from scorers.craftsmen.printed import NUMBERS, TOKENS
from scorers.craftsmen.words import say, thing

ORDER, NOTHING = "order", "none"
"""Two of the choices at the town hall; the others are the tokens."""


class PhaseDone(Event):
    """A stage is over: which helpers used a privilege, and what those at the town hall chose."""

    kind: Literal["phase_done"] = "phase_done"
    phase: Phase
    used: tuple[str, ...] = ()
    halls: Mapping[str, str] = {}


class EndStage(Course[PhaseDone]):
    """One tap, where everybody does as the golden space allows."""

    event, moves, at = PhaseDone, ("done",), STAGES

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: who uses the privilege, or what each chooses at the town hall."""
        phase, found, asks, event = state.flow.phase, _here(state), tuple[Ask, ...](), None
        if phase is Phase.HALL:
            asks, halls = _halls(state, found, answers)
            event = self.made(state, phase=phase, halls=halls) if len(halls) == len(found) else None
        else:
            known, proposed = _recorded(state, found), [] if _followed(state) else [at for at, _ in found if golden(at)]
            told = {*(picked(answers, "used") if "used" in answers else proposed)}
            others = {seat for at, seat in found if at in told - known}  # of two helpers the other one used it
            known -= {at for at, seat in found if golden(at) and seat in others}
            used = tuple(at for at, _ in found if (golden(at) if at in known else at in told))
            options = tuple(_disc_option(state, disc, known) for disc in found)
            asks = (
                (Pick("used", say("used-ask", shown="gold" if proposed else "told"), options, used, 0, len(options)),)
                if found
                else ()
            )
            event = self.made(state, phase=phase, used=used)
        follows = say("passed-by", what=empty) if (empty := flow.passed_by(state, flow.after(state))) else None
        confirm = say("done-confirm") if asks else None
        return Form(str(move), say(f"phase-{phase}"), asks, confirm, event=event, follows=follows)

    def thumb(self, state: Craft) -> Msg:
        """Return that the stage is done."""
        return say("done", what=say(f"phase-{state.flow.phase}"))

    def transfers(self, state: Craft, event: PhaseDone) -> Transfers:
        """Yield the tokens: given back for a privilege away from the golden space, taken at the town hall."""
        whose = dict(discs(state))
        for where in event.used:
            if not golden(where) and where in whose:
                yield Transfer(src=whose[where], dst=TABLE, thing="privilege")
        for where, choice in event.halls.items():
            if choice in TOKENS and where in whose:
                yield Transfer(src=TABLE, dst=whose[where], thing=choice)

    def issues(self, state: Craft, event: PhaseDone) -> Issues:
        """Yield privileges of who does not stand here, and what the town hall does not give (CR-V12, V13)."""
        here, hall = _here(state), event.phase is Phase.HALL
        chosen, strange = (event.halls, event.used) if hall else (event.used, event.halls)
        in_order = [*chosen] == [where for where, _ in here if where in chosen]
        if strange or not in_order or event.phase is not state.flow.phase:
            yield impossible("core-not-as-shown")
        elif hall:
            yield from _hall_issues(state, dict(here), event.halls)

    def then(self, state: Craft, event: PhaseDone) -> CraftFlow:
        """Return the next stage, the order-change track and the privileges remembered."""
        whose = dict(discs(state))
        used = (*(whose[where] for where in event.used), *_for_tokens(state))
        changed = tuple(whose[where] for where, choice in event.halls.items() if choice == ORDER)
        now = replace(state.flow, used=(*state.flow.used, *used), changed=(*state.flow.changed, *changed))
        return flow.stepped(replace(state, flow=now))

    def label(self, event: PhaseDone) -> Msg:
        """Return which stage it was."""
        return say("log-done", what=say(f"phase-{event.phase}"))

    def loud(self, state: Craft, event: PhaseDone) -> Msgs:
        """Yield who used a privilege, who changes the order."""
        whose = dict(discs(state))
        if used := (*(whose[where] for where in event.used), *_for_tokens(state)):
            yield say("log-used", who=names(used))
        if changed := [whose[where] for where, choice in event.halls.items() if choice == ORDER]:
            yield say("log-changed", who=names(changed))
        yield from super().loud(state, event)


def _here(state: Craft) -> tuple[Disc, ...]:
    """Return the helpers that act in this stage; in winter nobody stands anywhere (digest 3.5)."""
    return () if state.flow.winter else discs(state, state.flow.phase)


def _followed(state: Craft) -> bool:
    """Return whether what a privilege of this stage is used for is told: then who used it is known."""
    told = {Phase.BUILD: "buildings" in state.keeps, Phase.CRAFT: state.ledger.keeps("cube")}
    return told.get(state.flow.phase, state.flow.phase is Phase.MERCHANT and goods_told(state))


def _for_tokens(state: Craft) -> tuple[str, ...]:
    """Return a seat for each privilege of this stage a token was given for."""
    return tuple(seat for mark in state.flow.spent for seat, _, how in [mark.partition("/")] if how == "token")


def _recorded(state: Craft, found: tuple[Disc, ...]) -> set[str]:
    """Return where the helpers stand whose privilege was told with what they did, on gold or for a token given."""
    known = set[str]()
    for seat in {seat for _, seat in found}:
        for n, on_gold in zip(privileges(state, seat), (True, False), strict=True):
            known |= {*[where for where, owner in found if owner == seat and golden(where) == on_gold][:n]}
    return known


def _disc_option(state: Craft, disc: Disc, known: set[str]) -> Option:
    """Return a helper as one to use the privilege: free on gold, else for a token, where its owner has one."""
    where, seat = disc
    note, none = say("gold" if golden(where) else "for-token"), state.ledger.n(seat, "privilege") == 0
    why = None if golden(where) else say("token-given") if where in known else say("no-token") if none else None
    return Option(where, owner_msg(seat), seat=seat, note=None if why else note, because=why)


def _halls(state: Craft, found: tuple[Disc, ...], answers: Answers) -> tuple[tuple[Ask, ...], dict[str, str]]:
    """Return what each helper at the town hall is asked, one after the other, and the choices so far."""
    asks, chosen = [], dict[str, str]()
    for where, seat in found:
        told = picked(answers, f"hall/{where}")
        options = tuple(_choice(state, dict(found), chosen, where, key) for key in _choices(state))
        asks.append(Pick(f"hall/{where}", say("hall-ask", who=Player(seat)), options, told))
        if not told:
            break
        chosen[where] = told[0]
    return tuple(asks), chosen


def _choice(state: Craft, whose: Mapping[str, str], halls: Mapping[str, str], where: str, key: str) -> Option:
    """Return a choice at the town hall, with what speaks against it after those made before."""
    if state.ledger.n(TABLE, key) == [*halls.values()].count(key):
        return Option(key, say(f"hall-{key}"), because=say("pool-empty"), sign=key)
    issues = {*_hall_issues(state, whose, {**halls, where: key})} - {*_hall_issues(state, whose, halls)}
    because = next((issue.text for issue in issues), None)
    return Option(key, say(f"hall-{key}"), because=because, sign=key, anyway=bool(because))


def _choices(state: Craft) -> tuple[str, ...]:
    """Return what the town hall offers: with two players the order cannot be changed (digest 3.6)."""
    return (*TOKENS, *(() if two(state.setup) else (ORDER,)), NOTHING)


def _hall_issues(state: Craft, whose: Mapping[str, str], halls: Mapping[str, str]) -> Issues:
    if any(choice not in _choices(state) for choice in halls.values()):
        yield impossible("core-not-as-shown")
        return
    for (seat, choice), n in Counter((whose[where], choice) for where, choice in halls.items()).items():
        if choice in TOKENS and (state.ledger.n(seat, choice) or 0) + n > NUMBERS.tokens_held:
            yield against("craftsmen-token-limit", who=Player(seat), n=NUMBERS.tokens_held)
        if choice == ORDER and n > 1 and state.rulings["order_twice"] == "no":
            yield against("craftsmen-order-twice", who=Player(seat))
    if sum(choice == ORDER for choice in halls.values()) > NUMBERS.order_spaces:
        yield against("craftsmen-order-full", n=NUMBERS.order_spaces)


# ----------------------------------------------------------------------------------------------------------- end phase


class SeasonClosed(Event):
    """The privileges of a season are counted, the order is changed, all helpers come home."""

    kind: Literal["season_closed"] = "season_closed"
    used: Mapping[str, int] = {}
    changed: tuple[str, ...] = ()


class CloseSeason(Course[SeasonClosed]):
    """One tap where the queues are told; else how many privileges each used, and who changed the order."""

    event, moves, at, log = SeasonClosed, ("close",), (Phase.CLOSE,), "craftsmen-log-closed"

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form."""
        used, changed, asks = Counter(state.flow.used), state.flow.changed, list[Ask]()
        if not flow.queued(state) or state.flow.winter:
            order, given = order_of(state), numbers(answers, "used")
            used = Counter({seat: given.get(seat, used[seat]) for seat in order})
            lines = per_player({seat: used[seat] for seat in order}, 0, NUMBERS.helpers)
            asks += [Amounts("used", say("used-count"), lines)] if state.ledger.keeps("privilege") else []
            changed = picked(answers, "changed")[: NUMBERS.order_spaces]
            if not two(state.setup) and not state.flow.winter:
                options, label = numbered(order, changed), say("changed-ask")
                asks.append(Pick("changed", label, options, changed, 0, NUMBERS.order_spaces))
        event = self.made(state, used={seat: n for seat, n in used.items() if n}, changed=changed)
        said, confirm = [*_tokens(state, event)], say("close-confirm") if asks else None
        if without := [seat for seat in fewest(state, event) if seat not in granted(state, event)]:
            said.append(say("without-token", who=names(without), n=state.ledger.n(TABLE, "privilege") or 0))
        if not state.flow.winter:
            said.append(say("close-next", who=names(self.there(state, event).order)))
        note = chained("craftsmen-hand-lines", said) if said else None
        return Form(str(move), say("close-title"), tuple(asks), confirm, note, event, said=True)

    def transfers(self, state: Craft, event: SeasonClosed) -> Transfers:
        """Yield a token to each with the fewest, and the helpers home."""
        for seat in granted(state, event):
            yield Transfer(src=TABLE, dst=seat, thing="privilege")
        yield from flow.home(state)

    def issues(self, state: Craft, event: SeasonClosed) -> Issues:
        """Yield another count than was told, or an order that cannot be changed so."""
        told = flow.queued(state) and not state.flow.winter
        now = ({seat: n for seat, n in Counter(state.flow.used).items() if n}, state.flow.changed)
        strange = {*event.used, *event.changed} - {*state.setup.ids}
        if strange or (told and (dict(event.used), event.changed) != now) or any(n <= 0 for n in event.used.values()):
            yield impossible("core-not-as-shown")
        elif event.changed and (two(state.setup) or state.flow.winter or len(event.changed) > NUMBERS.order_spaces):
            yield impossible("craftsmen-no-order-change")

    def then(self, state: Craft, event: SeasonClosed) -> CraftFlow:
        """Return the next season in the new order: the changed in front, the others behind as they were."""
        new = tuple(dict.fromkeys((*event.changed, *order_of(state))))
        return flow.stepped(replace(state, flow=replace(state.flow, order=new)))

    def loud(self, state: Craft, event: SeasonClosed) -> Msgs:
        """Yield who used how many privileges, who gets a token for the fewest, what is left, and the next season."""
        yield from _tokens(state, event)
        yield from super().loud(state, event)


def _tokens(state: Craft, event: SeasonClosed) -> Msgs:
    """Yield who used how many privileges, who gets a token for the fewest, and what is left."""
    if (pool := state.ledger.n(TABLE, "privilege")) is not None:
        found, used = [t.dst for t in event.transfers if t.thing == "privilege"], counted(state, event)
        told = tuple(say("log-used-n", who=Player(seat), n=n) for seat, n in used.items())
        yield say("log-granted", who=names(found), used=told, to=len(found), left=pool - len(found))


def counted(state: Craft, event: SeasonClosed) -> dict[str, int]:
    """Return how many privileges each used; whether the order-change track counts among them is a ruling (3.4)."""
    track = Counter(event.changed) if state.rulings["order_discs"] == "yes" else Counter[str]()
    return {seat: event.used.get(seat, 0) + track[seat] for seat in order_of(state)}


def fewest(state: Craft, event: SeasonClosed) -> tuple[str, ...]:
    """Return who is due a privilege token: all with the fewest, of two players one alone (3.4, 3.6)."""
    count, none = counted(state, event), state.flow.winter and state.rulings["winter_tokens"] == "no"
    found = tuple(seat for seat, n in count.items() if n == min(count.values()))
    return () if none or (two(state.setup) and len(found) > 1) or state.ledger.n(TABLE, "privilege") is None else found


def granted(state: Craft, event: SeasonClosed) -> tuple[str, ...]:
    """Return who gets one: further left first, where the pool is short; nobody a fourth (3.4)."""
    due, pool = fewest(state, event), state.ledger.n(TABLE, "privilege") or 0
    due = due[:pool] if state.rulings["fewest_full"] == "stays" else due
    return tuple(seat for seat in due if (state.ledger.n(seat, "privilege") or 0) < NUMBERS.tokens_held)[:pool]


# -------------------------------------------------------------------------------------------------------------- tokens


class TokenMoved(Event):
    """A token was taken, or given back, that no stage speaks of."""

    kind: Literal["token_moved"] = "token_moved"
    seat: str
    token: Literal["privilege", "work"]
    back: bool = False


class MoveToken(Behind[TokenMoved]):
    """One question behind a name, answered by a tap: "token/s1"."""

    event, moves = TokenMoved, ("token",)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which token, and which way."""
        (seat,), chosen, title = move.args, picked(answers, "what"), say("token-title", who=Player(move.rest))
        keys = (*TOKENS, *(f"{token}-back" for token in TOKENS))
        options = tuple(Option(key, say(f"token-{key}"), sign=key.partition("-")[0]) for key in keys)
        token, _, back = chosen[0].partition("-") if chosen else ("", "", "")
        event = self.made(state, seat=seat, token=token, back=bool(back)) if token else None
        return Form(str(move), title, (Pick("what", title, options, chosen),), note=say("token-note"), event=event)

    def transfers(self, _state: Craft, event: TokenMoved) -> Transfers:
        """Yield the token."""
        src, dst = (event.seat, TABLE) if event.back else (TABLE, event.seat)
        yield Transfer(src=src, dst=dst, thing=event.token)

    def issues(self, state: Craft, event: TokenMoved) -> Issues:
        """Yield a fourth one (CR-V12)."""
        if not event.back and (state.ledger.n(event.seat, event.token) or 0) >= NUMBERS.tokens_held:
            yield against("craftsmen-token-limit", who=Player(event.seat), n=NUMBERS.tokens_held)

    def then(self, state: Craft, event: TokenMoved) -> CraftFlow:
        """Return the flow with the privilege it was given for."""
        used = (event.seat,) if event.back and event.token in TOKENS[:1] else ()
        return replace(state.flow, used=(*state.flow.used, *used))

    def label(self, event: TokenMoved) -> Msg:
        """Return who took or gave what."""
        return say("log-token-back" if event.back else "log-token", who=Player(event.seat), what=thing(event.token, 1))

    def may(self, state: Craft) -> bool:
        """Return whether tokens are kept."""
        return state.ledger.keeps("privilege")
