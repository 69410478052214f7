# `make run` plays, `make test` tests, `make check` does all that must be green before a commit.
# The first call sets everything up in .venv; after that nothing is fetched unless .ci/requirements.txt changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WINDOW := $(VENV)/.window-tried
SELECT := not device and not torture
CODE := companion scorers timers tests benchmarks .ci main.py
EXISTING = $(wildcard $(CODE))

.DEFAULT_GOAL := help
.PHONY: help setup run format lint types architecture test cover check torture mutants bench screens gallery sounds lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 14

setup: $(READY) ## make .venv and install the exact packages into it

$(READY): .ci/requirements.txt pyproject.toml .ci/setup.sh
	@sh .ci/setup.sh "$(PYTHON)" "$(VENV)"
	@touch $@

# Asked for once, at the time of setting up; what cannot be had then is not waited for at every start.
$(WINDOW): $(READY)
	@$(BIN)/python -m companion.desktop || true
	@touch $@

run: $(WINDOW) ## play: opens a window, or the browser where there is no window to be had
	@$(BIN)/companion $(ARGS)

format: $(READY) ## lay the code out
	$(BIN)/ruff format $(EXISTING)
	$(BIN)/ruff check --fix $(EXISTING)

lint: $(READY) ## layout and lint
	$(BIN)/ruff format --check $(EXISTING)
	$(BIN)/ruff check $(EXISTING)

types: $(READY) ## mypy, strict
	$(BIN)/mypy

architecture: $(READY) ## who may import whom
	$(BIN)/python -m pytest -q tests/test_architecture.py

test: $(READY) ## every test, the journeys in a real browser included
	@sh .ci/test.sh "$(BIN)" "$(SELECT)" $(ARGS)

cover: $(READY) ## what the last `make test` reached: all of the rules, clocks and tables, nine tenths of everything
	@$(BIN)/python .ci/cover.py

check: lint types test cover ## everything; the architecture is one of the tests

torture: $(READY) ## thousands of kills, damaged folders, changed files and copies, long random games, untried examples
	$(BIN)/python -m pytest -m "torture or hypothesis" --hypothesis-profile=explore -o faulthandler_timeout=0 $(ARGS)

mutants: $(READY) ## change the code here and there and see whether a test notices: ARGS="scorers/core --most 100"
	$(BIN)/python .ci/mutants.py $(ARGS)

bench: $(READY) ## measure speed and memory against bare counterparts
	@sh .ci/browser.sh && $(BIN)/python -m benchmarks $(ARGS)

screens: $(READY) ## take the pictures in docs/ anew
	@sh .ci/browser.sh && $(BIN)/python -m tests.e2e.screens $(ARGS)

gallery: $(READY) ## see every component in every game's colours and both lights; ARGS=--keep takes its pictures anew
	@$(BIN)/python -m tests.e2e.gallery $(ARGS)

sounds: $(READY) ## make the app's sounds anew
	$(BIN)/python .ci/sounds.py

lock: ## choose the newest packages pyproject.toml allows and write .ci/requirements.txt
	$(PYTHON) .ci/lock.py

clean: ## remove everything that was installed or measured
	rm -rf $(VENV) .coverage .coverage.json .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
