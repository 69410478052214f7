"""What a page is sent so that it notices a restart."""

from __future__ import annotations

import json

import pytest

from companion import scrolled_names
from companion.restarts import ASK, SCRIPT, Birth, Message, asking
from companion.text import languages, texts


async def sent(*messages: Message) -> list[Message]:
    found: list[Message] = []

    async def send(message: Message) -> None:
        found.append(message)

    way = asking(send)
    for message in messages:
        await way(message)
    return found


def start(kind: bytes, status: int = 200) -> Message:
    headers = [(b"Content-Type", kind), (b"content-length", b"3"), (b"ETag", b"x")]
    return {"type": "http.response.start", "status": status, "headers": headers}


async def test_every_page_brings_the_script_with_it() -> None:
    pieces = [{"type": "http.response.body", "body": part, "more_body": part != b"c"} for part in (b"<head>", b"c")]
    head, body = await sent(start(b"text/html; charset=utf-8"), *pieces)
    assert body["body"] == f'<head><script src="{SCRIPT}"></script>c'.encode()
    headers = dict(head["headers"])
    assert headers[b"content-length"] == str(len(body["body"])).encode()
    assert b"ETag" not in headers


async def test_all_else_goes_out_as_it_is() -> None:
    for first in (start(b"text/css"), start(b"text/html", 304)):
        messages = [first, {"type": "http.response.body", "body": b"<head>"}]
        assert await sent(*messages) == messages


def test_every_start_is_another_one() -> None:
    one, other = Birth(), Birth()
    assert one.answer(ASK) == one.answer(ASK) != other.answer(ASK)
    born, script = one.answer(ASK), one.answer(SCRIPT)
    assert born
    assert script
    assert born[0] in script[0]
    assert scrolled_names.CODE.encode() in script[0]
    assert one.answer("/") is None


@pytest.mark.parametrize("language", languages())
def test_a_page_can_say_in_every_language_that_its_app_is_gone(language: str) -> None:
    script = Birth().answer(SCRIPT)
    assert script
    settings = json.loads(script[0].decode().partition("settings = ")[2].partition(";\n")[0])
    assert settings["gone"][language] == texts(language).t("door-no-app")
    assert len(set(settings["gone"].values())) == len(languages())
