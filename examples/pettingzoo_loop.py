"""A game of three with PettingZoo, each agent in its turn; at the end each is told how it came in.

It needs the extra: pip install 'waldglas[rl]'
"""

from waldglas.envs import aec


def main() -> None:
    table = aec("tiny-towns", seats=3, options={"cards": "random"}, reward="rank")
    table.reset(seed=1)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(number)
    for agent in table.agent_iter():
        _, reward, over, cut, info = table.last()
        if over or cut:
            print(f"{agent}: {reward:+g}")
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(info["action_mask"]))


if __name__ == "__main__":
    main()
