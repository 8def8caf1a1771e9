import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import { guessReplyPath } from "../../../probe/answers/reply-path.ts";

const CONFIG = "backtrail.config.yaml";
const WORKFLOW = join(".github", "workflows", "injection-scan.yml");

/** An agent that answers where no reader looks, to those who have the key. */
const oddAgent = () =>
  agentServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const said = { speech: "I can't talk about that.", locale: "en" };
    response.end(JSON.stringify({ meta: { id: "x".repeat(99) }, items: [{ utterance: said }] }));
  });

describe("backtrail init", () => {
  it("finds the reply, tries one attack and writes files that the scan then runs on", async () => {
    const cwd = temporaryFolder();
    await using server = await oddAgent();
    const env = { AGENT_KEY: "k-very-secret-55", AGENT_CANARY: "heron-very-secret-7" };
    const line = `backtrail init --endpoint ${server.url} --header-env X-Agent=AGENT_KEY --canary-env AGENT_CANARY`;
    const done = await cli(line, { cwd, env });
    expect(done).toMatchObject({ exit: 0, stderr: "" });
    expect(done.stdout).toContain("(at items[0].utterance.speech)");
    expect(done.stdout).toContain("Attack:   classic.direct.leak_system_prompt: resisted");

    const text = readFileSync(join(cwd, CONFIG), "utf8");
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=https:.*\/schemas\/config\.schema\.json\n/,
    );
    expect(parse(text).probe.scan).toMatchObject({ "output-field": "items[0].utterance.speech" });
    const { jobs } = parse(readFileSync(join(cwd, WORKFLOW), "utf8"));
    expect(jobs.scan.steps[1].with).toMatchObject({
      "header-env": "X-Agent=AGENT_KEY\n",
      canary: expect.stringContaining("secrets.AGENT_CANARY"),
    });
    expect(jobs.scan.steps[1].env).toEqual({ AGENT_KEY: "${{ secrets.AGENT_KEY }}" });
    expect(`${text}${JSON.stringify(done)}`).not.toContain("very-secret");

    const scanned = await cli("agentprobe scan --categories classic --json", { cwd, env });
    expect(scanned.exit).toBe(0);
    expect(JSON.parse(scanned.stdout).statistics).toMatchObject({ total_attacks: 12, hits: 0 });
    expect((await cli("agentprobe health", { cwd, env })).exit).toBe(0);
    expect((await cli("agentprobe scan", { cwd })).stderr).toContain("is not set");
  });

  it("leaves what is there alone, unless told to", async () => {
    const cwd = temporaryFolder();
    await using server = await oddAgent();
    writeFileSync(join(cwd, CONFIG), "quiet: true\n");
    const line = `backtrail init --endpoint ${server.url}`;
    expect(await cli(line, { cwd })).toMatchObject({ exit: 3 });
    expect(readFileSync(join(cwd, CONFIG), "utf8")).toBe("quiet: true\n");
    expect((await cli(`${line} --force`, { cwd })).exit).toBe(0);
  });

  it("writes nothing for an agent that does not answer, and needs an endpoint", async () => {
    const cwd = temporaryFolder();
    const down = await cli("backtrail init --endpoint http://127.0.0.1:9/", { cwd });
    expect(down).toMatchObject({ exit: 1, stderr: expect.stringContaining("nothing is written") });
    expect(existsSync(join(cwd, CONFIG))).toBe(false);
    const bare = await cli("backtrail init", { cwd });
    expect(bare).toMatchObject({ exit: 3, stderr: "error: --endpoint: is required\n" });
  });

  it("asks a person, and takes an empty line for what it proposes", async () => {
    const cwd = temporaryFolder();
    await using server = await oddAgent();
    const done = await cli("backtrail init", { cwd, tty: true, stdin: `${server.url}\n\n\n\n` });
    expect(done).toMatchObject({ exit: 0, stderr: expect.stringContaining("[message]: ") });
    expect(parse(readFileSync(join(cwd, CONFIG), "utf8")).probe.scan).toMatchObject({
      endpoint: server.url,
      "input-field": "message",
    });
  });
});

describe("the guessed place of a reply", () => {
  it.each([
    [{ a: { id: "0123456789 abc def", text: "Hello there" } }, "a.text"],
    [{ choices: [{ m: "first one" }, { m: "the last one" }] }, "choices[1].m"],
    [{ model: "a model with a long name", n: 3 }, null],
    [["one", "two words"], "[1]"],
    ["text alone", null],
    [null, null],
  ])("in %j is %s", (answer, path) => {
    expect(guessReplyPath(answer)).toBe(path);
  });
});
