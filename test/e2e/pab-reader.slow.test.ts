import { mkdtemp } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../fakes/cli.ts";

type Reply = { readonly text: string; readonly finish?: string } | "silent";

/** A chat-compatible server that answers each question as told, and counts. */
async function served<T>(
  reply: (prompt: string, count: number) => Reply,
  use: (url: string, asked: () => number) => Promise<T>,
): Promise<T> {
  let asked = 0;
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    asked += 1;
    open.add(response);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const said = reply(String(messages.at(-1)?.content), asked);
    if (said === "silent") return;
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        id: "1",
        object: "chat.completion",
        created: 1,
        model: "scripted",
        choices: [
          {
            index: 0,
            finish_reason: said.finish ?? "stop",
            message: { role: "assistant", content: said.text },
          },
        ],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const { port } = server.address() as AddressInfo;
    return await use(`http://127.0.0.1:${port}/v1`, () => asked);
  } finally {
    for (const response of open) response.destroy();
    await new Promise((done) => server.close(done));
  }
}

/** Names the event where the text stands, with all its words for a quotation. */
function whereItStands(prompt: string): Reply {
  const last = Number(/stands in event (\d+):/.exec(prompt)?.[1]);
  const quote = prompt.split("\n").at(-2) ?? "";
  const answer = {
    path: [last],
    rewritten: [],
    quote,
    altered: false,
    requested_tier: "T1",
    sure: 1,
  };
  return { text: JSON.stringify(answer) };
}

interface Result {
  readonly defense: string;
  readonly isolation: string;
  readonly errors: { readonly by_kind: Record<string, number> };
}

async function evaluated(url: string, more: readonly string[] = []) {
  const line = [
    "pab",
    "eval",
    "--split",
    "smoke",
    "--reader-base-url",
    url,
    "--json",
    "-",
    ...more,
  ];
  const { exit, stdout, stderr } = await cli([
    ...line,
    ...(more.includes("--defense") ? [] : ["--defense", "llm-tracker"]),
  ]);
  return {
    exit,
    stderr,
    stdout,
    document: stdout.startsWith("{") ? (JSON.parse(stdout) as Result) : null,
  };
}

describe("pab eval --defense llm-tracker", () => {
  it("asks the model about every decision point", async () => {
    await served(whereItStands, async (url, asked) => {
      const { exit, document, stderr } = await evaluated(url);
      expect(stderr).not.toContain("warning");
      expect(exit).toBe(0);
      expect(asked()).toBe(11);
      expect(document?.defense).toMatch(/^llm-tracker:/);
      expect(document?.isolation).toBe("endpoint");
    });
  });

  it.each([
    ["words instead of an object", { text: "It was the user." }],
    ["an object of another shape", { text: '{"path":"all"}' }],
    ["a refusal", { text: "", finish: "content_filter" }],
  ] as const)("counts %s as a failure", async (_, reply) => {
    await served(
      () => reply,
      async (url) => {
        const { exit, stderr } = await evaluated(url);
        expect(exit).toBe(1);
        expect(stderr).toContain("11 of 11 decision points failed");
      },
    );
  });

  it("counts a model that never answers as out of time", async () => {
    await served(
      (prompt, count) => (count <= 4 ? "silent" : whereItStands(prompt)),
      async (url) => {
        const { exit } = await evaluated(url, ["--timeout", "0.5"]);
        expect(exit).toBe(0);
      },
    );
  });

  it("stops asking at its limit of calls", async () => {
    await served(whereItStands, async (url, asked) => {
      const { exit, stderr } = await evaluated(url, ["--reader-calls", "4"]);
      expect(asked()).toBe(4);
      expect(exit).toBe(0);
      expect(stderr).toContain("7 of 11 decision points failed");
    });
  });

  it("asks nothing twice with a cache, and several times for several votes", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reader-cache-"));
    await served(whereItStands, async (url, asked) => {
      const more = ["--reader-cache", folder, "--reader-votes", "2"];
      const first = await evaluated(url, more);
      expect(asked()).toBe(22);
      const second = await evaluated(url, more);
      expect(asked()).toBe(22);
      expect(second.document?.errors).toEqual(first.document?.errors);
    });
  });

  it("needs a model, and consent before it pays for one", async () => {
    const none = await cli("pab eval --split smoke --defense llm-tracker");
    expect(none.exit).toBe(3);
    expect(none.stderr).toContain("--reader-model");
    const paid = await cli(
      "pab eval --split smoke --defense llm-tracker --reader-model openai/gpt-4o-mini",
      { env: { OPENAI_API_KEY: "sk-test-not-a-key" } },
    );
    expect(paid.exit).toBe(3);
    expect(paid.stderr).toMatch(/11 trials, about 11 model calls, \d+ tokens in/);
    expect(paid.stderr).toContain("nothing was sent");
  });
});

describe("pab eval --defense provenance-tracker --reader-below", () => {
  it("asks only where the tracker would ask a person", async () => {
    await served(whereItStands, async (url, asked) => {
      const { exit, document } = await evaluated(url, [
        "--defense",
        "provenance-tracker",
        "--reader-below",
        "1",
      ]);
      expect(exit).toBe(0);
      expect(asked()).toBe(1);
      expect(document?.defense).toMatch(/^provenance-tracker\+/);
    });
  });
});

describe("pab eval --encoder", () => {
  it("is for the tracker, and names what its folder lacks", async () => {
    const other = await cli("pab eval --split smoke --defense passthrough --encoder models/none");
    expect(other.exit).toBe(3);
    expect(other.stderr).toContain("--encoder: is asked by --defense provenance-tracker");
    const none = await cli(
      "pab eval --split smoke --defense provenance-tracker --encoder models/none",
    );
    expect(none.exit).toBe(1);
    expect(none.stderr).toMatch(/models\/none|onnxruntime-web/);
  });
});

describe("pab compare --defense recorded-reader", () => {
  it("plays back what it published", async () => {
    let [right, hops, all] = [0, 0, 0];
    for (const split of ["llm-laundered-2", "llm-hard-2", "llm-spliced", "llm-mixed"]) {
      const { exit, stdout } = await cli(
        `pab compare --defense recorded-reader --split ${split} --forced --json -`,
      );
      expect(exit).toBe(0);
      const [result] = (
        JSON.parse(stdout) as {
          results: {
            attribution: {
              overall: {
                scored: number;
                origin_channel_accuracy: { k: number };
                hop_count_accuracy: { k: number };
              };
            };
          }[];
        }
      ).results;
      const overall = result?.attribution.overall;
      right += overall?.origin_channel_accuracy.k ?? 0;
      hops += overall?.hop_count_accuracy.k ?? 0;
      all += overall?.scored ?? 0;
    }
    expect([right, hops, all]).toEqual([299, 298, 299]);
  });

  it("has no answer for a text that it never read", async () => {
    const { exit, stderr } = await cli("pab eval --defense recorded-reader --split smoke");
    expect(exit).toBe(1);
    expect(stderr).toContain("11 of 11 decision points failed");
  });
});
