"""Who may ask, for what, and how it is answered."""
