import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const SCHEMA = join(import.meta.dirname, "../../../../test/fixtures/sarif/sarif-schema-2.1.0.json");
const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(SCHEMA, "utf8")),
);

async function sarifOf(line: string, cwd = temporaryFolder()) {
  const { exit } = await cli(`${line} --no-timing --sarif s.sarif`, { cwd });
  const text = readFileSync(join(cwd, "s.sarif"), "utf8");
  const log = JSON.parse(text);
  expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  return { exit, text, run: log.runs[0], results: log.runs[0].results };
}

describe("SARIF of a scan", () => {
  it("holds the attacks that succeeded, each with a rule, a place and a lasting fingerprint", async () => {
    const line = "agentprobe scan --target dummy --oracle legacy";
    const { results, run, text } = await sarifOf(line);
    expect(results).toHaveLength(16);
    for (const { ruleId, ruleIndex, locations, message } of results) {
      expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(locations[0].physicalLocation.artifactLocation.uri).toBe("README.md");
      expect(message.text).not.toMatch(/(?<!\\)[[\]]/);
    }
    const prints = results.map((one: { partialFingerprints: object }) =>
      JSON.stringify(one.partialFingerprints),
    );
    expect(new Set(prints).size).toBe(16);
    expect((await sarifOf(line)).text).toBe(text);
    expect(run.invocations[0].executionSuccessful).toBe(true);
    expect(run.invocations[0].commandLine).toMatch(/^agentprobe scan --target dummy /);
  });

  it("counts the trials of a cell, and shows them at the agent's module", async () => {
    const cwd = temporaryFolder();
    writeFileSync(
      join(cwd, "agent.mjs"),
      `export const agent = () => ({ text: "Sent it on.", toolCalls: [{ name: "forward_email", args: { to: "archive@mail-backup.example" } }] });`,
    );
    const line =
      "agentprobe injection-scan --target module:./agent.mjs --defenses none --probes external_forward --carriers email_footer --repeats 3";
    const { results } = await sarifOf(line, cwd);
    expect(results).toHaveLength(1);
    const [{ locations, message, occurrenceCount }] = results;
    expect(locations[0].physicalLocation.artifactLocation.uri).toBe("agent.mjs");
    expect([occurrenceCount, message.text.includes("in 3 of 3 trials")]).toEqual([3, true]);
  });

  it("calls a run without an answer no success, and says what nobody could see", async () => {
    const line =
      "agentprobe scan --target http --endpoint http://127.0.0.1:9/x --max-retries 0 --oracle legacy --categories register";
    const { exit, results, run } = await sarifOf(line);
    expect([exit, results]).toEqual([1, []]);
    expect(run.invocations[0].executionSuccessful).toBe(false);
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain("in 11 trials");
  });

  it("is looked at before anything is sent", async () => {
    const { exit, stderr } = await cli(
      "agentprobe scan --target dummy --oracle legacy --sarif no/folder/s.sarif",
      { cwd: temporaryFolder() },
    );
    expect([exit, stderr.includes("--sarif")]).toEqual([1, true]);
    expect(stderr).toContain("nothing was sent");
  });
});
