"""Laying out the box."""
