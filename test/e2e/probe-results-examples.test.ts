import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as specs from "../../src/cli/specs/probe-results.ts";
import { cli } from "../fakes/cli.ts";

const root = join(import.meta.dirname, "..", "..");
const examples = Object.values(specs).flatMap((spec) => spec.examples);

describe("examples in the help of the commands that read results", () => {
  it.each(examples)("%s works as written", async (example) => {
    const { exit, stdout, stderr } = await cli(example, { cwd: root });
    expect([exit, stderr.includes("error:")]).toEqual([0, false]);
    expect(stdout).not.toBe("");
  });

  it("say SIMULATED where a stand-in was measured", async () => {
    for (const example of examples.filter((line) => line.includes("simulated"))) {
      const { stdout } = await cli(example, { cwd: root });
      expect([example, /SIMULATED|"simulated": true/.test(stdout)]).toEqual([example, true]);
    }
  });
});
