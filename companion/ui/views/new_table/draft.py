"""A table not yet begun: plain values and what one may do with them. No screen, no storage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from scorers.core.game_info import Colour, GameInfo
from scorers.core.msg import Msg, SeatId, msg
from scorers.core.setup import Seat, Setup


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody who has played here, and the colour they like."""

    person: str
    name: str
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table. Without a name it is called by its colour."""

    colour: str
    name: str = ""
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """What is behind the quiet button; the defaults are what a box says."""

    variant: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    keeps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """The table as it would begin now."""

    chairs: tuple[Chair, ...]
    choices: Choices
    first: int | None = None
    """Which chair starts; nobody yet."""
    drawn: bool = False
    """Whether chance chose who starts."""

    # Who sits here

    def with_known(self, info: GameInfo, known: Known) -> Draft:
        """One more person, in their colour if it is free."""
        return self._with(info, Chair(known.colour or "", known.name, known.person))

    def with_nobody(self, info: GameInfo, colour: str | None = None) -> Draft:
        """One more chair without a name, in that colour if it is free."""
        return self._with(info, Chair(colour or ""))

    def next_free(self, after: int = -1) -> int | None:
        """Return the next chair round the table that has no name."""
        around = (*range(after + 1, len(self.chairs)), *range(max(after, 0)))
        return next((at for at in around if not self.chairs[at].name), None)

    def taken_by(self, info: GameInfo, known: Known, wished: int | None = None) -> Draft:
        """Somebody sits down: on the chair wished if it is free, on the first that is, else on one more."""
        free = wished if wished is not None and not self.chairs[wished].name else self.next_free()
        if free is None:
            return self.with_known(info, known)
        colour = known.colour if known.colour in self._left(info) else self.chairs[free].colour
        return self._chair(free, Chair(colour, known.name, known.person))

    def with_people(self, meet: Callable[[Chair], str]) -> Draft:
        """Everybody with a name is somebody; `meet` says who."""
        chairs = (replace(c, person=c.person or meet(c)) if c.name else c for c in self.chairs)
        return replace(self, chairs=tuple(chairs))

    def without(self, at: int) -> Draft:
        """One person fewer."""
        at %= len(self.chairs)
        return self._seated(self.chairs[:at] + self.chairs[at + 1 :])

    def with_count(self, info: GameInfo, count: int) -> Draft:
        """As many chairs as asked: nameless ones come or go, and only then the last of those with a name."""
        draft = self
        while len(draft.chairs) > count:
            free = [at for at, chair in enumerate(draft.chairs) if not chair.name]
            draft = draft.without(free[-1] if free else -1)
        while len(draft.chairs) < count:
            draft = draft.with_nobody(info)
        return draft

    def swapped(self, at: int, by: int) -> Draft:
        """Return the draft with a person one place further round the table; who starts stays the same person."""
        to = at + by
        if not 0 <= to < len(self.chairs):
            return self
        chairs = list(self.chairs)
        chairs[at], chairs[to] = chairs[to], chairs[at]
        first = {at: to, to: at}.get(self.first, self.first) if self.first is not None else None
        return replace(self, chairs=tuple(chairs), first=first)

    def coloured(self, at: int, colour: str) -> Draft:
        """Return the draft with a person in another colour; whoever had it takes the one given up."""
        mine = self.chairs[at].colour
        swap = {colour: mine, mine: colour}
        chairs = (replace(c, colour=swap.get(c.colour, c.colour)) for c in self.chairs)
        return replace(self, chairs=tuple(chairs))

    def named(self, at: int, name: str) -> Draft:
        """Return the draft with a person by another name; a changed name is another person."""
        chair = self.chairs[at]
        person = chair.person if chair.name == name.strip() else None
        return self._chair(at, replace(chair, name=name.strip(), person=person))

    def _chair(self, at: int, chair: Chair) -> Draft:
        return replace(self, chairs=(*self.chairs[:at], chair, *self.chairs[at + 1 :]))

    def _seated(self, chairs: tuple[Chair, ...]) -> Draft:
        """Other people sit here: who starts is open again."""
        return replace(self, chairs=chairs, first=None, drawn=False)

    def _with(self, info: GameInfo, chair: Chair) -> Draft:
        """One more chair, in another colour where its own is taken; nobody comes once no colour is left."""
        left = self._left(info)
        chairs = (replace(chair, colour=chair.colour if chair.colour in left else left[0]),) if left else ()
        return self._seated((*self.chairs, *chairs))

    def _left(self, info: GameInfo) -> tuple[str, ...]:
        """Return the colours of the box that nobody has."""
        taken = {chair.colour for chair in self.chairs}
        return tuple(colour.id for colour in info.colours if colour.id not in taken)

    # Who starts

    def starting(self, at: int) -> Draft:
        """Return the draft with this chair starting, because somebody said so."""
        return replace(self, first=at, drawn=False)

    def draw(self, pick: Callable[[int], int]) -> Draft:
        """Chance says who starts; `pick(n)` is fair among n."""
        return replace(self, first=pick(len(self.chairs)), drawn=True) if self.chairs else self

    # What was agreed

    def choosing(self, **changes: object) -> Draft:
        """Another variant, option, ruling or choice of what the app keeps."""
        return replace(self, choices=replace(self.choices, **changes))  # type: ignore[arg-type]

    def keeping(self, info: GameInfo, keep: str, *, on: bool) -> Draft:
        """Keep one thing more, with what it needs, or one fewer, with what needs it."""
        chosen = set(self.choices.keeps)
        chosen = chosen | _needed(info, keep) if on else chosen - _needing(info, keep)
        return self.choosing(keeps=tuple(k.id for k in info.keeps if k.id in chosen))

    # What is wrong with it

    def problems(self, info: GameInfo) -> tuple[Msg, ...]:
        """Why it cannot begin yet, in sentences."""
        found = []
        if len(self.chairs) < info.players.min:
            found.append(msg("app-too-few", n=info.players.min - len(self.chairs)))
        if len(self.chairs) > info.players.max:
            found.append(msg("app-too-many", n=info.players.max))
        return (*found, *(msg("app-name-twice", name=name) for name in self.twice))

    @property
    def twice(self) -> tuple[str, ...]:
        """The names two people have."""
        names = [chair.name.casefold() for chair in self.chairs if chair.name]
        return tuple(dict.fromkeys(c.name for c in self.chairs if c.name and names.count(c.name.casefold()) > 1))

    def setup(self, info: GameInfo, names: Sequence[str], values: Mapping[str, int]) -> Setup:
        """Return the setup for the first line of the journal; `names` are said in the language of the device."""
        seats = tuple(
            Seat(
                id=SeatId(f"s{at + 1}"),
                name=name,
                colour=c.colour,
                symbol=colour(info, c.colour).symbol,
                person=c.person,
            )
            for at, (c, name) in enumerate(zip(self.chairs, names, strict=True))
        )
        choices = self.choices
        return Setup(
            slug=info.slug,
            ruleset=info.ruleset,
            seats=seats,
            first=seats[self.first or 0].id,
            variant=choices.variant,
            options=choices.options,
            rulings=choices.rulings,
            keeps=choices.keeps,
            values=values,
        )


def colour(info: GameInfo, id_: str) -> Colour:
    """Return the colour of that id; the first of the box where it has none."""
    return next((c for c in info.colours if c.id == id_), info.colours[0])


def default_choices(info: GameInfo) -> Choices:
    """Return the rules as printed and the lightest preset."""
    return Choices(
        variant=info.variants[0],
        options={o.id: o.default for o in info.options},
        rulings={r.id: r.default for r in info.rulings},
        keeps=info.presets[0].keeps if info.presets else (),
    )


def _needed(info: GameInfo, keep: str) -> set[str]:
    """Return a keep and all it is of no use without."""
    found = next(k for k in info.keeps if k.id == keep)
    return {keep}.union(*(_needed(info, other) for other in found.needs))


def _needing(info: GameInfo, keep: str) -> set[str]:
    """Return a keep and all that is of no use without it."""
    return {k.id for k in info.keeps if keep in _needed(info, k.id)}
