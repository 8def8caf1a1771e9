import { describe, expect, it } from "vitest";
import { cli } from "../fakes/cli.ts";

describe("pab defenses", () => {
  it("lists every registered defence with its role", async () => {
    const { exit, stdout } = await cli("pab defenses");
    expect(exit).toBe(0);
    const names = ["channel-tagger", "passthrough", "first-event", "previous-event"];
    for (const name of [...names, "earliest-untrusted", "majority-origin", "id-reader"]) {
      expect(stdout).toContain(name);
    }
  });

  it("gives the same list as JSON", async () => {
    const { exit, stdout } = await cli("pab defenses --json");
    expect(exit).toBe(0);
    const document = JSON.parse(stdout) as { format: string; defenses: { name: string }[] };
    expect(document.format).toBe("backtrail/pab-defenses");
    expect(document.defenses.map(({ name }) => name)).toContain("passthrough");
  });
});
