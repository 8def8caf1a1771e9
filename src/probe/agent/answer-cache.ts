import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CachedAnswerSchema } from "../../formats/cached-answer.ts";
import { canonicalJsonLine } from "../../formats/canonical-json.ts";
import { reasonOf } from "../../formats/error.ts";
import type { AgentBackend, ModelAnswer, ModelReport, ModelRequest } from "./backend.ts";

export interface CacheOptions {
  readonly folder: string;
  /** What decides an answer beside the request: provider, model, endpoint. */
  readonly identity: unknown;
  /** Index of the repeat: a repeat is another sample and never the same answer again. */
  readonly sample: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Told why an answer could not be kept; the answer itself is used all the same. */
  readonly onFault?: (reason: string) => void;
}

/**
 * A backend that asks for nothing it has asked before. Only answers are kept: a failure or a block
 * is asked for again.
 */
export function cachingBackend(backend: AgentBackend, options: CacheOptions): AgentBackend {
  return {
    ...backend,
    call: async (request): Promise<ModelReport> => {
      const path = pathOf(request, backend, options);
      const known = await read(path);
      if (known) return known;
      const before = options.now();
      const report = await backend.call(request);
      if (report.status !== "answered") return report;
      const fault = await write(path, report, options.now() - before);
      if (fault !== null) options.onFault?.(fault);
      return report;
    },
  };
}

function pathOf(
  { signal: _, ...request }: ModelRequest,
  { name, model }: AgentBackend,
  { folder, identity, sample }: CacheOptions,
): string {
  const key = createHash("sha256")
    .update(canonicalJsonLine({ name, model, identity, sample, request }))
    .digest("hex");
  return join(folder, key.slice(0, 2), `${key}.json`);
}

async function read(path: string): Promise<ModelAnswer | null> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, "utf8"));
  } catch {
    // Not there, or torn by a crash of an older version: asked for again.
    return null;
  }
  const entry = CachedAnswerSchema.safeParse(value);
  if (!entry.success) return null;
  const { text, tool_calls, input_tokens, output_tokens, latency_ms } = entry.data;
  const { observed_calls, written_calls, notes } = entry.data;
  return {
    status: "answered",
    text,
    toolCalls: tool_calls,
    usage: { inputTokens: input_tokens, outputTokens: output_tokens },
    ...(observed_calls === undefined ? {} : { observedCalls: observed_calls }),
    writtenCalls: written_calls ?? [],
    notes: notes ?? [],
    warnings: [],
    cachedLatencyMs: latency_ms,
  };
}

/** Keeps an answer for its owner alone; why it could not be kept, or null. It was paid for. */
async function write(path: string, answer: ModelAnswer, latencyMs: number): Promise<string | null> {
  const entry = {
    schema_version: 2,
    latency_ms: latencyMs,
    text: answer.text,
    tool_calls: answer.toolCalls,
    input_tokens: answer.usage.inputTokens,
    output_tokens: answer.usage.outputTokens,
    ...(answer.observedCalls === undefined ? {} : { observed_calls: answer.observedCalls }),
    ...(answer.writtenCalls?.length ? { written_calls: answer.writtenCalls } : {}),
    ...(answer.notes?.length ? { notes: answer.notes } : {}),
  };
  const passing = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(passing, `${canonicalJsonLine(entry)}\n`, { mode: 0o600 });
    await rename(passing, path);
    return null;
  } catch (error) {
    await rm(passing, { force: true }).catch(() => undefined);
    return reasonOf(error);
  }
}
