"""Le Havre in the browser, in Polish: the rulebook's first round, a light evening for five, and the count alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import pytest

from companion.app.library import Library
from companion.commands.replay import replay
from companion.table.model import Command
from companion.ui.components.faces import FIRST
from scorers.core.events import Entry
from scorers.core.forms import Answer, Move, Option, Pick
from scorers.core.msg import TABLE, Msg, Player, SeatId, msg, thing_msg
from scorers.core.questions import Cards, Question
from scorers.core.registry import game
from scorers.core.setup import Setup
from scorers.core.state import State
from scorers.core.view import Shape
from scorers.le_havre.printed import DISC
from tests.e2e.browser import DESKTOP, SMALL_PHONE, Node, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow, make_setup
from tests.e2e.table import all_standing, only_count, sit, start

GAME: Final = "le_havre"
FORTUNE, EVERYTHING = 1, 2
"""Presets by place."""

OFFER_TAPS, BUYING_TAPS, BUILDING_TAPS, ENTERING_TAPS = 1, 3, 4, 3
ROUND_TAPS, COUNT_TAPS = 8, 60
"""The budgets."""

OFFERS: Final = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")
"""Along the quay."""

MARKET, FIRM, JOINERY = "building.marketplace", "building.building_firm_1", "building.joinery"
STORE, MOUND = "building.hardware_store", "building.clay_mound"

Step = tuple[str, dict[str, Answer]]

GOSIA, MARTYNA, MACIEK = "s1", "s2", "s3"
"""Red, green and blue sit where the rulebook has them."""


@dataclass(frozen=True)
class Turn:
    """One line of the digest's table (9.1)."""

    seat: str
    tile: str
    offers: tuple[int, ...]
    takes: str = ""


ROUND: Final = (
    Turn(GOSIA, "T7", (3, 2, 2, 1, 1, 0, 0), "franc"),
    Turn(MARTYNA, "T5", (0, 3, 3, 1, 1, 0, 0), "wood"),
    Turn(MACIEK, "T6", (0, 4, 0, 1, 1, 1, 0), "fish"),
    Turn(GOSIA, "T1", (0, 0, 1, 1, 1, 1, 1)),
    Turn(MARTYNA, "T3", (1, 0, 2, 1, 1, 1, 1)),
    Turn(MACIEK, "T4", (1, 1, 2, 2, 1, 1, 1), "wood"),
    Turn(GOSIA, "", (1, 1, 1, 3, 1, 1, 1), "clay"),
)
"""The last tile is the only one left: nobody is asked."""

Holdings = dict[str, dict[str, int]]

AFTER: Final[tuple[Holdings, ...]] = (
    {GOSIA: {"franc": 8, "coal": 1}, MARTYNA: {"franc": 5, "coal": 1}, MACIEK: {"franc": 5, "coal": 1}},
    {GOSIA: {"franc": 8, "coal": 1}, MARTYNA: {"franc": 5, "coal": 1, "wood": 3}, MACIEK: {"franc": 5, "coal": 1}},
    {
        GOSIA: {"franc": 8, "coal": 1},
        MARTYNA: {"franc": 5, "coal": 1, "wood": 3},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, "wood": 3},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4, "wood": 2},
    },
    {
        GOSIA: {"franc": 2, "coal": 2, "grain": 1, "clay": 3, MARKET: 1},
        MARTYNA: {"franc": 5, "coal": 1, JOINERY: 1},
        MACIEK: {"franc": 5, "coal": 1, "fish": 4, "wood": 2},
    },
)
"""What everybody holds after each turn, as the table of the digest adds up."""

FED: Final[Holdings] = {
    GOSIA: {"coal": 2, "grain": 1, "clay": 3, MARKET: 1},
    MARTYNA: {"franc": 3, "coal": 1, JOINERY: 1},
    MACIEK: {"franc": 5, "coal": 1, "fish": 2, "wood": 2},
}
"""After the round end: two food each."""


# What a hand does at this table


def move_of(shadow: Shadow, key: str) -> Move:
    """A move anywhere on the table."""
    view = shadow.view()
    rows = (task.moves for task in view.now.tasks)
    return next(m for m in chain(view.now.moves, *rows, *(seat.moves for seat in view.seats)) if m.key == key)


def touch(shadow: Shadow, key: str) -> None:
    """Tap a move that asks nothing."""
    form = shadow.form(key)
    shadow.walker.tap(shadow.said(move_of(shadow, key).label))
    shadow.take(form)
    shadow.walker.see(shadow.undo_label(form.event))


def fill(shadow: Shadow, key: str, **given: Answer) -> None:
    """Open a move, pick what it asks in turn, and confirm if that is still needed; what is kept needs no more."""
    walker = shadow.walker
    walker.tap(shadow.said(move_of(shadow, key).label))
    done: dict[str, Answer] = {}
    for ask, answer in given.items():
        asked = next(a for a in shadow.form(key, done).asks if a.key == ask)
        assert isinstance(asked, Pick)
        assert isinstance(answer, tuple)
        for option in (o for o in asked.options if o.key in answer):
            pick_one(shadow, asked, option)
        done[ask] = answer
    form = shadow.form(key, done)
    if form.confirm is not None:
        walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


def pick_one(shadow: Shadow, asked: Pick, option: Option) -> None:
    """Tap it; a card that is not among the first is looked for by its name."""
    walker, label = shadow.walker, shadow.said(option.label)
    if option.face is not None and len(asked.options) > FIRST and not walker.sees(label):
        walker.type(walker.t("ui-search"), label)
    walker.tap(label, nth=_behind(walker, label))


def _behind(walker: Walker, label: str) -> int:
    """How many things of that name stand behind the sheet: offers look like goods."""
    return max(0, sum(node.hit and node.name == label for node in walker.nodes()) - 1)


def seat_on_screen(shadow: Shadow, seat: str) -> tuple[dict[str, int], set[str]]:
    """The numbers and the cards the open sheet of a seat shows."""
    walker = shadow.walker
    walker.tap(shadow.names[seat])
    walker.see(shadow.names[seat], alone=True)  # the title: the plate says more
    walker.settle()
    nodes = walker.nodes()
    shown = nodes[[node.name for node in nodes].index(walker.t("ui-close")) :]
    lines = [line for node in shown for line in node.name.split("\n")]
    view = next(v for v in shadow.view().seats if v.seat == seat)
    pencils = {walker.say.t("ui-count", shadow.names, what=h.label): h.thing for h in view.holdings if h.count_move}
    numbers = {pencils[node.name]: _beside(node, shown) for node in shown if node.name in pencils}
    assert set(numbers) == set(pencils.values())
    cards = {
        face.key
        for held in view.holdings
        if held.shape is Shape.ROW
        for face in held.faces
        if shadow.said(face.name) in lines
    }
    return numbers, cards


def _beside(pencil: Node, nodes: list[Node]) -> int:
    """The number in the line of a pencil; where a line is cut by the edge, its parts are read in another order."""
    digits = [node for node in nodes if node.name.isdigit()]
    return int(min(digits, key=lambda node: abs(node.y + node.h / 2 - pencil.y - pencil.h / 2)).name)


def matches_the_digest(shadow: Shadow, holdings: Holdings, *, offers: tuple[int, ...], server: Server) -> None:
    """The strip, the sheets and the file on the disk all say what the digest says."""
    walker = shadow.walker
    strip = walker.names()
    for seat, held in holdings.items():
        plate = f"{shadow.names[seat]}\n{held.get('franc', 0)}"
        assert any(name == plate or name.startswith(f"{plate}\n") for name in strip), "a loan stands beside the francs"
    for seat, held in holdings.items():
        numbers, cards = seat_on_screen(shadow, seat)
        assert {thing: n for thing, n in numbers.items() if n} == {
            thing: n for thing, n in held.items() if not thing.startswith("building.")
        }
        assert cards == {thing for thing in held if thing.startswith("building.")}
    walker.tap(walker.t("ui-close"))
    state = on_disk(server)
    for seat, held in holdings.items():
        assert {thing: amount.n for _, thing, amount in state.ledger.held(seat) if thing != DISC} == held
    assert tuple(state.ledger.n(TABLE, f"offer.{offer}") for offer in OFFERS) == offers


def on_disk(server: Server) -> State[Any]:
    """The one journal of this app, folded anew."""
    (path,) = (server.data / "tables").glob("*.jsonl")
    story = replay(path.read_bytes())
    assert not story.differs
    return story.steps[-1].state


def offers_shown(shadow: Shadow) -> Iterator[int]:
    """The seven offers as they can be touched now."""
    names = shadow.walker.names()
    for offer in OFFERS:
        n = shadow.state.ledger.n(TABLE, f"offer.{offer}") or 0
        words = thing_msg(GAME, offer, n) if n else thing_msg(GAME, offer, 1, "name")
        said = shadow.said(words)  # an empty place goes on to say that nothing lies there
        yield n if any(name == said or name.startswith(f"{said}, ") for name in names) else -1


def test_the_rulebooks_first_round_in_polish(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl")
    shadow = start(walker, GAME, 3, preset=EVERYTHING)
    check(walker)
    for at, (turn, after) in enumerate(zip(ROUND, AFTER, strict=True), start=1):
        walker.see(walker.t("ui-step-of", what=shadow.view().track.steps[1].label, at=at, of=7))
        play(shadow, turn)
        matches_the_digest(shadow, after, offers=offers_of(shadow), server=own_server)
    walker.see(shadow.headline())
    check(walker)
    for task in shadow.view().now.tasks:
        walker.see(shadow.said(task.detail))
    before = walker.taps
    shadow.press()
    assert walker.taps - before == 1, "everybody pays as shown"
    assert shadow.state.flow.ships == ("ship.S03",)
    assert (shadow.state.flow.round, shadow.state.flow.tile) == (2, "T7")
    walker.see(shadow.round_words())
    assert tuple(offers_shown(shadow)) == offers_of(shadow)
    matches_the_digest(shadow, FED, offers=offers_of(shadow), server=own_server)
    check(walker)


def play(shadow: Shadow, turn: Turn) -> None:
    """One line of the digest: the tile, what lies there then, and what is done."""
    walker, before = shadow.walker, shadow.walker.taps
    if turn.tile:
        touch(shadow, f"tile/{turn.tile}")
    assert tuple(offers_shown(shadow)) == turn.offers
    if turn.takes:
        touch(shadow, f"take/{turn.seat}/{turn.takes}")
        assert walker.taps - before <= 1 + OFFER_TAPS
    elif turn.seat == GOSIA:
        fill(shadow, "buy/s1", card=(MARKET,))
        assert walker.taps - before <= 1 + BUYING_TAPS
        bought = walker.taps
        fill(shadow, "use/s1", building=(MARKET,), chosen=("coal", "grain"))
        assert walker.taps - bought <= BUILDING_TAPS
    else:
        fill(shadow, "use/s2", building=(FIRM,), built=(JOINERY,))
        assert walker.taps - before <= 1 + BUILDING_TAPS


def offers_of(shadow: Shadow) -> tuple[int, ...]:
    """What lies along the quay, by the count of the test."""
    return tuple(shadow.state.ledger.n(TABLE, f"offer.{offer}") or 0 for offer in OFFERS)


def test_a_light_evening_for_five(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl")
    shadow = start(walker, GAME, 5)
    check(walker)
    first_round(shadow)
    close(shadow, taps=1)
    before = walker.taps
    turns(shadow)
    assert walker.taps - before + 1 <= ROUND_TAPS, "and one to close the round"
    check(walker)
    borrowers = ("s3", "s5")
    close(shadow, *borrowers, taps=1 + 2 * len(borrowers))
    assert [shadow.state.ledger.n(seat, "loan") for seat in shadow.setup.ids] == [0, 0, 1, 0, 1]
    check(walker)
    for seat in borrowers:
        assert f"{shadow.names[seat]}\n1" in walker.names()
    own_server.kill()
    own_server.start()
    walker.open("/")
    walker.see(shadow.headline())
    check(walker)
    assert on_disk(own_server) == shadow.state
    before = walker.taps
    shadow.press()  # round 3 begins on the interest tile: who has a loan pays, whatever happened to the phone
    assert walker.taps - before == 1, "everybody pays as shown"
    shadow.press()
    walker.see(walker.t("ui-step-of", what=shadow.view().track.steps[1].label, at=2, of=7))
    check(walker)


def first_round(shadow: Shadow) -> None:
    """Seven turns in which the tiles are turned: a tap each, and one for the tile that starts it all."""
    walker, before = shadow.walker, shadow.walker.taps
    touch(shadow, "tile/T5")
    for tile in ("T7", "T6", "T1", "T3", "T4"):
        touch(shadow, f"next/{tile}")
    check(walker)
    shadow.press()
    shadow.press()
    assert walker.taps - before == 7 + 1
    check(walker)


def turns(shadow: Shadow) -> None:
    """The turns of a round whose tiles all lie open: a tap each."""
    for _ in range(7):
        before = shadow.walker.taps
        shadow.press()
        assert shadow.walker.taps - before == 1


def test_the_taps_of_turns_where_the_fortune_is_kept(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "en", DESKTOP)
    shadow = Shadow(walker, make_setup(walker, GAME, 3, keeps=game(GAME).info.presets[FORTUNE].keeps))
    steps: list[Step] = [("core/jump", {"to": ("r3t1",)}), ("tile/T7", {}), (f"get/{GOSIA}", {"card": (STORE,)})]
    as_if_played(own_server, shadow, steps)
    walker.open("/")
    walker.see(shadow.headline())

    def taken(most: int, act: Callable[..., None], *args: str, **given: Answer) -> None:
        before = walker.taps
        act(shadow, *args, **given)
        assert walker.taps - before <= most, args

    taken(ENTERING_TAPS, fill, f"use/{MACIEK}", building=(STORE,), fee=("1",))
    touch(shadow, "tile/T5")
    taken(OFFER_TAPS, touch, f"take/{GOSIA}/fish")
    touch(shadow, "tile/T6")
    taken(BUYING_TAPS, fill, f"buy/{MARTYNA}", card=(MOUND,))
    taken(BUILDING_TAPS, fill, f"use/{MARTYNA}", building=(FIRM,), built=(JOINERY,))
    check(walker)
    assert on_disk(own_server) == shadow.state


def close(shadow: Shadow, *borrow: str, taps: int) -> None:
    """The round end: who falls short takes a loan in their own row, everybody else pays unseen."""
    walker, before = shadow.walker, shadow.walker.taps
    for seat in borrow:
        walker.tap(shadow.names[seat], nth=1)
        form = shadow.form(f"feed/{seat}", {"loans": ("1",)})
        walker.tap(shadow.said(thing_msg(GAME, "loan", 1)))
        shadow.take(form)
        walker.see(shadow.undo_label(form.event))
    shadow.press()
    assert walker.taps - before <= taps


ROUND_END: Final = 19
"""Six food each, for five."""

SHORT, SELLER = ("s1", "s2"), "s3"
"""Two have a franc too few; the third has none, and a building."""

WORST_TAPS = 10


def test_five_feed_two_borrow_and_one_sells_and_borrows(own_server: Server, walk: MakeWalker) -> None:
    shadow = round_end(own_server, walk(own_server, "pl"), EVERYTHING)
    walker = shadow.walker
    check(walker)
    assert [task.warn for task in shadow.view().now.tasks] == [True, True, True, False, False]
    before = walker.taps
    for seat in SHORT:
        feed(shadow, seat)
    fill(shadow, f"sell/{SELLER}", card=(MOUND,))
    feed(shadow, SELLER)
    check(walker)
    shadow.press()
    assert walker.taps - before <= WORST_TAPS
    assert [shadow.state.ledger.n(seat, "loan") for seat in shadow.setup.ids] == [1, 1, 2, 0, 0]
    assert [shadow.state.ledger.n(seat, "franc") for seat in shadow.setup.ids] == [3, 3, 3, 3, 3]
    assert on_disk(own_server) == shadow.state


def test_five_feed_where_nobody_follows_the_larders(own_server: Server, walk: MakeWalker) -> None:
    shadow = round_end(own_server, walk(own_server, "en"), FORTUNE)
    walker = shadow.walker
    before = walker.taps
    for seat in SHORT:
        short_of(shadow, seat, 1)
    sell(shadow, SELLER, MOUND)
    short_of(shadow, SELLER, 5)
    check(walker)
    shadow.press()
    assert walker.taps - before <= WORST_TAPS
    assert [shadow.state.ledger.n(seat, "loan") for seat in shadow.setup.ids] == [1, 1, 2, 0, 0]
    assert on_disk(own_server) == shadow.state


def short_of(shadow: Shadow, seat: str, n: int) -> None:
    """All is handed in and so much is missing: loans come for it."""
    walker, form = shadow.walker, shadow.form(f"feed/{seat}", {"missing": (str(n),)})
    walker.tap(shadow.names[seat], nth=1)
    walker.tap(shadow.said(msg(f"{GAME}-food", n=n)))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


def sell(shadow: Shadow, seat: str, card: str) -> None:
    """A card is touched in its seat."""
    walker, form = shadow.walker, shadow.form(f"sell/{seat}/{card}")
    walker.tap(shadow.names[seat])
    walker.tap(shadow.said(thing_msg(GAME, card, 1, "name")))
    walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


def round_end(server: Server, walker: Walker, preset: int) -> Shadow:
    """Five at the end of a late round: two a franc short, one with nothing but a building, two who can pay."""
    shadow = Shadow(walker, make_setup(walker, GAME, 5, keeps=game(GAME).info.presets[preset].keeps))
    laid_out(server, shadow, {**dict.fromkeys(SHORT, 5), SELLER: 0, "s4": 9, "s5": 9})
    walker.open("/")
    walker.see(shadow.headline())
    return shadow


def laid_out(server: Server, shadow: Shadow, francs: dict[str, int]) -> None:
    """A table at a round end, as if it had been played so far."""
    steps: list[Step] = [("core/jump", {"to": (f"r{ROUND_END}e",)})]
    steps += [(f"core/count/{seat}/franc", {"n": {"n": n}}) for seat, n in francs.items() if n != 5]
    as_if_played(server, shadow, [*steps, (f"get/{SELLER}", {"card": (MOUND,)})])


def as_if_played(server: Server, shadow: Shadow, steps: list[Step]) -> None:
    """The same steps in the file and in the test's head."""
    server.kill()
    house = Library.open(server.data)
    live = house.start(shadow.setup)
    for at, (move, answers) in enumerate(steps):
        form = shadow.form(move, answers)
        assert form.event is not None
        assert live.table.do(Command(f"step-{at}", form.event, live.table.n)).taken
        shadow.take(form)
    house.close()
    server.start()


def feed(shadow: Shadow, seat: str) -> None:
    """What a seat that falls short can do is touched; a choice that is left is confirmed."""
    walker = shadow.walker
    moves = {task.seat: task.moves[0] for task in shadow.view().now.tasks if task.warn}
    ways = {other: shadow.said(move.label) for other, move in moves.items()}
    alike = [other for other, way in ways.items() if way == ways[seat]]
    walker.tap(ways[seat], nth=alike.index(seat))
    form = shadow.form(moves[seat].key)
    if form.asks:
        walker.tap(shadow.said(form.confirm))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))


@dataclass(frozen=True)
class Owned:
    """What somebody has at the end."""

    numbers: dict[str, int]
    cards: dict[str, tuple[str, ...]]


OWN: Final = {
    "s1": Owned(
        {"francs": 12, "loans": 1},
        {
            "buildings": ("building.bank", "building.colliery", "building.wharf_1"),
            "specials": ("building.diner",),
            "ships": ("ship.S04",),
        },
    ),
    "s2": Owned(
        {"francs": 21, "loans": 0},
        {"buildings": ("building.town_hall", "building.bakehouse"), "specials": (), "ships": ()},
    ),
}


@pytest.mark.parametrize(("language", "size"), [("pl", SMALL_PHONE), ("en", DESKTOP)])
def test_just_count_the_fortunes(server: Server, walk: MakeWalker, language: str, size: tuple[int, int]) -> None:
    walker = walk(server, language, size)
    only_count(walker, GAME)
    sit(walker, 2)
    check(walker)
    walker.tap(walker.t("app-to-sheet"))
    setup = make_setup(walker, GAME, 2)
    names: dict[str, str] = {seat.id: seat.name for seat in setup.seats}
    known: dict[str, dict[str, Entry]] = {}
    at = 0
    while at < len(pages := asked(setup, known)):
        question = pages[at]
        walker.see(walker.t("app-question-of", n=at + 1, of=len(pages)))
        check(walker)
        for seat, owned in OWN.items():
            if isinstance(question, Cards) and owned.cards[question.key]:
                picked = owned.cards[question.key]
                pick_cards(walker, names[seat], [face.name for face in question.cards if face.key in picked])
                known.setdefault(question.key, {})[seat] = picked
            elif question.key in owned.numbers:
                walker.type(f"{walker.say(question.label)}, {names[seat]}", str(owned.numbers[question.key]))
        at += 1
        pages = asked(setup, known)
        walker.tap(walker.t("app-next-field", what=pages[at].label) if at < len(pages) else walker.t("app-count-up"))
    all_standing(walker)
    # Bank: 3 for each of two industrial buildings, 2 for itself and the diner. Town hall: 4 for itself, 2 for a craft.
    totals = {"s1": 12 + 16 + 10 + 14 + 6 + 4 + 10 - 7, "s2": 21 + 6 + 8 + 6}
    for seat, total in totals.items():
        walker.see(f"{names[seat]}, {walker.t('app-total')}\n{total}")
    walker.see(walker.say.t("app-winner", names, who=Player("s1")))
    check(walker)


def _owned(buildings: str, specials: str = "", ships: str = "") -> Owned:
    cards = {
        key: tuple(f"building.{card}" for card in found.split())
        for key, found in (("buildings", buildings), ("specials", specials))
    }
    return Owned({}, {**cards, "ships": tuple(f"ship.{ship}" for ship in ships.split())})


FORTY: Final = {
    "s1": _owned("building_firm_1 marketplace sawmill fishery joinery bakehouse", "diner bakery", "S06 S08 S10"),
    "s2": _owned("building_firm_2 hardware_store charcoal_kiln smokehouse abattoir", ships="S11 S12 S13"),
    "s3": _owned("construction_firm clay_mound arts_centre wharf_1 black_market", "farm", "S14 S15"),
    "s4": _owned("brickworks local_court colliery wharf_2 shipping_line", ships="S16 S17"),
    "s5": _owned("grocery_market tannery business_office ironworks bank", "zoo"),
}
"""What five have at the end of an evening."""


def test_five_count_forty_cards(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "pl")
    only_count(walker, GAME)
    sit(walker, 5)
    walker.tap(walker.t("app-to-sheet"))
    setup = make_setup(walker, GAME, 5)
    names: dict[str, str] = {seat.id: seat.name for seat in setup.seats}
    known: dict[str, dict[str, Entry]] = {"francs": {seat: 10 + at for at, seat in enumerate(FORTY)}}
    for seat, n in known["francs"].items():
        walker.type(f"{walker.t(f'{GAME}-sheet-francs')}, {names[seat]}", str(n))
    for key in ("buildings", "specials", "ships"):
        walker.tap(walker.t("app-next-field", what=msg(f"{GAME}-sheet-{key}")))
        check(walker)
        for at, (seat, owned) in enumerate(FORTY.items()):
            if owned.cards[key] and at:
                walker.tap(names[seat])
            for card in owned.cards[key]:
                walker.tap(walker.say(game(GAME).thing(card, 1, "name")))
            known.setdefault(key, {})[seat] = owned.cards[key]
    walker.tap(walker.t("app-next-field", what=msg(f"{GAME}-sheet-loans")))
    walker.tap(walker.t("app-count-up"))  # what nobody said anything of is none: no warning, no second tap
    assert sum(len(cards) for owned in FORTY.values() for cards in owned.cards.values()) == 40
    assert walker.taps <= COUNT_TAPS
    all_standing(walker)
    result = game(GAME).score(setup, game(GAME).sheet(setup, None, known).settled(known), setup.rulings)
    (winner,) = result.ranking().winners
    walker.see(walker.say.t("app-winner", names, who=Player(SeatId(winner))))
    for seat in FORTY:
        walker.see(f"{names[seat]}, {walker.t('app-total')}\n{result.known(seat)}")
    check(walker)


def asked(setup: Setup, known: dict[str, dict[str, Entry]]) -> tuple[Question, ...]:
    """The pages there are, where whoever is given nothing has none."""
    form = game(GAME).sheet(setup, None, known)
    return game(GAME).sheet(setup, None, form.settled(known)).asked


def pick_cards(walker: Walker, who: str, cards: list[Msg]) -> None:
    """Whose cards, and each found by its name."""
    walker.tap(who)
    for card in cards:
        walker.type(walker.t("ui-search"), walker.say(card))
        walker.tap(walker.say(card))
