# `make` lists what there is. Each target sets up what it needs.
#
# Two environments, both from the lock file:
#   .venv           for developing: the package editable and interpreted, so that every edit counts at once
#   .venv-compiled  for playing, the bench and the second test run: the package installed, its rooms for the rules
#                   compiled where there is a C compiler (a compiled module in the source tree would shadow later edits)

# What pytest, `pitch play` or the bench are to be given, as in: make play-terminal ARGS="--plain"
ARGS ?=
# auto: compile where there is a C compiler; 1: compile or stop; 0: do not compile
PITCHKIT_COMPILE ?= auto
# Processes that run the tests; 0 runs them in one, which is quicker to start: TEST_WORKERS=0 ARGS=tests/rules.
TEST_WORKERS ?= auto
# The tests that run compiled too: of what is compiled, and of who uses it most. What only words, draws or serves what
# those rooms say is the same code in both environments, and is tested once.
COMPILED_TESTS := test_packaging.py bots golden lab library proof records rules search server/core

# Filtered through a run: a name on the path may be a shim for a Python that is not there.
PYTHON ?= $(shell for p in python3.11 python3 python3.14 python3.13 python3.12; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)

DEV := .venv
RUN := .venv-compiled
LOCKER := .venv-lock

SOURCES := $(sort $(shell find src -type f -not -name '*.py[cod]' -not -name '*.so' -not -path '*.egg-info/*')) \
	pyproject.toml setup.py
# What .venv-compiled is made from. The contents are compared, not the dates: a checkout changes dates, and a file that
# is gone has none. The compiler's path is there so that installing one later counts.
WANTED := $(PITCHKIT_COMPILE) $(shell command -v "$${CC:-cc}") \
	$(shell echo $(SOURCES) | cat - $(SOURCES) requirements.lock | cksum)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal test check lint test-interpreted test-compiled coverage bench bench-solver bench-decisions bench-screen bench-store bench-load golden api mutate format setup lock \
	clean python FORCE

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' Makefile

play: $(RUN)/installed ## Play in the browser: a server on this machine, and its page; ARGS="..." passes options
	@$(RUN)/bin/pitch serve --open $(ARGS)

play-terminal: $(RUN)/installed ## Play in the terminal; ARGS="..." passes options
	@$(RUN)/bin/pitch play $(ARGS)

test: test-interpreted test-compiled lint ## Everything that must pass: the tests both ways, then the checks

check: test ## The same as test

test-interpreted: $(DEV)/installed ## The tests with the package interpreted; ARGS="..." goes to pytest
	@echo "== Tests, interpreted"
	@PITCHKIT_EXPECT=interpreted $(DEV)/bin/pytest -q -n $(TEST_WORKERS) $(ARGS)

test-compiled: $(RUN)/installed ## The tests with the package compiled, where there is a C compiler
	@if grep -q compiled $(RUN)/installed; then \
		echo "== Tests, compiled"; \
		PITCHKIT_EXPECT=compiled $(RUN)/bin/pytest -q -n $(TEST_WORKERS) $(or $(ARGS),$(addprefix tests/,$(COMPILED_TESTS))); \
	else \
		echo "== Tests, compiled: left out. The package is not compiled here, since there is no working C compiler"; \
		echo "   or PITCHKIT_COMPILE=0. It runs interpreted, and that is what was tested."; \
	fi

lint: $(DEV)/installed ## Style (ruff), types (mypy) and who may import whom (import-linter)
	@echo "== Checks"
	@$(DEV)/bin/ruff check --quiet .
	@$(DEV)/bin/ruff format --check --quiet .
	@$(DEV)/bin/mypy
	@$(DEV)/bin/lint-imports --no-logo

format: $(DEV)/installed ## Put the code in its standard form
	@$(DEV)/bin/ruff check --fix .
	@$(DEV)/bin/ruff format .

coverage: $(DEV)/installed ## How much of the rules the tests reach; fails under 98 % of the branches
	@$(DEV)/bin/coverage run -m pytest -q $(ARGS)
	@$(DEV)/bin/coverage report

bench: $(RUN)/installed $(RUN)/bench.locked ## Measure the speed, beside OpenSpiel's euchre; ARGS="..." passes options
	@$(RUN)/bin/python bench/run.py $(ARGS)

bench-solver: $(RUN)/installed ## Measure exact play beside a plain alpha-beta in C; ARGS="..." passes options
	@$(RUN)/bin/python bench/solver.py $(ARGS)

bench-decisions: $(RUN)/installed ## Measure how long the players think; ARGS="master --hands 50" passes options
	@$(RUN)/bin/python bench/decisions.py $(ARGS)

bench-screen: $(RUN)/installed ## Measure how fast the table on a terminal starts and answers keys
	@$(RUN)/bin/python bench/screen.py $(ARGS)

bench-store: $(RUN)/installed ## Measure how fast tables are stored, beside one commit a batch; ARGS="..." passes options
	@$(RUN)/bin/python bench/store.py $(ARGS)

bench-load: $(RUN)/installed ## Measure the server of browser tables under load; ARGS="--tables 1000 --thinking 50"
	@$(RUN)/bin/python bench/load.py $(ARGS)

screens: $(DEV)/installed ## Write the pictures of the screens anew
	@$(DEV)/bin/python tests/terminal/screen/regenerate.py

golden: $(DEV)/installed ## Write the golden playthroughs anew
	@$(DEV)/bin/python tests/golden/regenerate.py $(ARGS)

api: $(DEV)/installed ## Write the pages about the interfaces anew
	@$(DEV)/bin/python docs/make_api.py $(ARGS)
	@$(DEV)/bin/python docs/make_http_api.py

mutate: $(DEV)/installed ## Break the rules on purpose and see whether the tests notice
	@$(DEV)/bin/python tools/mutate.py $(ARGS)

setup: $(DEV)/installed $(RUN)/installed ## Make or renew both environments

lock: python ## Renew the lock files within the bounds of pyproject.toml
	@test -x $(LOCKER)/bin/uv || { $(PYTHON) -m venv $(LOCKER) && $(LOCKER)/bin/pip install --quiet 'uv>=0.9,<1'; }
	$(LOCKER)/bin/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-annotate \
		--no-emit-index-url --custom-compile-command "make lock" --upgrade --quiet -o requirements.lock
	$(LOCKER)/bin/uv pip compile pyproject.toml --extra bench --universal --generate-hashes --no-annotate \
		--no-emit-index-url --custom-compile-command "make lock" --upgrade --quiet -c requirements.lock \
		-o requirements-bench.lock

clean: ## Remove the environments, builds and caches
	rm -rf .venv .venv-compiled .venv-lock build dist htmlcov .coverage .hypothesis .mypy_cache .ruff_cache \
		.pytest_cache .import_linter_cache src/*.egg-info
	find src tests \( -name '__pycache__' -o -name '*.so' \) -prune -exec rm -rf {} +

# --- Setting up -----------------------------------------------------------------------------------------------------

python:
	@test -n "$(PYTHON)" || { \
		echo "PitchKit needs Python 3.11 or newer. Found: $$(python3 --version 2>/dev/null || echo none)." >&2; \
		echo "If it is installed under another name: make ... PYTHON=/path/to/python" >&2; exit 1; }

%/locked: requirements.lock | python
	@echo "== Setting up $* (about a minute)"
	@rm -rf $*
	@$(PYTHON) -m venv $*
	@$*/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@
.PRECIOUS: %/locked

$(DEV)/installed: $(DEV)/locked pyproject.toml setup.py
	@PITCHKIT_COMPILE=0 $(DEV)/bin/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps \
		--editable .
	@touch $@

# The stamp holds what it was made from and how it turned out: compiled or interpreted.
$(RUN)/installed: $(RUN)/locked $(if $(shell grep -sxF "$(WANTED)" $(RUN)/installed),,FORCE)
	@echo "== Installing the package in $(RUN), compiled if possible (up to a minute)"
	@PITCHKIT_COMPILE=$(PITCHKIT_COMPILE) $(RUN)/bin/pip install --verbose --disable-pip-version-check \
		--no-build-isolation --no-deps --force-reinstall . >$(RUN)/install.log 2>&1 || { cat $(RUN)/install.log; exit 1; }
	@sed -n 's/^ *\(PitchKit will run interpreted\)/\1/p' $(RUN)/install.log
	@echo "$(WANTED)" >$@
	@$(RUN)/bin/python -c 'from importlib.util import find_spec; \
		print("compiled" if find_spec("pitchkit__mypyc") else "interpreted")' >>$@

$(RUN)/bench.locked: requirements-bench.lock $(RUN)/locked
	@echo "== Installing what the bench compares with (233 MB)"
	@$(RUN)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@
