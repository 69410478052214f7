"""Finished plays."""
