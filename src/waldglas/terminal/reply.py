"""What a player typed, as a choice."""

from waldglas.core.alphabet import Alphabet


def matching(text: str, actions: list[int], alphabet: Alphabet) -> list[int]:
    """The actions that a text may mean: a whole token before part of one, `b3` as well as `at:b3`."""
    wanted = text.casefold()
    tokens = {action: alphabet.token(action) for action in actions}
    tails = {action: token.partition(":")[2] or token for action, token in tokens.items()}
    for found in (
        [action for action in actions if tokens[action] == wanted],
        [action for action in actions if tails[action] == wanted],
        [action for action in actions if tokens[action].startswith(wanted) or tails[action].startswith(wanted)],
    ):
        if found:
            return found
    return []


def chosen(text: str, offered: list[int], alphabet: Alphabet) -> list[int]:
    """The same, with numbers of the list as well."""
    if text.isascii() and text.isdigit():
        place = int(text[:9])
        return [offered[place - 1]] if 1 <= place <= len(offered) else []
    return matching(text, offered, alphabet)
