// Small faults put into a room's code, to see which its own tests miss: `npm run mutation -- [room…]`.
// Wordings (string literals) are left alone: most are messages, and would drown what matters.
import { Stryker } from "@stryker-mutator/core";

const ROOMS = ["stats", "probe/attempt", "probe/compare", "probe/run"];

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
    testRunnerNodeArgs: ["--import", "./test/mutation/register.mjs"],
    mochaOptions: {
      "no-config": true,
      "no-package": true,
      require: ["./test/setup.ts"],
      spec: [`src/${room}/**/!(*.slow).test.ts`],
    },
    mutate: [`src/${room}/**/*.ts`, "!src/**/*.test.ts"],
    mutator: { excludedMutations: ["StringLiteral"] },
    ignorePatterns: ["/action", "/dist", "/docs", "/examples", "/data/*.gguf", "/coverage"],
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    concurrency: 1,
    timeoutMS: 20_000,
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: `coverage/mutation-${name}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: `coverage/stryker-${name}`,
  }).runMutationTest();
}
