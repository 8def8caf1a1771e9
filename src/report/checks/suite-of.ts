import type { z } from "zod";
import {
  InjectionDocumentSchema,
  UtilityDocumentSchema,
} from "../../formats/agent-scan-documents.ts";
import { DetectTreeDocumentSchema } from "../../formats/detect-documents.ts";
import { McpScanDocumentSchema } from "../../formats/mcp-documents.ts";
import { EvalDocumentSchema, FloorsDocumentSchema } from "../../formats/pab-report.ts";
import { BurnInDocumentSchema, ComparisonDocumentSchema } from "../../formats/probe-documents.ts";
import { TrendDocumentSchema } from "../../formats/probe-trend-document.ts";
import { ScanDocumentSchema } from "../../formats/scan-document.ts";
import { type Check, type CheckSuite, gateCheck } from "./check.ts";
import { mcpChecks, treeChecks } from "./detect-checks.ts";
import { burnInChecks, comparisonChecks, trendChecks } from "./gate-checks.ts";
import { evalChecks, floorsChecks } from "./pab-checks.ts";
import { injectionChecks, scanChecks, utilityChecks } from "./scan-checks.ts";

type ChecksOf = (document: unknown, exit: number) => Check[];

function kind<S extends z.ZodObject<{ format: z.ZodLiteral<string> }>>(
  schema: S,
  checks: (document: z.output<S>, exit: number) => Check[],
): readonly [string, ChecksOf] {
  // A document that a command has just written was held to its schema where it was made.
  return [schema.shape.format.value, (document, exit) => checks(document as z.output<S>, exit)];
}

const KINDS: ReadonlyMap<string, ChecksOf> = new Map([
  kind(ScanDocumentSchema, scanChecks),
  kind(InjectionDocumentSchema, injectionChecks),
  kind(UtilityDocumentSchema, utilityChecks),
  kind(ComparisonDocumentSchema, comparisonChecks),
  kind(TrendDocumentSchema, trendChecks),
  kind(BurnInDocumentSchema, burnInChecks),
  kind(FloorsDocumentSchema, floorsChecks),
  kind(EvalDocumentSchema, evalChecks),
  kind(DetectTreeDocumentSchema, treeChecks),
  kind(McpScanDocumentSchema, mcpChecks),
]);

/** What a command came to. */
export interface Ended {
  /** The command, as `agentprobe scan`. */
  readonly name: string;
  /** Its result document, or null when it came to none. */
  readonly document: Readonly<Record<string, unknown>> | null;
  readonly exit: number;
  /** What it said of an exit code that is not 0. */
  readonly reasons: readonly string[];
}

/** A command's verdict with its parts; the last part is the gate, which passes with exit code 0 alone. */
export function suiteOf({ name, document, exit, reasons }: Ended): CheckSuite {
  const of = KINDS.get(String(document?.["format"]));
  const checks = document === null || !of ? [] : of(document, exit);
  const simulated = isSimulated(document);
  const gate = gateOf(document);
  const legacy = document?.["legacy_judge"];
  return {
    name: simulated ? `SIMULATED: ${name}` : name,
    checks: [
      ...(exit === 0 ? checks.map(notGated) : checks),
      gateCheck(exit, [...gate.reasons, ...reasons], gate.word),
    ],
    properties: {
      ...(typeof document?.["metric_name"] === "string" ? { metric: document["metric_name"] } : {}),
      ...(typeof document?.["tool_version"] === "string"
        ? { version: document["tool_version"] }
        : {}),
      // Good to compare with the original's figures only.
      ...(Array.isArray(legacy) && legacy.length > 0
        ? {
            judge: `Judge of the ${legacy.join(" and ")} run: legacy, the original's; for comparison only`,
          }
        : {}),
      ...(typeof document?.["seed"] === "number" ? { seed: String(document["seed"]) } : {}),
    },
  };
}

/** What the exit code lets pass fails no build, and is no pass either. */
function notGated(check: Check): Check {
  if (check.status !== "failed" && check.status !== "error") return check;
  return { ...check, status: "skipped", message: `not gated: ${check.message}` };
}

/** What a gate that is part of the document says for itself. */
function gateOf(document: Ended["document"]): { word: string | null; reasons: readonly string[] } {
  const gate = document?.["gate"];
  if (typeof gate !== "object" || gate === null) return { word: null, reasons: [] };
  return gate as { readonly word: string; readonly reasons: readonly string[] };
}

function isSimulated(document: Ended["document"]): boolean {
  const meta = document?.["meta"];
  const inMeta =
    typeof meta === "object" && meta !== null && "simulated" in meta && meta.simulated === true;
  return document?.["simulated"] === true || inMeta;
}
