"""A first bot: it looks one choice ahead for every choice, and takes what counts most.

    waldglas arena haspelknecht --bots first_bot:FirstBot,random --games 20
    waldglas play haspelknecht --seats me,first_bot:FirstBot?lead=1

In the folder of this file. `lead` says how much the others' points weigh against its own.
"""

from waldglas import Game, Position, Rng


class FirstBot:
    def __init__(self, game: Game, seat: int, rng: Rng, lead: float = 0.0) -> None:
        self.rng = rng
        self.lead = lead

    def choose(self, position: Position, seat: int) -> int:
        choices = position.choices(seat)
        worth = [self.worth(position.look_ahead(seat, action), seat) for action in choices]
        best = [action for action, found in zip(choices, worth, strict=True) if found == max(worth)]
        return best[self.rng.below(len(best))]

    def worth(self, position: Position, seat: int) -> float:
        scores = position.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - self.lead * max(others, default=0.0)
