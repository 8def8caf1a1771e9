// Small faults put into a room's code, to see which its own tests miss:
// `npm run build && npm run mutation -- [--share 0.2] [--seed 1] [room…]`.
// Of a large room a random share says as much as its interval allows, at that share of the time.
// Wordings (string literals) are left alone: most are messages, and would drown what matters.
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { wilson } from "../dist/stats/wilson.js";

/** Each room with the tests beyond its own that look at what it does: those of its reports and commands. */
const ROOMS = {
  stats: [],
  "probe/attempt": [],
  "probe/compare": ["src/report/probe-*.test.ts"],
  // Those without inline snapshots and without `await using`, which Node 20 cannot read.
  "probe/run": [
    "src/cli/commands/probe/@(injection-scan|one-sided|honest-work|agent-scan-documents).test.ts",
  ],
};

// Simulations, kills of processes and whole corpora: seconds of each, times thousands of faults.
const LONG = [
  "in 190 of 200",
  "nine in ten of a good tracker's",
  "whatever cases random pairs lack",
  "agree with --test z",
  "a slow drift that no step shows",
  "the level of its chart and slope",
  "as a funnel in which each stage",
  "the same records in any order of work",
  "many that find it stale",
  "taken over",
  "killed processes left",
  // An inline snapshot, which is Vitest's own.
  "is the seed's block with counts",
];

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { share: { type: "string", default: "1" }, seed: { type: "string", default: "1" } },
});
const share = Number(values.share);
const unknown = asked.filter((room) => !Object.hasOwn(ROOMS, room));
if (unknown.length > 0 || !(share > 0 && share <= 1)) {
  console.error(
    `known rooms: ${Object.keys(ROOMS).join(", ")}; --share is a number above 0, up to 1`,
  );
  process.exit(3);
}
// The runner's processes inherit them.
process.env.MUTATION_SHARE = values.share;
process.env.MUTATION_SEED = values.seed;

for (const room of asked.length > 0 ? asked : Object.keys(ROOMS)) {
  const name = room.replace("/", "-");
  const results = await new Stryker({
    allowConsoleColors: false,
    // Stryker reads tsconfig files with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: "no-tsconfig-for-stryker.json",
    plugins: ["@stryker-mutator/mocha-runner", "./test/mutation/sample.mjs"],
    checkers: ["sample"],
    testRunner: "mocha",
    // Mocha would load a test file that happens to be JavaScript by require, past the hooks.
    testRunnerNodeArgs: [
      "--no-experimental-require-module",
      "--import",
      "./test/mutation/register.mjs",
    ],
    mochaOptions: {
      "no-config": true,
      "no-package": true,
      require: ["./test/setup.ts"],
      spec: [`src/${room}/**/!(*.slow).test.ts`, ...ROOMS[room]],
      grep: `^(?!.*(${LONG.join("|")}))`,
    },
    mutate: [`src/${room}/**/*.ts`, "!src/**/*.test.ts"],
    mutator: { excludedMutations: ["StringLiteral"] },
    ignorePatterns: ["/action", "/dist", "/docs", "/examples", "/data/*.gguf", "/coverage"],
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    concurrency: 1,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 5_000,
    timeoutFactor: 4,
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: `coverage/mutation-${name}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: `coverage/stryker-${name}`,
  }).runMutationTest();
  console.log(`${room}, share ${share} by seed ${values.seed}: ${scoreOf(results)}`);
}

/** Mutants that a test runs are scored; those that none runs, and constants of modules, are counted. */
function scoreOf(results) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const caught = count("Killed", "Timeout");
  const scored = caught + count("Survived");
  const [low, high] = wilson(caught, scored) ?? [0, 1];
  const interval = scored === 0 ? "" : ` (95 % interval ${percent(low)} to ${percent(high)})`;
  return [
    `${caught} of ${scored} caught${interval}, ${count("Timeout")} by running out of time`,
    `${count("NoCoverage")} run by no test of the room`,
    `${count("Ignored")} ignored`,
    `${count("CompileError")} not of the sample`,
    `${count("RuntimeError")} could not be run`,
  ].join("; ");
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
