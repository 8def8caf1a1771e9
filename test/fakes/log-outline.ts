import { importPaths } from "../../src/logs/import/import-paths.ts";
import { channelMap } from "../../src/logs/transcript/channel-map.ts";
import type { LogEvent } from "../../src/logs/transcript/event.ts";

/**
 * What an import of a file or folder gave, without any of its text: only what kind of event came
 * from where, and what was said about the rest.
 */
export async function outline(path: string): Promise<string> {
  let text = "";
  const steps = importPaths({
    paths: [path],
    importer: null,
    map: channelMap(null),
    signal: new AbortController().signal,
    strict: false,
  });
  for await (const step of steps) {
    if (step.type === "file") text += `${step.label}\n`;
    else if (step.type === "format") text += `  ${step.format}: ${step.reason}\n`;
    else if (step.type === "issue") {
      const { kind, line: at, pointer, reason } = step.issue;
      text += `  ${kind}${at === null ? "" : ` line ${at}`} ${pointer}: ${reason.slice(0, 120)}\n`;
    } else text += step.transcript.events.map(line).join("");
  }
  return text;
}

function line({ eventId, kind, channel, tool, evidence, seen, notes, content }: LogEvent): string {
  const parts = [
    eventId,
    kind === "content" ? channel : `${channel} ${kind}`,
    ...(tool === null ? [] : [tool]),
    ...(evidence === "whole" ? [] : [evidence]),
    content === null ? "-" : `${content.length} characters`,
    ...(seen > 1 ? [`seen ${seen}`] : []),
    ...notes.map((note) => `(${note})`),
  ];
  return `  ${parts.join(" | ")}\n`;
}
