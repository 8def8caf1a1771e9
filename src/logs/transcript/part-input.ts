import type { Channel, Evidence, TranscriptChannel } from "./event.ts";

/** What an importer says about one part of a message. */
export interface PartInput {
  readonly pointer: string;
  /** Absent or null: the log does not hold the text; `evidence` says why. */
  readonly text?: string | null;
  readonly evidence?: Evidence;
  readonly notes?: readonly string[];
  readonly actor?: string;
  readonly messageId?: string | null;
}

export interface CallInput extends Omit<PartInput, "text"> {
  readonly callId: string | null;
  readonly tool: string;
  readonly server?: string | null;
  readonly args: unknown;
}

export interface ResultInput extends PartInput {
  readonly callId: string | null;
  /** Tool name, where the result itself says it. */
  readonly tool?: string | null;
  readonly server?: string | null;
  /** Arguments, where the result itself repeats them. */
  readonly args?: unknown;
  /** For results whose form fixes the channel, for instance a fetched page. */
  readonly channel?: TranscriptChannel;
  /** What the format knows of this tool: after the user's table, before the defaults. */
  readonly hint?: Channel | null;
  /** The file that holds the result where the model was shown only a part of it. */
  readonly savedTo?: string | null;
  /** In a conversation without ids a result answers the call just before it. */
  readonly adjacent?: boolean;
}
