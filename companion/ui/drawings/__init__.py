"""Drawings of what lies on the table: plain values and colours go in, SVG comes out.

Nothing here knows Flet, a game or a light: a caller takes the colours from data and shows the text with `ft.Image`.
Figures inside a drawing are outlines, because a picture is given no font; what moves, counts up or is read aloud
stays a text of its own above the picture.
"""
