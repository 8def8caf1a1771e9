import { BacktrailError } from "../../../formats/error.ts";
import { legacyOracle, type Oracle } from "../../../probe/index.ts";
import type { CliContext } from "../../context.ts";

export const SCAN_ORACLES = ["semantic", "legacy"] as const;

/**
 * The judge of a scan.
 * @throws BacktrailError with code `usage` when the semantic judge has no key.
 */
export function openScanOracle(
  name: (typeof SCAN_ORACLES)[number],
  context: CliContext,
  canaries: readonly string[],
): Oracle {
  if (name === "legacy") return legacyOracle(canaries);
  if (!context.env["OPENAI_API_KEY"]) {
    throw new BacktrailError({
      code: "usage",
      where: "--oracle",
      message:
        "the semantic oracle asks a model and needs OPENAI_API_KEY; nothing was sent. Set the key, or use --oracle legacy, which works offline.",
    });
  }
  throw new BacktrailError({
    code: "not_built",
    where: "--oracle",
    message: "the semantic oracle is not part of this version; use --oracle legacy.",
  });
}
