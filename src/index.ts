export { detect } from "./detect/detect.ts";
export { BacktrailError, type ErrorCode } from "./formats/error.ts";
export { VERSION } from "./formats/version.ts";
export type { PassageLabel } from "./joins/cause/label-truth.ts";
export type { CausePlace, CauseTrail } from "./joins/cause/placed.ts";
export {
  type Cause,
  CauseTracer,
  traceCause,
  type ValueCause,
} from "./joins/cause/trace-cause.ts";
export { evaluate } from "./joins/evaluate.ts";
export type { EvaluateOptions } from "./joins/evaluate-options.ts";
export type { Evaluation } from "./joins/evaluation.ts";
export { type Converted, convertTranscript } from "./joins/log-corpus.ts";
export { importLogs } from "./logs/import/import-logs.ts";
export { type InjectionScanOptions, injectionScan } from "./probe/library/injection-scan.ts";
export { type ScanOptions, scan } from "./probe/library/scan.ts";
export {
  type CompareFilesOptions,
  type ComparisonResult,
  compare,
} from "./report/compare-files.ts";
