# The doors to everything: `make help` lists them. The work itself is in CMakePresets.json and scripts/.
.DEFAULT_GOAL := help
.PHONY: help deps build test play bench asan lint format fuzz clean

FUZZ_SECONDS ?= 30

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:  ## install the Debian packages that are missing
	@scripts/install_dependencies

build: deps  ## build the program papelotte, its tests and tools into build/
	@scripts/build_preset release

test: build  ## build, then run every test
	@ctest --preset release

play: build  ## play Waterloo in this terminal
	@build/papelotte play waterloo

bench: build  ## measure the engine with Waterloo, as JSON
	@build/papelotte bench waterloo --json

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
