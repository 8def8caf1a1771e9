import type { AddressInfo } from "node:net";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { OpenSink } from "./http-sink.ts";
import { listen } from "./listen.ts";
import type { SinkLog } from "./sink-log.ts";

const MAX_KEPT = 500;

/** Listens on loopback for mail to anybody, with any login or none, and passes nothing on. */
export async function openSmtpSink(port: number, log: SinkLog): Promise<OpenSink> {
  const { SMTPServer } = await import("smtp-server");
  const server = new SMTPServer({
    name: "localhost",
    banner: "sink",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    // Nothing is ever looked up, not even who is calling.
    disableReverseLookup: true,
    logger: false,
    // An agent may keep its connection open; the run does not wait for it.
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData: (stream, session, done) => {
      void receive(stream, session, log).finally(() => done());
    },
  });
  // A client that breaks off is no fault of ours.
  server.on("error", () => undefined);
  await listen(server.server, port, "--sink");
  return {
    port: (server.server.address() as AddressInfo).port,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  log: SinkLog,
): Promise<void> {
  let kept = "";
  for await (const piece of stream) {
    if (kept.length < 20_000) kept += (piece as Buffer).toString("utf8");
  }
  const recipients = envelope.rcptTo.map(({ address }) => address).join(", ");
  const subject = /^Subject:\s*(.{0,200})/im.exec(kept)?.[1]?.trim() ?? "";
  const body = kept.slice(kept.search(/\r?\n\r?\n/) + 1);
  const what = `mail to ${recipients}: ${subject} ${body.replace(/\s+/g, " ").trim()}`;
  log.add(recipients, { over: "mail", what: what.slice(0, MAX_KEPT) });
}
