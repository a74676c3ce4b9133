"""Tables in play."""
