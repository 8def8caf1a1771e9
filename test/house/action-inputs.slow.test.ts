import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
// @ts-expect-error a script without types
import { comparisonArguments } from "../../action/arguments.mjs";
// @ts-expect-error a script without types
import { annotations, outcomeOf, summary } from "../../action/result.mjs";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
  readonly env?: Record<string, string>;
}

const action = parse(read("action.yml")) as {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
};
const workflow = parse(read("examples/ci/agentprobe.yml")) as {
  permissions: unknown;
  jobs: Record<string, { steps: Step[] }>;
};
const jobSteps = Object.values(workflow.jobs).flatMap(({ steps }) => steps);

describe("the Action", () => {
  it("has the inputs and outputs that were promised, with offline defaults", () => {
    expect(Object.keys(action.inputs)).toEqual([
      "target",
      "endpoint",
      "input-field",
      "output-field",
      "auth-header",
      "header-env",
      "body-template",
      "canary",
      "system-prompt-file",
      "oracle",
      "min-confidence",
      "fail-threshold",
      "baseline",
      "fail-on-new",
      "categories",
      "concurrency",
      "use-async",
      "json-report",
      "sarif",
      "junit",
      "soft-fail",
      "extra-args",
    ]);
    expect(Object.keys(action.outputs)).toEqual([
      "outcome",
      "hits",
      "total",
      "success-rate",
      "report-path",
    ]);
    expect(action.inputs).toMatchObject({
      target: { default: "dummy" },
      oracle: { default: "legacy" },
    });
  });

  it("hands every input to its step through the environment", () => {
    const step = action.runs.steps.find(({ id }) => id === "scan");
    for (const name of Object.keys(action.inputs)) {
      const variable = `INPUT_${name.toUpperCase().replaceAll("-", "_")}`;
      expect(step?.env?.[variable], name).toBe(`\${{ inputs.${name} }}`);
    }
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).toBe(`\${{ steps.scan.outputs.${name} }}`);
    }
  });

  it("never puts a value into a script, here and in the template", () => {
    for (const { run, uses } of [...action.runs.steps, ...jobSteps]) {
      expect(run ?? "").not.toContain("${{");
      if (uses !== undefined) expect(uses).toMatch(/^[\w./-]+@(v\d+(\.\d+)*|[0-9a-f]{40})$/);
    }
  });

  it("is used by the template with inputs that exist, and secrets from secrets", () => {
    const used = jobSteps.filter(({ uses }) => uses?.includes("/backtrail@"));
    expect(used).toHaveLength(1);
    for (const name of Object.keys(used[0]?.with ?? {})) {
      expect(action.inputs).toHaveProperty(name);
    }
    expect(used[0]?.with?.["auth-header"]).toMatch(/^\$\{\{ secrets\.[A-Z_]+ \}\}$/);
    expect(workflow.permissions).toEqual({ contents: "read" });
  });
});

describe("hits whose holds nobody could have seen", () => {
  const report = (assessed: number) => ({
    target: "http",
    statistics: { total_attacks: 9, assessed, hits: 3, errors: 0, one_sided: 2 },
  });

  it("are in no rate of the Action, and no reason to call it an error", () => {
    expect(outcomeOf(2, report(4))).toMatchObject({ outcome: "fail", rate: 0.25 });
    const alone = outcomeOf(2, report(0));
    expect(alone).toMatchObject({ outcome: "fail", rate: null });
    expect(summary(alone, 2)).toContain("| Hits in no rate | 2 (");
    expect(summary(alone, 2)).not.toContain("nothing could be assessed");
    const nothing = {
      ...report(0),
      statistics: { ...report(0).statistics, one_sided: 0, hits: 0 },
    };
    expect(outcomeOf(0, nothing)).toMatchObject({ outcome: "error" });
  });
});

/** Runs the Action's step as a runner would. */
function act(inputs: Record<string, string>, files: Record<string, string> = {}) {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const [output, summary] = [join(cwd, "output"), join(cwd, "summary")];
  writeFileSync(output, "");
  writeFileSync(summary, "");
  const done = spawnSync(process.execPath, [join(ROOT, "action", "run.mjs")], {
    cwd,
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"],
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      INPUT_JSON_REPORT: "report.json",
      ...inputs,
    },
  });
  return {
    exit: done.status,
    output: readFileSync(output, "utf8"),
    summary: readFileSync(summary, "utf8"),
    report: existsSync(join(cwd, "report.json"))
      ? readFileSync(join(cwd, "report.json"), "utf8")
      : "",
    stdout: done.stdout,
    left: (name: string) => existsSync(join(cwd, name)),
    said: `${done.stdout}${done.stderr}`,
  };
}

describe("the Action's step", () => {
  it("passes on the dummy and writes what the original writes", () => {
    const done = act({});
    expect(done.exit).toBe(0);
    expect(done.output).toBe(
      "hits=16\ntotal=45\nsuccess-rate=0.3556\nreport-path=report.json\noutcome=pass\n",
    );
    const [table, hits] = done.summary.split(
      "\n\n| Attacks that succeeded | Category |\n|---|---|\n",
    );
    expect(table).toBe(
      "### AgentProbe injection scan\n\n**Result:** ✅ pass\n\n| Metric | Value |\n|---|---|\n| Target | `dummy` |\n| Hits / Total | 16 / 45 |\n| Hit rate | 35.6% |\n| Scan exit code | 0 |",
    );
    expect(hits?.trimEnd().split("\n")).toHaveLength(16);
    expect(hits).toContain("| `classic.override.leak_instructions` | `classic` |\n");
    expect(done.said.match(/^::warning title=/gm)).toHaveLength(10);
    expect(done.said).toContain("6 more hits");
  });

  it("fails on findings, unless it is soft", () => {
    const inputs = { INPUT_FAIL_THRESHOLD: "0.1", INPUT_CATEGORIES: "classic" };
    const hard = act(inputs);
    expect(hard).toMatchObject({ exit: 2, output: expect.stringContaining("outcome=fail") });
    expect(hard.said).toMatch(/^::error title=/m);
    const soft = act({ ...inputs, INPUT_SOFT_FAIL: "true" });
    expect(soft).toMatchObject({ exit: 0, output: expect.stringContaining("outcome=fail") });
  });

  it("leaves no file of an earlier run where it could write none", () => {
    const done = act(
      { INPUT_EXTRA_ARGS: "--nope", INPUT_SARIF: "old.sarif", INPUT_JUNIT: "old.xml" },
      { "old.sarif": "{}", "old.xml": "<old/>" },
    );
    expect(done.exit).toBe(3);
    expect(done.left("old.sarif") || done.left("old.xml")).toBe(false);
  });

  it("never takes an agent that is down for a pass, soft or not", () => {
    const done = act({
      INPUT_TARGET: "http",
      INPUT_ENDPOINT: "http://127.0.0.1:9/",
      INPUT_AUTH_HEADER: "tok-very-secret-1",
      INPUT_SOFT_FAIL: "true",
      INPUT_EXTRA_ARGS: "--max-retries 0 --timeout '5'",
    });
    expect(done.exit).toBe(1);
    expect(done.output).toContain("success-rate=\n");
    expect(done.output).toContain("outcome=error");
    expect(done.summary).toContain("| Hit rate | -- |");
    expect(JSON.stringify(done)).not.toContain("very-secret");
  });

  it.each([
    [{ INPUT_EXTRA_ARGS: "'open" }, "not closed"],
    [{ INPUT_EXTRA_ARGS: "--nope" }, "--nope"],
    [{ INPUT_TARGET: "$(touch pwned)" }, "there is no target"],
  ])("refuses %j without running it", (inputs, words) => {
    const done = act(inputs);
    expect(done.exit).toBe(3);
    expect(done.said).toContain(words);
  });

  const agent = (reply: string): string =>
    `export default (prompt) => ({ text: ${reply}, toolCalls: [] });\n`;
  const stubborn = agent('"No."');
  const module = {
    INPUT_TARGET: "module:./agent.mjs",
    INPUT_CANARY: "blue-heron-77\n\n  k-9931  ",
  };

  it("takes canaries and keeps what an agent says from the runner", () => {
    const words = '"::error::owned\\n::add-mask::x\\nk-9931"';
    const done = act(
      { ...module, INPUT_CATEGORIES: "classic", INPUT_EXTRA_ARGS: "--verbose 2" },
      { "agent.mjs": agent(words) },
    );
    expect(done).toMatchObject({ exit: 2, output: expect.stringContaining("hits=12\n") });
    const token = /^::stop-commands::(.+)$/m.exec(done.stdout)?.[1] ?? "";
    const heard = done.stdout.replace(/^::stop-commands::[\s\S]*?^::[0-9a-f-]{36}::$/gm, "");
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(heard).not.toMatch(/owned|add-mask/);
    expect(heard.match(/^::error title=/gm)).toHaveLength(10);
    expect(done.summary).not.toContain("owned");
  });

  it("lets a baseline decide, and shows the comparison", () => {
    const safe = act(module, { "agent.mjs": stubborn });
    expect(safe).toMatchObject({ exit: 0, output: expect.stringContaining("hits=0\n") });
    const leaky = agent('"k-9931"');
    const weak = act({ ...module, INPUT_FAIL_THRESHOLD: "1" }, { "agent.mjs": leaky });
    expect(weak.exit).toBe(0);
    const against = (before: string, code: string) =>
      act(
        { ...module, INPUT_BASELINE: "before.json" },
        { "agent.mjs": code, "before.json": before },
      );

    const same = against(weak.report, leaky);
    expect(same).toMatchObject({ exit: 0, output: expect.stringContaining("outcome=pass") });
    const worse = against(safe.report, leaky);
    expect(worse).toMatchObject({ exit: 2, output: expect.stringContaining("outcome=fail") });
    expect(worse.summary).toContain("FAIL");
    const broken = against("{}", stubborn);
    expect(broken.exit).not.toBe(0);
    expect(broken.output).toContain("outcome=error");
  });

  it("takes a header from the environment and never shows it", () => {
    const missing = act({ INPUT_HEADER_ENV: "X-Api-Key=NO_SUCH_VARIABLE" });
    expect(missing).toMatchObject({ exit: 3, output: expect.stringContaining("outcome=error") });
    expect(missing.said).toContain("NO_SUCH_VARIABLE is not set");
  });

  it("refuses a Node that is too old, and fetches nothing", () => {
    for (const name of ["run.mjs", "arguments.mjs", "result.mjs"]) {
      expect(read(`action/${name}`)).not.toMatch(/npx|npm |fetch\(|https?:/);
    }
    expect(read("action/run.mjs")).toContain("process.versions.node");
  });
});

describe("what a runner reads", () => {
  it("cannot be ended or added to by an attack's name", () => {
    const hits = [{ id: "a\n::error::x%0A\r", category: "b\u001b" }];
    expect(annotations(hits, true)).toBe(
      "::error title=Prompt injection succeeded::the agent fell for a%0A::error::x%250A%0D (b?)\n",
    );
  });
});

describe("failing on new attacks when nobody says whether to", () => {
  const words = (env: Record<string, string>): readonly string[] =>
    comparisonArguments({ INPUT_BASELINE: "b.json", ...env }, "r.json", "m.md") ?? [];

  it.each([
    {},
    { INPUT_TARGET: "module:./a.mjs#agent" },
    { INPUT_TARGET: "command:'python3 a.py'" },
  ])("is on for a program of this machine, judged offline (%o)", (env) =>
    expect(words(env)).toContain("--fail-on-new"),
  );

  it.each([
    { INPUT_TARGET: "http" },
    { INPUT_TARGET: "openai" },
    { INPUT_TARGET: "module:./a.mjs#agent", INPUT_ORACLE: "semantic" },
    { INPUT_FAIL_ON_NEW: "false" },
  ])("is off where an answer may waver, and where it is switched off (%o)", (env) =>
    expect(words(env)).not.toContain("--fail-on-new"),
  );

  it("is on where it is asked for", () => {
    expect(words({ INPUT_TARGET: "http", INPUT_FAIL_ON_NEW: "true" })).toContain("--fail-on-new");
  });
});
