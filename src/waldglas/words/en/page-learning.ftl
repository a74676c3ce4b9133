# Learning

page-learn = Learn in { $minutes } minutes
page-first-game = Play a first game
page-first-game-help = Set up as the rulebook advises for a first game, against an easy bot, with a helper that explains each new kind of question once.
page-know-game = I know the game
page-weight-light = quick to learn
page-weight-medium = takes a game to learn
page-weight-heavy = much to learn
page-learn-title = Learn { $title }
page-learn-about =
    { $number } short lessons at a real board, about { $minutes } minutes in all. You can leave and come back at any time.
page-learn-progress = { $done } of { $number } lessons done.
page-learn-leave = Back to the game
page-lesson-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
page-lesson-done = done
page-lesson-begun = begun
page-lesson-of = { $lesson } · { $title }
page-lesson-tools = Lesson
page-lesson-leave = Lessons
page-lesson-step = Lesson { $lesson }, step { $step } of { $steps }
page-lesson-well = Well done!
page-lesson-next = Next lesson
page-lesson-again = Once more
page-lesson-all = All lessons
page-go-on = Go on
page-refused-lesson = There is no such lesson here: they are numbered from 1 to { $last }.
page-refused-guess = Answer with one of the numbers of this step.
page-helper = New to you
page-helper-off = No more explanations
page-helper-switch = Explain each new kind of question
