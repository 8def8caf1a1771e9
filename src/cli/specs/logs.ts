import type { CommandSpec } from "../command.ts";
import { notBuilt } from "./not-built.ts";

/** Commands that read real agent logs. */
export const importLogs: CommandSpec = notBuilt("import", "turn agent logs into traces");
export const rescore: CommandSpec = notBuilt("rescore", "score published benchmark runs again");
export const trace: CommandSpec = notBuilt("trace", "show an instruction's trail through a trace");
