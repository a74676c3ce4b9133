"""Profiles: who somebody is on every device, what they reached, and how they rate."""
