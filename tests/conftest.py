"""What all tests share: how far hypothesis searches, and the marker that names rules."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

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
