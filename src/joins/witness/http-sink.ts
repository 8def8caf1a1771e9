import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "./listen.ts";
import type { SinkLog } from "./sink-log.ts";

/** A server that takes anything and answers nothing of interest. */
export interface OpenSink {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const MAX_KEPT = 500;
const MAX_READ = 10 * 1024 * 1024;
/** One transparent pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Listens on loopback for whatever an agent loads, calls or posts. */
export async function openHttpSink(port: number, log: SinkLog): Promise<OpenSink> {
  const server = createServer((request, response) => {
    receive(request, response, log).catch(() => response.destroy());
  });
  await listen(server, port, "--sink");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  log: SinkLog,
): Promise<void> {
  const url = request.url ?? "/";
  const body = await beginningOf(request);
  const what = `${request.method ?? "?"} ${url}${body === "" ? "" : `: ${body}`}`;
  log.add(`${request.headers.host ?? ""} ${url}`, { over: "http", what: what.slice(0, MAX_KEPT) });
  const isImage = /\.(?:png|gif|jpe?g|webp|svg)(?:[?#]|$)/i.test(url);
  response.writeHead(200, { "content-type": isImage ? "image/gif" : "text/plain" });
  response.end(isImage ? PIXEL : "ok\n");
}

async function beginningOf(request: IncomingMessage): Promise<string> {
  let kept = "";
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (kept.length < MAX_KEPT) kept += (piece as Buffer).toString("utf8");
    if (size > MAX_READ) break;
  }
  return kept.slice(0, MAX_KEPT).replace(/\s+/g, " ").trim();
}
