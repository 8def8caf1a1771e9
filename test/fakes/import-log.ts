import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFile } from "../../src/logs/import/import-file.ts";
import { DEFAULT_LIMITS, type ImportLimits } from "../../src/logs/import/import-output.ts";
import type { Issue } from "../../src/logs/import/sink.ts";
import { importerOf } from "../../src/logs/importers/registry.ts";
import { type ChannelMapFile, channelMap } from "../../src/logs/transcript/channel-map.ts";
import type { LogEvent, Transcript } from "../../src/logs/transcript/event.ts";

interface Read {
  readonly format: string | null;
  readonly transcripts: readonly Transcript[];
  readonly issues: readonly Issue[];
  readonly events: readonly LogEvent[];
}

/** Imports one log, written as given or as JSON, by its content or as a named format. */
export async function readLog(
  content: unknown,
  {
    name = "log.json",
    map = null as ChannelMapFile | null,
    limits = {} as Partial<ImportLimits>,
    format = null as string | null,
  } = {},
): Promise<Read> {
  const dir = await mkdtemp(join(tmpdir(), "import-"));
  const path = join(dir, name);
  const isRaw = typeof content === "string" || content instanceof Uint8Array;
  await writeFile(path, isRaw ? content : JSON.stringify(content));
  const transcripts: Transcript[] = [];
  const issues: Issue[] = [];
  let found: string | null = null;
  try {
    for await (const step of importFile({
      path,
      label: name,
      importer: format === null ? null : importerOf(format),
      map: channelMap(map),
      signal: new AbortController().signal,
      limits: { ...DEFAULT_LIMITS, ...limits },
    })) {
      if (step.type === "transcript") transcripts.push(step.transcript);
      else if (step.type === "issue") issues.push(step.issue);
      else found = step.format;
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return {
    format: found,
    transcripts,
    issues,
    events: transcripts.flatMap(({ events }) => events),
  };
}

/** Values as JSON lines; strings stand as they are. */
export const lines = (...values: unknown[]): string =>
  values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join("\n");

/** Channel and text of each content event. */
export const brief = (events: readonly LogEvent[]): [string, string | null][] =>
  events.filter(({ kind }) => kind === "content").map(({ channel, content }) => [channel, content]);
/** A span with attributes. */
export const span = (attributes: object, more: object = {}): object => ({
  name: "chat",
  traceId: "t1",
  spanId: "s1",
  attributes,
  ...more,
});
