"""Home: the table being played first, then the shelf."""
