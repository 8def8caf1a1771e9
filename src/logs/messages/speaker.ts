import type { TranscriptChannel } from "../transcript/event.ts";

/** Who a message is from; `tool` means that parts are results. */
export interface Speaker {
  readonly role: TranscriptChannel | "tool";
  readonly actor: string;
  readonly messageId: string | null;
  readonly name: string | null;
  /** Where the message stands in its list, of the user's role only. */
  readonly place?: UserPlace;
}

/** Where a message of the user's role stands in its list. */
export interface UserPlace {
  /** No message of the user's role stands before it. */
  readonly isFirst: boolean;
  /** What the agent said just before; null where it did not, or only called. */
  readonly after: string | null;
}
