"""A line of a file that only grows: one JSON object with, last, a checksum.

A flipped digit inside a number is still good JSON, and would otherwise change a play in silence. A line without a
checksum (written by hand, exported) is taken as it is.
"""

import zlib

CHECKSUM = b',"crc":"'
"""What stands before the checksum."""
TAIL = len(CHECKSUM) + 8 + len(b'"}')
"""How many bytes the checksum takes at the end of a line, without the newline."""


def sealed(text: bytes) -> bytes:
    r"""Return a JSON object as a line with its checksum, newline included.

    >>> sealed(b'{"n":1}')
    b'{"n":1,"crc":"ff61ec38"}\n'
    """
    body = text[:-1]
    return b'%b%b%08x"}\n' % (body, CHECKSUM, zlib.crc32(body))


def unsealed(line: bytes) -> bytes:
    """Return a line without its checksum, which must be right if it is there, and without its newline."""
    body, tail = line[:-TAIL], line[-TAIL:]
    if not tail.startswith(CHECKSUM):
        return line
    if tail != b'%b%08x"}' % (CHECKSUM, zlib.crc32(body)):
        msg = "the checksum does not match"
        raise ValueError(msg)
    return body + b"}"
