import { join } from "node:path";
import { expect, it } from "vitest";
import { outline } from "../../../test/fakes/log-outline.ts";
import { describeShared, sharedPath } from "../../../test/fakes/shared-data.ts";

/**
 * Every published sample imports, or is refused with a reason. The golden files hold no text of a
 * sample: only what kind of event came from where, and what was said about the rest.
 */

const golden = (name: string): string =>
  join(import.meta.dirname, "..", "..", "..", "test", "fixtures", "import-goldens", `${name}.txt`);

const FORMATS = [
  "ai-sdk-telemetry",
  "anthropic-messages",
  "claude-code",
  "inspect",
  "langchain-langgraph",
  "langfuse",
  "langsmith",
  "mcp",
  "openai-agents-js",
  "openai-chat",
  "openai-responses",
  "otel-genai",
  "poisoned-docs",
  "promptfoo",
];

describeShared("samples of", ["data"], () => {
  it.each(FORMATS)("%s import as their golden file says", async (name) => {
    await expect(await outline(sharedPath("data", "logs", name))).toMatchFileSnapshot(golden(name));
  });

  it("what the index calls an error body, a schema or a negative case is refused by name", async () => {
    const refused = {
      "openai-chat/reasoning-model-legacy-parameter-error.json":
        "an error body of a provider (unsupported_parameter)",
      "openai-responses/openai-error.1.json": "an error body of a provider (insufficient_quota)",
      "otel-genai/gen-ai-input-messages.json": "a JSON Schema",
      "openai-agents-js/neg-future-schema.json": "version 99.0 is not known",
      "openai-agents-js/neg-missing-schema.json": "without $schemaVersion",
    };
    for (const [file, reason] of Object.entries(refused)) {
      expect(await outline(sharedPath("data", "logs", file))).toContain(reason);
    }
  });

  it("a poisoned document is one file or web event", async () => {
    for (const part of (await outline(sharedPath("data", "logs", "poisoned-docs"))).split(
      /^(?=\S)/m,
    )) {
      expect(part.match(/^ {2}e\d+ \| (?:file|web)\b/gm), part).toHaveLength(1);
    }
  });

  it.each(["agentdojo", "claude-code", "mcp", "openai", "otlp"])(
    "the field cases of %s import as their golden file says",
    async (name) => {
      await expect(await outline(sharedPath("data", "field-cases", name))).toMatchFileSnapshot(
        golden(`case-${name}`),
      );
    },
  );
});
