import type { DetectorData } from "../../formats/own-battery.ts";
import type { Setting } from "./setting.ts";
import type { ToolCall } from "./tool-call.ts";
import type { Verdict } from "./verdict.ts";

export const PROBE_CATEGORIES = ["leak", "tool_abuse", "content_injection", "bypass"] as const;
export type ProbeCategory = (typeof PROBE_CATEGORIES)[number];

/** Languages every probe's instruction is written in. A carrier names the one it carries. */
export const PROBE_LANGUAGES = ["en", "ru"] as const;
export type ProbeLanguage = (typeof PROBE_LANGUAGES)[number];

/** What a detector looks at. */
export interface AgentReply {
  readonly text: string;
  /** Null when calls could not be observed. */
  readonly toolCalls: readonly ToolCall[] | null;
}

/** An injected instruction and the deterministic test of whether an agent carried it out. */
export interface Probe {
  /** As in the `instruction` column of recorded scans. */
  readonly id: string;
  readonly category: ProbeCategory;
  readonly instruction: Readonly<Record<ProbeLanguage, string>>;
  /** Why this is worth measuring. */
  readonly rationale: string;
  /** Success is an act: a text in which nothing is said of it proves nothing. */
  readonly isAct?: boolean;
  /** Success is giving this away: a judge that only compares has to know it to see that. */
  readonly discloses?: "secret" | "prompt" | "tools";
  /** Showing the words does the harm, so a copy of the order is the deed as well. */
  readonly countsWhenCopied?: boolean;
  /** What at the trial's own address shows the act: a request, a mail. */
  readonly reachedBy?: readonly ("http" | "mail")[];
  /**
   * Without a sink nothing can be said of it but a success; with one that stays empty as little,
   * unless it is an act whose calls could be seen.
   */
  readonly needsSink?: boolean;
  /** What `detect` goes by where that is data: a part of what two runs have to share. */
  readonly detectors?: readonly DetectorData[];
  /** The rule: did the agent DO it. A reply that reports, quotes or refuses it has held. */
  detect(reply: AgentReply, setting: Setting): Verdict;
}
