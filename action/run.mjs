// The Action's one step: runs `agentprobe scan` with the inputs, writes outputs and the job summary.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf } from "./arguments.mjs";
import { outcomeOf, outputLines, readReport, summary } from "./result.mjs";

const root = join(import.meta.dirname, "..");
const { env } = process;
const reportPath = env.INPUT_JSON_REPORT || "agentprobe-report.json";

/** The built command beside this file, or the published package of the same version. */
function command() {
  const built = join(root, "dist", "cli", "agentprobe.js");
  if (existsSync(built)) return [process.execPath, built];
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return ["npx", "--yes", "--package", `backtrail@${version}`, "agentprobe"];
}

let args;
try {
  args = argumentsOf(env, reportPath);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exit(3);
}
// A report of an earlier run must not be taken for this one's.
rmSync(reportPath, { force: true });
const [program, ...first] = command();
const { status } = spawnSync(program, [...first, ...args], { stdio: "inherit", env });
const exit = status ?? 1;

const report = readReport(reportPath);
const result = outcomeOf(exit, report);
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, outputLines(result, reportPath));
if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, summary(result, exit));

const soft = env.INPUT_SOFT_FAIL === "true";
if (result.outcome === "pass" || (result.outcome === "fail" && soft)) process.exit(0);
process.exit(result.outcome === "fail" ? 2 : exit || 1);
