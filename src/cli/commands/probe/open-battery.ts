import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { parseJson } from "../../../formats/parse.ts";
import { CARRIERS } from "../../../probe/battery/carriers/list.ts";
import { PROBES } from "../../../probe/battery/probes/list.ts";
import { SCENARIOS, scenarioFor } from "../../../probe/battery/scenarios/list.ts";
import type { Carrier } from "../../../probe/contracts/carrier.ts";
import type { Probe } from "../../../probe/contracts/probe.ts";
import type { Scenario } from "../../../probe/contracts/scenario.ts";
import { mcpCarriers, mcpScenario } from "../../../probe/mcp/mcp-battery.ts";
import { readMcpData } from "../../../probe/mcp/read-mcp-data.ts";
import type { CliContext } from "../../context.ts";
import { textFlag } from "../../flags.ts";
import { choose } from "./choose.ts";
import { mcpSource } from "./mcp-source.ts";
import { ownEntries } from "./own-battery.ts";

/** Flags that choose what a scan plants, and in what. */
export const batteryFlags = {
  carriers: textFlag.optional(),
  carriersFile: textFlag.optional(),
  mcp: textFlag.optional(),
  mcpTool: textFlag.optional(),
  mcpArgs: textFlag.optional(),
  mcpRequest: textFlag.default("Use your tool and tell me in two or three sentences what it says."),
  probes: textFlag.optional(),
  probesFile: textFlag.optional(),
};

const BatteryFlags = z.object(batteryFlags);
type BatteryFlags = z.infer<typeof BatteryFlags>;

/** Carriers of a run, and the agent that reads each. */
export interface OpenedBattery {
  readonly carriers: readonly Carrier[];
  readonly scenarios: readonly Scenario[];
  readonly scenarioOf: (carrier: Carrier) => Scenario;
}

/**
 * The built-in battery, or with `--mcp` what a tool of somebody's server returned.
 * @throws BacktrailError with code `usage` on flags that do not go together.
 */
export async function openBattery(
  flags: BatteryFlags,
  context: CliContext,
): Promise<OpenedBattery> {
  if (flags.mcp === undefined) {
    return {
      carriers: await carriersOf(flags, context),
      scenarios: SCENARIOS,
      scenarioOf: ({ channel }) => scenarioFor(channel),
    };
  }
  if (flags.carriersFile !== undefined) {
    throw usageError("--carriers-file", "cannot stand beside --mcp, whose result is the carrier");
  }
  if (flags.mcpTool === undefined) {
    throw usageError("--mcp-tool", "names the tool of the --mcp server whose result is poisoned");
  }
  const args = parseJson(flags.mcpArgs ?? "{}", "--mcp-args");
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    throw usageError("--mcp-args", 'must be a JSON object, like {"number": 7}');
  }
  const given = { ...args } as Readonly<Record<string, unknown>>;
  const data = await readMcpData(
    mcpSource(flags.mcp, context),
    flags.mcpTool,
    given,
    context.signal,
  );
  const scenario = mcpScenario(data, given, flags.mcpRequest);
  return {
    carriers: choose("--carriers", flags.carriers, mcpCarriers(data), ({ id }) => id),
    scenarios: [scenario],
    scenarioOf: () => scenario,
  };
}

/** The battery's carriers, or those of a file alone; `--carriers` chooses among both. */
async function carriersOf(flags: BatteryFlags, context: CliContext): Promise<readonly Carrier[]> {
  const { carriers, carriersFile: path } = flags;
  if (path === undefined) return choose("--carriers", carriers, CARRIERS, ({ id }) => id);
  const own = await ownEntries("carriers", path, CARRIERS, "--carriers-file", context);
  return choose("--carriers", carriers, own, ({ id }) => id, CARRIERS);
}

/**
 * The battery's probes, or those of a file alone; `--probes` chooses among both.
 * @throws BacktrailError with code `usage` on an unknown name or a file that cannot be used.
 */
export async function openProbes(
  flags: Pick<BatteryFlags, "probes" | "probesFile">,
  context: CliContext,
): Promise<readonly Probe[]> {
  const { probes, probesFile: path } = flags;
  if (path === undefined) return choose("--probes", probes, PROBES, ({ id }) => id);
  const own = await ownEntries("probes", path, PROBES, "--probes-file", context);
  return choose("--probes", probes, own, ({ id }) => id, PROBES);
}
