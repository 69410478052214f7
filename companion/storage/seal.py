"""A JSON object with, last, a checksum: a line of a file that only grows, or a whole file.

A flipped digit inside a number is still good JSON, and would otherwise change a play in silence. What has no checksum
(written by hand, exported) is taken as it is.
"""

import zlib

CHECKSUM = b',"crc":"'
"""What stands before the checksum."""
TAIL = len(CHECKSUM) + 8 + len(b'"}')
"""How many bytes the checksum takes at the end of a line, without the newline."""


def sealed(text: bytes, whose: str = "") -> bytes:
    r"""Return a JSON object with its checksum, newline included; in another file than `whose` it is not right.

    >>> sealed(b'{"n":1}')
    b'{"n":1,"crc":"ff61ec38"}\n'
    """
    body = text[:-1]
    return b'%b%b%08x"}\n' % (body, CHECKSUM, _sum(body, whose))


def unsealed(line: bytes, whose: str = "") -> bytes:
    """Return a JSON object without its checksum, which must be right if it is there, and without its newline."""
    if not is_sealed(line):
        return line
    body = line[:-TAIL]
    if line[-TAIL:] != b'%b%08x"}' % (CHECKSUM, _sum(body, whose)):
        msg = "the checksum does not match"
        raise ValueError(msg)
    return body + b"}"


def is_sealed(line: bytes) -> bool:
    """Tell whether there is a checksum, right or wrong."""
    return line[-TAIL:].startswith(CHECKSUM)


def _sum(body: bytes, whose: str) -> int:
    return zlib.crc32(body, zlib.crc32(whose.encode()))
