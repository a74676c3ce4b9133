"""Learned weights in files: what is written is what is read, and what does not fit is refused."""

from importlib import import_module
from pathlib import Path

import pytest
from librt.vecs import vec

from waldglas.ai.weights import (
    BYTE,
    FULL,
    SHORT,
    BadWeights,
    DamagedWeights,
    Layout,
    OtherFormat,
    OtherLayout,
    knot_share,
    load_weights,
    read_weights,
    unit_for,
    write_weights,
)
from waldglas.games import GAMES, kit_of

LAYOUT = Layout(["early", "late"], {"goods": 0, "cards": 2}, 3)
ROWS = [vec[float]([0.5, -0.25, 0.0]), vec[float]([1.0, 0.75, -1.0])]


def header(numbers: str, unit: str) -> dict[str, str]:
    return {"game": "chess", "table": "endings", "numbers": numbers, "unit": unit, "command": "made by hand"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "endings.weights"
    write_weights(path, header(SHORT, "1/100"), LAYOUT, ROWS)
    return path


@pytest.mark.parametrize(("numbers", "unit"), [(BYTE, "0.0625"), (SHORT, "1/100"), (FULL, "1")])
def test_what_is_written_is_what_is_read(tmp_path: Path, numbers: str, unit: str) -> None:
    path = tmp_path / "endings.weights"
    write_weights(path, header(numbers, unit), LAYOUT, ROWS)
    weights = load_weights(path, "chess", "endings", LAYOUT)
    assert weights.rows() == ROWS
    assert weights.header["command"] == "made by hand"


def test_the_header_can_be_read_by_anyone(file: Path) -> None:
    lines = file.read_bytes().split(b"\n\n")[0].decode().split("\n")
    assert lines[0] == "waldglas weights 1"
    assert {"game: chess", "table: endings", "rows: 2", "features: 3", f"layout: {LAYOUT.digest()}"} <= set(lines)


def test_decimals_come_back_as_they_were_written(tmp_path: Path) -> None:
    hundredths = vec[float]([number / 100 for number in range(-500, 500)])
    layout = Layout(["any"], {"all": 0}, len(hundredths))
    write_weights(tmp_path / "w", header(SHORT, "1/100"), layout, [hundredths])
    assert read_weights(tmp_path / "w").rows() == [hundredths]


def test_what_is_too_large_is_cut_off(tmp_path: Path) -> None:
    write_weights(
        tmp_path / "w", header(BYTE, "1/100"), LAYOUT, [vec[float]([5.0, -5.0, 0.0]), vec[float]([0.01, 0.004, 0.0])]
    )
    assert read_weights(tmp_path / "w").rows() == [vec[float]([1.27, -1.27, 0.0]), vec[float]([0.01, 0.0, 0.0])]


def test_a_unit_leaves_nearly_all_weights_whole() -> None:
    rows = [vec[float]([0.0] * 50 + [float(number) for number in range(1, 101)])]
    assert unit_for(rows, BYTE, 1.0) == 100 / 127
    assert unit_for(rows, BYTE, 0.5) == 50 / 127
    assert unit_for([vec[float]([0.0])], BYTE, 1.0) == 1.0


@pytest.mark.parametrize(
    "layout",
    [
        Layout(["early", "late"], {"goods": 0, "cards": 1}, 3),
        Layout(["early", "late"], {"goods": 0, "people": 2}, 3),
        Layout(["early", "later"], {"goods": 0, "cards": 2}, 3),
        Layout(["early", "late"], {"goods": 0, "cards": 2}, 4),
    ],
)
def test_another_layout_is_refused(file: Path, layout: Layout) -> None:
    with pytest.raises(OtherLayout, match=r"learn it again: python -m waldglas.ai.training chess --table endings"):
        load_weights(file, "chess", "endings", layout)


def test_the_table_of_another_game_is_refused(file: Path) -> None:
    with pytest.raises(OtherLayout, match="a table of chess, not of go"):
        load_weights(file, "go", "endings", LAYOUT)


def test_another_format_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"weights 1", b"weights 2", 1))
    with pytest.raises(OtherFormat, match="has format 2, this program reads 1"):
        read_weights(file)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "w").write_bytes(b"\x00\xff\n\nwhatever")
    with pytest.raises(DamagedWeights, match="holds no weights"):
        read_weights(tmp_path / "w")


def test_a_truncated_file_is_refused_wherever_it_ends(file: Path) -> None:
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        with pytest.raises(BadWeights, match=r"endings\.weights"):
            read_weights(file)


def test_a_wrong_size_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"rows: 2", b"rows: 3", 1))
    with pytest.raises(DamagedWeights, match="copy it anew"):
        read_weights(file)


def test_numbers_lie_between_knots() -> None:
    assert [knot_share([0, 2, 6], number) for number in (0, 1, 2, 5, 6)] == [
        (0, 0.0),
        (0, 0.5),
        (1, 0.0),
        (1, 0.75),
        (1, 1.0),
    ]


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_tables_of_the_house_say_how_they_were_made(slug: str) -> None:
    trainer = kit_of(slug).trainer()
    folder = Path(str(import_module(type(trainer).__module__).__file__)).parent
    assert {file.stem for file in folder.glob("*.weights")} == set(trainer.tables)
    for table in trainer.tables:
        found = load_weights(folder / f"{table}.weights", slug, table, trainer.layout(table)).header
        assert found["table"] == table
        assert all(found[name] for name in ("command", "games", "figure"))
