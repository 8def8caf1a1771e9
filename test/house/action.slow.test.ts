import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** A process without a network where this machine can make one, else without a registry. */
function offline(args: readonly string[], cwd: string) {
  const words = [process.execPath, ...args];
  const walled = spawnSync("unshare", ["-rn", "true"]).status === 0;
  const [program = "", ...rest] = walled ? ["unshare", "-rn", ...words] : words;
  const env = {
    PATH: process.env["PATH"],
    HOME: cwd,
    npm_config_registry: "http://127.0.0.1:9/",
    INPUT_JSON_REPORT: join(cwd, "action.json"),
    INPUT_EXTRA_ARGS: "--no-timing",
  };
  return spawnSync(program, rest, { cwd, env, encoding: "utf8" });
}

/** The parts of a report that do not name the run. */
function outcome(file: string): unknown {
  const { scan_id, timestamp, command, run, inputs, ...rest } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return rest;
}

test("runs from a fresh clone without network, with the outcome of the command line", () => {
  const folder = temporaryFolder();
  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  const scan = ["scan", "--target", "dummy", "--oracle", "legacy", "--no-timing", "--json-report"];
  const bundled = offline(
    [join(clone, "action", "dist", "agentprobe.mjs"), ...scan, "bundle.json"],
    folder,
  );
  const built = offline([join(ROOT, "dist", "cli", "agentprobe.js"), ...scan, "dist.json"], folder);
  const stepped = offline([join(clone, "action", "run.mjs")], folder);
  expect([bundled.status, built.status, stepped.status], bundled.stderr + stepped.stderr).toEqual([
    0, 0, 0,
  ]);
  expect(bundled.stdout).toBe(built.stdout);
  const expected = outcome(join(folder, "dist.json"));
  expect(outcome(join(folder, "bundle.json"))).toEqual(expected);
  expect(outcome(join(folder, "action.json"))).toEqual(expected);
});
