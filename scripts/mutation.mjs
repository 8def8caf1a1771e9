// Small faults put into a room's code, to see which its own tests miss: `npm run mutation -- [room…]`.
// Wordings (string literals) are left alone: most are messages, and would drown what matters.
import { Stryker } from "@stryker-mutator/core";

const ROOMS = ["stats", "probe/attempt", "probe/compare", "probe/run"];

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
];

const asked = process.argv.slice(2);
const unknown = asked.filter((room) => !ROOMS.includes(room));
if (unknown.length > 0) {
  console.error(`no room ${unknown.join(", ")}; known: ${ROOMS.join(", ")}`);
  process.exit(3);
}

for (const room of asked.length > 0 ? asked : ROOMS) {
  const name = room.replace("/", "-");
  await new Stryker({
    allowConsoleColors: false,
    // Stryker reads tsconfig files with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: "no-tsconfig-for-stryker.json",
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
      spec: [`src/${room}/**/!(*.slow).test.ts`],
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
}
