"""An evening at the fair as the table read it, what can be agreed on included: all that the kernel itself says."""

from tests.scorers.kernel_game import installed
from tests.scorers.minutes import differs


def test_the_table_reads_what_it_read_then() -> None:
    with installed():
        found = differs("kernel")
    assert not found, f"{found}\n\nIf that is right: python -m tests.scorers.minutes kernel"
