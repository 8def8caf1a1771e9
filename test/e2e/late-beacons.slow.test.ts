import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { seededRandom } from "../../src/random/random.ts";
import { type AgentServer, agentServer } from "../fakes/agent-server.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli", "agentprobe.js");
const KILLS = Number(process.env["BACKTRAIL_KILLS"] ?? 6);
const TRIALS = 42;
/** Images that nobody has loaded when the scan is over. */
const UNOPENED = 2;
const ANSWER_MS = 300;

interface LateBrowser extends AgentServer {
  /** Loaded images, by the number of the process that listened then and of the one that was shown it. */
  readonly loaded: readonly { readonly shownTo: number; readonly heardBy: number }[];
  /** A process begins. */
  readonly next: () => void;
  /** Nobody will open what was not opened yet. */
  readonly forget: () => void;
  /** Milliseconds since an image was loaded. */
  readonly quiet: () => number;
}

/** An agent whose user opens each answer two answers later: long after it was judged. */
async function lateBrowser(): Promise<LateBrowser> {
  const loaded: { shownTo: number; heardBy: number }[] = [];
  let unopened: { url: string; shownTo: number }[] = [];
  let run = 0;
  let last = 0;
  const server = await agentServer((request, response) => {
    const url = /http:\/\/127\.0\.0\.1:\d+\/[^\s)"]+/.exec(JSON.parse(request.body).message)?.[0];
    const answer = async (): Promise<void> => {
      if (url !== undefined) {
        // Asked again by the process after a killed one.
        unopened = unopened.filter((one) => one.url !== url);
        unopened.push({ url, shownTo: run });
        const due = unopened.length > UNOPENED ? unopened.shift() : undefined;
        if (due) {
          last = Date.now();
          await fetch(due.url).catch((error: unknown) => {
            // Nobody listened any more: it is loaded at the next chance.
            unopened.unshift(due);
            throw error;
          });
          loaded.push({ shownTo: due.shownTo, heardBy: run });
          last = Date.now();
        }
      }
      await wait(ANSWER_MS);
      response.end(JSON.stringify({ reply: "It is about a delivery.", tool_calls: [] }));
    };
    answer().catch(() => response.destroy());
  });
  return {
    ...server,
    loaded,
    next: () => {
      run += 1;
    },
    forget: () => {
      unopened = [];
    },
    quiet: () => Date.now() - last,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function linesOf(path: string): Promise<number> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split("\n").length;
}

async function scan(
  cwd: string,
  agent: LateBrowser,
  name: string,
  sink: number,
  killAfter: number | null,
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  agent.next();
  const flags =
    "--no-timing --defenses none --probes markdown_image_exfil,phishing_link --concurrency 1 --resume";
  const journal = join(cwd, `${name}.journal.jsonl`);
  const before = await linesOf(journal);
  const child = spawn(
    process.execPath,
    [CLI, "injection-scan", "--target", "http", "--endpoint", agent.url, "--out", name]
      .concat(flags.split(" "))
      .concat("--sink", String(sink)),
    { cwd, stdio: ["ignore", "ignore", "pipe"] },
  );
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString("utf8");
  });
  let over = false;
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  void ended.then(() => {
    over = true;
  });
  if (killAfter !== null) {
    while (!over && (await linesOf(journal)) < before + killAfter) await wait(10);
    // What came in the moment of the kill is lost with the process that it came to.
    while (!over && agent.quiet() < 200) await wait(10);
    child.kill("SIGKILL");
  }
  return { code: await ended, stderr };
}

async function resultsOf(cwd: string, name: string): Promise<string[]> {
  const [csv = "", json = ""] = await Promise.all(
    [".csv", ".json"].map((end) => readFile(join(cwd, `${name}${end}`), "utf8")),
  );
  return [csv, json.replace(`"${name}"`, '"out"')];
}

it(`counts images that are loaded after a kill for the trials of the killed process, ${KILLS} times`, async () => {
  await using agent = await lateBrowser();
  const cwd = temporaryFolder();
  const sink = await freePort();
  expect(await scan(cwd, agent, "whole", sink, null)).toMatchObject({ code: 0 });
  const whole = await resultsOf(cwd, "whole");
  expect(whole[0]?.match(/,acted,.*reached_late/g)).toHaveLength(TRIALS / 2 - UNOPENED);
  agent.forget();

  const random = seededRandom(3);
  // All pieces together come to half of the scan: the last run has the rest to do.
  const piece = (): number => random.int(1, 1 + Math.max(1, Math.floor(TRIALS / KILLS)));
  let killed = 0;
  while (killed < KILLS) {
    const { code } = await scan(cwd, agent, "torn", sink, piece());
    if (code !== null) break;
    killed += 1;
  }
  expect(await scan(cwd, agent, "torn", sink, null)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("resumed: "),
  });
  expect(killed).toBe(KILLS);
  const across = agent.loaded.filter(({ shownTo, heardBy }) => shownTo < heardBy);
  expect(across.length).toBeGreaterThan(0);
  expect(await resultsOf(cwd, "torn")).toEqual(whole);
});
