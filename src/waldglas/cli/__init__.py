"""The command line."""

from waldglas.cli.app import main

__all__ = ["main"]
