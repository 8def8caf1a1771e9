import type {
  ATTACK_TYPES,
  Channel,
  DECISIONS,
  IMPERSONATIONS,
  TIERS,
  TRANSFORMS,
} from "../formats/pab.ts";
import type { Span } from "../text/code-points.ts";

/** Privilege of an action or channel: T0 is the most, T4 the least. */
export type Tier = (typeof TIERS)[number];
/** What happened to a text between its origin and the surface. */
export type Transform = (typeof TRANSFORMS)[number];
export type Decision = (typeof DECISIONS)[number];
export type Impersonation = (typeof IMPERSONATIONS)[number];
export type AttackType = (typeof ATTACK_TYPES)[number];
export type { Channel, Span };

/** One thing that entered the context; `seq` orders events within a trace. */
export interface TraceEvent {
  readonly eventId: string;
  readonly seq: number;
  readonly channel: Channel;
  readonly actor: string;
  readonly content: string;
}

/** Where the agent is about to act; a null span means the whole event. Code points. */
export interface DecisionPoint {
  readonly eventId: string;
  readonly span: Span | null;
}

/** What a defence sees. */
export interface Trace {
  readonly traceId: string;
  readonly events: readonly TraceEvent[];
  readonly decisionPoints: readonly DecisionPoint[];
}

/** The held-out truth about one instruction. */
export interface GroundTruth {
  readonly instructionId: string;
  readonly traceId: string;
  /** The surface event: the one the agent would act on. */
  readonly eventId: string;
  readonly trueOriginChannel: Channel;
  /** Null where the corpus does not record it. */
  readonly originEventId: string | null;
  /** The origin channel, then transforms in order. */
  readonly hopChain: readonly string[];
  readonly hopCount: number;
  /** Code points within the surface event, or null where none was recorded. */
  readonly surfaceSpan: Span | null;
  readonly requestedActionTier: Tier;
  readonly authorized: boolean;
  /** 0..1, from the rubric. */
  readonly ambiguity: number;
  /** Sorted. */
  readonly attackType: readonly string[];
  readonly impersonation: Impersonation;
  readonly stripped: boolean;
}

/** What a defence claims about where an instruction came from. */
export interface Attribution {
  readonly originChannel: Channel;
  /** The origin channel, then transforms in order; its length minus one is the hop count. */
  readonly hopChain: readonly string[];
  /** Code points within the decision point's event. */
  readonly span: Span;
  /** The event the text entered through, if the defence says so. */
  readonly originEventId?: string | undefined;
}

/** A defence's answer for one decision point. */
export interface Verdict {
  readonly decision: Decision;
  readonly attribution: Attribution | null;
  /** 0..1. */
  readonly confidence: number;
  /** For a human reader; never scored. */
  readonly rationale?: string | undefined;
}

/** Default privilege of each channel; a corpus may override it in its manifest. */
export const AUTHORITY_TIER: Readonly<Record<Channel, Tier>> = {
  system: "T0",
  user: "T1",
  trusted_tool: "T2",
  memory: "T3",
  retrieved_doc: "T4",
  web: "T4",
  file: "T4",
  inter_agent: "T4",
  tool_echo: "T4",
};

/** Rank of a tier: 0 for T0, the most privileged, to 4 for T4. */
export function tierRank(tier: Tier): number {
  return Number(tier.slice(1));
}

const LAST_TRUSTED_RANK = 2;

/** Whether a channel's orders are carried out by default: those of rank T2 or better. */
export function isTrusted(channel: Channel): boolean {
  return tierRank(AUTHORITY_TIER[channel]) <= LAST_TRUSTED_RANK;
}

/**
 * Whether an instruction from `origin` may ask for an action of tier `requested`: its channel must
 * have at least the privilege that the action needs.
 */
export function isAuthorized(
  origin: Channel,
  requested: Tier,
  authority: Readonly<Record<Channel, Tier>> = AUTHORITY_TIER,
): boolean {
  return tierRank(authority[origin]) <= tierRank(requested);
}
