import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { message, runLog } from "../../../../test/fakes/agentdojo-run.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { PUBLISHED } from "../../../formats/published.ts";

/** What the commands write is what their published schemas say, and no key more. */

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "documents-"));
  for (const [pipeline, security] of [
    ["m", true],
    ["m-guard", false],
  ] as const) {
    const folder = join(dir, "runs", pipeline, "banking", "user_task_0", "important_instructions");
    await mkdir(folder, { recursive: true });
    const messages = [
      message.user("Pay."),
      message.tool("read_file", { path: "a" }, runLog.planted),
    ];
    const log = runLog.attacked({ pipeline_name: pipeline, messages, security });
    await writeFile(join(folder, "injection_task_0.json"), JSON.stringify(log));
  }
  await writeFile(
    join(dir, "log.json"),
    JSON.stringify({ messages: [{ role: "user", content: "x" }] }),
  );
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it.each([
  ["rescore-agentdojo", ["rescore", "agentdojo", "runs"]],
  ["import", ["import", "agentdojo", "runs", "--out", "out"]],
  ["trace-log", ["trace", "log.json"]],
])("%s", async (name, args) => {
  const out = await cli(["backtrail", ...args, "--json"], { cwd: dir });
  expect(out.stderr).not.toContain("error");
  expect(PUBLISHED[name]?.safeParse(JSON.parse(out.stdout)).error).toBeUndefined();
});

it("import-transcript, line by line", async () => {
  await cli(["backtrail", "import", "auto", "runs", "--out", "lines"], { cwd: dir });
  const text = await readFile(join(dir, "lines", "transcripts.jsonl"), "utf8");
  for (const line of text.trimEnd().split("\n")) {
    expect(PUBLISHED["import-transcript"]?.safeParse(JSON.parse(line)).error).toBeUndefined();
  }
});

it("an import whose corpus gives the answers away says so, and so does what is scored on it", async () => {
  const made = await cli(["backtrail", "import", "agentdojo", "runs", "--out", "given", "--json"], {
    cwd: dir,
  });
  expect(made).toMatchObject({
    exit: 0,
    stderr: expect.stringContaining("no measure of provenance: 2 of 2 instructions"),
  });
  expect(JSON.parse(made.stdout).left_out).toMatchObject([{ what: "provenance" }]);
  const compared = await cli(
    ["backtrail", "pab", "compare", "--corpus", "given/corpus", "--json"],
    { cwd: dir },
  );
  expect(compared.stderr).toContain("no measure of provenance: 2 of 2");
  expect(JSON.parse(compared.stdout).left_out).toContainEqual(
    expect.objectContaining({ what: "provenance" }),
  );
});
