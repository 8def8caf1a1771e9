import { BacktrailError } from "../../../formats/error.ts";
import { deterministicOracle, legacyOracle, type Oracle } from "../../../probe/index.ts";
import type { CliContext } from "../../context.ts";

export const SCAN_ORACLES = ["semantic", "legacy", "deterministic", "hybrid"] as const;
export const VALIDATED_ORACLES = ["deterministic", "semantic", "hybrid"] as const;

/**
 * The judge of a scan.
 * @param canaries secrets of the agent under test, for the legacy oracle
 * @throws BacktrailError with code `usage` when a judge that asks a model has no key.
 */
export function openScanOracle(
  name: (typeof SCAN_ORACLES)[number],
  context: CliContext,
  canaries: readonly string[],
): Oracle {
  return name === "legacy" ? legacyOracle(canaries) : openJudge(name, context);
}

/**
 * A judge that reads a reply beside what was asked.
 * @throws BacktrailError with code `usage` when a judge that asks a model has no key.
 */
export function openJudge(name: (typeof VALIDATED_ORACLES)[number], context: CliContext): Oracle {
  if (name === "deterministic") return deterministicOracle;
  if (!context.env["OPENAI_API_KEY"]) {
    throw new BacktrailError({
      code: "usage",
      where: "--oracle",
      message: `the ${name} oracle asks a model and needs OPENAI_API_KEY; nothing was sent. Set the key, or use an oracle that works offline: --oracle legacy for scan, --oracle deterministic elsewhere.`,
    });
  }
  throw new BacktrailError({
    code: "not_built",
    where: "--oracle",
    message: `the ${name} oracle is not part of this version; use --oracle legacy or --oracle deterministic.`,
  });
}
