// What one trial of a scan passes through: `npm run build && node scripts/scan-path.mjs [package folder]`.
// Runs the simulated injection scan under V8's call counts, takes the functions of the runner and of its
// commands that were called at least once a trial, and counts the lines of the built code that they span.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOMS = ["dist/probe/run/", "dist/cli/commands/probe/"];

/**
 * Lines by file, of the functions that every trial calls.
 * @returns what scripts/scan-path.d.mts says
 */
export function scanPath(root) {
  const folder = mkdtempSync(join(tmpdir(), "scan-path-"));
  try {
    const cover = join(folder, "cover");
    execFileSync(
      process.execPath,
      [join(root, "dist/cli/main.js"), "probe", "injection-scan", "--backend", "simulated"],
      { cwd: folder, env: { ...process.env, NODE_V8_COVERAGE: cover }, stdio: "ignore" },
    );
    const [csv] = readdirSync(folder).filter((name) => name.endsWith(".csv"));
    const trials = readFileSync(join(folder, csv), "utf8").trim().split("\n").length - 1;
    const scripts = readdirSync(cover).flatMap(
      (name) => JSON.parse(readFileSync(join(cover, name), "utf8")).result,
    );
    return { trials, files: filesOf(scripts, root, trials) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function filesOf(scripts, root, trials) {
  const files = [];
  for (const { url, functions } of scripts) {
    if (!url.startsWith("file:")) continue;
    const path = fileURLToPath(url);
    const name = relative(root, path).replaceAll("\\", "/");
    if (!ROOMS.some((room) => name.startsWith(room))) continue;
    const text = readFileSync(path, "utf8");
    const lines = new Set();
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      // The module itself is one function to V8, and runs once.
      if (whole.count < trials || (functionName === "" && whole.startOffset === 0)) continue;
      for (
        let line = lineAt(text, whole.startOffset);
        line <= lineAt(text, whole.endOffset);
        line += 1
      )
        lines.add(line);
    }
    const code = text.split("\n");
    const counted = [...lines].filter((line) => !/^\s*(?:\/\/|\/?\*|$)/.test(code[line - 1]));
    if (counted.length > 0) files.push({ name, lines: counted.length });
  }
  return files.sort((a, b) => b.lines - a.lines);
}

function lineAt(text, offset) {
  return text.slice(0, offset).split("\n").length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
  const { trials, files } = scanPath(root);
  for (const { name, lines } of files) console.log(`${String(lines).padStart(4)} ${name}`);
  const sum = files.reduce((total, { lines }) => total + lines, 0);
  console.log(`${String(sum).padStart(4)} lines that each of ${trials} trials passes through`);
}
