"""What using a building comes to, a function for each kind of effect; the numbers are on the cards."""
