# Leagues: what the tables of the terminal and the page of a report say.

## A league in a line
arena-title = { $name } – Waldglas arena
arena-seats =
    { $seats ->
        [1] solo
       *[other] { $seats } seats
    }
arena-games-of =
    { $planned ->
        [one] { $games } of 1 game
       *[other] { $games } of { $planned } games
    }
arena-line-ups =
    { $number ->
        [one] 1 line-up
       *[other] { $number } line-ups
    }
arena-deals =
    { $number ->
        [one] 1 deal
       *[other] { $number } deals
    }
arena-rotations =
    { $number ->
        [one] 1 rotation
       *[other] { $number } rotations
    }
arena-each-rotated = each in { $number } rotations
arena-seed = seed { $seed }
arena-unfinished = This league is not finished.

## Heads of tables
arena-bot = bot
arena-games = games
arena-strength = strength
arena-rating = rating
arena-interval = 95 %
arena-wins = wins
arena-scores = scores
arena-mean-score = mean score
arena-mean = mean
arena-sd = sd
arena-standard-error = st. error
arena-median = median
arena-least = least
arena-most = most
arena-before = before
arena-mean-points-from = mean points from
arena-thinking = thinking
arena-median-ms = median ms
arena-p95-ms = p95 ms
arena-choices-a-game = choices a game
arena-seconds-a-game = seconds a game
arena-rank = title
arena-building = building
arena-owners = owners
arena-each = of it, each
arena-duel = { PERCENT($share, digits: 1) } of { $games }

## The parts of a report
arena-summary = Summary
arena-ratings = Ratings
arena-ratings-caption =
    Bradley and Terry's model on Elo's scale: 400 points more is ten wins to one; the mean of these bots is 1500. Ratings of different leagues cannot be compared.
arena-duels = Head to head
arena-duels-caption =
    How often the bot of a row came in before the bot of a column; equal places are half a win each.
arena-titles = Titles
arena-distributions = Scores
arena-distributions-caption = Share of the games that ended with so many points.
arena-sources = Where points come from
arena-sources-caption = Mean points from each line of the scores.
arena-buildings = Buildings
arena-buildings-caption =
    How often those won who had the building at the end, and how many they were. The dashed line is where all would win equally often. Good players also build good buildings: this does not say what is cause.
arena-all-buildings = All { $number }, in figures
arena-seat-wins = Seats
arena-seat-wins-caption =
    Whoever sat there: every bot sat in every seat equally often. Seats are numbered as in the records.
arena-lengths = Length
arena-lengths-caption = Choices that were made in a whole game; what was forced is not counted.
arena-paces = Time a choice
arena-paces-caption = Line: all but the fastest and slowest twentieth. Bar: the middle half. Tick: the median.

## Charts
arena-axis-rating = rating (Elo), with 95 % interval
arena-axis-points = points
arena-axis-mean-points = mean points a game
arena-axis-win-rate = win rate, with 95 % interval
arena-axis-choices = choices a game, all seats
arena-axis-pace = milliseconds a choice (logarithmic)
arena-winners = winners
arena-others = others
arena-seat = seat { $seat }
