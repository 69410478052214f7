"""What the screens ask of the device in the hand: ports, and what Flet offers behind them."""
