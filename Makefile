# Every target sets up what it needs by itself. PYTHON=... chooses the interpreter .venv is made with.
ARGS ?= serve --open
BENCH ?=
AGAINST ?=
TESTS ?= -n auto
PYTHON ?= python3
PREPARE := @command -v $(PYTHON) >/dev/null || { echo "Waldglas needs Python 3.11 or newer." >&2; exit 1; }; \
	$(PYTHON) -m tools.prepare
RUN := .venv/bin/python -m

.PHONY: help play arena test check bench reference build wheel-pgo release locks clean
help:
	@echo "make play       play in the browser        make play ARGS='play tiny-towns'"
	@echo "make arena      what leagues of bots need, for 'waldglas arena' and 'waldglas report'"
	@echo "make test       all checks and tests       make test TESTS='-k towns'"
	@echo "make check      ruff and mypy only"
	@echo "make bench      how fast it plays          make bench BENCH='--json --rounds 1'"
	@echo "                and a build from before    make bench AGAINST=../before/dist/waldglas-0.1.0-….whl"
	@echo "make reference  the API reference in build/reference, from the docstrings"
	@echo "make build      the compiled wheel in dist/"
	@echo "make wheel-pgo  the same for a release, optimised by seeded games"
	@echo "make release    a version: its number, its heading in CHANGELOG.md, a commit, a tag   make release VERSION=0.2.0"
	@echo "make locks      the files of requirements/ anew"
	@echo "make clean      remove all that was made"

play:
	$(PREPARE) play $(ARGS)

arena:
	$(PREPARE) arena

test: check
	$(RUN) pytest $(TESTS)

check:
	$(PREPARE) tests
	$(RUN) ruff check
	$(RUN) ruff format --check --quiet
	$(RUN) mypy

bench:
	$(PREPARE) compiled
	$(PREPARE) catanatron || echo "Going on without catanatron." >&2
	@$(RUN) bench.run $(if $(AGAINST),--against $(AGAINST)) $(BENCH)
	@$(RUN) bench.limit
	@$(RUN) bench.search $(if $(AGAINST),--against $(AGAINST))
	@$(RUN) bench.envs
	@$(RUN) bench.web

reference:
	$(PREPARE) tests
	@$(RUN) tools.reference

build:
	$(PREPARE) wheel
	@ls dist

wheel-pgo:
	$(PREPARE) wheel pgo
	@ls dist

release:
	@$(PYTHON) -m tools.release $(VERSION)

locks:
	$(PREPARE) locks

clean:
	rm -rf .venv .venv-catanatron dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
