# `make help` lists the targets. Only Python 3.11 or later, make and git are needed:
# uv is taken from the PATH, or installed into .uv when it is missing.

# A system's own Python is built with optimisation, and the server answers a fifth more with it than
# with one that was built at home: it is taken where it is new enough, else the one on the PATH.
PYTHON ?= $(shell /usr/bin/python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
  && echo /usr/bin/python3 || echo python3)
UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)

export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON_PREFERENCE := only-system
export UV_SYSTEM_CERTS := 1
unexport VIRTUAL_ENV

BIN := .venv/bin/
READY := .venv/.ready
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix client
CLIENT := src/wartable/web/static/index.html
GAMES := $(BIN)python -c 'from wartable.core.parts import shelf; [print(game.id) for game in shelf()]'
# Real servers and browsers, two at a time: on a busy machine one may be overtaken by another. What failed
# is run once more, and in the end once alone; what fails then, too, is broken.
REAL := tests/server tests/e2e
PAGES := $(shell find client/src client/public client/index.html client/vite.config.ts \
  src/wartable/text -type f)

.DEFAULT_GOAL := help
.PHONY: help setup lock client browser play test check-page lint format bench ladder fuzz numbers wheel wheels test-compiled compare replays stored load chaos faults attack image mutants terminal e2e screenshots faces measure

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## Install the project and its tools into .venv, as requirements.lock says

client: $(CLIENT) ## Build the page that people play on

play: $(READY) $(CLIENT) ## Start the server and print the address to play at
	$(BIN)wartable serve --data .wartable

terminal: $(READY) ## Play in the terminal: the first game, or make terminal GAME=…
	$(BIN)wartable play $(or $(GAME),$$($(GAMES) | head -1))

test: browser $(CLIENT) ## Check everything: lint, the rule index, the tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint check-page
	$(BIN)wartable rule --check
	$(BIN)pytest -p xdist -n 2 --ignore tests/server --ignore tests/e2e
	$(BIN)pytest -p xdist -p rerunfailures -n 2 --dist worksteal --reruns 1 $(REAL) || $(BIN)pytest --last-failed --last-failed-no-failures none $(REAL)

e2e: $(READY) browser $(CLIENT) ## Test in a browser, with a whole game of each edition and expansion
	ALL_GAMES=1 $(BIN)pytest tests/e2e

screenshots: $(READY) browser $(CLIENT) ## Take the pictures of the page for the documentation
	$(BIN)python -m tests.e2e.screenshots

faces: $(READY) $(CLIENT) ## Draw the faces that the pages of cards in docs show
	rm -rf docs/images/cards
	$(NPM) test -- faces --update

measure: $(READY) browser $(CLIENT) ## Measure the page: bytes, time to the first click, longest task
	$(BIN)python -m tests.e2e.measure

# Its headless shell is quicker; without it, Chromium does all tests.
browser: ## Install Debian's Chromium for the browser tests, if it is missing
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -qq -y chromium)
	@command -v chromium-headless-shell >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y chromium-headless-shell) || true

check-page: $(CLIENT) ## Check the page's types and parts, without a browser
	$(NPM) run check
	$(NPM) test

lint: $(READY) ## Check style, types and the direction of imports
	$(BIN)ruff check
	$(BIN)ruff format --check
	$(BIN)mypy --strict
	$(BIN)lint-imports --no-logo

format: $(READY) ## Sort imports, fix what can be fixed, format
	$(BIN)ruff check --fix
	$(BIN)ruff format

bench: $(READY) ## Measure the speed of play, copies, views and records
	$(BIN)python -m benchmarks

ladder: $(READY) ## Before a release: no level of bots is weaker than the one below it; fewer games: make ladder LADDER="--games 20"
	$(BIN)python -m benchmarks.ladder $(LADDER)

fuzz: $(READY) ## Play 2000 random games of each game and check every state
	for game in $$($(GAMES)); do \
	  $(BIN)wartable fuzz $$game --games 2000 || exit 1; \
	done

numbers: $(READY) ## Play 2000 games of every option set and check the number of every answer
	$(BIN)python -m tests.numbers --games 2000

wheels: wheel ## Build a package with a compiled engine beside the plain one (needs a C compiler)
	$(BIN)python -m compiled.build dist/wartable-$$($(BIN)python -c 'import wartable; print(wartable.__version__)')-py3-none-any.whl

test-compiled: $(READY) ## Run all tests with the compiled engine
	$(BIN)python -m compiled.test

compare: $(READY) ## Play 10,000 games with both engines: every one must be the same
	$(BIN)python -m compiled.compare

wheel: $(CLIENT) ## Build the package that others install, with the page in it
	$(BIN)python -m hatchling build -t wheel -d dist

replays: $(READY) ## Play the stored games anew, after a rule was changed on purpose
	$(BIN)python -m tests.replays.make $(GAME)

stored: $(READY) ## Write what is stored anew after a change on purpose: words, conversations, commands, screens
	$(BIN)python -m tests.stored
	$(NPM) test -- screens --update

load: $(READY) ## Drive tables of six seats over websockets, and measure the server
	$(BIN)python -m benchmarks.server_load

chaos: $(READY) ## Kill the server 25 times while 20 tables play, and check what is left
	$(BIN)python -m tests.server.chaos --kills 25 --tables 20

faults: $(READY) ## Let the disk fail in every way while tables play, and check what is left
	$(BIN)python -m tests.server.faults

image: $(READY) $(CLIENT) ## Build the container and start it: with Docker or Podman, or its very steps in an empty root
	WHOLE_IMAGE=1 $(BIN)pytest tests/server/test_container.py

attack: $(READY) ## Send 50,000 malformed messages, requests and texts to a server
	$(BIN)python -m tests.server.attack --count 50000

mutants: $(READY) ## Break the code in small ways, and count what the tests notice (20 minutes)
	$(BIN)python -m tests.mutants

# requirements.lock names every version and hash but no index, so any index can serve it.
$(READY): pyproject.toml requirements.lock | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --require-hashes requirements.lock
	$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

lock: | $(UV) ## Choose versions again and write them to requirements.lock
	$(UV) lock --upgrade
	$(UV) export --frozen --quiet --no-emit-project --all-groups --all-extras --no-header \
	  --no-annotate --output-file requirements.lock

# Node comes with the tools in .venv; nothing but Python is assumed to be there.
$(CLIENT): $(READY) client/package-lock.json $(PAGES)
	$(NPM) install --no-save --silent
	$(NPM) run --silent build
	@touch $@

.uv/bin/uv:
	python3 -m venv .uv
	.uv/bin/pip install --quiet uv
