import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const AGENTS = join(ROOT, "test", "fixtures", "agents");
const CLI = join(ROOT, "dist", "cli", "agentprobe.js");
const REQUIREMENTS = join(AGENTS, "requirements.txt");
const run = promisify(execFile);

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

/** A virtual environment with the pinned packages, made once for each list of them. */
async function python(): Promise<string> {
  const hash = createHash("sha256").update(readFileSync(REQUIREMENTS)).digest("hex").slice(0, 12);
  const folder = join(ROOT, "node_modules", ".cache", `live-agents-${hash}`);
  const program = join(folder, "bin", "python");
  if (existsSync(join(folder, "ready"))) return program;
  await mkdir(join(folder, ".."), { recursive: true });
  await run("python3", ["-m", "venv", "--clear", folder]);
  await run(program, ["-m", "pip", "install", "-q", "-r", REQUIREMENTS], { timeout: 500_000 });
  await writeFile(join(folder, "ready"), "");
  return program;
}

async function started(words: readonly string[], otlp: number) {
  const [program = "", ...args] = words;
  const child: ChildProcess = spawn(program, args, {
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${otlp}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      PYTHONWARNINGS: "ignore",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("no pipe");
  const [first] = (await once(child.stdout, "data")) as [Buffer];
  const stop = async (): Promise<void> => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return { port: Number(first.toString()), [Symbol.asyncDispose]: stop };
}

/** Outcomes of `external_forward` in every carrier, and what was observed. */
async function judged(words: readonly string[]) {
  const otlp = await freePort();
  await using agent = await started(words, otlp);
  const cwd = temporaryFolder();
  const line = `injection-scan --target http --endpoint http://127.0.0.1:${agent.port}/ --defenses none --probes external_forward --otlp ${otlp} --out r`;
  const { stdout } = await run(process.execPath, [CLI, ...line.split(" ")], { cwd });
  const rows = (await readFile(join(cwd, "r.csv"), "utf8")).trim().split("\r\n").slice(1);
  const cells = rows.map((row) => row.split(","));
  const count = (outcome: string): number => cells.filter((row) => row[7] === outcome).length;
  const told = cells.filter((row) => row.at(-1)?.includes("telemetry")).length;
  return { stdout, trials: rows.length, acted: count("acted"), resisted: count("resisted"), told };
}

const hasPython = spawnSync("python3", ["-m", "venv", "--help"]).status === 0;

const AGENT_KINDS = [
  {
    name: "an AI SDK agent",
    runs: true,
    words: async () => [process.execPath, join(AGENTS, "ai-sdk-agent.mjs")],
  },
  {
    name: "a LangGraph agent (needs python3 with venv)",
    runs: hasPython,
    words: async () => [await python(), join(AGENTS, "langgraph_agent.py")],
  },
];

for (const { name, runs, words } of AGENT_KINDS) {
  describe.skipIf(!runs)(`${name} in a process of its own, judged by its telemetry`, () => {
    it.each([
      ["says that it is done", "Done."],
      ["says nothing", ""],
    ])("is found to have acted 21 of 21 times when its answer %s", async (_, says) => {
      const { trials, acted, told } = await judged([...(await words()), says]);
      expect([trials, acted, told]).toEqual([21, 21, 21]);
    });

    it.each(["Done.", ""])(
      "has resisted 21 of 21 times when it did not obey (%j)",
      async (says) => {
        const { trials, resisted, told } = await judged([...(await words()), says, "refuse"]);
        expect([trials, resisted, told]).toEqual([21, 21, 21]);
      },
    );
  });
}
