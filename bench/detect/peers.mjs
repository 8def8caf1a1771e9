// Peers beside our rules on the public sets and the ordinary texts, in their default settings: who finds
// and flags what, alarms in 1,000 ordinary texts, time per KB. Peers are installed when asked for.
//   npm run build && node bench/detect/peers.mjs [FOLDER_FOR_PACKAGES]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Packages by what to install, and a module that turns their answer into ours. */
const PEERS = {
  aidefence: {
    install: "@claude-flow/aidefence@3.0.3",
    adapter: `import { createThreatDetectionService } from "@claude-flow/aidefence/detection";
const service = createThreatDetectionService();
export default (text) => !service.detect(text).safe;
`,
  },
};

const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), "backtrail-peers-")));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
const detectors = Object.entries(PEERS).flatMap(([name, { install, adapter }]) => {
  const options = ["install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"];
  execFileSync("npm", [...options, install], { cwd: folder, stdio: "inherit" });
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, adapter);
  return ["--detector", path];
});
const sets = fileURLToPath(new URL("../../../shared/data/detect/", import.meta.url));
const labelled = readdirSync(sets)
  .filter((name) => name.endsWith(".jsonl") && !name.startsWith("everyday"))
  .map((name) => join(sets, name));
const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const everyday = join(sets, "everyday_benign.jsonl");
const words = ["detect", "bench", ...labelled, ...detectors, "--everyday", everyday];
const page = execFileSync(process.execPath, [main, ...words, "--strip-trailers"], {
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
// The comparison is the last part of the page.
console.log(page.slice(page.lastIndexOf("\ndetector ") + 1));
