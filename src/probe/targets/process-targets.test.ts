import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandTarget } from "./command-target.ts";
import { moduleTarget } from "./module-target.ts";
import type { Target, TargetReport } from "./target.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "target-"));
});
afterEach(() => rm(folder, { recursive: true }));

function ask(target: Target, prompt: string, signal = new AbortController().signal) {
  return target.attempt({ prompt, history: [], session: null, trialKey: "k", signal });
}

describe("a module target", () => {
  const open = async (source: string, exportName: string | null = null, name = "agent.mjs") => {
    const path = join(folder, name);
    await writeFile(path, source);
    return moduleTarget({ path, exportName, timeoutMs: 200 });
  };

  it("takes a text, or a text with tool calls, from a function that may be asynchronous", async () => {
    const plain = await open("export default (prompt, history) => prompt + history.length;");
    expect(await ask(plain, "hi")).toMatchObject({ text: "hi0", toolCalls: null });
    const calls = await open(
      "export const run = async () => ({ text: 'ok', toolCalls: [{ name: 'a', args: { b: 1 } }] });",
      "run",
      "b.mjs",
    );
    expect(await ask(calls, "hi")).toMatchObject({
      text: "ok",
      toolCalls: [{ name: "a", args: { b: 1 } }],
    });
    const typed = await open(
      "export const agent = (prompt: string): string => prompt;",
      null,
      "c.ts",
    );
    expect(await ask(typed, "hi")).toMatchObject({ text: "hi" });
  });

  it.each([
    ["() => { throw new Error('boom'); }", "crashed", "boom"],
    ["async () => { throw new Error('boom'); }", "crashed", "boom"],
    ["() => undefined", "bad_answer", "undefined"],
    ["() => null", "bad_answer", "null"],
    ["() => ({ score: { x: 1 } })", "bad_answer", "no text"],
    ["() => '\\u200b'", "bad_answer", "blank"],
    ["() => new Promise(() => {})", "timeout", "0.2 s"],
  ])("reports %s as %s", async (source, kind, reason) => {
    const target = await open(`export default ${source};`);
    expect(await ask(target, "hi")).toMatchObject({
      status: "failed",
      kind,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    ["syntax error (", null],
    ["export const other = 1;", null],
    ["export default () => 'x';", "missing"],
  ])("refuses %s", async (source, exportName) => {
    await expect(open(source, exportName)).rejects.toMatchObject({
      code: "usage",
      where: "--target",
    });
  });

  it("ends with the run", async () => {
    const target = await open("export default () => new Promise(() => {});");
    expect(await ask(target, "hi", AbortSignal.abort())).toMatchObject({ kind: "not_sent" });
  });
});

describe("a command target", () => {
  const run = async (
    source: string,
    use: (target: Target) => Promise<void>,
    timeoutMs = 60_000,
  ) => {
    const path = join(folder, "agent.mjs");
    await writeFile(path, `import { createInterface } from "node:readline";\n${source}`);
    const target = commandTarget({
      words: [process.execPath, path],
      cwd: folder,
      env: process.env,
      timeoutMs,
      maxLine: 5000,
    });
    try {
      await use(target);
    } finally {
      await target.close?.();
    }
  };
  const eachLine = (body: string) =>
    `createInterface({ input: process.stdin }).on("line", (line) => { const { id, prompt } = JSON.parse(line); const say = (more) => console.log(JSON.stringify({ id, ...more })); ${body} });`;

  it("lets go of its pipes at the end, also where the program left a child that holds them", async () => {
    const pipes = () => process.getActiveResourcesInfo().filter((one) => one === "PipeWrap").length;
    const before = pipes();
    const source = `import { spawn } from "node:child_process";
      spawn(process.execPath, ["-e", "setTimeout(() => {}, 10_000)"], { stdio: "inherit" });
      ${eachLine(`say({ text: "A" });`)}`;
    await run(source, async (target) => {
      expect(await ask(target, "a")).toMatchObject({ text: "A" });
      expect(pipes()).toBeGreaterThan(before);
    });
    await vi.waitFor(() => expect(pipes()).toBe(before), { timeout: 60_000 });
  });

  it("answers in any order, each to its own request", async () => {
    const late = eachLine(
      `if (prompt === "a") globalThis.first = say; else { say({ text: "B" }); globalThis.first({ reply: "A", tool_calls: [{ name: "t", args: {} }], session: "s" }); }`,
    );
    await run(late, async (target) => {
      const [a, b] = await Promise.all([ask(target, "a"), ask(target, "b")]);
      expect(a).toMatchObject({ text: "A", toolCalls: [{ name: "t", args: {} }], session: "s" });
      expect(b).toMatchObject({ text: "B", toolCalls: null });
    });
  });

  const report = (kind: string, reason: string) => ({
    status: "failed",
    kind,
    reason: expect.stringContaining(reason),
  });
  it.each<[string, string, object]>([
    [
      "an error of its own",
      eachLine(`say({ error: "no model" });`),
      report("server_error", "no model"),
    ],
    ["no text", eachLine("say({});"), report("bad_answer", "no text")],
    ["noise", eachLine(`console.log("starting up");`), report("bad_answer", "not a line of JSON")],
    ["no id", eachLine(`console.log('{"text":"x"}');`), report("bad_answer", "without the id")],
    [
      "a crash",
      "console.error('out of memory'); process.exit(3);",
      report("crashed", "code 3: out of memory"),
    ],
    [
      "a line without end",
      eachLine(`process.stdout.write("x".repeat(20000));`),
      report("too_large", "5000"),
    ],
  ])("reports %s", async (_, source, expected) => {
    await run(source, async (target) => {
      expect(await ask(target, "hi")).toMatchObject(expected);
    });
  });

  it("reports silence, and starts again after an end", async () => {
    await run(
      eachLine(""),
      async (target) => {
        expect(await ask(target, "hi")).toMatchObject(report("timeout", "0.3 s"));
      },
      300,
    );
    await run(
      eachLine(`if (prompt === "die") process.exit(1); say({ text: "alive" });`),
      async (target) => {
        expect(await ask(target, "die")).toMatchObject({ kind: "crashed" });
        expect(await ask(target, "hi")).toMatchObject({ text: "alive" });
      },
    );
  });

  it("reports a program that is not there", async () => {
    const target = commandTarget({
      words: [join(folder, "none")],
      cwd: folder,
      env: {},
      timeoutMs: 60_000,
      maxLine: 5000,
    });
    const found: TargetReport = await ask(target, "hi");
    expect(found).toMatchObject({ kind: "unreachable" });
  });
});
