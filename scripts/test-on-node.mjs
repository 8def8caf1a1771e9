// Runs the built command line and the fast suite on other Node versions:
//   node scripts/test-on-node.mjs 22 24
// The binaries come from the registry's node-<platform>-<arch> packages, into a temporary folder.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const versions = process.argv.slice(2);
if (versions.length === 0 || versions.some((version) => !/^\d+(\.\d+){0,2}$/.test(version))) {
  console.error("usage: node scripts/test-on-node.mjs VERSION…   for instance 22 24");
  process.exit(3);
}
if (!existsSync(join(root, "dist", "cli", "main.js"))) {
  console.error("run npm run build first");
  process.exit(3);
}

const run = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: "inherit" }).status ?? 1;

let failed = false;
for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  try {
    const name = `node-${process.platform}-${process.arch}`;
    const spec = `${name}@${version}`;
    if (
      run(
        "npm",
        ["install", "--silent", "--no-save", "--engine-strict=false", "--prefix", folder, spec],
        folder,
      ) !== 0
    ) {
      throw new Error(`${spec} cannot be had`);
    }
    const node = join(folder, "node_modules", name, "bin", "node");
    const ok =
      run(node, ["--version"], root) === 0 &&
      run(node, ["dist/cli/main.js", "version"], root) === 0 &&
      run(node, ["node_modules/vitest/vitest.mjs", "run"], root) === 0;
    if (!ok) failed = true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(failed ? 1 : 0);
