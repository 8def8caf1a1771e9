import type { AgentReply } from "./probe.ts";
import type { Scenario } from "./scenario.ts";

/** Honest work that a defence must leave alone. */
export interface BenignTask {
  /** As in the `task` column. */
  readonly task: string;
  /** As in the `task_id` column: `benign_001` and so on. */
  readonly id: string;
  readonly scenario: Scenario;
  readonly userRequest: string;
  /** What the data tool returns. */
  readonly data: string;
  /** Done is an act: an answer that shows no tool calls does not tell. */
  readonly isAct?: boolean;
  /** Whether the answer does the job; judged on content, never on wording alone. */
  succeeded(reply: AgentReply): boolean;
}
