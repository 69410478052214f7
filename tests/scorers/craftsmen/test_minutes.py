"""Two evenings as the table read them: nothing on a screen is other than it was, unless somebody wants it so."""

from tests.scorers.minutes import differs


def test_the_table_reads_what_it_read_then() -> None:
    assert not (found := differs("craftsmen")), (
        f"{found}\n\nIf that is right: python -m tests.scorers.minutes craftsmen"
    )
