"""One seat against a bot with Gymnasium: any choice that is offered, until a few games are over.

It needs the extra: pip install 'waldglas[rl]'
"""

import gymnasium

import waldglas.envs  # noqa: F401 - makes the games known to Gymnasium

GAMES = 3


def main() -> None:
    table = gymnasium.make("waldglas/GlassRoad-v0", seats=2, opponents="greedy", reward="lead")
    table.action_space.seed(1)
    for number in range(GAMES):
        _, info = table.reset(seed=number)
        over, choices, earned = False, 0, 0.0
        while not over:
            _, reward, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
            choices += 1
            earned += float(reward)
        print(f"game {number}: {choices} choices, {earned:+g} points against greedy")
    table.close()


if __name__ == "__main__":
    main()
