import type { MemoryScenario } from "../../../formats/memory-scenario.ts";
import { dormantTrigger } from "./dormant-trigger.ts";
import { peerMemory } from "./peer-memory.ts";
import { poisonedIndex } from "./poisoned-index.ts";
import { profilePreference } from "./profile-preference.ts";
import { sessionSummary } from "./session-summary.ts";
import { sharedFile } from "./shared-file.ts";
import { toolToTool } from "./tool-to-tool.ts";
import { writeBackNote } from "./write-back-note.ts";

/** The library: data alone, as a file of one's own would hold it. */
export const MEMORY_SCENARIOS: readonly MemoryScenario[] = [
  writeBackNote,
  profilePreference,
  poisonedIndex,
  toolToTool,
  peerMemory,
  sessionSummary,
  dormantTrigger,
  sharedFile,
];
