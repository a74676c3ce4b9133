"""People first, and in each lane all visitors in turn."""

import asyncio

from waldglas.web.workers.lanes import Lane, Lanes

Who = tuple[Lane, str]


def served(come: list[Who], leave: frozenset[int] = frozenset()) -> list[Who]:
    """In which order they are served, who all wait for the only place; some give up before."""
    order: list[Who] = []

    async def want(lanes: Lanes, who: Who) -> None:
        async with lanes.place(*who):
            order.append(who)

    async def run() -> None:
        lanes = Lanes(1)
        async with lanes.place(Lane.BOTS, "first"):
            tasks = [asyncio.create_task(want(lanes, who)) for who in come]
            await asyncio.sleep(0)
            for number in leave:
                tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert lanes.free == 1

    asyncio.run(run())
    return order


def test_who_waits_at_a_table_comes_before_hints_bots_and_studies() -> None:
    come = [(lane, "anna") for lane in (Lane.STUDIES, Lane.BOTS, Lane.HINTS, Lane.PEOPLE)]
    assert [lane for lane, _ in served(come)] == [Lane.PEOPLE, Lane.HINTS, Lane.BOTS, Lane.STUDIES]


def test_who_asks_for_much_waits_for_others() -> None:
    come = [(Lane.PEOPLE, who) for who in ("anna", "anna", "anna", "ben", "ben", "cleo")]
    assert [who for _, who in served(come)] == ["anna", "ben", "cleo", "anna", "ben", "anna"]


def test_who_gives_up_takes_no_place() -> None:
    come = [(Lane.PEOPLE, who) for who in ("anna", "ben", "cleo")]
    assert [who for _, who in served(come, frozenset([0, 1]))] == ["cleo"]
