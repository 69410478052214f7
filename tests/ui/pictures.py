"""Looking into an SVG of ours."""

from xml.etree import ElementTree as ET

NAME = "{http://www.w3.org/2000/svg}"


def picture(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - drawn by ourselves


def parts(svg: str, name: str) -> list[dict[str, str]]:
    return [part.attrib for part in picture(svg).iter(NAME + name)]


def count(svg: str, name: str, **attributes: str) -> int:
    return sum(attributes.items() <= part.items() for part in parts(svg, name))
