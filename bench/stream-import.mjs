// Writes a session log of the given size, imports it, and prints time and peak memory.
//   node bench/stream-import.mjs [megabytes]
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const megabytes = Number(process.argv[2] ?? "200");
const dir = mkdtempSync(join(tmpdir(), "stream-"));
const log = join(dir, "session.jsonl");
const cli = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

const out = createWriteStream(log);
const filler = "A page of text that an agent read, with words of several lengths. ".repeat(120);
for (let turn = 0; out.bytesWritten + out.writableLength < megabytes * 1024 * 1024; turn += 1) {
  const line = (type, suffix, content) =>
    JSON.stringify({
      type,
      uuid: `${turn}-${suffix}`,
      sessionId: "s",
      message: { id: `m${turn}${suffix}`, role: type, content },
    });
  const id = `t${turn}`;
  const text = [
    line("user", "u", `task ${turn}`),
    line("assistant", "a", [
      { type: "tool_use", id, name: "WebFetch", input: { url: `https://example.org/${turn}` } },
    ]),
    line("user", "r", [{ type: "tool_result", tool_use_id: id, content: `${turn} ${filler}` }]),
  ].join("\n");
  if (!out.write(`${text}\n`)) await new Promise((resolve) => out.once("drain", resolve));
}
await new Promise((resolve) => out.end(resolve));

const report = `
const { writeSync } = await import("node:fs");
process.on("exit", () => writeSync(2, "maxrss " + process.resourceUsage().maxRSS + "\\n"));
`;
const start = performance.now();
const child = spawnSync(
  process.execPath,
  [
    "--import",
    `data:text/javascript,${encodeURIComponent(report)}`,
    cli,
    "import",
    "auto",
    log,
    "--out",
    join(dir, "out"),
    "--quiet",
  ],
  { encoding: "utf8", maxBuffer: 1 << 28 },
);
const seconds = (performance.now() - start) / 1000;
const rss = Math.max(
  ...[...child.stderr.matchAll(/maxrss (\d+)/g)].map((match) => Number(match[1])),
);
console.log(child.stdout, child.stderr.slice(0, 2000));
console.log(
  `${(statSync(log).size / 1e6).toFixed(0)} MB of JSON lines: exit ${child.status}, ${seconds.toFixed(0)} s, peak memory ${(rss / 1024).toFixed(0)} MB`,
);
rmSync(dir, { recursive: true, force: true });
