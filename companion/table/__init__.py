"""A table being played: its history, undo and redo, commands and who watches. No screens, no files."""
