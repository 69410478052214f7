"""What the app does: the library of games, people, tables and plays, and a page's session at a table."""
