"""What all tests share: how far hypothesis searches, the marker that names rules, and a home of their own."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from waldglas.processes import cores

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
NO_SHRINKING = [Phase.explicit, Phase.reuse, Phase.generate]  # a seed does not get simpler by getting smaller

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=20,
    phases=NO_SHRINKING,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("search", deadline=None, max_examples=500, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of a digest that this test proves")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: browsers and servers are often waited for."""
    return cores() + 1


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is written into a home does not land in the user's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            patch.delenv(name, raising=False)
        yield
