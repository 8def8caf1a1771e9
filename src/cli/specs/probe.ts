import type { CommandSpec } from "../command.ts";
import { mcpScan } from "./detect.ts";
import { burnIn, injectionScan, utilityScan } from "./probe-agent.ts";
import { memoryScan } from "./probe-memory.ts";
import { analyze, compare, mcnemar, power, tables, trend } from "./probe-results.ts";
import { health, listAttacks, scan, validateOracle } from "./probe-scan.ts";

const version: CommandSpec = {
  name: "version",
  summary: "print the version",
  examples: ["backtrail probe version", "backtrail probe version --json"],
  load: async () => (await import("../commands/version.ts")).run,
};

/** `backtrail probe …`, also `agentprobe …`. */
export const probe: CommandSpec = {
  name: "probe",
  summary: "attack an agent through the data it reads, and compare what you measured",
  examples: ["backtrail probe scan --target dummy --oracle legacy"],
  subcommands: [
    scan,
    injectionScan,
    utilityScan,
    memoryScan,
    listAttacks,
    validateOracle,
    health,
    mcpScan,
    analyze,
    compare,
    trend,
    burnIn,
    tables,
    power,
    mcnemar,
    version,
  ],
};
