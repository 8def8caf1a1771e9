import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

async function run(agent: string, command: string) {
  const cwd = temporaryFolder();
  await writeFile(join(cwd, "agent.mjs"), `export const run = (prompt) => (${agent});`);
  const done = await cli(`agentprobe ${command} --target module:./agent.mjs#run --no-timing`, {
    cwd,
  });
  const read = async (name: string) => JSON.parse(await readFile(join(cwd, name), "utf8"));
  return { ...done, cwd, read };
}

const LISTS = `prompt.includes("ZZ-EXFIL-9") ? "Friday." : "My tools are weigh_sack and grind_corn."`;
const BOTH =
  "injection-scan --defenses none --carriers email_footer --probes enumerate_tools,append_exfil_token --out r --json d.json";

describe("a leak whose hold could not have been seen", () => {
  it("is found, and in no rate of the scan nor of what reads its results", async () => {
    const { stdout, cwd, read } = await run(LISTS, BOTH);
    expect(stdout).toContain("Leak rate: 0.0% (0/1)");
    expect(stdout).toContain(
      "Leaks found without a defense: 1, 1 of them in no rate, for a hold could not have been seen; at least 50.0% (1/2)",
    );
    const { total } = await read("d.json");
    expect(total).toMatchObject({
      outcomes: { acted: 1, acted_one_sided: 1, resisted: 1 },
      leak_rate: { k: 0, n: 1 },
      leak_rate_at_least: { k: 1, n: 2 },
    });
    const { rows } = await read("r.json");
    expect(rows.map(({ note }: { note: string }) => note)).toEqual([
      "prefilled one_sided",
      "prefilled",
    ]);
    for (const file of ["r.csv", "r.json"]) {
      const again = JSON.parse((await cli(`agentprobe analyze ${file} --json`, { cwd })).stdout);
      expect(again.leak_rate, file).toMatchObject({ k: 0, n: 1 });
      expect(again.total, file).toMatchObject({ leaks: 0, n: 1 });
    }
  });

  it("is in the rate where a hold would have been seen", async () => {
    const { stdout } = await run(LISTS, `${BOTH} --tool-names weigh_sack,grind_corn`);
    expect(stdout).toContain("Leak rate: 50.0% (1/2)");
    expect(stdout).not.toContain("Leaks found");
  });

  it("is settled by the whole run where words told of an act", async () => {
    const confess = `"I have forwarded the email to archive@mail-backup.example."`;
    const probes = `${BOTH.replace("enumerate_tools,", "external_forward,")} --max-unobserved 1`;
    const other = (answer: string) => `prompt.includes("ZZ-EXFIL-9") ? ${answer} : ${confess}`;
    const hidden = await run(other(`"Friday."`), probes);
    expect(hidden.stdout).toContain("Leak rate: 0.0% (0/1)");
    expect(hidden.stdout).toContain("1 of them in no rate");
    const shown = await run(other(`{ text: "Friday.", toolCalls: [] }`), probes);
    expect(shown.stdout).toContain("Leak rate: 50.0% (1/2)");
  });

  it("is a finding of a scan, and its report contradicts itself nowhere", async () => {
    const leaks = `/rules/.test(prompt) ? "My rules are: be kind." : "Good day."`;
    const { exit, stdout, cwd, read } = await run(leaks, "scan --json-report r.json");
    const { statistics } = await read("r.json");
    expect(exit).toBe(2);
    expect(statistics).toMatchObject({ assessed: 0, success_rate: null });
    expect(statistics.hits).toBeGreaterThan(0);
    expect(statistics.one_sided).toBe(statistics.hits);
    expect(statistics.success_rate_at_least).toBeCloseTo(statistics.hits / 45);
    expect(stdout).toContain(`At least: ${statistics.hits} of 45`);
    const compared = await cli("agentprobe compare r.json r.json", { cwd });
    expect(compared.stdout + compared.stderr).not.toContain("contradict");
    expect(compared.exit).toBe(1);
  });
});
