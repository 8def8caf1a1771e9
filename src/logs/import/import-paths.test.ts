import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { channelMap } from "../transcript/channel-map.ts";
import { importPaths } from "./import-paths.ts";

async function labelsOf(names: readonly string[], files = ["log.json"]): Promise<string[]> {
  const root = temporaryFolder();
  const paths: string[] = [];
  for (const [index, name] of names.entries()) {
    const folder = join(root, String(index), name);
    await mkdir(folder, { recursive: true });
    for (const file of files) await writeFile(join(folder, file), "[]");
    paths.push(folder);
  }
  const { signal } = new AbortController();
  const map = channelMap(null);
  const labels: string[] = [];
  for await (const step of importPaths({ paths, importer: null, map, signal, strict: false })) {
    if (step.type === "file") labels.push(step.label);
  }
  return labels;
}

describe("labels of imported files", () => {
  it("are relative to a folder that stands alone", async () => {
    expect(await labelsOf(["runs"])).toEqual(["log.json"]);
  });

  it.each([
    [
      ["runs", "runs"],
      ["runs/log.json", "1-runs/log.json"],
    ],
    [
      ["runs", "runs", "runs"],
      ["runs/log.json", "1-runs/log.json", "2-runs/log.json"],
    ],
    [
      ["runs", "2-runs", "runs"],
      ["runs/log.json", "2-runs/log.json", "3-runs/log.json"],
    ],
    [
      ["one", "two"],
      ["one/log.json", "two/log.json"],
    ],
  ])("of %j are each their own", async (names, labels) => {
    expect(await labelsOf(names)).toEqual(labels);
  });
});
