export { detect } from "./detect/detect.ts";
export { BacktrailError, type BacktrailErrorDetails, type ErrorCode } from "./formats/error.ts";
export { VERSION } from "./formats/version.ts";
export {
  type Cause,
  type CausePlace,
  CauseTracer,
  type CauseTrail,
  traceCause,
  type ValueCause,
} from "./joins/cause/trace-cause.ts";
export { type EvaluateOptions, evaluate } from "./joins/evaluate.ts";
export type { Evaluation } from "./joins/evaluation.ts";
export { type Converted, convertTranscript } from "./joins/log-corpus.ts";
export type { JournalPlace } from "./joins/verdict-journal.ts";
export { importLogs } from "./logs/import/import-logs.ts";
export { type InjectionScanOptions, injectionScan } from "./probe/library/injection-scan.ts";
export { type ScanOptions, scan } from "./probe/library/scan.ts";
export {
  type CompareFilesOptions,
  type ComparisonResult,
  compare,
} from "./report/compare-files.ts";
