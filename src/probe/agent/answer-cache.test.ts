import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { says, scriptedBackend } from "../../../test/fakes/scripted-backend.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { cachingBackend } from "./answer-cache.ts";
import type { ModelRequest } from "./backend.ts";

const request: ModelRequest = {
  system: "s",
  messages: [{ role: "user", text: "hello" }],
  tools: [],
  temperature: 0,
  maxOutputTokens: 10,
  seed: 1,
  signal: new AbortController().signal,
};

function cached(folder: string) {
  const { backend, requests } = scriptedBackend([says("one"), says("two")]);
  const faults: string[] = [];
  const cache = cachingBackend(backend, {
    folder,
    identity: null,
    sample: 0,
    now: () => 0,
    onFault: (reason) => faults.push(reason),
  });
  return { call: () => cache.call(request), requests, faults };
}

describe("a cache of answers", () => {
  it("asks once, and keeps the answer for its owner alone", async () => {
    const folder = temporaryFolder();
    const { call, requests, faults } = cached(folder);
    expect(await call()).toMatchObject({ text: "one" });
    expect(await call()).toMatchObject({ text: "one" });
    expect({ asked: requests.length, faults }).toEqual({ asked: 1, faults: [] });
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith("json"),
    );
    expect(files).toHaveLength(1);
    if (process.platform === "win32") return;
    for (const name of files) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it("gives an answer that it could not keep, and says so", async () => {
    const place = join(temporaryFolder(), "file");
    await writeFile(place, "in the way");
    const { call, requests, faults } = cached(place);
    expect(await call()).toMatchObject({ status: "answered", text: "one" });
    expect(await call()).toMatchObject({ status: "answered", text: "two" });
    expect({ asked: requests.length, faults: faults.length }).toEqual({ asked: 2, faults: 2 });
  });
});
