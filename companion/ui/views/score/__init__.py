"""Counting the points: the closing questions, the podium, and every number taken apart."""
