import type { TranscriptChannel } from "../transcript/event.ts";
import type { UserPlace } from "./user-text.ts";

/** Who a message is from; `tool` means that parts are results. */
export interface Speaker {
  readonly role: TranscriptChannel | "tool";
  readonly actor: string;
  readonly messageId: string | null;
  readonly name: string | null;
  /** Where the message stands in its list, of the user's role only. */
  readonly place?: UserPlace;
}
