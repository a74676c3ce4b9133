"""A digital table for board games about forests, glass and coal."""

from waldglas.build import choose_build

__version__ = "0.1.0"

choose_build()
