"""Where `flet build` starts the app; on a desktop the command `companion` does."""

from companion.cli import main

if __name__ == "__main__":
    main([])
