"""The catalogue of the web table: words for all that it says, with the same values, and for nothing else."""

from tests.catalogues import HOUSE, SOURCE, differences


def test_the_catalogue_and_the_code_say_the_same() -> None:
    assert differences(("page-",), [SOURCE / "web"], [*sorted(HOUSE.glob("page*.ftl")), HOUSE / "server.ftl"]) == []
