export { type AgentDojoRun, readAgentDojoRun } from "./agentdojo/run.ts";
export {
  DEFAULT_LIMITS,
  type ImportLimits,
  type ImportOutput,
} from "./import/import-output.ts";
export { type ImportOptions, type ImportStep, importPaths } from "./import/import-paths.ts";
export type { Issue } from "./import/sink.ts";
export type { Importer, Reader } from "./importers/importer.ts";
export { FORMAT_NAMES, importerOf } from "./importers/registry.ts";
export { locate, type Needle, needleOf } from "./planted/locate.ts";
export { type Rescored, type RescoreOptions, rescore } from "./rescore/rescore.ts";
export { type ChannelMap, type ChannelMapFile, channelMap } from "./transcript/channel-map.ts";
export type { LogEvent, Source, Transcript } from "./transcript/event.ts";
