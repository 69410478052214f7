"""What the command line answers besides opening the app."""
