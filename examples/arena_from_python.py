"""A league from Python: bots of this program against those of the house, without any extra."""

from statistics import fmean

from first_bot import FirstBot

from waldglas import Limits, compete

GAMES = 20


def main() -> None:
    results = compete(
        "haspelknecht",
        [FirstBot, "random"],
        games=GAMES,
        limits=Limits(choice=30),
    )
    for name in ("FirstBot", "random"):
        seats = [seat for result in results for seat in result.seats if seat.bot == name]
        points = [seat.score for seat in seats if seat.score is not None]
        print(f"{name}: {fmean(points):.1f} points, {sum(seat.win for seat in seats):g} of {len(results)} games won")
    for result in results:
        for seat in result.seats:
            if seat.fault:
                print(seat.fault)


if __name__ == "__main__":
    main()
