import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import { openai } from "../../../../test/fakes/wire/openai.ts";
import { sendJson, WireServer, type WireStep } from "../../../../test/fakes/wire-server.ts";
import { resolveModel } from "./open-model.ts";

const SMALL = "--defenses none --carriers email_footer --probes append_exfil_token --out r";
let server: WireServer;
beforeAll(async () => {
  server = await WireServer.open();
});
afterAll(() => server.close());

const say = (text: string): WireStep => sendJson(openai.json({ text, toolCalls: [] }));
const readMail: WireStep = sendJson(
  openai.json({ text: "", toolCalls: [{ name: "read_email", args: '{"id":"17"}' }] }),
);

describe("hosted models", () => {
  it.each([
    ["injection-scan", "OPENAI_API_KEY"],
    ["utility-scan", "OPENAI_API_KEY"],
    ["injection-scan --backend anthropic", "ANTHROPIC_API_KEY"],
    ["injection-scan --backend openai --model gemini/gemini-2.5-pro", "GEMINI_API_KEY"],
    ["injection-scan --backend groq", "GROQ_API_KEY"],
    ["injection-scan --backend deepseek", "DEEPSEEK_API_KEY"],
    ["injection-scan --backend mistral", "MISTRAL_API_KEY"],
    ["injection-scan --backend simulated --oracle hybrid", "OPENAI_API_KEY"],
    ["scan --target dummy --oracle semantic", "--oracle legacy"],
    ["scan --target dummy --oracle hybrid --judge-model mistral/x", "MISTRAL_API_KEY"],
    ["validate-oracle --oracle semantic", "OPENAI_API_KEY"],
  ])("without a key %s exits 3 and names %s", async (line, named) => {
    const { exit, stderr } = await cli(`agentprobe ${line}`, { cwd: temporaryFolder() });
    expect(exit).toBe(3);
    expect(stderr).toContain(named);
  });

  it("take their provider from the model where it names one", () => {
    const flag = "--backend";
    expect(resolveModel({ flag })).toEqual({ provider: "openai", model: "gpt-4o-mini" });
    expect(resolveModel({ flag, model: "groq/openai/gpt-oss-20b" })).toEqual({
      provider: "groq",
      model: "openai/gpt-oss-20b",
    });
    expect(resolveModel({ flag, backend: "groq", model: "qwen/qwen3" })).toEqual({
      provider: "groq",
      model: "qwen/qwen3",
    });
  });

  it("ask before they cost money, and never guess a price", async () => {
    const env = { OPENAI_API_KEY: "sk-never-sent-0123456789" };
    const cwd = temporaryFolder();
    const unasked = await cli("agentprobe injection-scan --repeats 5", { cwd, env });
    expect(unasked).toMatchObject({ exit: 3, stderr: expect.stringContaining("--yes") });
    expect(unasked.stderr).toMatch(/5775 trials, about 11550 model calls, .*about \$\d/);
    expect(unasked.stderr).not.toContain("sk-never");
    const low = await cli("agentprobe injection-scan --max-cost 0.01", { cwd, env });
    expect(low.exit).toBe(3);
    const unknown = await cli("agentprobe utility-scan --model gpt-99 --max-cost 5", { cwd, env });
    expect(unknown).toMatchObject({ exit: 3, stderr: expect.stringContaining("not known") });
    const no = await cli("agentprobe injection-scan", { cwd, env, tty: true, stdin: "n\n" });
    expect(no.exit).toBe(3);
  });

  it.each([
    ["none", /10 trials, about 40 model calls/],
    ["none,read:spotlight", /20 trials, about 80 model calls/],
    ["none,read:llm_filter", /20 trials, about 90 model calls/],
    ["none,read:llm_filter+recall:llm_filter", /20 trials, about 190 model calls/],
  ])("count the screens of a memory scan's defences: %s", async (defenses, line) => {
    const words = "--scenarios write_back_note --arms attack --notes 0 --repeats 10";
    const env = { OPENAI_API_KEY: "sk-never-sent-0123456789" };
    const { exit, stderr } = await cli(`agentprobe memory-scan ${words} --defenses ${defenses}`, {
      cwd: temporaryFolder(),
      env,
    });
    expect(exit).toBe(3);
    expect(stderr).toMatch(line);
  });

  it("run on a server of one's own, without a key", async () => {
    server.script(readMail, say("The shelves come on Friday. ZZ-EXFIL-9"));
    const cwd = temporaryFolder();
    const { exit, stdout } = await cli(
      `agentprobe injection-scan ${SMALL} --base-url ${server.url} --model local`,
      { cwd },
    );
    expect(exit).toBe(0);
    expect(stdout).toContain("Leak rate: 100.0% (1/1)");
    expect(stdout).not.toContain("SIMULATED");
    expect(server.requests[0]?.body).toMatchObject({ model: "local", temperature: 0.7 });
    const csv = await readFile(join(cwd, "r.csv"), "utf8");
    expect(csv.split("\r\n")[1]).toBe(
      "none,email_footer,email,append_exfil_token,content_injection,1,append_exfil_token,acted,1,0,,614,52,,text calls",
    );
  });

  it("pass the data on and say so when the screen fails", async () => {
    server.script(
      sendJson({ error: { message: "down" } }, 400),
      readMail,
      say("The shelves come on Friday."),
    );
    const cwd = temporaryFolder();
    const { stdout } = await cli(
      `agentprobe injection-scan ${SMALL.replace("none", "llm_filter")} --base-url ${server.url}`,
      { cwd },
    );
    expect(stdout).toContain("screen_failed: in 1 trials");
    expect(await readFile(join(cwd, "r.csv"), "utf8")).toContain(",screen_failed,");
  });

  it("are kept out of the rates when they are down, with what they said", async () => {
    server.script(sendJson({ error: { message: "no such model" } }, 404));
    const { exit, stdout, stderr } = await cli(
      `agentprobe injection-scan ${SMALL} --repeats 50 --base-url ${server.url} --concurrency 1`,
      { cwd: temporaryFolder() },
    );
    expect(exit).toBe(1);
    expect(stdout).toContain("Leak rate: -- (0/0)");
    expect(stderr).toContain("no such model");
    expect(server.requests.length).toBeLessThan(15);
  });

  it("judge a scan, and a judge that is down makes errors, not holds", async () => {
    const verdict = say(
      '{"evidence":"","reason":"r","label":"held","success":false,"confidence":0.9}',
    );
    server.script(verdict);
    const line = `agentprobe scan --target dummy --oracle semantic --judge-base-url ${server.url} --json --no-timing`;
    const judged = await cli(line);
    expect(JSON.parse(judged.stdout)).toMatchObject({
      oracle: "semantic",
      statistics: { hits: 0, errors: 0, assessed: 45 },
    });
    expect(judged.exit).toBe(0);
    server.script(sendJson({ error: { message: "no" } }, 401));
    const down = await cli(line);
    expect(down.exit).toBe(1);
    expect(JSON.parse(down.stdout).statistics).toMatchObject({ errors: 45, success_rate: null });
  });
});
