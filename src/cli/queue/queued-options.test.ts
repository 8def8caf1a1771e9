import { describe, expect, it } from "vitest";
import type { Invocation } from "../command.ts";
import { acceptedOptions, queuedOptions } from "./queued-options.ts";

function told(options: Record<string, unknown>, env: Record<string, string> = {}) {
  return queuedOptions({ options, commandLine: [], context: { env } } as unknown as Invocation);
}

describe("what workers are told of a run", () => {
  it("is what a trial is made of, and not where results go", () => {
    const { options, withheld } = told({
      repeats: 5,
      temp: 0.2,
      out: "x",
      journal: "j",
      json: "-",
    });
    expect(options).toEqual({ repeats: 5, temp: 0.2 });
    expect(withheld).toEqual([]);
  });

  it("holds no secret, wherever it stands", () => {
    const { options, withheld } = told(
      {
        ...{ authHeader: "Bearer abcdefgh", canary: ["ZZ"], header: ["X-Key: 12345678"] },
        ...{ toolNames: "sk-0123456789abcdef", systemPrompt: "the key is hunter2hunter2" },
        carriers: "email_footer",
      },
      { OPENAI_API_KEY: "hunter2hunter2" },
    );
    expect(options).toEqual({ carriers: "email_footer" });
    expect(withheld).toEqual(["authHeader", "canary", "header", "systemPrompt", "toolNames"]);
  });

  it("names no program and no address, for a worker's key would go there", () => {
    const { options, withheld } = told({
      ...{
        target: "command:'node agent.mjs'",
        endpoint: "http://127.0.0.1:1",
        baseUrl: "http://x/v1",
      },
      ...{ judgeBaseUrl: "http://y/v1", defenseModule: ["./mine.ts"], mcp: "node server.mjs" },
      model: "openai/gpt-4o-mini",
    });
    expect(options).toEqual({ model: "openai/gpt-4o-mini" });
    expect(withheld.length).toBe(6);
  });

  it.each([
    "write:cmd:node",
    "none,act:./mine.ts",
    "read:spotlight+write:https://x.example/judge",
    "write:detector:cmd:node",
  ])("names no program and no address as a defence: %s", (defenses) => {
    expect(told({ defenses })).toEqual({ options: {}, withheld: ["defenses"] });
    expect(() => acceptedOptions({ defenses })).toThrow("tells workers defenses");
  });

  it("names the defences that everybody has", () => {
    for (const defenses of [
      "none,spotlight,instr_hierarchy",
      "none, read:spotlight+write:provenance-tracker,recall:nothing",
    ]) {
      expect(told({ defenses })).toEqual({ options: { defenses }, withheld: [] });
      expect(acceptedOptions({ defenses })).toEqual({ defenses });
    }
  });
});

describe("what workers are told of an evaluation", () => {
  it("names a registered defence, and nothing that is loaded", () => {
    expect(told({ defense: "provenance-tracker", corpus: "c" }).withheld).toEqual([]);
    for (const defense of [
      "./mine.mjs",
      "cmd:node",
      "cmd:reboot",
      "https://x.example",
      "detector:x",
    ]) {
      expect(told({ defense })).toEqual({ options: {}, withheld: ["defense"] });
      expect(() => acceptedOptions({ defense })).toThrow("tells workers defense");
    }
    for (const defenses of ["write:unheard", "cmd:reboot", "act:detector"]) {
      const registered = defenses === "act:detector";
      expect(told({ defenses }).withheld).toEqual(registered ? [] : ["defenses"]);
    }
  });

  it("says neither what a program may see nor where results go", () => {
    const { options, withheld } = told({
      ...{ openDefense: true, passEnv: ["HOME"], readerBaseUrl: "http://x/v1" },
      ...{ csv: "x.csv", runs: "r", suggestMap: "m", readerCache: "c", workers: 3 },
      ...{ forced: true, timeout: 0.5 },
    });
    expect(options).toEqual({ forced: true, timeout: 0.5 });
    expect(withheld).toEqual(["openDefense", "passEnv", "readerBaseUrl"]);
    expect(() => acceptedOptions({ passEnv: ["AWS_SECRET_ACCESS_KEY"] })).toThrow("passEnv");
  });
});

describe("what a worker takes from a queue", () => {
  it.each([
    { target: "command:'node other.mjs'" },
    { baseUrl: "http://elsewhere.example/v1" },
    { headerEnv: ["X=OPENAI_API_KEY"] },
    { logFile: "/tmp/x" },
    { config: "other.json" },
  ])("is nothing that no run tells: %o", (options) => {
    expect(() => acceptedOptions({ repeats: 1, ...options })).toThrow(
      expect.objectContaining({
        code: "usage",
        message: expect.stringContaining(Object.keys(options)[0] ?? "?"),
      }),
    );
  });

  it("is whatever a run tells", () => {
    const { options } = told({ repeats: 5, model: "openai/gpt-4o-mini", out: "x", mcp: "node x" });
    expect(acceptedOptions(options)).toEqual({ repeats: 5, model: "openai/gpt-4o-mini" });
  });
});
