"""The special buildings that move discs or lead from turn to turn, one row per sentence of the card (digest 7)."""

from __future__ import annotations

from scorers.core.issues import Level
from scorers.core.msg import Msg
from scorers.le_havre import GAME
from scorers.le_havre.acts.special_cards import Evicted
from scorers.le_havre.model import TurnMemory
from scorers.le_havre.printed import DISC, FRANC
from tests.scorers.le_havre.harbourside import ALL, Harbourside
from tests.scorers.le_havre.specials import EXPANSION, asked, at_sea, b, builds, goods, revealed, said, use

DISCS = (*ALL, "discs")


# ------------------------------------------------------------------------------------- discs: hotel, station, watch


def test_gh04_pays_its_guest_for_each_offer() -> None:
    table = at_sea(DISCS).own("s1", b("gh04"))
    use(table, "s1", "gh04")
    table.do("tile/T1").do("take/s2/fish").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    before = table.n("s1", FRANC) or 0
    table.do("take/s1/wood")
    assert table.n("s1", FRANC) == before + 3
    assert table.n("s2", FRANC) == 5


def test_gh04_is_asked_of_whoever_takes_an_offer_where_discs_are_not_kept() -> None:
    table = at_sea().own("s2", b("gh04"))
    assert asked(table, "take/s1/fish") == ["lodging"]
    before = table.state
    table.do("take/s1/fish")
    assert table.n("s1", FRANC) == 5
    table.state = before
    table.do("take/s1/fish", lodging=(b("gh04"),))
    assert table.n("s1", FRANC) == 8
    assert asked(at_sea(("goods", "cards", "offers")).own("s2", b("gh04")), "take/s1/fish") == []


def left_station(table: Harbourside) -> Harbourside:
    """The first seat stands in the main station, and it is its turn again."""
    use(table, "s1", "gh03").do("tile/T1").do("next").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    return table


def test_gh03_two_buildings_in_a_row_without_fees() -> None:
    table = left_station(at_sea(DISCS).own("s1", b("gh03")).own("s2", b("abattoir")).count("s1", cattle=2))
    table.count("s1", franc=0)
    use(table, "s1", "abattoir")
    assert (table.n("s1", "meat"), table.n("s2", FRANC)) == (2, 5), "no fee"
    assert table.state.flow.memory.onward_of("s1") == ("",)
    assert table.view.track.acting == ("s1",)
    assert table.view.now.detail == Msg("le_havre-now-onward-any")
    because = {move.key: move.because for move in table.view.now.moves}
    assert because["take/s1/fish"] is not None
    assert "le_havre-onward-building" in table.issues("take/s1/fish")
    assert "le_havre-standing-there" in table.issues(f"use/s1/{b('abattoir')}")
    assert "le_havre-onward-not-back" in table.issues(f"use/s1/{b('gh03')}")
    builds(table, "s1")
    assert table.view.track.acting == ("s2",)
    assert table.state.flow.memory.onward_of("s1") == ()


def test_gh03_the_second_building_may_be_left_out() -> None:
    table = left_station(at_sea(DISCS).own("s1", b("gh03"), b("fishery")))
    use(table, "s1", "fishery").do("next")
    assert table.view.track.acting == ("s2",)
    assert table.state.flow.memory == TurnMemory()


def test_gh03_is_asked_where_discs_are_not_kept() -> None:
    table = at_sea().own("s2", b("gh03"), b("abattoir")).count("s1", cattle=2, franc=2)
    assert "lodging" in asked(table, f"use/s1/{b('abattoir')}")
    use(table, "s1", "abattoir", lodging=(b("gh03"),))
    assert table.n("s1", FRANC) == 2
    builds(table, "s1")
    assert table.view.track.acting == ("s2",)


def watched(keeps: tuple[str, ...] = DISCS) -> Harbourside:
    """The second seat stands in its own joinery; the first owns the harbour watch, and it is its turn."""
    table = at_sea(keeps).own("s1", b("harbour_watch")).own("s2", b("joinery"), b("fishery")).count("s1", wood=3)
    table.do("next").do("tile/T1")
    use(table, "s2", "fishery").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    return table


def test_014_pays_a_player_sends_the_disc_home_and_takes_its_place() -> None:
    table = watched()
    francs = table.n("s1", FRANC) or 0
    (ask,) = table.form(f"use/s1/{b('harbour_watch')}").asks
    assert [option.key for option in ask.options] == ["s2"]  # type: ignore[union-attr]
    use(table, "s1", "harbour_watch", guest=("s2",))
    assert (table.n("s1", FRANC), table.n("s2", FRANC), table.n("s2", DISC)) == (francs - 1, 6, 1)
    assert table.view.primary is not None
    assert table.primary() == f"use/s1/{b('fishery')}"
    assert "le_havre-onward-first" in table.issues(f"use/s1/{b('building_firm_1')}", built=(b("marketplace"),))
    assert [option.key for option in table.form("use/s1").asks[0].options] == [b("fishery")]  # type: ignore[union-attr]
    use(table, "s1", "fishery")
    assert table.n(f"s1@{b('fishery')}", DISC) == 1
    assert table.view.track.acting == ("s2",)


def test_014_the_fee_of_the_other_building_is_due() -> None:
    table = at_sea(DISCS).own("s1", b("harbour_watch")).own("s3", b("joinery")).do("next").do("tile/T1")
    table.count("s1", wood=3, franc=3).count("s2", wood=1, franc=1)
    use(table, "s2", "joinery").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    before = table.n("s3", FRANC) or 0
    use(table, "s1", "harbour_watch", guest=("s2",))
    use(table, "s1", "joinery", times={"wood": 1})
    assert table.n("s3", FRANC) == before + 1


def test_014_not_from_a_building_without_an_action() -> None:
    table = at_sea(DISCS).own("s1", b("harbour_watch")).own("s2", b("gh04")).do("next").do("tile/T1")
    use(table, "s2", "gh04").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    found = table.form(f"use/s1/{b('harbour_watch')}")
    assert [(issue.code, issue.level) for issue in found.issues] == [("le_havre-nobody-there", Level.AGAINST)]


def test_014_asks_who_stood_where_if_discs_are_not_kept() -> None:
    table = at_sea().own("s1", b("harbour_watch")).own("s2", b("fishery"), b("gh04"))
    assert asked(table, f"use/s1/{b('harbour_watch')}") == ["guest", "where"]
    among = [o.key for o in table.form(f"use/s1/{b('harbour_watch')}").asks[1].options]  # type: ignore[union-attr]
    assert b("fishery") in among
    assert not {b("gh04"), b("harbour_watch"), b("cokery")} & set(among)
    use(table, "s1", "harbour_watch", guest=("s2",), where=(b("fishery"),))
    assert (table.n("s1", FRANC), table.n("s2", FRANC)) == (4, 6)
    use(table, "s1", "fishery")
    assert table.view.track.acting == ("s2",)
    loose = at_sea(("francs",)).form(f"use/s1/{b('harbour_watch')}", owner=("s1",))
    assert [ask.key for ask in loose.asks] == ["owner", "guest", "where"]
    among = [option.key for option in loose.asks[2].options]  # type: ignore[union-attr]
    assert b("cokery") in among, "where no cards are kept it may be any"
    assert b("harbour_watch") not in among


def test_gh03_leads_through_the_watch_and_on() -> None:
    table = at_sea(DISCS).own("s1", b("gh03"), b("harbour_watch")).own("s2", b("fishery"))
    use(table, "s1", "gh03").do("tile/T1")
    use(table, "s2", "fishery").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    use(table, "s1", "harbour_watch", guest=("s2",))
    assert table.state.flow.memory.onward_of("s1") == (b("fishery"), "")
    use(table, "s1", "fishery")
    assert table.state.flow.memory.onward_of("s1") == ("",)
    builds(table, "s1")
    assert table.view.track.acting == ("s2",)


def test_onward_elsewhere_anyway_ends_the_turn() -> None:
    table = watched()
    use(table, "s1", "harbour_watch", guest=("s2",))
    table.do(f"use/s1/{b('building_firm_1')}", anyway=True, built=(b("marketplace"),))
    assert table.view.track.acting == ("s2",)


# ------------------------------------------------------------------------------------------- dive bar, tobacco


def test_043_whoever_is_sent_home_goes_there_and_pays_two() -> None:
    table = watched().own("s3", b("043"))
    use(table, "s1", "harbour_watch", guest=("s2",))
    assert (table.n("s2", FRANC), table.n(f"s2@{b('043')}", DISC), table.n("s2", DISC)) == (4, 1, 0)


def test_043_its_owner_pays_one_and_nobody_more_than_there_is() -> None:
    table = watched().own("s2", b("043"))
    use(table, "s1", "harbour_watch", guest=("s2",))
    assert table.n("s2", FRANC) == 5
    table = watched().own("s3", b("043")).count("s2", franc=0)
    use(table, "s1", "harbour_watch", guest=("s2",))
    assert table.n("s2", FRANC) == 0, "the franc of the watch, and no more"
    table = watched().own("s3", b("043")).count("s2", franc=0)
    table.do("sell/s2", card=(b("fishery"),))
    assert (table.n("s2", FRANC), table.n(f"s2@{b('043')}", DISC)) == (5, 1), "nothing to pay with yet"


def test_043_a_building_that_changes_hands_sends_there_too() -> None:
    table = watched().own("s3", b("043"))
    table.do("sell/s2", card=(b("fishery"),))
    assert (table.n("s2", FRANC), table.n(f"s2@{b('043')}", DISC)) == (8, 1)
    table.do("sell/s3", card=(b("043"),))
    assert table.n("s2", DISC) == 1, "from the bar itself one goes home"
    assert table.n("s2", FRANC) == 8


def test_045_its_owner_sends_discs_home_from_own_buildings_in_the_own_turn() -> None:
    table = at_sea(DISCS).own("s3", b("045"), b("fishery"), b("gh04")).own("s1", b("joinery"))
    use(table, "s1", "fishery").do("tile/T1")
    use(table, "s2", "gh04", fee=("1franc",)).do("tile/T2")
    moves = {move.key for seat in table.view.seats for move in seat.moves}
    assert "evict/s3" in moves
    (ask,) = table.form("evict/s3").asks
    assert [option.key for option in ask.options] == ["s1"], "not from the hotel"  # type: ignore[union-attr]
    assert table.form("evict/s3").event is None
    table.do("evict/s3", guest=("s1",))
    assert table.n("s1", DISC) == 1
    assert GAME.label(table.events[-1]).id == "le_havre-log-evicted"
    wrong = Evicted(seat="s1", guest="s2", building=b("gh04"))
    assert set(table.judge(wrong)) == {
        "core-not-their-turn",
        "core-not-as-shown",
        "le_havre-not-your-building",
        "le_havre-nobody-there",
    }
    assert "evict/s3" not in {move.key for seat in table.view.seats for move in seat.moves}


def test_045_nobody_is_sent_home_from_the_building_of_somebody_else() -> None:
    table = at_sea(DISCS).own("s3", b("045"), b("fishery")).own("s1", b("building_firm_1"))
    builds(table, "s1").do("tile/T1")
    use(table, "s2", "fishery").do("tile/T2")
    (ask,) = table.form("evict/s3").asks
    assert [option.key for option in ask.options] == ["s2"]  # type: ignore[union-attr]
    table.own("s4", b("045"))
    assert "evict/s3" not in {move.key for seat in table.view.seats for move in seat.moves}, "the card is gone"


# ------------------------------------------------------------------------------------------------- construction site


def test_037_is_swapped_for_a_card_of_the_hand_which_is_used_for_its_fee() -> None:
    table = revealed("037", DISCS).count("s1", fish=5, franc=0, coal=0)
    assert table.form(f"use/s1/{b('037')}").event is None
    use(table, "s1", "037", hand=(b("fish_market"),))
    assert table.n("table@city", b("fish_market")) == 1
    assert (table.n("table@gone", b("037")), table.n("s1", DISC), table.n("s1", "fish")) == (1, 1, 3)
    assert "le_havre-loud-gone" in said(table)
    assert table.primary() == f"use/s1/{b('fish_market')}"
    use(table, "s1", "fish_market")
    assert goods(table) == {FRANC: 4}, "a fish is the fee, two are sold"
    assert table.view.track.acting == ("s2",)


def test_037_bought_at_once_the_card_is_free_and_without_an_action_it_is_not_used() -> None:
    table = revealed("037").count("s1", fish=4, franc=4, coal=0)
    use(table, "s1", "037", hand=(b("fish_market"),)).do("buy/s1", card=(b("fish_market"),))
    use(table, "s1", "fish_market")
    assert goods(table) == {FRANC: 4}
    table = revealed("037").count("s1", fish=4)
    use(table, "s1", "037", hand=(b("wind_farm"),))
    assert table.view.track.acting == ("s2",)


def test_037_where_cards_are_not_kept_any_special_building_may_be_the_one() -> None:
    table = at_sea(("francs", "goods"))
    among = [o.key for o in table.form(f"use/s1/{b('037')}").asks[-1].options]  # type: ignore[union-attr]
    assert b("fish_market") in among


# ------------------------------------------------------------------------------------------------------ picket line


def test_044_everybody_else_takes_an_offer_next_then_it_leaves_the_game() -> None:
    table = at_sea(DISCS).own("s1", b("044"), b("fishery")).count("s2", fish=2)
    assert table.form(f"use/s1/{b('044')}").event is None
    use(table, "s1", "044", offer=("fish",))
    assert (table.n("s1", "fish"), table.n("table", "offer.fish")) == (2, 0)
    assert set(table.state.flow.memory.strikers) == {"s2", "s3", "s4"}
    assert "le_havre-loud-strike" in said(table)
    table.do("tile/T1")
    assert {m.key: m.because for m in table.view.now.moves}["use/s2"] is not None
    assert "le_havre-strike" in table.issues(f"use/s2/{b('building_firm_1')}", built=(b("marketplace"),))
    table.do("take/s2/wood").do("tile/T2").do("next")
    assert set(table.state.flow.memory.strikers) == {"s4"}
    assert table.n("s1", b("044")) == 1
    table.do("tile/T3").do("take/s4/clay")
    assert (table.n("table@gone", b("044")), table.n("s1", DISC)) == (1, 1)
    assert "le_havre-loud-gone" in said(table)
    assert set(table.state.flow.memory.strikers) == set()


def test_044_leaves_with_the_last_turn_whatever_it_was() -> None:
    for last in ("next", "take", "use"):
        table = at_sea(players=2).own("s1", b("044"))
        use(table, "s1", "044", offer=("fish",)).do("tile/T1")
        if last == "use":
            table.count("s2", wood=2)
            table.do(f"use/s2/{b('building_firm_1')}", anyway=True, built=(b("marketplace"),))
        else:
            table.do("next" if last == "next" else "take/s2/wood")
        assert table.n("table@gone", b("044")) == 1


def test_044_where_cards_are_not_kept_none_leaves_with_the_last_turn() -> None:
    table = at_sea(("goods", "francs"), players=2)
    use(table, "s1", "044", owner=("s1",), offer=("clay",), lay={"clay": 1}).do("tile/T1")
    table.do("take/s2/fish", n={"fish": 1})
    assert table.state.flow.memory.strikers == ()
    assert b("044") not in {transfer.thing for transfer in table.events[-1].transfers}


def test_044_the_strike_goes_on_into_the_next_round() -> None:
    table = at_sea().do("core/jump", to=("r1t7",)).own("s3", b("044")).do("tile/T1")
    use(table, table.view.track.acting[0], "044", offer=("fish",))
    for other in table.state.setup.ids:
        table.count(other, franc=9)
    table.do("close")
    assert len(table.state.flow.memory.strikers) == 3


def test_044_is_closed_in_the_last_round_and_asks_what_is_not_kept() -> None:
    table = at_sea().own("s1", b("044")).do("core/jump", to=("r20t1",))
    seat = table.view.track.acting[0]
    assert "le_havre-strike-late" in table.issues(f"use/{seat}/{b('044')}", offer=("fish",))
    table = at_sea(("goods", "francs"))
    use(table, "s1", "044", owner=("s1",), offer=("clay",), lay={"clay": 3})
    assert table.n("s1", "clay") == 3
    assert set(table.state.flow.memory.strikers) == {"s2", "s3", "s4"}
    table.do("tile/T1").do("take/s2/fish", n={"fish": 1})
    table = at_sea(("francs", "cards")).own("s1", b("044"))
    use(table, "s1", "044", offer=("clay",))
    assert table.n("s1", FRANC) == 5
    rounds = Harbourside.new(4, ALL, options={**EXPANSION, "pace": "rounds"}).own("s1", b("044"))
    use(rounds, "s1", "044", offer=("clay",), lay={"clay": 1})
    assert set(rounds.state.flow.memory.strikers) == set(), "turns are not followed"
