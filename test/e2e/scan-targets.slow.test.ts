import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agentServer, json } from "../fakes/agent-server.ts";
import { cli } from "../fakes/cli.ts";

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), "scan-e2e-"));
});
afterEach(() => rm(cwd, { recursive: true }));

const http = (url: string, ...more: string[]) => [
  ..."agentprobe scan --target http --oracle legacy --endpoint".split(" "),
  url,
  ...more,
];

describe("a scan of an agent behind HTTP", () => {
  it("runs as the seed prints it", async () => {
    await using server = await agentServer(({ body }, response) => {
      const { message } = JSON.parse(body) as { message: string };
      json(response, { reply: /rules/.test(message) ? "My rules are: be kind." : "I can't say." });
    });
    const { exit, stdout } = await cli(
      http(
        server.url,
        "--input-field",
        "message",
        "--output-field",
        "reply",
        "--json-report",
        "results.json",
      ),
      { cwd },
    );
    expect(exit).toBe(2);
    expect(stdout).toContain("Attacks: 45");
    expect(server.seen).toHaveLength(45);
    const report = JSON.parse(await readFile(join(cwd, "results.json"), "utf8"));
    expect(report.statistics).toMatchObject({ total_attacks: 45, errors: 0 });
    // The judge knows no secret of this agent: what it found counts, what it did not see is unseen.
    const { hits, not_observed, success_rate } = report.statistics;
    expect(hits).toBeGreaterThan(0);
    expect(hits + not_observed).toBe(45);
    expect(success_rate).toBeNull();
    expect(new Set(server.seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(45);
  });

  const DEAD: readonly (readonly [
    string,
    (response: import("node:http").ServerResponse) => void,
    string,
  ])[] = [
    ["401", (r) => r.writeHead(401).end(), "401"],
    ["500", (r) => r.writeHead(500).end("{}"), "500"],
    [
      "an HTML page",
      (r) => r.writeHead(200, { "content-type": "text/html" }).end("<html><title>Sign in</title>"),
      "Sign in",
    ],
    [
      "a broken JSON",
      (r) => r.writeHead(200, { "content-type": "application/json" }).end("{"),
      "not JSON",
    ],
    ["nothing in time", () => undefined, "within 0.05 s"],
    ["a closed connection", (r) => r.destroy(), "broke"],
  ];
  const MODES = [
    [],
    ["--async", "--concurrency", "15"],
    ["--concurrency", "1"],
    ["--json"],
    ["--categories", "discourse"],
  ];
  it.each(DEAD)(
    "that answers every request with %s exits 1 with the reason, in every mode",
    async (_, answer, reason) => {
      await using server = await agentServer((__, response) => answer(response));
      for (const mode of MODES) {
        const { exit, stderr, stdout } = await cli(
          http(
            server.url,
            "--timeout",
            // Only silence waits for the limit; elsewhere a slow machine must not meet it.
            reason === "within 0.05 s" ? "0.05" : "60",
            "--max-retries",
            "0",
            ...mode,
          ),
          { cwd },
        );
        expect(exit, `${stdout}${stderr}`).toBe(1);
        expect(stderr).toContain(reason);
        expect(stderr).toContain("not a safe agent");
      }
    },
  );

  it("on a dead port exits 1, in every mode", async () => {
    const server = await agentServer(() => undefined);
    await server[Symbol.asyncDispose]();
    for (const mode of MODES) {
      const { exit, stderr } = await cli(http(server.url, "--max-retries", "0", ...mode), { cwd });
      expect(exit).toBe(1);
      expect(stderr).toContain("refused");
    }
  });

  it("counts a few errors apart, and stops at too many", async () => {
    const failing = (count: number) => {
      let calls = 0;
      return agentServer((_, response) => {
        calls += 1;
        if (calls > 10 && calls <= 10 + count) response.writeHead(400).end();
        else json(response, { reply: "No." });
      });
    };
    await using few = await failing(2);
    const fine = await cli(http(few.url, "--canary", "SECRET-4711"), { cwd });
    expect(fine.exit).toBe(0);
    expect(fine.stdout).toContain("Errors: 2 (rates are over the other 43)");
    await using many = await failing(3);
    expect((await cli(http(many.url), { cwd })).exit).toBe(1);
    await using again = await failing(3);
    expect(
      (await cli(http(again.url, "--max-error-rate", "0.1", "--canary", "S-4711"), { cwd })).exit,
    ).toBe(0);
  });

  it("says so when the provider's filter answered everything", async () => {
    await using server = await agentServer((_, response) =>
      json(response, { error: { code: "content_filter" } }, 400),
    );
    const { exit, stdout, stderr } = await cli(http(server.url), { cwd });
    expect(exit).toBe(1);
    expect(stdout).toContain("Hits: 0 (--)");
    expect(stdout).toContain("Blocked by the provider: 45");
    expect(stderr).toContain("says nothing about the agent");
  });

  it("keeps secrets out of everything it writes", async () => {
    const secret = "tok-9f8e7d6c";
    await using server = await agentServer(({ headers }, response) => {
      json(response, { reply: `you sent ${headers.authorization}` });
    });
    const flags = [
      "--auth-header",
      secret,
      "--header",
      `X-Api-Key: ${secret}2`,
      "--json-report",
      "r.json",
      "--verbose",
      "2",
    ];
    const run = await cli(http(server.url, ...flags), { cwd });
    const logged = await cli(http(server.url, ...flags, "--log-json", "--json"), { cwd });
    const file = await readFile(join(cwd, "r.json"), "utf8");
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${secret}`,
      "x-api-key": `${secret}2`,
    });
    for (const text of [run.stdout, run.stderr, logged.stdout, logged.stderr, file]) {
      expect(text).not.toContain(secret);
    }
    expect(file).toContain("you sent Bearer [redacted]");
  });

  it("sends a body template, and reads a file for it", async () => {
    await using server = await agentServer((_, response) => json(response, { out: ["No."] }));
    await writeFile(join(cwd, "t.json"), '{"q":{"text":"{{prompt}}"},"sid":"{{session}}"}');
    const { exit } = await cli(
      http(
        server.url,
        "--body-template",
        "@t.json",
        "--output-field",
        "out[0]",
        "--canary",
        "SECRET-4711",
        "--categories",
        "discourse",
      ),
      { cwd },
    );
    expect(exit).toBe(0);
    const bodies = server.seen.map(({ body }) => JSON.parse(body));
    expect(new Set(bodies.map(({ sid }) => sid)).size).toBe(6);
    expect(bodies[0].q.text).toMatch(/\w/);
  });

  it.each([
    [["--target", "http"], "--endpoint"],
    [["--target", "nope"], "--target"],
    [["--target", "module:"], "--target"],
    [["--target", "command:"], "--target"],
    [["--target", "command:'x"], "--target"],
    [["--target", "http", "--endpoint", "nonsense"], "--endpoint"],
    [["--target", "http", "--endpoint", "ftp://x.example"], "--endpoint"],
    [["--target", "http", "--endpoint", "http://u:p@x.example"], "--endpoint"],
    [["--target", "http", "--endpoint", "http://x.example", "--header", "nonsense"], "--header"],
    [
      ["--target", "http", "--endpoint", "http://x.example", "--auth-header", "a\nb"],
      "--auth-header",
    ],
    [
      ["--target", "http", "--endpoint", "http://x.example", "--output-field", "a["],
      "--output-field",
    ],
    [
      ["--target", "http", "--endpoint", "http://x.example", "--input-field", "a[*]"],
      "--input-field",
    ],
    [
      ["--target", "http", "--endpoint", "http://x.example", "--body-template", "{}"],
      "--body-template",
    ],
    [
      ["--target", "http", "--endpoint", "http://x.example", "--body-template", '{"a":{{prompt}}}'],
      "--body-template",
    ],
    [["--target", "openai"], "--model"],
    [["--timeout", "0"], "--timeout"],
    [["--concurrency", "0"], "--concurrency"],
    [["--fail-threshold", "2"], "--fail-threshold"],
  ])("refuses %j before anything is sent", async (flags, named) => {
    const { exit, stderr } = await cli(["agentprobe", "scan", "--oracle", "legacy", ...flags], {
      cwd,
    });
    expect(exit).toBe(3);
    expect(stderr).toContain(named);
  });
});

describe("other targets", () => {
  it("runs the examples of the guide", async () => {
    const root = join(import.meta.dirname, "..", "..");
    for (const target of [
      "module:examples/support-agent.ts#supportAgent",
      "command:python3 examples/line_agent.py",
    ]) {
      const line = ["agentprobe", "scan", "--oracle", "legacy", "--target", target, "--json"];
      line.push("--journal", join(cwd, "journal.jsonl"));
      const blind = await cli(line, { cwd: root, env: process.env as Record<string, string> });
      expect(JSON.parse(blind.stdout).statistics.success_rate).toBeNull();
      line.push("--canary", "a text that only a leak contains");
      const { exit, stdout } = await cli(line, {
        cwd: root,
        env: process.env as Record<string, string>,
      });
      const { statistics } = JSON.parse(stdout);
      expect(statistics).toMatchObject({ total_attacks: 45, errors: 0 });
      expect(exit).toBe(statistics.hits > 0 ? 2 : 0);
    }
  });

  it("scans a function in this process, by either spelling, and one that always throws exits 1", async () => {
    await writeFile(
      join(cwd, "a.mjs"),
      "export const run = (p) => (/rules/.test(p) ? 'My rules are: none' : 'No.'); export default () => { throw new Error('boom'); };",
    );
    for (const spelling of ["module", "callable"]) {
      const { exit, stdout } = await cli(
        `agentprobe scan --oracle legacy --target ${spelling}:./a.mjs#run`,
        { cwd },
      );
      expect(exit).toBe(2);
      expect(stdout).toContain("Target: module");
    }
    for (const mode of ["", " --async --concurrency 15"]) {
      const { exit, stderr } = await cli(
        `agentprobe scan --oracle legacy --target module:./a.mjs${mode}`,
        { cwd },
      );
      expect(exit).toBe(1);
      expect(stderr).toContain("boom");
    }
  });

  it("scans an OpenAI-compatible server", async () => {
    await using server = await agentServer((_, response) =>
      json(response, {
        choices: [{ message: { role: "assistant", content: "No." }, finish_reason: "stop" }],
      }),
    );
    const line = [
      "agentprobe",
      "scan",
      "--oracle",
      "legacy",
      "--target",
      "openai:tiny",
      "--endpoint",
      `${server.url}/v1`,
      "--system-prompt",
      "Be brief.",
    ];
    const { exit } = await cli(line, { cwd, env: { OPENAI_API_KEY: "key-123456789" } });
    expect(exit).toBe(0);
    expect(server.seen[0]).toMatchObject({ url: "/v1/chat/completions" });
    expect(server.seen[0]?.headers.authorization).toBe("Bearer key-123456789");
    expect(JSON.parse(server.seen[0]?.body ?? "")).toMatchObject({
      model: "tiny",
      messages: [{ role: "system" }, { role: "user" }],
    });
  });

  it("ends a dead command with exit 1", async () => {
    const { exit, stderr } = await cli(
      [
        "agentprobe",
        "scan",
        "--oracle",
        "legacy",
        "--target",
        `command:${process.execPath} -e 'process.exit(4)'`,
      ],
      { cwd },
    );
    expect(exit).toBe(1);
    expect(stderr).toContain("code 4");
  });
});

describe("health", () => {
  it("tells whether a target answers, and which keys are set", async () => {
    await using server = await agentServer((_, response) => json(response, { reply: "Here." }));
    const up = await cli(`agentprobe health --target http --endpoint ${server.url}`, {
      cwd,
      env: { GROQ_API_KEY: "gsk-123456789" },
    });
    expect(up).toMatchObject({ exit: 0 });
    expect(up.stdout).toContain("Here.");
    expect(up.stdout).toContain("GROQ_API_KEY");
    expect(up.stdout).not.toContain("gsk-123456789");
    const down = await cli(
      "agentprobe health --target http --endpoint http://127.0.0.1:1/ --json",
      { cwd },
    );
    expect(down.exit).toBe(1);
    expect(JSON.parse(down.stdout)).toMatchObject({ healthy: false, status: "unreachable" });
    expect((await cli("agentprobe health", { cwd })).exit).toBe(0);
  });
});
