# Every target sets up what it needs by itself. PYTHON=... chooses the interpreter .venv is made with.
ARGS ?= serve --open
BENCH ?=
TESTS ?= -n auto
BIN := .venv/bin

.PHONY: help play test check bench build clean
help:
	@echo "make play    play in the browser        make play ARGS='play tiny-towns'"
	@echo "make test    all checks and tests       make test TESTS='-k towns'"
	@echo "make check   ruff and mypy only"
	@echo "make bench   how fast it plays          make bench BENCH='--json --rounds 1'"
	@echo "make build   the compiled wheel in dist/"
	@echo "make clean   remove all that was made"

play:
	@tools/setup.sh app
	@$(BIN)/waldglas $(ARGS)

test: check
	$(BIN)/python -m pytest $(TESTS)

check:
	@tools/setup.sh tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy

bench:
	@tools/setup.sh app
	@tools/setup.sh catanatron || echo "Going on without catanatron." >&2
	@$(BIN)/python -m bench.run $(BENCH)
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.web

build:
	@tools/setup.sh wheel
	@ls dist

clean:
	rm -rf .venv .venv-catanatron dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
