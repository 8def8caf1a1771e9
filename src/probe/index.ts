export type { AttackRecord, InjectionRecord, UtilityRecord } from "../formats/trial-journal.ts";
export type { AgentOptions, AgentRun, AgentTask, Spent } from "./agent/agent-run.ts";
export { type SdkOptions, sdkBackend } from "./agent/ai-sdk.ts";
export { type CacheOptions, cachingBackend } from "./agent/answer-cache.ts";
export type {
  AgentBackend,
  ModelAnswer,
  ModelMessage,
  ModelReport,
  ModelRequest,
} from "./agent/backend.ts";
export { ggufBackend } from "./agent/gguf.ts";
export { type AskModel, loneCaller } from "./agent/model-call.ts";
export { costOf, PRICES_AS_OF, type Price, priceOf } from "./agent/prices.ts";
export { isProvider, PROVIDERS, type Provider, type ProviderName } from "./agent/providers.ts";
export { redactingBackend } from "./agent/redacting.ts";
export { llmFilter } from "./agent/screening.ts";
export { simulatedBackend } from "./agent/simulated.ts";
export { DEFAULT_PROFILE, obedience } from "./agent/simulated-profile.ts";
export { targetBackend } from "./agent/target-backend.ts";
export { runAgent } from "./agent/tool-loop.ts";
export {
  type Analysis,
  type AnalyzedGroup,
  type AnalyzeOptions,
  analyze,
} from "./analyze/analyze.ts";
export type { ReadingOptions } from "./answers/answer-report.ts";
export { type FieldPath, parseFieldPath } from "./answers/field-path.ts";
export { ATTACKS } from "./attacks/catalogue.ts";
export { type Blocked, type Failed, type FailureKind, failed } from "./attempt/attempt.ts";
export type { Clock } from "./attempt/clock.ts";
export { DEFAULT_RETRY, type RetryPolicy } from "./attempt/retry.ts";
export { systemClock } from "./attempt/system-clock.ts";
export { CARRIERS } from "./battery/carriers/list.ts";
export { EXTRA_DEFENSES, STANDARD_DEFENSES } from "./battery/defenses/list.ts";
export { loadDefense } from "./battery/load-defense.ts";
export { PROBES } from "./battery/probes/list.ts";
export { SCENARIOS, scenarioFor, settingOf } from "./battery/scenarios/list.ts";
export { BATTERY_SETTING } from "./battery/setting.ts";
export { BENIGN_TASKS } from "./battery/tasks/list.ts";
export { compareReports } from "./compare/compare.ts";
export {
  COMPARE_DEFAULTS,
  type ComparedGroup,
  type CompareOptions,
  type Comparison,
  type Verdict as GateVerdict,
} from "./compare/comparison.ts";
export { decideGate, type Gate } from "./compare/gate.ts";
export { GATE_DEFAULTS, type GateOptions } from "./compare/gate-options.ts";
export { TESTS, type TestChoice } from "./compare/pair-test.ts";
export {
  type PowerNeed,
  type PowerPlan,
  type PowerQuestion,
  planForRate,
  planForReport,
} from "./compare/power-plan.ts";
export { type Trend, type TrendPoint, trendOf } from "./compare/trend.ts";
export { decideTrend, type TrendGate } from "./compare/trend-gate.ts";
export {
  ATTACK_CATEGORIES,
  ATTACK_INTENTS,
  type Attack,
  type AttackCategory,
  type AttackIntent,
  INTENT_GOALS,
} from "./contracts/attack.ts";
export type { BenignTask } from "./contracts/benign-task.ts";
export type { Carrier, CarrierChannel } from "./contracts/carrier.ts";
export type { DefenseContext, ProbeDefense, Treated } from "./contracts/defense.ts";
export type { Exchange, Oracle } from "./contracts/oracle.ts";
export type { AgentReply, Probe } from "./contracts/probe.ts";
export type { Scenario, ToolSpec } from "./contracts/scenario.ts";
export type { Setting } from "./contracts/setting.ts";
export type { ToolCall } from "./contracts/tool-call.ts";
export type { TrialInfo } from "./contracts/trial-info.ts";
export type { Verdict } from "./contracts/verdict.ts";
export { mcpCarriers, mcpScenario } from "./mcp/mcp-battery.ts";
export { type McpData, type McpSource, readMcpData } from "./mcp/read-mcp-data.ts";
export { deterministicOracle } from "./oracles/deterministic.ts";
export { hybridOracle } from "./oracles/hybrid.ts";
export { LABELLED_SETTING } from "./oracles/labelled-setting.ts";
export { legacyOracle } from "./oracles/legacy.ts";
export { type JudgeOptions, type SpendingOracle, semanticOracle } from "./oracles/semantic.ts";
export { type JudgedCase, type OracleValidation, validateOracle } from "./oracles/validate.ts";
export { type DefensePair, type PairedDefenses, pairDefenses } from "./paired/mcnemar.ts";
export { environmentSecrets, knownRedactor, type Redact, redactor } from "./redact.ts";
export { dimensionFor } from "./results/dimension.ts";
export { type ReadReportOptions, readReport } from "./results/read-report.ts";
export { DIMENSIONS, type Dimension, type Report, type ReportKind } from "./results/report.ts";
export { assessed } from "./results/tally.ts";
export type { AgentPlan, PlannedDefense } from "./run/agent-plan.ts";
export { type AttackPlan, attackTrials } from "./run/attack-trials.ts";
export { decideOutcome } from "./run/decide-outcome.ts";
export { fingerprintsOf, sha256 } from "./run/fingerprints.ts";
export {
  type InjectionSummary,
  summarizeInjection,
  summarizeUtility,
  type UtilitySummary,
} from "./run/injection-summary.ts";
export { type InjectionPlan, injectionTrials } from "./run/injection-trials.ts";
export { Journal, type JournalOptions, journalState } from "./run/journal.ts";
export { type RunOptions, runTrials, type TrialsDone } from "./run/run-trials.ts";
export { type ScanStatistics, scanStatistics } from "./run/scan-statistics.ts";
export {
  type AgentScanOptions,
  runInjectionScan,
  runScan,
  runUtilityScan,
  type ScanOptions,
  type ScanResult,
} from "./run/scans.ts";
export type { Planned, RunPlan, TrialKind, TrialSurroundings } from "./run/trial-kind.ts";
export type { TrialRun } from "./run/trial-run.ts";
export { memoryStore, type TrialStore } from "./run/trial-store.ts";
export { type UtilityPlan, utilityTrials } from "./run/utility-trials.ts";
export { commandTarget } from "./targets/command-target.ts";
export { DUMMY_SECRETS, dummyTarget } from "./targets/dummy.ts";
export { chatBody } from "./targets/http/chat-body.ts";
export { httpTarget } from "./targets/http/http-target.ts";
export { nodeTransport } from "./targets/http/node-transport.ts";
export type { HttpSurroundings, HttpTargetOptions } from "./targets/http/options.ts";
export { fieldBody, templateBody } from "./targets/http/request-body.ts";
export { moduleTarget } from "./targets/module-target.ts";
export type { Target, TargetReport, TargetRequest } from "./targets/target.ts";
