# Rebuilds every figure of the README offline from what is committed, and the judge's agreement.
.PHONY: reproduce validate-oracle build

build:
	@node scripts/build.mjs

reproduce: build
	@if grep -q 'backtrail:tables' README.md; then node dist/cli/agentprobe.js tables README.md --check; fi
	node dist/cli/agentprobe.js scan --target dummy --oracle legacy
	node dist/cli/pab.js compare --split smoke

validate-oracle: build
	node dist/cli/agentprobe.js validate-oracle
