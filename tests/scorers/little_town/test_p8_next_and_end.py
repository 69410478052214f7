"""Rulebook p. 8: preparing the next round, the end of the game, the track."""

import itertools

import pytest

from scorers.core.amount import at_least
from scorers.core.questions import Holder, Numbers
from scorers.core.sheet import Sheet, SheetForm
from scorers.core.view import Standing
from scorers.little_town import GAME
from scorers.little_town.flow import next_first
from scorers.little_town.model import Phase
from scorers.little_town.words import say
from tests.scorers.little_town.playing import EVERYTHING, NO_SPECIALS, Playing, at, emptied, holding, setup, town


def ending(round_: int, players: int = 3, keeps: tuple[str, ...] = ("points",), **kwargs: object) -> Playing:
    return at(Playing.new(players, keeps, **kwargs), round_, Phase.FEEDING)


# The next round


def test_p8_workers_home_marker_on_first_player_left() -> None:
    play = at(Playing.new(4, EVERYTHING, first="s4"), 1, Phase.FEEDING)
    emptied(play, "s1", "s2", "s3", "s4")
    holding(play, "s2@e3", worker=1)
    for seat in ("s1", "s2", "s3", "s4"):
        holding(play, seat, fish=3)
    play.do("feed")
    assert (play.state.flow.round, play.state.flow.phase, play.state.flow.first) == (2, Phase.TURNS, "s1")
    assert [play.n(seat, "worker") for seat in ("s1", "s3", "s4")] == [3, 3, 3]
    view = GAME.view(play.state, None)
    assert [hand.id for hand in view.now.by_hand] == [
        "little_town-hand-workers",
        "little_town-hand-round",
        "little_town-hand-first",
    ]
    play.do("place", cell=("a2",), uses=())
    assert GAME.view(play.state, None).now.by_hand == ()


def test_p8_tiles_and_houses_stay() -> None:
    play = town(at(Playing.new(2, EVERYTHING), 1, Phase.FEEDING), bakery="s1@c3")
    emptied(play, "s1", "s2")
    play.do("fed/r1/feed/s1").do("fed/r1/feed/s2")
    assert play.n("s1@c3", "tile.bakery") == 1


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_p8_the_marker_goes_left(players: int, round_: int) -> None:
    play = ending(round_, players).do("feed", hungry={"s1": 1})
    assert play.state.flow.first == "s2"


def test_p8_three_players_before_round_four_the_fewest_points_begin() -> None:
    play = ending(3)
    play.do("points/s1", n={"n": 4}).do("points/s2", n={"n": 9}).do("points/s3", n={"n": 5})
    play.do("feed", hungry={"s2": 2})
    assert (play.state.flow.round, play.state.flow.first) == (4, "s2")


def test_p8_only_before_round_four_and_only_three() -> None:
    assert ending(2).do("points/s3", n={"n": -4}).do("feed").state.flow.first == "s2"
    assert ending(3, 4).do("points/s4", n={"n": -4}).do("feed").state.flow.first == "s2"


@pytest.mark.parametrize(
    ("first", "tied", "expected"),
    [
        ("s1", ("s2", "s3"), "s2"),
        ("s2", ("s1", "s3"), "s3"),
        ("s3", ("s1", "s2"), "s1"),
        ("s1", ("s1", "s3"), "s3"),
        ("s1", ("s1", "s2"), "s2"),
        ("s1", ("s1", "s2", "s3"), "s2"),
        ("s3", ("s1", "s2", "s3"), "s1"),
        ("s1", ("s1",), "s1"),
    ],
)
def test_p8_a_tie_goes_to_the_nearest_on_the_left(first: str, tied: tuple[str, ...], expected: str) -> None:
    assert next_first(Playing.new(3, (), first=first).state, tied) == expected


def test_ruling_tie_with_the_current_first_player() -> None:
    rulings = {"three_player_tie_with_current_first_player": "current_first_player"}
    state = Playing.new(3, (), first="s1", rulings=rulings).state
    assert next_first(state, ("s1", "s3")) == "s1"
    assert next_first(state, ("s2", "s3")) == "s2"
    assert next_first(state, ("s1", "s2", "s3")) == "s2", "where all are equal the marker goes on to the left"


def test_p8_where_points_are_not_kept_the_table_is_asked() -> None:
    play = ending(3, 3, ()).do("feed")
    assert play.state.flow.phase is Phase.NEXT
    assert play.form("next").event is None
    play.do("next", fewest=("s3",))
    assert (play.state.flow.round, play.state.flow.first) == (4, "s3")
    assert play.taps == 1 + 2


def test_p8_the_fourth_round_is_the_last() -> None:
    play = ending(4).do("feed")
    assert (play.state.flow.phase, play.state.flow.over, GAME.tasks(play.state)) == (Phase.END, True, frozenset())
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["little_town-end-title"]
    assert GAME.view(play.state, None).primary is None


def test_p8_the_new_round_is_said_loudly() -> None:
    play = ending(2).do("feed", hungry={"s1": 1})
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == [
        "little_town-loses",
        "little_town-round-begins",
    ]
    play = ending(3, 4).do("feed")
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["little_town-round-begins-last"]
    play = ending(3, 3, ()).do("feed").do("next", fewest=("s1", "s2"))
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["little_town-round-begins-last"]


# The final count

PODIUM: Sheet = {
    "track": {"s1": 38, "s2": 40, "s3": 44, "s4": 41},
    "castle": {"s1": 2},
    "watchtower": {"s2": 3},
    "coins": {"s1": 6, "s2": 0, "s3": 9, "s4": 3},
}


def test_p8_a_castle_counts_no_more_than_its_owner_has_built_besides() -> None:
    play = town(Playing.new(2, EVERYTHING), castle="s1@e3")
    for most, tiles in enumerate(({}, {"barn": "s1@c3"}, {"well": "s1@c4"})):
        town(play, **tiles)
        question = GAME.sheet(play.state.setup, play.state)["castle"]
        assert isinstance(question, Holder)
        assert question.high == most


def test_p8_castle_watchtower_and_coins_are_added() -> None:
    found = GAME.score(setup(4), PODIUM, {})
    assert [(line.seat, line.group, line.points.n) for line in found.lines] == [
        ("s1", "track", 38),
        ("s2", "track", 40),
        ("s3", "track", 44),
        ("s4", "track", 41),
        ("s1", "castle", 8),
        ("s2", "watchtower", 6),
        ("s1", "coins", 2),
        ("s2", "coins", 0),
        ("s3", "coins", 3),
        ("s4", "coins", 1),
    ]
    assert [(rank.place, rank.seat, rank.total.n) for rank in found.ranking().places] == [
        (1, "s1", 48),
        (2, "s3", 47),
        (3, "s2", 46),
        (4, "s4", 42),
    ]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (40, 13)])
def test_p8_one_point_for_every_three_coins(coins: int, points: int) -> None:
    sheet = {"track": {"s1": 0, "s2": 0}, "castle": {}, "watchtower": {}, "coins": {"s1": coins, "s2": 0}}
    assert GAME.score(setup(2), sheet, {}).total("s1").known == points


def test_p8_ties_share_the_win() -> None:
    sheet = {"track": {"s1": 40, "s2": 39}, "castle": {}, "watchtower": {}, "coins": {"s1": 0, "s2": 3}}
    ranking = GAME.score(setup(2), sheet, {}).ranking()
    assert (ranking.winners, [rank.place for rank in ranking.places], ranking.ties) == (("s1", "s2"), [1, 1], ())


def test_p8_every_line_explains_itself() -> None:
    found = {(line.seat, line.group): line.why for line in GAME.score(setup(4), PODIUM, {}).lines}
    castle, coins, track = found["s1", "castle"], found["s1", "coins"], found["s1", "track"]
    assert castle is not None
    assert coins is not None
    assert track is not None
    assert (castle.amount.n, castle.parts[0].amount.n, castle.page, castle.standing) == (8, 2, "8", Standing.INFERRED)
    assert (coins.amount.n, coins.parts[0].amount.n, coins.page, coins.standing) == (2, 6, "8", Standing.RULEBOOK)
    assert track.standing is Standing.TYPED
    ruled = GAME.score(setup(4), PODIUM, {"castle_counts": "any_owner"}).of("s1", "castle")[0].why
    assert ruled is not None
    asked = say("ruling-castle_counts")
    assert ruled.standing is Standing.RULING
    assert ruled.rule == say("ruled", asked=asked, answer=asked.in_case("any_owner")), "no answer without its question"


@pytest.mark.parametrize(
    ("points", "space", "id_"),
    [(59, 59, ""), (60, 0, "marker-60"), (64, 4, "marker-60"), (-5, 55, "marker"), (0, 0, "")],
)
def test_p8_the_track_runs_from_0_to_59_and_only_a_marker_that_left_it_is_named(
    points: int, space: int, id_: str
) -> None:
    sheet = {"track": {"s1": points, "s2": 0}, "castle": {}, "watchtower": {}, "coins": {"s1": 0, "s2": 0}}
    notes = GAME.score(setup(2), sheet, {}).notes
    assert [(note.id, dict(note.params)["space"]) for note in notes] == ([(f"little_town-{id_}", space)] if id_ else [])


def test_p8_nothing_is_said_of_the_markers_before_the_end() -> None:
    assert GAME.projection(Playing.new(2, ("points",)).do("points/s2", n={"n": -5}).state).notes == ()


def test_p8_a_sixty_token_is_taken_and_given_back() -> None:
    play = Playing.new(2, ("points",)).do("points/s1", n={"n": 60})
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["little_town-takes-60"]
    assert [note.id for note in GAME.view(play.state, None).seats[0].notes] == ["little_town-has-60"]
    play.do("points/s1", n={"n": -1})
    assert [line.id for line in GAME.loud(play.states[-1], play.events[-1])] == ["little_town-returns-60"]
    assert GAME.view(play.state, None).seats[0].notes == ()
    play.do("points/s2", n={"n": -5})
    assert [note.id for note in GAME.view(play.state, None).seats[1].notes] == ["little_town-below-zero"]


def test_ruling_token_60_is_kept() -> None:
    play = Playing.new(2, ("points",), rulings={"token_60_returned": "no"})
    for n in (60, -1, 1):
        play.do("points/s1", n={"n": n})
    loud = [line.id for state, event in zip(play.states, play.events, strict=True) for line in GAME.loud(state, event)]
    assert loud == ["little_town-takes-60"]
    play.do("points/s1", n={"n": -2})
    assert [note.id for note in GAME.view(play.state, None).seats[0].notes] == ["little_town-has-60"]


# What is asked


def fields(play: Playing) -> dict[str, object]:
    return {asked.key: asked.known for asked in GAME.sheet(play.state.setup, play.state).open}


def test_p8_just_count_the_points() -> None:
    form = GAME.sheet(setup(3), None)
    assert [asked.key for asked in form.open] == ["track", "castle", "watchtower", "coins"]
    assert [type(asked) for asked in form.asked] == [Numbers, Holder, Holder, Numbers]
    assert [most(form, asked.key) for asked in form.asked] == [None, 5, 8, 40]
    assert most(GAME.sheet(setup(3, (), rulings={"castle_counts": "any_owner"}), None), "castle") == 8
    assert form.prefilled() == {}


def test_p8_the_castle_asks_for_the_buildings_its_ruling_counts() -> None:
    for whose in ("own_only", "any_owner"):
        hint = GAME.sheet(setup(3, (), rulings={"castle_counts": whose}), None)["castle"].hint
        assert hint is not None
        assert dict(hint.params)["whose"] == whose


def most(form: SheetForm, key: str) -> int | None:
    asked = form[key]
    assert isinstance(asked, (Numbers, Holder))
    return asked.high


def test_p8_what_is_left_empty_is_none_once_the_table_has_seen_it() -> None:
    told = {"track": {"s1": 30, "s2": 31, "s3": 12}}
    found = GAME.score(setup(3), GAME.sheet(setup(3), None, told).settled(told), {})
    assert (found.open, found.ranking().winners) == ((), ("s2",))


def test_p8_only_the_owner_of_an_uncounted_castle_is_open() -> None:
    form = GAME.sheet(setup(2), None)
    given = {**form.settled({}), "castle": form["castle"].answered({}, "castle", ("s1",))}
    found = GAME.score(setup(2), given, {})
    assert [(line.seat, line.group) for line in found.open] == [("s1", "castle")]
    assert GAME.check_sheet(setup(2), given) == ()


def test_p8_whose_castle_it_is_was_told_with_the_building() -> None:
    play = Playing.new(3, ("points", "objectives")).do("built/s2", tile=("castle",)).do("built/s3", tile=("barn",))
    asked = {question.key: question for question in GAME.sheet(play.state.setup, play.state).questions}
    assert (asked["castle"].seats, asked["castle"].known, asked["castle"].open) == (("s2",), {"s2": ()}, True)
    assert asked["watchtower"].known is None, "nobody has told of it: it is asked"


def test_p8_the_castle_can_be_typed_over_while_the_board_is_kept() -> None:
    play = town(Playing.new(2, EVERYTHING), castle="s1@e3", bar="s1@e4")
    castle = GAME.sheet(play.state.setup, play.state)["castle"]
    assert (castle.seats, castle.known, castle.open) == (("s1",), {"s1": 1}, False)


def test_p8_first_game_has_no_watchtower() -> None:
    form = GAME.sheet(setup(3, variant="first_game"), None)
    assert [asked.key for asked in form.open] == ["track", "castle", "coins"]
    sheet = {"track": {"s1": 1, "s2": 2, "s3": 3}, "castle": {}, "coins": dict.fromkeys(("s1", "s2", "s3"), 0)}
    assert GAME.score(setup(3, variant="first_game"), sheet, {}).ranking().winners == ("s3",)


def test_p8_only_what_cannot_be_known_is_asked() -> None:
    asked = {
        (): ["track", "castle", "watchtower", "coins"],
        ("points",): ["castle", "watchtower", "coins"],
        ("points", "goods"): ["castle", "watchtower"],
        ("points", "goods", "tiles"): ["castle"],
        EVERYTHING: [],
    }
    for keeps, expected in asked.items():
        play = town(Playing.new(2, keeps), castle="s1@e3")
        assert list(fields(play)) == expected, keeps


def test_p8_the_castle_is_counted_where_the_board_is_kept() -> None:
    play = town(Playing.new(2, EVERYTHING), castle="s1@e3", bar="s1@e4", well="s2@d4", barn="s1@g5")
    assert GAME.projection(play.state).of("s1", "castle")[0].points.n == 4
    play = town(
        Playing.new(2, EVERYTHING, rulings={"castle_counts": "any_owner"}), castle="s1@e3", bar="s1@e4", well="s2@d4"
    )
    assert GAME.projection(play.state).of("s1", "castle")[0].points.n == 8


def test_p8_the_watchtower_counts_empty_meadow() -> None:
    play = town(Playing.new(2, EVERYTHING), watchtower="s2@f5", bar="s1@e4")
    holding(play, "s1@f4", worker=1)
    assert GAME.projection(play.state).of("s2", "watchtower")[0].points.n == 2 * (8 - 3 - 2)
    play = town(Playing.new(2, EVERYTHING, rulings={"watchtower_counts": "yes"}), watchtower="s2@f5", bar="s1@e4")
    holding(play, "s1@f4", worker=1)
    assert GAME.projection(play.state).of("s2", "watchtower")[0].points.n == 2 * (8 - 3 - 1)


def test_p8_what_lies_somewhere_is_never_counted_wrongly() -> None:
    play = town(Playing.new(2, EVERYTHING), castle="s1@e3", bar="s1@town", well="s1@e4")
    assert list(fields(play)) == ["castle"]
    assert most(GAME.sheet(play.state.setup, play.state), "castle") == 2


def test_p8_the_points_on_the_track_say_where_they_came_from() -> None:
    play = Playing.new(2, ("points",), options=NO_SPECIALS)
    play.do("points/s1", n={"n": 7}).do("points/s1", n={"n": 2}, reason=("other",)).do("objective/s1", card=("vp3",))
    play.do("out").do("feed", hungry={"s1": 1})
    found = GAME.projection(play.state)
    assert [(line.group, line.points.n) for line in found.lines if line.seat == "s1"][:4] == [
        ("use", 7),
        ("objective", 3),
        ("hunger", -3),
        ("other", 2),
    ]
    hunger = found.of("s1", "hunger")[0].why
    assert hunger is not None
    assert hunger.parts[0].amount.n == 1


def test_p8_a_track_typed_over_at_the_end_is_right() -> None:
    play = Playing.new(2, ("points", "goods")).do("points/s1", n={"n": 7})
    sheet: Sheet = {**GAME.sheet(play.state.setup, play.state).prefilled(), "track": {"s1": 9, "s2": 0}}
    found = GAME.score(play.state.setup, {**sheet, "castle": {}, "watchtower": {}}, {})
    assert [(line.group, line.points.n) for line in found.lines if line.seat == "s1"] == [
        ("use", 7),
        ("other", 2),
        ("coins", 1),
    ]


def test_hunger_nobody_knows_of_is_open_and_has_no_parts() -> None:
    found = GAME.score(setup(2), {"vp.tile": {"s1": 3, "s2": 4}, "vp.hunger": {"s2": -6}}, {})
    parts = {line.seat: len(line.why.parts) for line in found.lines if line.group == "hunger" and line.why}
    assert parts == {"s1": 0, "s2": 1}
    assert not found.total("s1").exact


def test_nothing_is_certain_while_something_is_open() -> None:
    found = GAME.score(setup(2), {"track": {"s1": 50, "s2": 20}, "coins": {"s1": 0, "s2": 0}}, {})
    assert (found.total("s1").exact, found.ranking().winners) == (False, ())
    found = GAME.score(setup(2), {"track": {"s1": 50}}, {})
    assert found.total("s2").n is None
    found = GAME.score(setup(2), {"castle": {"s1": ("x",)}}, {})
    assert found.of("s1", "castle")[0].points == at_least(0)


def test_scored_is_final() -> None:
    play = Playing.new(2, ("points", "goods"), options=NO_SPECIALS)
    play.score({"castle": {}, "watchtower": {"s2": 4}})
    assert play.points() == {"s1": 1, "s2": 9}


def test_seats_do_not_matter_to_the_sum() -> None:
    for order in itertools.permutations(range(4)):
        seats = [f"s{n + 1}" for n in order]
        sheet = {
            field: {seats[int(seat[1]) - 1]: n for seat, n in entries.items()} for field, entries in PODIUM.items()
        }
        found = GAME.score(setup(4), sheet, {})
        assert [found.total(seat).n for seat in seats] == [48, 46, 47, 42]
