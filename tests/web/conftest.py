"""One server for the tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.web.site import Site, running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found
