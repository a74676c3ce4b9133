"""Three servers on one PostgreSQL, killed by chance while people play against bots: nothing is lost or doubled."""

from tests.web.fleet import Findings, Person, compare, fleet, play_and_kill
from tests.web.postgres import PostgreSQL


def test_servers_are_killed_while_people_play(own_postgres: PostgreSQL) -> None:
    found = Findings()
    with fleet(own_postgres.url, 3) as servers:
        people = [Person(servers, number, ["bot:random", "bot:easy"][: 1 + number % 2], found) for number in range(6)]
        play_and_kill(servers, people, kills=2, every=2.0)
        compare(own_postgres.url, people)
    assert found.sound, found
    assert found.decisions > 30
