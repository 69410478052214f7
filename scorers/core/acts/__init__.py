"""Acts that are the same in every game; a game lists those it has beside its own."""
