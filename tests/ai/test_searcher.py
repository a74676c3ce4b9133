"""The bot that searches: budgets, levels, and one budget a turn."""

import pytest

from waldglas.ai.levels import LEVELS, BadBudget, Level, level_named
from waldglas.ai.searcher import SearchBot, expected_after
from waldglas.bots import GREEDY, check_bot, make_bot
from waldglas.bots.table import play_game
from waldglas.core.record import Match, Record
from waldglas.core.rng import seeded
from waldglas.games import GAMES, kit_of, load_game


def played(slug: str, names: list[str], seed: int) -> Match:
    match = Match(Record(load_game(slug), len(names), {}, seed))
    play_game(match, names)
    return match


def bot_with(level: Level, slug: str = "tiny-towns") -> SearchBot:
    return SearchBot(kit_of(slug).evaluator(), level, seeded(1, "bot"))


def test_a_budget_is_walks_or_milliseconds() -> None:
    assert level_named("search:500") == Level(walks=500, breadth=5)
    assert level_named("search:800ms").milliseconds == 800
    assert level_named("medium") is LEVELS["medium"]


@pytest.mark.parametrize("name", ["search:", "search:0", "search:many", "search:10s", "search:99999999", "search:-5"])
def test_a_bad_budget_says_how_to_write_one(name: str) -> None:
    with pytest.raises(BadBudget, match=r"write search:5000 \(walks a turn\) or search:800ms"):
        check_bot(name)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_it_plays_whole_games_the_same_again(slug: str) -> None:
    game = load_game(slug)
    names = ["search:12"] * max(2, game.fewest_seats)
    one, two = (played(slug, names, 3) for _ in range(2))
    assert one.position.over()
    assert one.record.text() == two.record.text()


def test_all_choices_of_a_turn_share_its_budget() -> None:
    bot = bot_with(Level(walks=400))
    position = load_game("tiny-towns").start(1, None, 4)
    position.play(0, bot.choose(position, 0))
    assert bot.walks_left == 200
    position.play(0, bot.choose(position, 0))
    assert bot.walks_left == 100
    first = bot.turn
    while bot.turn == first:
        position.play(0, bot.choose(position, 0))
    assert bot.walks_left == 200


def test_what_was_found_is_kept_within_a_turn() -> None:
    bot = bot_with(Level(walks=400))
    position = load_game("tiny-towns").start(1, None, 4)
    position.play(0, bot.choose(position, 0))
    kept = bot.search.root
    assert kept.visits > 0
    bot.begin_choice(position, 0)
    assert bot.search.root is kept
    assert expected_after(position, 0, position.choices(0)[0]) is None


def test_nothing_is_kept_when_another_moment_has_come() -> None:
    bot = bot_with(Level(walks=400))
    position = load_game("tiny-towns").start(1, None, 4)
    bot.choose(position, 0)
    kept = bot.search.root
    bot.begin_choice(position, 0)
    assert bot.search.root is not kept
    assert bot.search.root.visits == 0


def test_time_ends_a_search_before_its_walks_are_done() -> None:
    bot = bot_with(Level(walks=1_000_000, milliseconds=40))
    bot.choose(load_game("tiny-towns").start(1, None, 4), 0)
    assert 0 < 1_000_000 - bot.walks_left < 500_000


def test_easy_slips_now_and_then() -> None:
    position = load_game("tiny-towns").start(1, None, 4)
    position.play(0, position.choices(0)[0])
    careful = {make_bot("search:24", load_game("tiny-towns"), seed, 0).choose(position, 0) for seed in range(30)}
    careless = {bot_of(seed).choose(position, 0) for seed in range(30)}
    assert len(careless) > len(careful)


def bot_of(seed: int) -> SearchBot:
    return SearchBot(kit_of("tiny-towns").evaluator(), Level(walks=24, slips=1.0), seeded(seed, "bot 0"))


def test_it_beats_greedy_alone() -> None:
    """Tiny Towns alone: a hundred walks a turn are worth several points."""
    searching = sum(played("tiny-towns", ["search:100"], seed).position.scores()[0] for seed in range(2))
    greedy = sum(played("tiny-towns", [GREEDY], seed).position.scores()[0] for seed in range(2))
    assert searching > greedy
