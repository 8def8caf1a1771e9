export type { ImportLogsOptions, LogValue } from "./import/import-logs.ts";
export type { ImportLimits, ImportOutput } from "./import/import-output.ts";
export type { ImportStep } from "./import/import-paths.ts";
export type { Issue } from "./import/sink.ts";
export type { Importer, Reader, TranscriptInfo } from "./importers/importer.ts";
export { FORMAT_NAMES } from "./importers/registry.ts";
export type { TranscriptBuilder } from "./transcript/builder.ts";
export type { ChannelMap, ChannelMapFile } from "./transcript/channel-map.ts";
export type {
  Channel,
  EventKind,
  Evidence,
  LogEvent,
  Source,
  Transcript,
  TranscriptChannel,
} from "./transcript/event.ts";
export { transcriptLines } from "./transcript/lines.ts";
export type { CallInput, PartInput, ResultInput } from "./transcript/part-input.ts";
