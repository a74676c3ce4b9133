# The data card of a dataset: README.md beside its files.

dataset-title = Games of { $title } between bots
dataset-about =
    A row for every choice that a seat made; choices with one possible answer are played by themselves and are not there. An observation has { $size } numbers, a mask { $actions } places. The choices of a match stand in the order in which seats were asked.
dataset-setting = setting
dataset-column = column
dataset-what = what it is
dataset-match = Number of the match, from 1; the rows of a match stand in one file.
dataset-deal = Number of the deal; matches of one deal begin alike, with the bots in turned seats.
dataset-seed = The match's seed: with settings and choices it gives the same game again.
dataset-move = How many choices had been made at the table when this one was asked for.
dataset-seat = Who chose, from 0.
dataset-bot = The bot that sat there.
dataset-observation = What the seat knew, by position.encode(seat); game.layout(seats) names each number.
dataset-mask = 1 for each choice that was offered, by position.mask(seat).
dataset-offered = The same as a list of choices, in the order of the rules.
dataset-choice = The choice that the bot took: its number in the alphabet.
dataset-token = The name of that choice in records.
dataset-visits = For each of `offered`, how often the bot's search had tried it when it chose; null where it did not search.
dataset-values = For each of `offered`, the mean points for the seat over those tries; 0 where there was none.
dataset-score = The seat's points at the end; null for a seat that does not score.
dataset-place = Where the seat came in, 1 for all who won; null for a seat that does not score.
dataset-win = 1 for a victory, a share of a shared one, else 0.
dataset-reading =
    Everything but `visits` and `values` of a bot that thinks by the clock comes out the same whenever it is played again. Read it with `polars.read_parquet("*.parquet")`; split by `deal`, not by row, so that no game is both learned from and tested on.
