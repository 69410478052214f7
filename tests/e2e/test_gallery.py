"""The components as they look, pixel for pixel but for noise: a change of look is seen in a picture."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e import gallery
from tests.e2e.serve import Server

NOISE = 0.0005
"""So much of a picture may differ: an edge drawn a hair elsewhere."""

DIFFERENCE = """async ([one, other]) => {
  const load = (data) => new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = failed;
    image.src = "data:image/png;base64," + data;
  });
  const pixels = (image, w, h) => {
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, w, h);
    return context.getImageData(0, 0, w, h).data;
  };
  const [a, b] = [await load(one), await load(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const w = Math.floor(a.width / 2), h = Math.floor(a.height / 2);
  const [p, q] = [pixels(a, w, h), pixels(b, w, h)];
  let far = 0;
  for (let i = 0; i < p.length; i += 4) {
    if (Math.max(Math.abs(p[i] - q[i]), Math.abs(p[i + 1] - q[i + 1]), Math.abs(p[i + 2] - q[i + 2])) > 40) far++;
  }
  return far / (w * h);
}"""
"""How much of two pictures is another colour, seen from half as near."""


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("gallery") / "data", "tests.e2e.gallery")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("part", gallery.PARTS)
@pytest.mark.parametrize("light", gallery.LIGHTS)
@pytest.mark.parametrize("name", gallery.looks())
def test_the_components_look_as_they_did(  # noqa: PLR0917 - one page of each
    shown: Server, browser: Browser, tmp_path: Path, name: str, light: str, part: str
) -> None:
    taken = gallery.shoot(browser, shown.address, name, light, part)
    kept = gallery.kept(name, light, part).read_bytes()
    apart = difference(browser, taken, kept)
    new = tmp_path / gallery.kept(name, light, part).name
    new.write_bytes(taken)
    assert apart <= NOISE, f"{apart:.2%} is drawn otherwise, see {new}; meant so? make gallery ARGS=--keep"


def test_a_change_of_look_is_seen(browser: Browser) -> None:
    pictures = [(gallery.KEPT / f"builders_{light}.png").read_bytes() for light in gallery.LIGHTS]
    assert difference(browser, *pictures) > 0.5
    assert difference(browser, pictures[0], pictures[0]) == 0


def difference(browser: Browser, one: bytes, other: bytes) -> float:
    page = browser.new_page()
    try:
        return float(page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (one, other)]))
    finally:
        page.close()
