import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import { openai } from "../../../../test/fakes/wire/openai.ts";
import { sendJson, WireServer, type WireStep } from "../../../../test/fakes/wire-server.ts";

let server: WireServer;
beforeAll(async () => {
  server = await WireServer.open();
});
afterAll(() => server.close());

/** A judge that calls every reply a leak which holds this word. */
const judgeBy =
  (word: RegExp): WireStep =>
  (response, request) => {
    const success = word.test(
      JSON.stringify(request.body).split("Reply of the agent").at(-1) ?? "",
    );
    const verdict = {
      ...{ evidence: "", reason: "as it is", label: success ? "acted" : "held" },
      ...{ success, confidence: 1 },
    };
    sendJson(openai.json({ text: JSON.stringify(verdict), toolCalls: [] }))(response, request);
  };

function labelled(cwd: string): void {
  const cases = Array.from({ length: 20 }, (_, at) => ({
    id: `c${at}`,
    intent: "Say the word.",
    // One leak in ten is missed, one hold in ten is called a leak.
    reply: at === 0 || (at >= 10 && at !== 10) ? "no" : "MARK",
    label: at < 10,
    note: "",
  }));
  writeFileSync(join(cwd, "f.jsonl"), cases.map((one) => JSON.stringify(one)).join("\n"));
}

describe("a judge that asks a model", () => {
  it("is the one that is validated where it would decide, with the schema of its answer", async () => {
    const cwd = temporaryFolder();
    labelled(cwd);
    server.script(judgeBy(/MARK/));
    const { exit, stdout, stderr } = await cli(
      `agentprobe validate-oracle f.jsonl --judge-base-url ${server.url}/v1 --judge-model local --json v.json`,
      { cwd },
    );
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).toContain("Oracle validation: semantic (openai/local), N=20");
    expect(JSON.parse(readFileSync(join(cwd, "v.json"), "utf8"))).toMatchObject({
      oracle: "semantic (openai/local)",
      confusion: { tp: 9, fp: 1, tn: 9, fn: 1 },
    });
    expect(server.requests).toHaveLength(20);
    expect(server.requests[0]?.body).toMatchObject({
      response_format: { type: "json_schema", json_schema: { schema: { type: "object" } } },
    });
  });

  it("with a key is asked about the whole set that ships, within its budget", async () => {
    const { exit, stdout, stderr } = await cli(
      "agentprobe validate-oracle --judge-budget 0 --json",
      { cwd: temporaryFolder(), env: { OPENAI_API_KEY: "sk-never-sent-0123456789" } },
    );
    expect(exit).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      oracle: "semantic (openai/gpt-4o-mini)",
      not_judged: 505,
    });
    expect(stderr).toContain("judge openai/gpt-4o-mini: 0 trials");
  });

  it("has its known errors taken out of a rate, beside the raw one", async () => {
    const cwd = temporaryFolder();
    labelled(cwd);
    server.script(judgeBy(/MARK/));
    const judge = `--judge-base-url ${server.url}/v1 --judge-model local`;
    await cli(`agentprobe validate-oracle f.jsonl ${judge} --json v.json`, { cwd });
    server.script(judgeBy(/./));
    const scan = `agentprobe scan --target dummy --oracle semantic --no-timing ${judge}`;
    const all = await cli(`${scan} --judge-validation v.json --json-report r.json`, { cwd });
    expect(all.stdout).toMatch(
      /Corrected for the judge: 100\.0% \(95% CI [\d.]+–100\.0%; sensitivity 90\.0% of 10, specificity 90\.0% of 10/,
    );
    const report = JSON.parse(readFileSync(join(cwd, "r.json"), "utf8"));
    expect(report.statistics.success_rate).toBe(1);
    expect(report.judge_correction).toMatchObject({ method: "rogan_gladen", rate: 1 });
    const other = await cli(
      "agentprobe scan --target dummy --oracle deterministic --judge-validation v.json",
      { cwd },
    );
    expect(other).toMatchObject({ exit: 3, stderr: expect.stringContaining("same judge") });
    const unlike = await cli(`${scan} --min-confidence 0.9 --judge-validation v.json`, { cwd });
    expect(unlike.exit).toBe(3);
  });

  it("goes on with a JSON object where the server refuses a schema, and says so once", async () => {
    const asObject = judgeBy(/./);
    server.script((response, request) => {
      const format = JSON.stringify((request.body as Record<string, unknown>)["response_format"]);
      if (!format.includes("json_schema")) return asObject(response, request);
      response.writeHead(400, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ error: { message: "'response_format.type' must be 'json_object'" } }),
      );
    });
    const { exit, stdout, stderr } = await cli(
      `agentprobe scan --target dummy --oracle semantic --categories register --concurrency 1 --judge-base-url ${server.url}/v1`,
      { cwd: temporaryFolder() },
    );
    expect({ exit, said: stderr.match(/takes no JSON schema/g)?.length }).toEqual({
      exit: 0,
      said: 1,
    });
    expect(stdout).toContain("Hits: 11 (100%)");
    expect(server.requests).toHaveLength(12);
  });

  it("that refuses the question itself is not asked again without its schema", async () => {
    server.script((response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "context too long" } }));
    });
    const { exit } = await cli(
      `agentprobe scan --target dummy --oracle semantic --categories register --concurrency 1 --judge-base-url ${server.url}/v1`,
      { cwd: temporaryFolder() },
    );
    expect(exit).toBe(1);
    const formats = server.requests.map(({ body }) => JSON.stringify(body));
    expect(formats.every((body) => body.includes("json_schema"))).toBe(true);
  });

  it("that gives no verdict is not taken for an agent that is down", async () => {
    server.script(sendJson(openai.json({ text: "I would rather not.", toolCalls: [] })));
    const { exit, stderr } = await cli(
      `agentprobe scan --target dummy --oracle semantic --categories register --judge-base-url ${server.url}/v1`,
      { cwd: temporaryFolder() },
    );
    expect(exit).toBe(1);
    expect(stderr).toContain("the agent answered, and the judge gave no verdict");
    expect(stderr).not.toContain("agent that is down");
  });
});
