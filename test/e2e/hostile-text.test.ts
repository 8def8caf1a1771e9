import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../fakes/cli.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const agent = join(import.meta.dirname, "../fixtures/agents/hostile-agent.mjs");
const raw = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/;
const order = /^\s*::[a-z]|##[a-z]*\[/im;

describe("text that others wrote", () => {
  it("as a label gives no order to the CI system that runs us", async () => {
    const cwd = temporaryFolder();
    const row = (defense: string, at: number) => `${defense},c,email,p${at},leak,${at % 2},\n`;
    const labels = ["::error::not yours", "##[warning]nor this", "none"];
    writeFileSync(
      join(cwd, "r.csv"),
      `defense,carrier,channel,instruction,category,leaked,reason\n${labels
        .flatMap((label) => [0, 1, 2, 3].map((at) => row(label, at)))
        .join("")}`,
    );
    for (const command of [
      "analyze r.csv",
      "mcnemar r.csv",
      "compare r.csv r.csv",
      "trend r.csv r.csv",
    ]) {
      const { stdout, stderr } = await cli(`agentprobe ${command}`, { cwd });
      expect(`${command}\n${stdout}${stderr}`).not.toMatch(order);
      expect(stdout).not.toBe("");
    }
  });

  it("as a reply or an error stands nowhere raw", async () => {
    const cwd = temporaryFolder();
    const { stdout, stderr } = await cli(
      `agentprobe injection-scan --target module:${agent}#agent --defenses none --probes external_forward,phishing_link --max-retries 0 --out h`,
      { cwd },
    );
    const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(files.map(({ name }) => name).join(" ")).toMatch(/h\.csv.*h\.json/);
    for (const text of [
      stdout,
      stderr,
      ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")),
    ]) {
      expect(text).not.toMatch(raw);
      expect(text).not.toMatch(order);
    }
  });

  it("is not raw in a log of JSON lines", async () => {
    const { stdout, stderr } = await cli(
      `agentprobe scan --target module:${agent}#agent --oracle deterministic --max-retries 0 --log-json --verbose 2`,
      { cwd: temporaryFolder() },
    );
    expect(stderr).toContain('"event":"attack"');
    expect(stdout + stderr).not.toMatch(raw);
    expect(stdout + stderr).not.toMatch(order);
  });
});
