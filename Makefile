# Common commands: `make help` lists them. The details are in CMakePresets.json and scripts/.
.DEFAULT_GOAL := help
.PHONY: help deps build test play package gates nightly bench campaign pictures asan lint format fuzz clean

FUZZ_SECONDS ?= 30

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:  ## install the Debian packages that are missing
	@scripts/install_dependencies

build: deps  ## build the program papelotte, its tests and tools into build/
	@scripts/build_preset release

test: build  ## build, then run every test: rules, command line, server, page and browser
	@ctest --preset release

play:  ## install and build the program, and serve the page on port 1815; matches are stored in build/play.db
	@echo "Papelotte: 1 of 3, packages"
	@scripts/install_dependencies program
	@echo "Papelotte: 2 of 3, the program and its page"
	@scripts/build_preset program
	@echo "Papelotte: 3 of 3, the server: open its address in a browser, Ctrl-C ends it"
	@build/papelotte serve --db sqlite:build/play.db --log warning

package:  ## build the Debian package of the program, with systemd units, into build/
	@scripts/install_dependencies program
	@scripts/build_preset program
	@cd build && cpack

gates: deps  ## the checks of a change besides the tests: format, lint, sanitizers, second compiler, fuzzers
	@scripts/gates

nightly: build  ## all gates on all files, and whole games through the page: takes hours
	@scripts/gates nightly

bench: build  ## measure the rules and players of every game, then a server under load with each; as JSON
	@build/papelotte bench --json
	@build/bench_plane
	@test ! -f build/tests/wasm/judge_poses || scripts/with_node node tests/wasm/judge.mjs build/judges/enemy_mistakes_judge.wasm build/tests/wasm/judge_poses 1 24
	@build/bench_load build/papelotte
	@build/bench_load build/papelotte --game waterloo --postgresql
	@build/bench_load build/papelotte --game waterloo --postgresql --rate 800
	@build/bench_load build/papelotte --game waterloo --postgresql --rate 800 --servers 2
	@build/bench_load build/papelotte --game waterloo --postgresql --stored 100000

campaign: build  ## kill servers, workers and PostgreSQL, break network, disk and clocks, send hostile messages: nothing is lost; with a report
	@build/campaign build/papelotte --rounds 200 --minutes 10 --messages 1000000

pictures: build  ## take new pictures of the page for the README
	@cd web && PAPELOTTE=../build/papelotte ../scripts/with_node npx playwright test --config browser/pictures.config.ts

asan: deps  ## build with the address and undefined-behaviour sanitizers and run every test
	@scripts/build_preset asan
	@ASAN_SYMBOLIZER_PATH=$$(command -v llvm-symbolizer-19) ctest --preset asan

lint: build  ## check the format of all sources, run eslint, and clang-tidy on all sources (ALL=1: also on each by itself)
	@ALL=$(ALL) scripts/lint

format: build  ## format all sources and data, and generate the page's types of the data
	@scripts/list_sources | xargs clang-format-19 -i
	@build/tools/compile_data --format data/*/*.json examples/*/data/*/*.json
	@for game in data/*; do build/tools/compile_data --types "$$game"; done
	@cd web && ../scripts/with_node npm run --silent format

fuzz: deps  ## run each fuzz target for FUZZ_SECONDS (30)
	@scripts/build_preset fuzz
	@FUZZ_SECONDS=$(FUZZ_SECONDS) scripts/fuzz

clean:  ## remove build/
	@rm -rf build
