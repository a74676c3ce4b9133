"""The names by which Gymnasium and PettingZoo make the games: `waldglas/TinyTowns-v0` and so on."""

from __future__ import annotations

import gymnasium
import pettingzoo

from waldglas.games import GAMES


def environment_id(slug: str) -> str:
    return f"waldglas/{slug.replace('-', ' ').title().replace(' ', '')}-v0"


def register_games() -> None:
    """Makes every game of the shelf known to both, once."""
    for slug in GAMES.slugs():
        name, kwargs = environment_id(slug), {"game": slug}
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="waldglas.envs.one_seat:OneSeat",
                vector_entry_point="waldglas.envs.vectorised:OneSeatOfMany",
                kwargs=kwargs,
            )
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "waldglas.envs.cycle:aec", kwargs=kwargs)
            pettingzoo.register("parallel", name, "waldglas.envs.together:parallel", kwargs=kwargs)
