import type { TranscriptChannel } from "../transcript/event.ts";

/** Who a message is from; `tool` means that parts are results. */
export interface Speaker {
  readonly role: TranscriptChannel | "tool";
  readonly actor: string;
  readonly messageId: string | null;
  readonly name: string | null;
}
