"""A version is one number, one heading, one commit and one tag; where something is wrong, nothing is changed."""

from pathlib import Path

import pytest

from tools.release import CannotRelease, git, release

CHANGES = "# Changes\n\n## Unreleased\n\n- A new game.\n\n## 0.1.0\n\n- The first.\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "waldglas"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""A table."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    git(tmp_path, "init", "--quiet")
    for name, value in (("user.name", "Somebody"), ("user.email", "somebody@example.org"), ("commit.gpgsign", "false")):
        git(tmp_path, "config", name, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def test_a_version(checkout: Path) -> None:
    assert release(checkout, "0.2.0") == "v0.2.0"
    assert '__version__ = "0.2.0"' in (checkout / "src" / "waldglas" / "__init__.py").read_text()
    told = (checkout / "CHANGELOG.md").read_text()
    assert told.startswith("# Changes\n\n## Unreleased\n\n## 0.2.0\n\n- A new game.\n")
    assert git(checkout, "tag", "--list") == "v0.2.0"
    assert git(checkout, "log", "-1", "--format=%s %D").startswith("Version 0.2.0 HEAD")
    assert git(checkout, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "why"), [("0.2", "three numbers"), ("v0.2.0", "three numbers"), ("0.1.0", "after"), ("0.0.9", "after")]
)
def test_a_number_that_is_none_or_comes_before_is_refused(checkout: Path, version: str, why: str) -> None:
    with pytest.raises(CannotRelease, match=why):
        release(checkout, version)
    assert git(checkout, "status", "--porcelain") == git(checkout, "tag", "--list") == ""


def test_what_is_not_committed_or_not_told_is_refused(checkout: Path) -> None:
    release(checkout, "0.2.0")
    with pytest.raises(CannotRelease, match="tells nothing"):
        release(checkout, "0.3.0")
    with pytest.raises(CannotRelease, match="there already"):
        release(checkout, "0.2.0")
    (checkout / "CHANGELOG.md").write_text(CHANGES + "\n")
    with pytest.raises(CannotRelease, match="not committed"):
        release(checkout, "0.3.0")
    assert git(checkout, "tag", "--list") == "v0.2.0"
