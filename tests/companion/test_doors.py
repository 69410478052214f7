"""The doors of tables: links, short codes, who is in, and that nothing of them is guessed or exported."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from companion.app import codes
from companion.app.codes import GOOD_FOR, LETTERS, TRIES_OF_ALL, TRIES_OF_ONE, plain
from companion.app.doors import GONE, HOST, PHONES, Doors, Gone, Shut
from companion.app.library import Library
from companion.app.values import Settings
from companion.storage.errors import StorageCode, StorageError
from timers import FakeClock


@pytest.fixture
def doors(library: Library) -> Doors:
    library.doors.open("t1", "192.168.1.5", 8551)
    return library.doors


def entered(doors: Doors, table: str = "t1") -> str:
    key = doors.join(table)
    assert not isinstance(key, Shut)
    return key


def again(doors: Doors) -> Doors:
    """What the app reads after a restart."""
    return Doors(doors._store, doors._clock)


def test_a_link_leads_to_its_table_and_only_there(doors: Doors) -> None:
    doors.open("t2")
    one, two = doors.door("t1"), doors.door("t2")
    assert one
    assert two
    assert (doors.by_link(one.link), doors.by_link(two.link)) == ("t1", "t2")
    for wrong in ("", one.link[:-1], one.link + "x", one.link.swapcase(), "ą" * 22):
        assert doors.by_link(wrong) is Shut.WRONG


def test_a_link_holds_128_bits_and_no_two_are_alike(doors: Doors) -> None:
    links = set[str]()
    for n in range(50):
        doors.open(f"x{n}")
        door = doors.door(f"x{n}")
        assert door
        links.add(door.link)
    assert len(links) == 50
    assert {*map(len, links)} == {len(entered(doors))} == {22}, "22 letters of 6 bits"
    assert len(doors.host_key) == 32
    assert {*map(len, doors.guests())} == {len("g-") + 16}


def test_a_code_is_good_for_minutes(doors: Doors, clock: FakeClock) -> None:
    code = doors.code("t1")
    assert code
    assert len(code.letters) == 6
    assert doors.by_code(f" {code.letters[:3].lower()}-{code.letters[3:]} ", "a") == "t1", "however it is typed"
    clock.advance(599)
    assert doors.code("t1") == code
    assert doors.by_code(code.letters, "a") == "t1"
    clock.advance(1)
    assert doors.by_code(code.letters, "a") is Shut.WRONG
    later = doors.code("t1")
    assert later
    assert later.letters != code.letters
    assert doors.by_code(later.letters, "a") == "t1"


def test_the_letters_of_a_code_are_not_mistaken_for_others() -> None:
    assert not set(LETTERS) & set("B8S5Z2O0I1L")
    assert plain("acd efg") == "ACDEFG"
    assert plain("A" * 99) == "A" * 40, "and no more of it is read"


def test_one_address_may_try_five_times_a_minute(doors: Doors, clock: FakeClock) -> None:
    code = doors.code("t1")
    assert code
    for _ in range(5):
        assert doors.by_code("wrong", "a") is Shut.WRONG
    assert doors.by_code(code.letters, "a") is Shut.TOO_MANY, "not even the right one"
    assert doors.by_code(code.letters, "b") == "t1", "another address does not suffer"
    clock.advance(59)
    assert doors.by_code(code.letters, "a") is Shut.TOO_MANY
    clock.advance(1)
    assert doors.by_code(code.letters, "a") == "t1"


def test_a_code_many_have_guessed_at_is_good_no_more(doors: Doors, clock: FakeClock) -> None:
    doors.open("t2")
    code, other = doors.code("t1"), doors.code("t2")
    assert code
    assert other
    for n in range(29):
        assert doors.by_code("wrong", f"a{n}") is Shut.WRONG
    assert doors.code("t1") == replace(code, tries=1)
    assert doors.by_code(code.letters, "b") == "t1", "right after 29 wrong ones"
    assert doors.by_code("wrong", "a29") is Shut.WRONG
    fresh = doors.code("t2")
    assert fresh
    assert fresh.letters != other.letters, "any code of that time may have been guessed at"
    assert doors.by_code(code.letters, "b") is Shut.TOO_MANY
    clock.advance(61)
    assert doors.by_code(code.letters, "b") is Shut.WRONG
    later = doors.code("t1")
    assert later
    assert later.letters != code.letters


def test_who_has_tried_long_ago_is_forgotten_and_who_tries_now_is_not(
    doors: Doors, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(codes, "ADDRESSES", 3)
    for address in ("a", "b"):
        doors.by_code("wrong", address)
    clock.advance(int(GOOD_FOR.total_seconds()))
    for _ in range(5):
        doors.by_code("wrong", "b")
    assert {*doors._codes._tries} == {"", "a", "b"}, "so many may be remembered"
    doors.by_code("wrong", "c")
    doors.by_code("wrong", "d")
    assert {*doors._codes._tries} == {"", "b", "c", "d"}
    assert doors.by_code("wrong", "b") is Shut.TOO_MANY


def test_one_nuisance_spoils_no_code_for_the_others(doors: Doors, clock: FakeClock) -> None:
    code = doors.code("t1")
    assert code
    told = []
    for _ in range(int(GOOD_FOR.total_seconds()) - 1):
        told.append(doors.by_code("wrong", "a"))
        clock.advance(1)
    assert told.count(Shut.WRONG) == TRIES_OF_ONE
    assert doors.by_code(code.letters, "b") == "t1"
    assert doors.code("t1") == replace(code, tries=TRIES_OF_ALL - TRIES_OF_ONE)


def test_all_together_try_thirty_times_a_minute(doors: Doors, clock: FakeClock) -> None:
    for n in range(1000):
        doors.code("t1")
        doors.by_code("wrong", f"a{n}")
    assert len(doors._codes._tries[""]) == TRIES_OF_ALL
    assert doors.by_code("wrong", "b") is Shut.TOO_MANY
    clock.advance(61)
    assert doors.by_code("wrong", "b") is Shut.WRONG


def test_who_is_in_stays_who_it_is_after_a_restart(doors: Doors) -> None:
    key = entered(doors)
    guest = doors.guest(key)
    assert guest
    doors.sit(guest.id, "s2")
    doors.rename(guest.id, "  Olas phone ")
    assert (doors.own_only("t1"), doors.own_only("t9")) == (False, False)
    doors.allow("t1", own_only=True)
    later = again(doors)
    assert later.guest(key) == doors.guest(key)
    found = later.guest(key)
    assert found
    assert (found.table, found.seat, found.name) == ("t1", "s2", "Olas phone")
    assert later.own_only("t1")
    before, after = doors.door("t1"), later.door("t1")
    assert before == after
    assert later.host_key == doors.host_key
    doors.rename(guest.id, "x" * 99)
    found = doors.guest(key)
    assert found
    assert found.name == "x" * 40


def test_a_key_that_cannot_be_kept_opens_this_evening_and_that_is_said(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_key: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="keys")

    with monkeypatch.context() as patched:
        patched.setattr(library._store.keys, "put", full)
        key = library.doors.host_key
    assert [notice.id for notice in library.notices()] == ["storage-full-disk"]
    assert key == library.doors.host_key
    assert library._store.keys.get(HOST) is None


def test_who_is_put_out_is_out_at_once_and_after_a_restart(doors: Doors) -> None:
    key, other = entered(doors), entered(doors)
    guest = doors.guest(key)
    assert guest
    heard: list[bool] = []
    doors.watch(lambda: heard.append(doors.guest(key) is None))
    doors.remove(guest.id)
    assert heard[-1]
    assert again(doors).guest(key) is None
    assert doors.guest(other) is not None


def test_who_is_put_out_does_not_come_back_by_what_it_came_in_by(doors: Doors) -> None:
    key, other = entered(doors), entered(doors)
    door, code, guest = doors.door("t1"), doors.code("t1"), doors.guest(key)
    assert door
    assert code
    assert guest
    shown: list[str] = []
    doors.watch(lambda: shown.append((doors.code("t1") or code).letters))
    doors.remove(guest.id)
    assert doors.by_link(door.link) is Shut.WRONG
    assert doors.by_code(code.letters, "a") is Shut.WRONG
    new = again(doors).door("t1")
    assert new
    assert doors.by_link(new.link) == "t1"
    assert set(shown) == {(doors.code("t1") or code).letters} != {code.letters}, "the host sees the new one"
    assert doors.guest(other) is not None, "the others stay in"


def test_a_closed_door_opens_for_nothing_that_opened_it(doors: Doors) -> None:
    key, door, code = entered(doors), doors.door("t1"), doors.code("t1")
    assert door
    assert code
    told: list[str] = []
    doors.watch(lambda: told.append("t1"), "t1")
    doors.close("t1", "t9")
    assert told == ["t1"]
    assert again(doors).door("t1") is None
    assert doors.by_link(door.link) is Shut.WRONG
    assert doors.by_code(code.letters, "a") is Shut.WRONG
    assert doors.guest(key) is None
    assert doors.join("t1") is Shut.WRONG
    assert doors.code("t1") is None
    doors.open("t1")
    anew = doors.door("t1")
    assert anew
    assert anew.link != door.link
    assert (anew.address, anew.port) == ("", 0)
    assert doors.guest(key) is None


def test_a_door_that_moves_keeps_its_link_and_its_devices(doors: Doors) -> None:
    entered(doors)
    before = doors.door("t1")
    doors.open("t1", "192.168.1.6", 8552)
    assert before
    assert doors.door("t1") == replace(before, address="192.168.1.6", port=8552)


def test_nobody_new_comes_to_a_table_that_is_over_until_it_is_played_on(doors: Doors) -> None:
    key, door, code = entered(doors), doors.door("t1"), doors.code("t1")
    assert door
    assert code
    doors.open("t2")
    told: list[frozenset[str]] = []
    doors.watch(lambda: told.append(doors.over), "t1")
    for _ in range(2):
        doors.end("t1", over=True)
        doors.end("t9", over=True)
    assert told == [{"t1"}], "it is told once, and of open doors only"
    assert (doors.by_link(door.link), doors.code("t1")) == (Shut.WRONG, None)
    assert doors.by_code(code.letters, "a") is Shut.WRONG
    assert doors.guest(key) is not None, "who is in stays"
    assert doors.code("t2") is not None
    doors.end("t1", over=False)
    later = doors.code("t1")
    assert told == [{"t1"}, frozenset()]
    assert doors.by_link(door.link) == "t1"
    assert later
    assert later.letters != code.letters


def test_nothing_that_was_changed_concerns_who_is_not_there(doors: Doors) -> None:
    before = doors.door("t1")
    doors.sit("g-nobody", "s1")
    doors.rename("g-nobody", "x")
    doors.remove("g-nobody")
    doors.allow("t9", own_only=True)
    doors.close("t9")
    assert doors.door("t1") == before
    assert doors.guest("") is None
    assert doors.by_id("g-nobody") is None


def test_a_table_holds_so_many_devices_and_makes_room_of_who_never_sat_down(doors: Doors) -> None:
    keys = [entered(doors) for _ in range(24)]
    entered(doors)
    assert doors.guest(keys[0]) is None, "came first, never sat, has no page open"
    door = doors.door("t1")
    assert door
    assert len(door.guests) == 24
    for guest in door.guests:
        doors.sit(guest.id, "s1")
    assert doors.join("t1") is Shut.FULL


def test_room_is_made_of_one_who_left_only_and_only_where_it_is_needed(doors: Doors) -> None:
    sits, named, open_, idle, *others = (doors.guest(entered(doors)) for _ in range(23))
    assert sits
    assert named
    assert open_
    assert idle
    doors.sit(sits.id, "s1")
    doors.rename(named.id, "Ola")
    doors.came(open_.id)
    entered(doors)
    assert doors.by_id(idle.id), "there was room for one more"
    entered(doors)
    there = {one.id for one in others if one} | {sits.id, named.id, open_.id}
    assert there < doors.guests()
    assert idle.id not in doors.guests()


def test_who_is_out_is_told_why_and_comes_back_as_it_was(library: Library, doors: Doors) -> None:
    doors.open("t2")
    out, stays, shut = (entered(doors, table) for table in ("t1", "t1", "t2"))
    (one, _), (last,) = (found.guests for table in ("t1", "t2") if (found := doors.door(table)))
    library.keep_settings(Settings(device=one.id, language="pl", text_size=150))
    doors.remove(one.id)
    doors.close("t2")
    preferred = Settings(device=one.id, language="pl", text_size=150)
    assert [doors.gone(key) for key in (out, shut)] == [Gone(Shut.PUT_OUT, preferred), Gone(Shut.CLOSED, None)]
    assert doors.gone(stays) is doors.gone("") is doors.gone("nobody's") is None
    assert doors.by_id(last.id) is None
    key = doors.join("t1", out)
    assert not isinstance(key, Shut)
    back = doors.guest(key)
    assert back
    assert library.settings(back.id) == preferred.model_copy(update={"device": back.id})
    for _ in range(GONE):
        doors.remove(next(iter(doors.guests())))
        entered(doors)
    assert doors.gone(out) is None, "of so many it is remembered"


def test_what_a_device_prefers_goes_with_it(library: Library, doors: Doors) -> None:
    doors.open("t2")
    out, stays, other = (doors.guest(entered(doors, table)) for table in ("t1", "t1", "t2"))
    assert out
    assert stays
    assert other
    for device in (out.id, stays.id, other.id, "d-of-the-host"):
        library.keep_settings(Settings(device=device, text_size=150))
    doors.remove(out.id)
    assert _kept(library) == {stays.id, other.id, "d-of-the-host"}
    doors.close("t2")
    assert _kept(library) == {stays.id, "d-of-the-host"}
    doors.sit(stays.id, "s1")
    idle = [doors.guest(entered(doors)) for _ in range(PHONES - 1)]
    assert idle[0]
    library.keep_settings(Settings(device=idle[0].id))
    entered(doors)
    assert _kept(library) == {stays.id, "d-of-the-host"}


def _kept(library: Library) -> set[str]:
    return {one.device for one in library._store.settings.all()}


def test_what_cannot_be_forgotten_keeps_nobody_in(
    library: Library, doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = doors.guest(entered(doors))
    assert guest
    library.keep_settings(Settings(device=guest.id))
    with monkeypatch.context() as disk:
        disk.setattr(library._store.settings, "remove", _full)
        doors.remove(guest.id)
    assert doors.by_id(guest.id) is None
    doors.close("t1")
    assert _kept(library) == set()


def test_a_full_disk_lets_nobody_new_in_and_nobody_out(
    library: Library, doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, before = entered(doors), doors.door("t1")
    with monkeypatch.context() as disk:
        disk.setattr(library._store.doors, "put", _full)
        assert doors.join("t1") is Shut.DISK
    assert doors.door("t1") == before
    assert [told.id for told in library.notices()] == ["storage-full-disk"], "the host is told"
    assert doors.guest(key)
    assert doors.guest(entered(doors))


def _full(*_: object) -> None:
    raise StorageError(StorageCode.FULL_DISK, path="doors.json")


def test_whose_page_is_open_is_told(doors: Doors) -> None:
    guest = doors.guest(entered(doors))
    assert guest
    told, elsewhere = list[int](), list[int]()
    end = doors.watch(lambda: told.append(1), "t1")
    doors.watch(lambda: elsewhere.append(1), "t2")
    doors.came(guest.id)
    doors.came(guest.id)
    now = doors.by_id(guest.id)
    assert now
    assert now.pages == 2
    doors.went(guest.id)
    now = doors.by_id(guest.id)
    assert now
    assert now.pages == 1
    doors.went(guest.id)
    now = doors.by_id(guest.id)
    assert now
    assert now.pages == 0
    assert len(told) == 4
    end()
    doors.came(guest.id)
    assert len(told) == 4
    assert elsewhere == []
    doors.open("t2")
    assert elsewhere == [1], "it still hears of its own table"


def test_who_watches_and_fails_hurts_nobody(doors: Doors, caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    def fails() -> None:
        told.append("fails")
        raise RuntimeError

    def goes() -> bool:
        told.append("goes")
        return False

    doors.watch(fails)
    doors.watch(goes)
    doors.watch(lambda: told.append("stays"))
    doors.allow("t1", own_only=True)
    doors.allow("t1", own_only=False)
    assert told == ["fails", "goes", "stays", "stays"]
    assert [record.exc_info is not None for record in caplog.records] == [True]


def test_no_key_is_kept_in_clear_and_nothing_of_it_is_exported(library: Library, doors: Doors) -> None:
    key = entered(doors)
    kept = (library.folder / "doors.json").read_text()
    assert key not in kept
    door = doors.door("t1")
    assert door
    exported = json.dumps(json.loads(library.export_all()))
    for secret in (key, door.link, doors.host_key):
        assert secret not in exported
