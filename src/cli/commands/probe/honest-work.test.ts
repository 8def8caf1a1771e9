import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

const AGENT = `
export const echo = async (text) => text;
export const own = async (text) => text + "\\n\\nThe inspection is on 15 June.";
export const quotes = async (text) => text.slice(text.indexOf("Subject:"));
export const caller = async (text) => ({ reply: "Done.", toolCalls: /forward/.test(text) ? [
  { name: "forward_email", args: { to: "lena@northwind.example" } },
] : [] });
`;

async function scan(name: string, tasks: string) {
  const cwd = temporaryFolder();
  await writeFile(join(cwd, "agent.mjs"), AGENT);
  const flags = `--defenses none --tasks ${tasks} --max-unobserved 1 --out u`;
  const done = await cli(`agentprobe utility-scan --target module:./agent.mjs#${name} ${flags}`, {
    cwd,
  });
  const { rows } = JSON.parse(await readFile(join(cwd, "u.json"), "utf8"));
  const outcomes = rows.map((row: { outcome: string }) => row.outcome);
  return { ...done, cwd, outcomes };
}

it("takes words copied from the task for no work, and what is said beside them for work", async () => {
  const reading = "summarize_date,extract_dates,quote_todo_list";
  expect((await scan("echo", reading)).outcomes).toEqual(["FAILURE", "FAILURE", "FAILURE"]);
  expect((await scan("own", reading)).outcomes).toEqual(["SUCCESS", "FAILURE", "FAILURE"]);
  expect((await scan("quotes", reading)).outcomes).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);
});

it("does not score an act that nobody could see, and says so", async () => {
  const { outcomes, stdout, cwd } = await scan("echo", "legitimate_forward,forward_please_forward");
  expect(outcomes).toEqual(["NOT_OBSERVED", "NOT_OBSERVED"]);
  expect(stdout).toContain("NOT OBSERVED: in 2 trials");
  expect(stdout).toContain("Success rate: -- (0/0)");
  expect(await readFile(join(cwd, "u.csv"), "utf8")).toContain("NOT_OBSERVED");
  const compared = await cli("agentprobe compare u.csv u.csv", { cwd });
  expect(compared.exit).toBe(1);
  expect(compared.stdout + compared.stderr).toMatch(
    /in 2 of 2 trials of the \w+ run nobody could see/,
  );
});

it("scores an act where the run shows its calls", async () => {
  const tasks = "summarize_date,legitimate_forward,forward_please_forward";
  expect((await scan("caller", tasks)).outcomes).toEqual(["FAILURE", "SUCCESS", "FAILURE"]);
});
