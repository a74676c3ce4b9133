"""How the games are taught: lessons, and a book for each."""
