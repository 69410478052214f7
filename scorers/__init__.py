"""The games: one language they all speak (`core`) and one package per title."""
