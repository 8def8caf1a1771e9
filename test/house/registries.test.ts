import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORMAT_NAMES, IMPORTERS } from "../../src/logs/importers/registry.ts";
import { priceOf } from "../../src/probe/agent/prices.ts";
import { PROVIDERS } from "../../src/probe/agent/providers.ts";
import { obeyingReply } from "../../src/probe/agent/simulated-replies.ts";
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

  it("probe is obeyed by the stand-in, so that a simulated scan can find it", () => {
    for (const { id } of PROBES) expect([id, obeyingReply(id, "") !== null]).toEqual([id, true]);
  });

  it("probe that has a file is in the list, under the name of its file", () => {
    const files = readdirSync(join(root, "src", "probe", "battery", "probes"))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "list.ts")
      .map((name) => name.slice(0, -3).replaceAll("-", "_"));
    expect(files.sort()).toEqual(PROBES.map(({ id }) => id).sort());
  });
});

/** Texts that are written by hand, by path: no tests, and nothing that a script writes. */
function written(): Map<string, string> {
  const below = (folder: string, ending: RegExp): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name) && !name.endsWith(".test.ts"))
      .map((name) => join(folder, name));
  const paths = [...below("src", /\.ts$/), ...below("docs", /\.md$/), "README.md", "package.json"];
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/**
 * The fewest files that a member of a list stands in. It passes every test above as the others do,
 * so a new one needs no more.
 */
describe("to add one more takes", () => {
  const texts = written();
  const fewest = (names: readonly string[], marks: (name: string) => RegExp): number =>
    Math.min(
      ...names.map((name) => [...texts].filter(([, text]) => marks(name).test(text)).length),
    );

  it("three files for an importer: its own, its line, its row in the guide", () => {
    expect(
      fewest(
        IMPORTERS.map(({ name }) => name),
        (name) => new RegExp(`["\`/]${name}(?:\\.ts)?["\`]`),
      ),
    ).toBe(3);
  });

  it("three files for a probe: its own, its line, how the stand-in obeys it", () => {
    const ids = PROBES.map(({ id }) => id);
    const marks = (id: string) => new RegExp(`\\b${id}\\b|/${id.replaceAll("_", "-")}\\.ts`);
    expect(fewest(ids, marks)).toBe(3);
  });

  it("four files for a provider, and the lock file: its key, its model, its price, its package", () => {
    const marks = (name: string) => new RegExp(`\\b${name}:|"${name}["/]|/${name}"`);
    expect(fewest(Object.keys(PROVIDERS), marks)).toBe(4);
  });
});
