// The Action's one step: runs `agentprobe scan` with the inputs, compares with a baseline if there is one,
// and writes outputs, annotations and the job summary. It runs what lies beside it and fetches nothing.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { argumentsOf, comparisonArguments } from "./arguments.mjs";
import { annotations, hitsOf, outcomeOf, outputLines, readReport, summary } from "./result.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `error: this Action needs Node 20.19 or newer on the runner, and finds ${process.version}; put actions/setup-node before it`,
  );
  process.exit(1);
}
const program = fileURLToPath(new URL("dist/agentprobe.mjs", import.meta.url));
const { env } = process;
const reportPath = env.INPUT_JSON_REPORT || "agentprobe-report.json";

/** Runs the bundled command; what it prints (an agent's words among it) is no command to the runner. */
function agentprobe(args) {
  const token = randomUUID();
  writeSync(1, `::stop-commands::${token}\n`);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: "inherit", env });
  writeSync(1, `\n::${token}::\n`);
  return status ?? 1;
}

let args;
try {
  args = argumentsOf(env, reportPath);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exit(3);
}
// A file of an earlier run must not be taken for this one's.
for (const path of [reportPath, env.INPUT_SARIF, env.INPUT_JUNIT]) {
  if (path) rmSync(path, { force: true });
}
const exit = agentprobe(args);
const report = readReport(reportPath);

const scratch = mkdtempSync(join(tmpdir(), "backtrail-"));
const markdownPath = join(scratch, "comparison.md");
const comparison = report === null ? null : comparisonArguments(env, reportPath, markdownPath);
const compared = comparison === null ? null : agentprobe(comparison);
const markdown = existsSync(markdownPath) ? `\n${readFileSync(markdownPath, "utf8")}` : "";
rmSync(scratch, { recursive: true, force: true });

const result = outcomeOf(exit, report, compared);
const soft = env.INPUT_SOFT_FAIL === "true";
const hits = hitsOf(report);
writeSync(1, annotations(hits, result.outcome === "fail" && !soft));
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, outputLines(result, reportPath));
if (env.GITHUB_STEP_SUMMARY)
  appendFileSync(env.GITHUB_STEP_SUMMARY, summary(result, exit, hits) + markdown);

if (result.outcome === "pass" || (result.outcome === "fail" && soft)) process.exit(0);
if (result.outcome === "fail") process.exit(2);
process.exit([exit, compared].find((code) => code !== null && code !== 0 && code !== 2) ?? 1);
