// Compiles src/ into dist/. Skips the work when nothing changed, so that `npm test` and
// `npm run demo` stay quick: the stamp holds a hash of every input file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPage } from "./build-page.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const inputs = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .concat(
    ["package.json", "package-lock.json", "tsconfig.json", "tsconfig.build.json"]
      .concat(["scripts/build.mjs", "scripts/build-page.mjs"])
      .map((name) => join(root, name)),
  )
  .sort();
const hash = createHash("sha256");
for (const file of inputs) {
  hash.update(file.slice(root.length));
  hash.update("\0");
  hash.update(readFileSync(file));
}
const digest = hash.digest("hex");
const stamp = join(root, "dist", ".build-stamp");

if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) process.exit(0);

rmSync(join(root, "dist"), { recursive: true, force: true });
const tsc = spawnSync(
  process.execPath,
  [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", join(root, "tsconfig.build.json")],
  { stdio: "inherit", cwd: root },
);
if (tsc.status !== 0) process.exit(tsc.status ?? 1);
for (const bin of ["main.js", "pab.js", "agentprobe.js"]) {
  chmodSync(join(root, "dist", "cli", bin), 0o755);
}
await buildPage(root);
writeFileSync(stamp, digest);
