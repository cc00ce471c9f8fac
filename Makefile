# A fresh machine needs only Python 3.11 or later, Node 20 and a Rust toolchain; everything else is set up here.
# Stamps in .venv and the date of the data file show what is up to date and need not be made again.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
TOOLS := .venv/.tools
ENGINE := .venv/.engine
ZIG := .venv/.zig
PYINSTALLER := .venv/.pyinstaller
RAY := .venv/.ray
DATA := src/parlour/data/parlour.data
NODE := web/node_modules/.installed
PAGE := src/parlour/server/page/index.html
DOCS := src/parlour/server/docs/index.html
PORT ?= 8765
MINUTES ?= 5

CRATE := crates/engine
CRATE_SOURCES := $(wildcard $(CRATE)/Cargo.toml $(CRATE)/build.rs $(CRATE)/src/*.rs $(CRATE)/src/*/*.rs $(CRATE)/src/*/*/*.rs)
DATA_SOURCES := $(shell find src/parlour/data -type f ! -name '*.data' ! -path '*/__pycache__/*' 2>/dev/null)
DOCS_SOURCES := zensical.toml tools/site.py tools/reference.py $(wildcard *.md bench/*.md) $(shell find docs src/parlour -name __pycache__ -prune -o -path src/parlour/server/page -prune -o -path src/parlour/server/docs -prune -o -name '*.data' -prune -o -type f -print)
WEB_SOURCES := $(shell find web -name node_modules -prune -o -name tests -prune -o -name '.[!.]*' -prune -o -type f -print)
# How long each test file takes, for tools/parts.py.
TIMED := -o junit_family=xunit1 --junitxml=.venv

.PHONY: help setup play data rebuild page test check lint types crate svelte web browser doctests pytest rules soak fuzz cluster chaos generated golden bench arena pictures screens docs wheel program test-all constraints clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(ENGINE) ## make .venv with the package and the development tools

play: $(ENGINE) $(DATA) $(PAGE) ## start the server: play in the browser, and on phones nearby (PORT=8765)
	@exec $(BIN)/parlour serve --port $(PORT)

data: $(DATA) ## compile the word lists and the Bible into the data file

rebuild: $(DATA) ## compile the data file a second time, and check that its bytes are the same
	@$(BIN)/parlour data build --force --to .venv/again.data
	@cmp .venv/again.data $(DATA)

page: $(PAGE) ## build the page that the server serves

# The engine and the data file are made in parallel with checks that do not need them.
test: $(TOOLS) $(NODE) ## run every check, and print the slowest parts
	@MAKE='$(MAKE)' $(BIN)/python tools/parts.py lint setup+page+svelte data+crate+types+web rules doctests pytest browser

# Without this, servers and workers that tests start would compile every module each time.
export PYTHONDONTWRITEBYTECODE :=

# The order of sets is the same in every run.
test check doctests pytest: export PYTHONHASHSEED ?= 0

check: lint types $(DATA) $(NODE) ## before each commit: layout, types, and the tests of what changed
	@$(BIN)/python tools/related_tests.py

lint: $(TOOLS)
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --check --quiet || { echo 'not formatted: run .venv/bin/ruff format'; exit 1; }
	@cd $(CRATE) && rustfmt --check --edition 2024 build.rs src/lib.rs src/*/mod.rs tests/*.rs # cargo fmt finds no games

types: $(ENGINE)
	@$(BIN)/mypy --no-error-summary

# The tests of the crate are built without Python, since not every machine has its library to link against.
crate:
	@cd $(CRATE) && cargo clippy --quiet --all-targets -- -D warnings
	@cd $(CRATE) && cargo clippy --quiet --all-targets --no-default-features -- -D warnings
	@cd $(CRATE) && cargo test --quiet --no-default-features

svelte: $(NODE)
	@cd web && npm run --silent check

# Some of these tests ask the rules themselves.
web: $(ENGINE) $(NODE)
	@cd web && npm run --silent test

browser: $(ENGINE) $(DATA) $(PAGE) ## play in a real browser over the real server
	@cd web && npm run --silent browser

doctests: $(ENGINE) $(DATA)
	@$(BIN)/pytest -n 2 $(TIMED)/doctests.xml --doctest-modules src/parlour tools

# Three at a time on two cores: many tests wait for servers.
pytest: $(ENGINE) $(DATA) $(PAGE)
	@$(BIN)/pytest -n 3 --dist worksteal $(TIMED)/pytest.xml

rules: $(ENGINE) ## print every rule with the tests that show it; fail where one has none
	@$(BIN)/python tools/rules.py

cluster: $(ENGINE) $(DATA) $(PAGE) ## run three nodes, PostgreSQL and NATS on this machine, with bots on 100 tables (PORT=8765)
	@exec $(BIN)/python -m tools.cluster --port $(PORT)

chaos: $(ENGINE) $(DATA) ## play on three nodes while processes, connections and stores fail (MINUTES=5; more options in CHAOS)
	@$(BIN)/python -m tools.chaos --minutes $(MINUTES) $(CHAOS)

soak: $(ENGINE) $(DATA) fuzz ## test with ten thousand games, a thousand kills of a server and many more examples
	@PARLOUR_EXAMPLES=soak PARLOUR_SOAK=10000 PARLOUR_KILLS=1000 $(BIN)/pytest -n 2 tests

fuzz: $(ENGINE) $(DATA) ## send a million messages and a hundred thousand requests of all kinds to a server (options in FUZZ)
	@$(BIN)/python -m tools.fuzz $(FUZZ)

generated: $(ENGINE) ## write what is made from the code: types for the page and for users, tables of options and actions in docs/games
	@$(BIN)/python -m tools.typed
	@$(BIN)/python -m tools.api_types
	@$(BIN)/python -m tools.cast
	@$(BIN)/python -m tools.option_tables
	@$(BIN)/python -m tools.environment_tables

golden: $(ENGINE) $(DATA) ## write the golden playthroughs, to be read as a diff
	@$(BIN)/python tools/golden.py

bench: $(ENGINE) $(DATA) $(PAGE) ## measure what must be fast
	@$(BIN)/python -m tools.bench

arena: $(ENGINE) $(DATA) ## measure the steps between the levels of bots, and print the tables of docs/games
	@$(BIN)/python -m tools.arena

pictures: $(ENGINE) $(DATA) $(PAGE) ## draw the boards of the docs and the pictures of the rulebooks, and take the pictures of the README
	@$(BIN)/python tools/pictures.py
	@$(BIN)/python -m tools.rulebook_pictures
	@cd web && npm run --silent pictures

screens: $(ENGINE) $(DATA) $(PAGE) ## take pictures of every page and state of a turn, in both languages and two widths, into web/.screens
	@cd web && npm run --silent screens

docs: $(DOCS) ## build the documentation, with every link checked; parlour serve shows it at /docs

# Zig links against an old glibc, so that the wheel runs on old and new Linux.
wheel: $(ENGINE) $(DATA) $(PAGE) $(ZIG) ## build a wheel and an sdist into dist/, with the page and the data inside
	@rm -f dist/*.whl dist/*.tar.gz
	@PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/maturin build --quiet --release --zig --compatibility manylinux2014 --out dist
	@$(BIN)/maturin sdist --out dist 2> /dev/null
	@$(BIN)/python tools/packages.py check dist

program: $(ENGINE) $(DATA) $(PAGE) $(PYINSTALLER) ## build dist/parlour: one file that needs neither Python nor anything else
	@$(BIN)/python tools/program.py dist

test-all: test rebuild docs wheel program $(RAY) ## run also what takes longer: a second build of the data, the documentation, wheel and sdist with every Python here, the program, and a Ray cluster
	@$(BIN)/python tools/packages.py play dist
	@$(BIN)/python -m tools.ray_cluster
	@cd web && node --test --test-timeout=600000 tests/program.mjs

constraints: $(TOOLS) ## write the newest versions that pyproject.toml allows into constraints.txt
	@$(BIN)/python tools/requirements.py --all > .venv/requirements.txt
	@$(PIP) --dry-run --ignore-installed --report .venv/report.json -r .venv/requirements.txt
	@$(BIN)/python tools/requirements.py .venv/report.json > constraints.txt

clean: ## remove everything that was made here
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache dist $(CRATE)/target $(CRATE)/Cargo.lock $(DATA)
	rm -rf web/node_modules $(dir $(PAGE)) $(dir $(DOCS)) .site .site.toml .cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	rm -f src/parlour/_engine*.so

$(TOOLS): pyproject.toml constraints.txt tools/requirements.py
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python tools/requirements.py > .venv/requirements.txt
	@$(PIP) -r .venv/requirements.txt -c constraints.txt
	@touch $@

$(ZIG): $(TOOLS)
	@$(PIP) 'ziglang>=0.13' -c constraints.txt
	@touch $@

$(PYINSTALLER): $(TOOLS)
	@$(PIP) 'pyinstaller>=6.10,<7' -c constraints.txt
	@touch $@

$(RAY): $(TOOLS)
	@$(PIP) ray -c constraints.txt
	@touch $@

$(ENGINE): $(TOOLS) $(CRATE_SOURCES)
	@PIP_QUIET=1 PIP_CONSTRAINT=constraints.txt VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/maturin develop --quiet --release
	@touch $@

# The command rebuilds only the parts that changed; the touch keeps make from running it again.
$(DATA): $(DATA_SOURCES) | $(ENGINE)
	@$(BIN)/parlour data build
	@touch $@

# Not `npm ci`: it refuses a lock file without the optional packages of other systems, which a registry may not have.
$(NODE): web/package.json web/package-lock.json
	@cd web && npm install --no-save --silent
	@touch $@

$(PAGE): $(WEB_SOURCES) $(NODE)
	@cd web && npm run --silent build
	@touch $@

$(DOCS): $(DOCS_SOURCES) $(TOOLS) $(NODE)
	@$(BIN)/python -m tools.site
	@touch $@
