# `make help` lists the targets. Only Python 3.11 or later, make and git are needed:
# uv is taken from the PATH, or installed into .uv when it is missing.

PYTHON ?= python3
UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)

export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON_PREFERENCE := only-system
export UV_FROZEN := 1
unexport VIRTUAL_ENV

RUN := $(UV) run
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format bench fuzz

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## Install the project and its tools into .venv, as uv.lock says

play: $(READY) ## Play Quartermaster in the terminal
	$(RUN) wartable play quartermaster

test: lint ## Check everything: lint, the rule index, the tests
	$(RUN) wartable rule --check
	$(RUN) pytest

lint: $(READY) ## Check style, types and the direction of imports
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy --strict
	$(RUN) lint-imports --no-logo

format: $(READY) ## Sort imports, repair what can be repaired, format
	$(RUN) ruff check --fix
	$(RUN) ruff format

bench: $(READY) ## Measure the speed of play, copies, views and records
	$(RUN) python -m benchmarks

fuzz: $(READY) ## Play 2000 random games and check every state
	$(RUN) wartable fuzz quartermaster --games 2000

$(READY): pyproject.toml uv.lock | $(UV)
	$(UV) sync --frozen
	@touch $@

.uv/bin/uv:
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet uv
