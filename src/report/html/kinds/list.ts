import type { PageKind } from "../page-kind.ts";
import { analysisKind } from "./analysis.ts";
import { burnInKind } from "./burn-in.ts";
import { comparisonKind } from "./comparison.ts";
import { detectBenchKind } from "./detect-bench.ts";
import { detectKind, detectTreeKind, mcpScanKind } from "./detections.ts";
import { floorsKind } from "./floors.ts";
import { importKind } from "./import.ts";
import { injectionKind } from "./injection.ts";
import { memoryKind } from "./memory.ts";
import { oracleValidationKind } from "./oracle-validation.ts";
import { compareKind, demoKind, evalKind } from "./pab.ts";
import { mcnemarKind } from "./paired-defenses.ts";
import { rescoreKind } from "./rescore.ts";
import { scanKind } from "./scan.ts";
import { trendKind } from "./trend.ts";
import { utilityKind } from "./utility.ts";

/** Every kind of result document that a page shows; a test names what is missing. */
export const PAGE_KINDS: readonly PageKind[] = [
  injectionKind,
  utilityKind,
  memoryKind,
  scanKind,
  comparisonKind,
  trendKind,
  analysisKind,
  mcnemarKind,
  burnInKind,
  oracleValidationKind,
  evalKind,
  compareKind,
  demoKind,
  floorsKind,
  detectBenchKind,
  detectKind,
  detectTreeKind,
  mcpScanKind,
  importKind,
  rescoreKind,
];
