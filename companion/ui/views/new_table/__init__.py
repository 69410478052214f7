"""A new table: who sits where, who starts, and what was agreed."""
