import type { CommandSpec } from "../command.ts";
import { notBuilt } from "./not-built.ts";

/** `backtrail detect …`. */
export const detect: CommandSpec = notBuilt("detect", "look for injection in a text");
