export type { Outcome } from "../formats/outcome.ts";
export type { DetectorData } from "../formats/own-battery.ts";
export type { AttackRecord, InjectionRecord } from "../formats/trial-journal.ts";
export type { Random } from "../random/random.ts";
export type {
  AgentBackend,
  IdentifiedToolCall,
  ModelAnswer,
  ModelBlocked,
  ModelMessage,
  ModelReport,
  ModelRequest,
  Usage,
} from "./agent/backend.ts";
export { targetBackend } from "./agent/target-backend.ts";
export { ATTACKS } from "./attacks/catalogue.ts";
export type {
  Answered,
  Blocked,
  Failed,
  FailureKind as AttemptFailureKind,
} from "./attempt/attempt.ts";
export { CARRIERS } from "./battery/carriers/list.ts";
export { STANDARD_DEFENSES } from "./battery/defenses/list.ts";
export { PROBES } from "./battery/probes/list.ts";
export type { Attack } from "./contracts/attack.ts";
export type { Carrier, CarrierChannel } from "./contracts/carrier.ts";
export type {
  DefenseContext,
  ProbeDefense,
  Treated,
} from "./contracts/defense.ts";
export type { Exchange, Oracle } from "./contracts/oracle.ts";
export type { AgentReply, Probe, ProbeCategory, ProbeLanguage } from "./contracts/probe.ts";
export type { Scenario, ToolSpec } from "./contracts/scenario.ts";
export type { Setting } from "./contracts/setting.ts";
export type { ToolCall } from "./contracts/tool-call.ts";
export type { TrialInfo } from "./contracts/trial-info.ts";
export type { Verdict as OracleVerdict } from "./contracts/verdict.ts";
export type { TrialContext } from "./contracts/witness.ts";
export { type HostedModelOptions, hostedModel } from "./library/hosted-model.ts";
export { type HttpAgentOptions, httpAgent } from "./library/http-agent.ts";
export { modelJudge } from "./library/model-judge.ts";
export { simulatedModel } from "./library/simulated-model.ts";
export { deterministicOracle } from "./oracles/deterministic.ts";
export { readBattery } from "./own/read-battery.ts";
export type { TrialsDone } from "./run/run-trials.ts";
export type { ScanResult } from "./run/scans.ts";
export type { TrialRun } from "./run/trial-run.ts";
export type { TrialStore } from "./run/trial-store.ts";
export { dummyTarget } from "./targets/dummy.ts";
export type { Target, TargetReport, TargetRequest, Turn } from "./targets/target.ts";
