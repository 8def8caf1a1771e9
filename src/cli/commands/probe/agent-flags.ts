import { z } from "zod";
import { DEFAULT_RETRY } from "../../../probe/attempt/retry.ts";
import {
  choiceFlag,
  intFlag,
  listFlag,
  numberFlag,
  switchFlag,
  textFlag,
  verboseFlag,
} from "../../flags.ts";
import { shardFlag } from "../../shards/shard-flag.ts";
import { witnessFlags } from "./witness-flags.ts";

export const ORACLES = ["deterministic", "hybrid", "semantic"] as const;

/** Flags that all scans with an agent share. */
export const AGENT_FLAGS = {
  target: textFlag.optional(),
  canary: listFlag.default([]),
  backend: textFlag.optional(),
  model: textFlag.optional(),
  baseUrl: textFlag.optional(),
  profile: textFlag.optional(),
  stream: switchFlag.default(false),
  temp: numberFlag(0, 2).default(0.7),
  maxOutputTokens: intFlag(1, 100_000).default(2000),
  maxRounds: intFlag(1, 50).default(5),
  prefillTool: switchFlag.default(false),
  defenses: textFlag.optional(),
  llmFilter: switchFlag.default(false),
  defenseModule: listFlag.default([]),
  async: switchFlag.default(true),
  concurrency: intFlag(1, 1024).default(5),
  rpm: numberFlag(0.01, 1e6).optional(),
  timeout: numberFlag(0.01, 86_400).default(60),
  maxRetries: intFlag(0, 100).default(DEFAULT_RETRY.maxRetries),
  maxErrorRate: numberFlag(0, 1).default(0.05),
  maxUnobserved: numberFlag(0, 1).default(0.1),
  cache: textFlag.optional(),
  queue: textFlag.optional(),
  resume: switchFlag.default(false),
  overwrite: switchFlag.default(false),
  traces: textFlag.optional(),
  repeats: intFlag(1, 10_000).default(1),
  shard: shardFlag.optional(),
  yes: switchFlag.default(false),
  maxCost: numberFlag(0, 1e9).optional(),
  seed: intFlag(0).default(1),
  timing: switchFlag.default(true),
  verbose: verboseFlag.default(0),
  logJson: switchFlag.default(false),
  ...witnessFlags,
};

const AgentOptionsSchema = z.object(AGENT_FLAGS);

export type AgentFlags = z.infer<typeof AgentOptionsSchema>;

export const oracleFlag = choiceFlag(ORACLES).default("deterministic");
