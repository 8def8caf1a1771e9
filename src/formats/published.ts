import { z } from "zod";
import { InjectionDocumentSchema, UtilityDocumentSchema } from "./agent-scan-documents.ts";
import { ChannelMapSchema } from "./channel-map.ts";
import { DetectBaselineSchema } from "./detect-baseline.ts";
import {
  DetectBenchDocumentSchema,
  DetectCorpusDocumentSchema,
  DetectDocumentSchema,
  DetectTreeDocumentSchema,
} from "./detect-documents.ts";
import { DetectPolicyFileSchema } from "./detect-policy-file.ts";
import { DetectRuleFileSchema } from "./detect-rule-file.ts";
import { ExemplarSchema } from "./exemplar.ts";
import { ExportDocumentSchema } from "./export-documents.ts";
import {
  ImportDocumentSchema,
  RescoreDocumentSchema,
  TraceCauseDocumentSchema,
  TraceDocumentSchema,
  TraceLogDocumentSchema,
} from "./log-documents.ts";
import { McpScanDocumentSchema, McpSnapshotSchema } from "./mcp-documents.ts";
import { MemoryDocumentSchema } from "./memory-documents.ts";
import { MemoryScenarioFileSchema } from "./memory-scenario.ts";
import { OwnBatterySchema } from "./own-battery.ts";
import {
  GroundTruthSchema,
  ManifestSchema,
  TraceSchema,
  WireRequestSchema,
  WireVerdictSchema,
} from "./pab.ts";
import {
  CanaryDocumentSchema,
  DefensesDocumentSchema,
  GenerateDocumentSchema,
  HarvestDocumentSchema,
  IngestDocumentSchema,
} from "./pab-documents.ts";
import {
  CompareDocumentSchema,
  DemoDocumentSchema,
  EvalDocumentSchema,
  FloorsDocumentSchema,
} from "./pab-report.ts";
import { ReportDocumentSchema } from "./page-document.ts";
import {
  AnalysisDocumentSchema,
  ComparisonDocumentSchema,
  McNemarDocumentSchema,
  PowerDocumentSchema,
  TablesDocumentSchema,
} from "./probe-documents.ts";
import {
  AttackCatalogueDocumentSchema,
  HealthDocumentSchema,
  InitDocumentSchema,
  OracleValidationDocumentSchema,
} from "./probe-tool-documents.ts";
import { TrendDocumentSchema } from "./probe-trend-document.ts";
import { QueueStatusDocumentSchema } from "./queue-documents.ts";
import { ScanDocumentSchema } from "./scan-document.ts";
import { SimulationProfileSchema } from "./simulation-profile.ts";
import { TranscriptLineSchema } from "./transcript.ts";

/**
 * The schemas published under `schemas/<name>.schema.json`. A new file or result format gets a line
 * here; `npm run schemas` writes them and a test holds the folder against this list.
 */
export const PUBLISHED: Readonly<Record<string, z.ZodType>> = {
  "detect-exemplar": ExemplarSchema,
  "pab-trace": TraceSchema,
  "pab-ground-truth": GroundTruthSchema,
  "pab-manifest": ManifestSchema,
  "pab-review-request": WireRequestSchema,
  "pab-verdict": WireVerdictSchema,
  "pab-defenses": DefensesDocumentSchema,
  "pab-eval": EvalDocumentSchema,
  "pab-compare": CompareDocumentSchema,
  demo: DemoDocumentSchema,
  "pab-floors": FloorsDocumentSchema,
  "pab-harvest": HarvestDocumentSchema,
  "pab-generate": GenerateDocumentSchema,
  "pab-ingest": IngestDocumentSchema,
  "pab-canary": CanaryDocumentSchema,
  detect: DetectDocumentSchema,
  "detect-tree": DetectTreeDocumentSchema,
  "detect-baseline": DetectBaselineSchema,
  "detect-bench": DetectBenchDocumentSchema,
  "detect-corpus": DetectCorpusDocumentSchema,
  "detect-policy": DetectPolicyFileSchema,
  "detect-rules": DetectRuleFileSchema,
  "mcp-scan": McpScanDocumentSchema,
  "mcp-snapshot": McpSnapshotSchema,
  "probe-injection": InjectionDocumentSchema,
  "probe-utility": UtilityDocumentSchema,
  "probe-memory": MemoryDocumentSchema,
  "probe-memory-scenarios": MemoryScenarioFileSchema,
  "simulation-profile": SimulationProfileSchema,
  "attack-catalogue": AttackCatalogueDocumentSchema,
  "oracle-validation": OracleValidationDocumentSchema,
  "probe-health": HealthDocumentSchema,
  "probe-own-battery": OwnBatterySchema,
  init: InitDocumentSchema,
  "probe-scan": ScanDocumentSchema,
  "probe-analysis": AnalysisDocumentSchema,
  "probe-comparison": ComparisonDocumentSchema,
  "probe-trend": TrendDocumentSchema,
  "probe-tables": TablesDocumentSchema,
  "probe-power": PowerDocumentSchema,
  "probe-mcnemar": McNemarDocumentSchema,
  export: ExportDocumentSchema,
  import: ImportDocumentSchema,
  "queue-status": QueueStatusDocumentSchema,
  "import-transcript": TranscriptLineSchema,
  "import-channel-map": ChannelMapSchema,
  "rescore-agentdojo": RescoreDocumentSchema,
  trace: TraceDocumentSchema,
  "trace-log": TraceLogDocumentSchema,
  "trace-cause": TraceCauseDocumentSchema,
  report: ReportDocumentSchema,
};

/** The JSON Schema (draft 2020-12) of a published format, as its file holds it. */
export function publishedText(name: string, schema: z.ZodType): string {
  const body = z.toJSONSchema(schema, {
    // What a file may hold: unknown keys only where the reader takes them.
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type !== "tuple" || !jsonSchema.prefixItems) return;
      jsonSchema.minItems = jsonSchema.prefixItems.length;
      jsonSchema.items = false;
    },
  });
  const { $schema, ...rest } = body;
  return `${JSON.stringify({ $schema, $id: `urn:backtrail:schema:${name}`, ...rest }, null, 2)}\n`;
}
