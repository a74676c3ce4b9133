"""Prints what a lesson offers at each step, for who writes or mends it: `python -m tools.lesson GAME [ID]`."""

import sys

from waldglas.core.record import Match
from waldglas.games import kit_of
from waldglas.learning.lessons import LEARNER, Lesson, LessonFault, load
from waldglas.words import speaker_for


def tell(lesson: Lesson) -> None:
    print(f"\n== {lesson.number} {lesson.id}: {len(lesson.moves)} moves, {lesson.minutes} min")
    answers: list[str] = []
    for number, step in enumerate(lesson.steps, 1):
        tell_position(f"-- step {number}, wanted {', '.join(step.wanted) or 'nothing'}", lesson.after(answers))
        answers.append(step.answers()[0])
    tell_position("-- at the end", lesson.after(answers))


def tell_position(title: str, match: Match) -> None:
    position, game = match.position, match.record.game
    print(title)
    for seat in position.to_act():
        offered = [game.alphabet.token(action) for action in position.choices(seat)]
        question = position.question(seat)
        said = speaker_for(game, (), LEARNER).say(question)
        print(f"   seat {seat}: {said} [{question.id if question else ''}]\n      {' '.join(offered)}")


def main() -> None:
    slug, wanted = sys.argv[1], sys.argv[2:]
    for lesson in load(kit_of(slug)).lessons:
        if not wanted or lesson.id in wanted:
            try:
                tell(lesson)
            except LessonFault as fault:
                print(fault)


if __name__ == "__main__":
    main()
