import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";

const cwd = join(import.meta.dirname, "..", "..", "..", "..", "test", "fixtures", "probe");

/** A document without what tells which file and words it came from. */
function figures(text: string): unknown {
  const { command, inputs, ...rest } = JSON.parse(text);
  return rest;
}

describe("a recorded scan with every outcome, a byte order mark and errors of several lines", () => {
  it("gives the same figures from CSV and from JSON", async () => {
    const csv = await cli("agentprobe analyze every-outcome.csv --json", { cwd });
    const json = await cli("agentprobe analyze every-outcome.json --json", { cwd });
    expect(figures(csv.stdout)).toEqual(figures(json.stdout));
    const other = await cli("agentprobe mcnemar every-outcome.csv --json", { cwd });
    expect(figures(other.stdout)).toEqual(
      figures((await cli("agentprobe mcnemar every-outcome.json --json", { cwd })).stdout),
    );
  });

  it("is printed with both rates, what is in neither, and the channels tested", async () => {
    const { stdout, exit } = await cli("agentprobe analyze every-outcome.csv --probes --carriers", {
      cwd,
    });
    expect(exit).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Leak rate: 36.4% (16/44)  95% CI 23.8–51.1%
      Given delivery: 44.4% (16/36)  95% CI 29.5–60.4%
      blocked by a defence: 4, blocked by the provider: 4, not delivered: 4, errors, not assessed: 4

      By defense
      Defense    Leak Rate      95% CI   N  Leaks  Errors
      none           50.0%  31.4–68.6%  24     12       0
      spotlight      20.0%   8.1–41.6%  20      4       4

      By channel
      Channel  Leak Rate      95% CI   N  Leaks  Errors  p vs email  holm-corrected
      email        36.4%  19.7–57.0%  22      8       2
      memory       36.4%  19.7–57.0%  22      8       2  p=1.000     p=1.000

      By probe
      Probe          Leak Rate      95% CI   N  Leaks  Errors
      reveal_canary      36.4%  19.7–57.0%  22      8       2
      phishing_link      36.4%  19.7–57.0%  22      8       2

      By carrier
      Carrier             Leak Rate      95% CI   N  Leaks  Errors
      email_footer            36.4%  19.7–57.0%  22      8       2
      memory_pinned_note      36.4%  19.7–57.0%  22      8       2
      "
    `);
  });

  it("is no worse than itself", async () => {
    const { exit, stdout } = await cli(
      "agentprobe compare every-outcome.csv every-outcome.json --max-error-rate 0.2",
      { cwd },
    );
    expect([exit, stdout.split("\n")[0]]).toEqual([
      0,
      "Leak rate: 36.4% (16/44) -> 36.4% (16/44) Δ +0.0pp PASS",
    ]);
    const strict = await cli("agentprobe compare every-outcome.csv every-outcome.json", { cwd });
    expect([strict.exit, strict.stdout]).toEqual([
      1,
      expect.stringContaining("4 of 48 trials of the new run failed"),
    ]);
  });
});
