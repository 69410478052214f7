"""What the screens ask of the world outside: the house with its tables, and the device in the hand."""
