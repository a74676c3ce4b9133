"""The program in C that the engine is measured against."""

import tempfile

import pytest

from bench.limit import NoCompiler, checksum_of, compile_program, in_c


@pytest.mark.parametrize("seats", [2, 6])
def test_the_program_in_c_makes_the_same_choices_as_the_engine(seats: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            program = compile_program(folder)
        except NoCompiler:
            pytest.skip("there is no C compiler")
        assert in_c(program, seats, 20)[:2] == checksum_of(seats, 20)
