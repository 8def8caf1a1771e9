import type { OtlpItem } from "../../formats/otlp-json.ts";
import { otlpExport } from "../../formats/otlp-json.ts";
import { FileSink } from "../../logs/import/sink.ts";
import { otel } from "../../logs/importers/otel.ts";
import { channelMap } from "../../logs/transcript/channel-map.ts";
import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import type { ToolCall } from "../../probe/contracts/tool-call.ts";
import type { Sighting } from "../../probe/contracts/witness.ts";

/** What telemetry and logs tell of a trial; arrivals come from elsewhere. */
export type Acts = Omit<Sighting, "arrivals">;

export const NO_ACTS: Acts = { toolCalls: null, whole: false, modelRead: null, readWhole: false };

/** What the spans of a trial tell, read as an imported trace is. */
export function actsOfSpans(items: readonly OtlpItem[]): Acts {
  if (items.length === 0) return NO_ACTS;
  // Not by way of an import: its watch over unread words costs as much as all the rest, and here
  // calls and what was read of them are looked for, not every word.
  const sink = new FileSink({ ...SOURCE, importer: otel, map: UNMAPPED, partLimit: Infinity });
  sink.at(null);
  otel.read(otlpExport(items), sink);
  const transcripts = [...sink.finish()];
  return actsOf(transcripts, !sink.issues().some(({ reason }) => LOST.test(reason)));
}

const SOURCE = { file: "otlp", path: "otlp" };
const UNMAPPED = channelMap(null);

/** Words of an import that evidence was cut before it came. */
export const LOST = /dropped before export|is cut off|nested too deeply/;

/** What several sources tell of the same trial: one that shows all is enough. */
export function allActs(sources: readonly Acts[]): Acts {
  const calls = sources.flatMap(({ toolCalls }) => (toolCalls === null ? [] : [toolCalls]));
  const read = sources.flatMap(({ modelRead }) => (modelRead === null ? [] : [modelRead]));
  return {
    toolCalls: calls.length === 0 ? null : calls.flat(),
    whole: sources.some(({ toolCalls, whole }) => toolCalls !== null && whole),
    modelRead: read.length === 0 ? null : read.flat(),
    readWhole: sources.some(({ modelRead, readWhole }) => modelRead !== null && readWhole),
  };
}

/**
 * The calls and the texts of transcripts. An agent whose telemetry holds neither a call nor a word
 * of the model has not shown what it did.
 * @param whole false when the source itself says that something is missing
 */
export function actsOf(transcripts: readonly Transcript[], whole: boolean): Acts {
  const events = transcripts.flatMap((transcript) => transcript.events);
  const calls = events.filter(({ kind }) => kind === "call");
  const told = calls.length > 0 || events.some(saidByModel);
  const read = events.filter(({ kind, channel }) => kind === "content" && channel !== "assistant");
  const texts = read.flatMap(({ content }) => (content === null ? [] : [content]));
  return {
    toolCalls: told ? calls.map(callOf) : null,
    whole: whole && calls.every(hasArguments),
    modelRead: texts.length > 0 ? texts : null,
    readWhole: whole && read.every(({ evidence }) => evidence === "whole"),
  };
}

function saidByModel({ kind, channel, content }: LogEvent): boolean {
  return kind === "content" && channel === "assistant" && content !== null;
}

function callOf({ tool, arguments: args }: LogEvent): ToolCall {
  return { name: tool ?? "unknown", args: args ?? null };
}

/** Many agents export the names of their calls alone; a text that was cut ends without its bracket. */
function hasArguments({ arguments: args }: LogEvent): boolean {
  if (args === null || args === undefined) return false;
  return typeof args !== "string" || !/^\s*[{[]/.test(args) || /[}\]]\s*$/.test(args);
}
