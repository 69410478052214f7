"""Four devices race at one table while the network delays, doubles and loses what they say and hear.

All see the same in the end, each command is taken once at most, and nothing that was acknowledged is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import pytest

from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.session import TableSession
from companion.table.digest import digest
from companion.table.live import LiveTable
from companion.table.model import Command, Outcome
from scorers.core import registry
from scorers.core.forms import Answer, Form
from scorers.core.issues import Level
from tests.data_old.evening import Evening, agreed
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")

TITLES = ("kernel", *sorted(registry.slugs()))


@dataclass
class Said:
    """A command on its way, sent again until it is answered."""

    id: str
    do: Callable[[], Outcome]
    due: int
    tries: int = 1


@dataclass
class Device:
    """A phone, or the host's own, with a network of its own between it and the table."""

    seated: TableSession
    news: list[int] = field(default_factory=list)
    """When what has happened is heard of."""
    acknowledged: dict[str, Outcome] = field(default_factory=dict)


@dataclass
class Race:
    """One history."""

    library: Library
    live: LiveTable
    rnd: Random
    devices: list[Device] = field(default_factory=list)
    wire: list[tuple[Device, Said]] = field(default_factory=list)
    now: int = 0
    ids: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """By command: how often the table has written something for it."""

    def sit(self, hand: Hand) -> None:
        device = Device(TableSession(self.library, self.live, hand))
        self.devices.append(device)
        device.seated.watch(lambda: device.news.append(self.now + self.rnd.choice((0, 1, 1, 3, 9))))

    def run(self, moments: int) -> None:
        for _ in range(moments):
            self.now += 1
            device = self.rnd.choice(self.devices)
            self._hear(device)
            if self.rnd.random() < 0.7:
                self._say(device)
            self._deliver()
        while self.wire:
            self.now += 1
            self._deliver()
        for device in self.devices:
            device.seated.showed(self.live.table.n)

    def _hear(self, device: Device) -> None:
        """Draw the table as it is by now, where the news has come; one drawing answers for all that came before."""
        if any(due <= self.now for due in device.news):
            device.news = [due for due in device.news if due > self.now]
            device.seated.showed(self.live.table.n)

    def _say(self, device: Device) -> None:
        """Let somebody do something by what stands before their eyes."""
        seated, table, who = device.seated, self.live.table, device.seated.hand.who
        self.ids += 1
        name = f"c{self.ids}"
        shown, sort = seated.shown, self.rnd.random()
        if sort < 0.12 and shown.undo is not None:
            step = shown.undo
            act, refused = partial(table.undo, step.n, name, who), partial(seated._history.refused, step.event)
        elif sort < 0.2 and shown.redo is not None:
            again = shown.redo
            act, refused = partial(table.redo, again.n, name, who), partial(seated._history.refused, again.event)
        else:
            form = self._form(seated)
            if form is None or form.event is None:
                return
            against = tuple(dict.fromkeys(issue.code for issue in form.issues if issue.level is Level.AGAINST))
            fact = form.event.model_dump() | {"overruled": (*form.event.overruled, *against)}
            event = type(form.event).model_validate(fact)
            command = Command(name, event, shown.n, who)
            act, refused = partial(table.do, command), partial(seated._history.refused, event, form.key)
        said = Said(name, lambda: refused() or seated._commit(act), self.now + self.rnd.choice((0, 0, 1, 4, 12)))
        self.wire.append((device, said))
        if self.rnd.random() < 0.3:  # it comes twice
            self.wire.append((device, Said(name, said.do, said.due + self.rnd.choice((0, 2, 20)))))

    def _form(self, seated: TableSession) -> Form | None:
        """Return something a device may do by what it shows, with answers at random."""
        view = seated.shown.view
        moves = [*view.now.moves, *(move for task in view.now.tasks if not task.done for move in task.moves)]
        moves += [move for seat in view.seats for move in seat.moves if self.rnd.random() < 0.3]
        keys = [move.key for move in moves if move.because is None and not move.key.startswith("app/")]
        if not keys:
            return None
        asked = Evening(seated.game, seated.setup, self.rnd, eager=True)
        key, answers = self.rnd.choice(keys), dict[str, Answer]()
        form = seated.meant(key, answers)
        for _ in range(8):
            fresh = next((ask for ask in form.asks if ask.key not in answers), None)
            if fresh is None or (form.event is not None and self.rnd.random() < 0.4):
                break
            answers[fresh.key] = asked._answer(fresh)
            form = seated.meant(key, answers)
        return form

    def _deliver(self) -> None:
        """Let arrive what is due, in any order; what is lost, or whose answer is lost, is said again."""
        due = [one for one in self.wire if one[1].due <= self.now]
        self.rnd.shuffle(due)
        for one in due:
            device, said = one
            self.wire.remove(one)
            if said.tries < 6 and self.rnd.random() < 0.2:
                self._later(device, said)
                continue
            before = self.live.table.n
            outcome = said.do()
            self.answers[said.id] += self.live.table.n != before
            if said.tries < 6 and self.rnd.random() < 0.2:
                self._later(device, said)
            else:
                device.acknowledged[said.id] = outcome

    def _later(self, device: Device, said: Said) -> None:
        self.wire.append((device, Said(said.id, said.do, self.now + self.rnd.choice((1, 5)), said.tries + 1)))


def raced(folder: Path, slug: str, seed: int, moments: int = 40) -> Counter[str]:
    """Race once and judge it; how often something was taken and refused."""
    rnd = Random(f"{slug}/{seed}")
    library = Library.open(folder, FakeClock())
    game = registry.game(slug)
    presets = [preset.keeps for preset in game.info.presets]
    players = min(max(3, game.info.players.min), game.info.players.max)
    live = library.start(agreed(game, rnd.choice(presets), players, rnd))
    seats, rule = live.table.setup.ids, rnd.choice((May.ALL, May.OWN))
    race = Race(library, live, rnd)
    race.sit(Hand("host"))
    for n in range(3):
        race.sit(Hand(f"phone-{n}", seats[n % len(seats)], lambda: rule))
    race.run(moments)
    judged(race)
    key, at_the_end = live.key, digest(live.table.state)
    library.close()
    again = Library.open(folder, FakeClock())
    assert digest(again.table(key).table.state) == at_the_end, "what was taken is on the disk"
    again.close()
    return Counter(
        "taken" if one.taken else "refused" for device in race.devices for one in device.acknowledged.values()
    )


def judged(race: Race) -> None:
    """All see the same, nothing was taken twice, and what was acknowledged as taken is written."""
    live, table = race.live, race.live.table
    for device in race.devices:
        assert not device.seated.behind
        fresh = TableSession(race.library, live, device.seated.hand)
        assert device.seated.shown.state is table.state
        assert device.seated.view == fresh.view, "as drawn from nothing"
        assert (device.seated.undo_label, device.seated.redo_label) == (fresh.undo_label, fresh.redo_label)
    assert max(race.answers.values(), default=0) <= 1, "each command at most once"
    for device in race.devices:
        for name, outcome in device.acknowledged.items():
            assert bool(race.answers[name]) == bool(outcome.taken), name
    assert sum(race.answers.values()) == table.n, "and nobody else has written anything"


@pytest.mark.parametrize("slug", TITLES)
def test_four_devices_agree_in_the_end(tmp_path: Path, slug: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        found += raced(tmp_path / str(seed), slug, seed)
    assert found["taken"] > 3


@pytest.mark.torture
@pytest.mark.parametrize("slug", TITLES)
def test_a_thousand_races(tmp_path: Path, slug: str) -> None:
    found: Counter[str] = Counter()
    each = -(-1000 // len(TITLES))
    for seed in range(each):
        found += raced(tmp_path / str(seed), slug, seed, 60)
    print(f"{slug}: {each} races, {found['taken']} commands taken, {found['refused']} refused")
    assert found["taken"] > each
