import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORMAT_NAMES } from "../../src/logs/importers/registry.ts";
import { priceOf } from "../../src/probe/agent/prices.ts";
import { PROVIDERS } from "../../src/probe/agent/providers.ts";
import { PROBES } from "../../src/probe/battery/probes/list.ts";
import { cli } from "../fakes/cli.ts";

const root = join(import.meta.dirname, "..", "..");

/** What is added to a list and forgotten elsewhere is told here, not by a user. */
describe("a new", () => {
  it("importer is named in the help of import", async () => {
    const { stdout } = await cli("backtrail import --help");
    const shown = stdout.replace(/\s+/g, " ");
    expect(shown).toContain(`Formats: ${FORMAT_NAMES.join(", ")}.`);
  });

  it.each(Object.entries(PROVIDERS))(
    "provider, like %s, has a price, is named in help, and its key is looked for",
    async (name, { defaultModel, keyVariable }) => {
      expect(priceOf(name, defaultModel)).not.toBeNull();
      expect((await cli("agentprobe injection-scan --help")).stdout).toContain(name);
      const env = { [keyVariable]: "k".repeat(20) };
      expect((await cli("agentprobe health", { env })).stdout).toContain(
        `Keys set: ${keyVariable}`,
      );
      const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
        dependencies: Record<string, string>;
      };
      const library = name === "gemini" ? "google" : name;
      expect(dependencies).toHaveProperty([`@ai-sdk/${library}`]);
    },
  );

  it("probe that has a file is in the list, under the name of its file", () => {
    const files = readdirSync(join(root, "src", "probe", "battery", "probes"))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "list.ts")
      .map((name) => name.slice(0, -3).replaceAll("-", "_"));
    expect(files.sort()).toEqual(PROBES.map(({ id }) => id).sort());
  });
});
