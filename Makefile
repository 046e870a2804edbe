# What to type: `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help build run test docs test-dist fuzz soak check bench bench-heldout bench-large bench-suggestions bench-donations train install dist clean

PREFIX ?= /usr/local
SOTTO := .build/release/sotto

# The sentence reaches the shell untouched by make: a `$` or a quote in it is only a character.
export SOTTO_SAY := $(value SAY)
export SOTTO_LOCALE := $(value LOCALE)

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F '|' '{ printf "%-18s%s\n", $$1, $$2 }'

build: ## build the release programs into .build/release
	@Scripts/setup build
	@Scripts/build-release

run: ## open the prompt; SAY="Play Skyfall by Adele" LOCALE=en makes one request instead
	@Scripts/setup build run
	@Scripts/build-release
	@$(SOTTO) apps install --samples
ifeq ($(origin SAY),undefined)
	@Scripts/with-dispatch $(SOTTO)
else
# A question that stays open is an answer, too.
	@Scripts/with-dispatch $(SOTTO) say $(if $(LOCALE),--locale "$$SOTTO_LOCALE") -- "$$SOTTO_SAY" || [[ $$? -eq 4 ]]
endif

# Contributors' commands treat the project's own warnings as errors; users' commands do not.
test check fuzz: export SOTTO_STRICT := 1

test: ## build and run every test but the slow test-dist
	@Scripts/setup build run test
	@Scripts/heartbeat 'building the tests' swift build --build-tests
	@Scripts/heartbeat 'testing' Scripts/run-tests
	@Scripts/heartbeat 'fuzzing' swift run --skip-build Fuzz --seconds 60

fuzz: ## try mutated inputs, each target so many SECONDS=3600; TARGET=index SEED=1
	@Scripts/setup build
	@Scripts/heartbeat 'building' swift build --product Fuzz
	@Scripts/heartbeat 'fuzzing' swift run --skip-build Fuzz $(TARGET) --seconds $(or $(SECONDS),3600) --seed $(or $(SEED),$(shell date +%s))

test-dist: ## unpack the distribution where no Swift is and use it there (root, some minutes)
	@Scripts/setup build run test-dist
	@Scripts/test-dist

soak: ## kill processes in the midst of 300 conversations, then take 200,000 turns by HTTP and by voice
	@Scripts/setup build run
	@Scripts/build-release
	@for part in Faulty FaultyIntents; do swift build --product $$part; done
	@Scripts/soak.py --seed $(or $(SEED),1) --hostile .build/debug
	@Benchmarks/http/bench.py --streams 50 --seconds 5 --turns $(or $(TURNS),200000)
	@Benchmarks/voice/bench.py --rounds 100 --turns $(or $(TURNS),200000)

check: ## format, warnings, import direction, generated files
	@Scripts/setup build
	@Scripts/check

docs: ## make the pages of the public modules and the tutorials in .build/docs
	@Scripts/setup build
	@Scripts/docs

bench: ## measure; prints a table, and with DATA= where languages hear the same sentence otherwise
	@Scripts/setup build run bench
	@Scripts/build-release
	@Scripts/bench
	@echo
	@Benchmarks/catalog/bench.py
	@echo
	@Benchmarks/media/bench.py
	@echo
	@Benchmarks/video/bench.py
	@echo
	@Benchmarks/lists/bench.py
	@echo
	@Benchmarks/http/bench.py
	@echo
	@Benchmarks/voice/bench.py
	@$(if $(DATA),echo; Benchmarks/understanding/locales.py "$(DATA)" --show 10)

bench-heldout: ## train and measure on sentences of the sets that were held out; DATA=
	@Scripts/setup build bench
	@Scripts/build-release
	@Benchmarks/understanding/heldout.py "$(DATA)"

bench-large: ## search ten million items; minutes and gigabytes
	@Scripts/setup build bench
	@Scripts/build-release
	@Benchmarks/catalog/bench.py --rows 10000000 --each 10 --no-peers

bench-suggestions: ## measure suggestions on made-up people; DATA= names a listening log instead
	@Scripts/setup build
	@Scripts/heartbeat 'building' swift build -c release --product SuggestionSimulator
	@swift run -c release --skip-build SuggestionSimulator $(if $(DATA),replay "$(DATA)",measure) --people $(or $(PEOPLE),60)

bench-donations: ## measure donating, and kill those who donate TIMES=1000
	@Scripts/setup build
	@Scripts/heartbeat 'building' swift build -c release --product DonationBenchmark
	@swift run -c release --skip-build DonationBenchmark measure
	@swift run -c release --skip-build DonationBenchmark kill $(or $(TIMES),1000)

train: ## train the languages' weights; DATA= names the folder of the published sets
	@Scripts/setup build
	@Scripts/build-release
	@$(if $(DATA),[ ! -d "$(DATA)/names" ] || $(SOTTO) train names --data "$(DATA)")
	@for folder in Sources/SottoLanguage/Languages/*/; do \
	  echo "== $$(basename "$$folder")"; \
	  $(SOTTO) train "$$(basename "$$folder")" --phrases Tests/SottoLanguageTests/Phrases $(if $(DATA),--data "$(DATA)"); \
	done
	@$(SOTTO) train ranker --phrases Tests/SottoLanguageTests/Phrases $(if $(DATA),--data "$(DATA)")

install: ## install a relocatable tree under PREFIX (/usr/local)
	@Scripts/setup build
	@Scripts/build-release
	@Scripts/install-tree "$(DESTDIR)$(PREFIX)"

dist: ## pack that tree as .build/dist/sotto-….tar.gz
	@Scripts/setup build
	@Scripts/build-release
	@Scripts/dist

clean: ## remove what was built; the fetched packages stay
	@swift package clean
	@rm -rf .build/dist
