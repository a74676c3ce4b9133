"""The fixed list of choices of a game: every choice has one id and one readable token."""

from __future__ import annotations

from difflib import get_close_matches

from waldglas.core.errors import UnknownToken
from waldglas.core.message import Message


class Alphabet:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.ids = {token: action for action, token in enumerate(tokens)}
        if len(self.ids) != len(tokens):
            raise ValueError("a token stands twice in the alphabet")

    def __len__(self) -> int:
        return len(self.tokens)

    def token(self, action: int) -> str:
        self.check(action)
        return self.tokens[action]

    def check(self, action: int) -> None:
        """Refuses a number that is no choice."""
        if not 0 <= action < len(self.tokens):
            raise UnknownToken(
                Message("error-no-choice-number", {"action": str(action), "last": str(len(self.tokens) - 1)})
            )

    def action(self, token: str) -> int:
        action = self.ids.get(token)
        if action is None:
            raise UnknownToken(self.unknown(token))
        return action

    def unknown(self, token: str) -> Message:
        near = get_close_matches(token[:80], self.tokens, 3)
        return Message("error-no-choice", {"token": shortened(token), "near": near, "close": len(near)})


def shortened(text: str, most: int = 60) -> str:
    """Foreign text for an error message: printable and never long."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[:most])
    return clean + "…" if len(text) > most else clean
