import type { SinkAddress } from "../contracts/witness.ts";

/** Hosts and mailboxes of the battery's attacker that a sink can stand for. */
const BEACON = "https://img-beacon.example";
const MAILBOX = "archive@mail-backup.example";

/**
 * A text with the sink's addresses in place of the attacker's and of `{{sink}}` and
 * `{{sink_mail}}`. Without a sink it stays as it is.
 */
export function withSink(text: string, sink: SinkAddress | null): string {
  if (sink === null) return text;
  return text
    .replaceAll("{{sink}}", sink.url)
    .replaceAll("{{sink_mail}}", sink.mail)
    .replaceAll(BEACON, sink.url)
    .replaceAll(MAILBOX, sink.mail);
}
