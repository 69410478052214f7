"""What this device prefers, and everything that is stored."""
