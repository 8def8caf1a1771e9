export type { ImportLogsOptions } from "./import/import-logs.ts";
export type { ImportStep } from "./import/import-output.ts";
export type { Issue } from "./import/sink.ts";
export type { Importer, Reader, TranscriptInfo } from "./importers/importer.ts";
export { FORMAT_NAMES } from "./importers/registry.ts";
export type { TranscriptBuilder } from "./transcript/builder.ts";
export type { ChannelMap, ChannelMapFile } from "./transcript/channel-map.ts";
export type { Quoted } from "./transcript/drafts.ts";
export type {
  Channel,
  EventKind,
  Evidence,
  LogEvent,
  Source,
  Transcript,
  TranscriptChannel,
} from "./transcript/event.ts";
export type { CallInput, PartInput, ResultInput } from "./transcript/part-input.ts";
