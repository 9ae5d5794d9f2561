# The doors to everything: `make help` lists them. The work itself is in CMakePresets.json and scripts/.
.DEFAULT_GOAL := help
.PHONY: help deps build test play bench pictures asan lint format fuzz clean

FUZZ_SECONDS ?= 30

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:  ## install the Debian packages that are missing
	@scripts/install_dependencies

build: deps  ## build the program papelotte, its tests and tools into build/
	@scripts/build_preset release

test: build  ## build, then run every test: rules, command line, server, page and browser
	@ctest --preset release

play: build  ## serve the page on port 1815; matches are kept in build/play.db
	@build/papelotte serve --db sqlite:build/play.db

bench: build  ## measure the engine with Waterloo, then a server under load on loopback; both as JSON
	@build/papelotte bench waterloo --json
	@build/bench_load build/papelotte

pictures: build  ## take the README's pictures of the page anew
	@cd web && PAPELOTTE=../build/papelotte ../scripts/with_node npx playwright test --config browser/pictures.config.ts

asan: deps  ## build with the address and undefined-behaviour sanitizers and run every test
	@scripts/build_preset asan
	@ASAN_SYMBOLIZER_PATH=$$(command -v llvm-symbolizer-19) ctest --preset asan

lint: build  ## check the format of all sources and run clang-tidy on changed ones (ALL=1: on all)
	@ALL=$(ALL) scripts/lint

format: deps  ## format all sources
	@scripts/list_sources | xargs clang-format-19 -i

fuzz: deps  ## run each fuzz target for FUZZ_SECONDS (30)
	@scripts/build_preset fuzz
	@FUZZ_SECONDS=$(FUZZ_SECONDS) scripts/fuzz

clean:  ## remove build/
	@rm -rf build
