import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { gunzip, inflate } from "node:zlib";
import { reasonOf } from "../../formats/error.ts";
import { type OtlpItem, otlpItems } from "../../formats/otlp-json.ts";
import type { OtlpSignal, otlpFromBinary } from "../../formats/otlp-protobuf.ts";
import { listen } from "./listen.ts";

export interface OtlpReceiver {
  /** `http://127.0.0.1:PORT`, the value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  /** Exports that could not be read, and why the first could not. */
  readonly refused: () => { readonly count: number; readonly why: string };
  readonly close: () => Promise<void>;
}

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Listens for OTLP over HTTP on loopback (OTLP 1.x, `/v1/traces` and `/v1/logs`, protobuf or JSON,
 * gzip or deflate; `/v1/metrics` is taken and dropped).
 * @param port 0 lets the system choose
 * @throws BacktrailError with code `usage` when the port is taken
 */
export async function openOtlpReceiver(
  port: number,
  onItems: (items: readonly OtlpItem[]) => void,
): Promise<OtlpReceiver> {
  const { otlpFromBinary } = await import("../../formats/otlp-protobuf.ts");
  let count = 0;
  let why = "";
  const server = createServer((request, response) => {
    receive(request, response, otlpFromBinary, onItems).catch((error: unknown) => {
      count += 1;
      if (why === "") why = reasonOf(error);
      answer(response, error instanceof TooLarge ? 413 : 400, false);
    });
  });
  await listen(server, port, "--otlp");
  const { port: real } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${real}`,
    refused: () => ({ count, why }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

class TooLarge extends Error {}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  decode: typeof otlpFromBinary,
  onItems: (items: readonly OtlpItem[]) => void,
): Promise<void> {
  const signal = /\/v1\/(traces|logs|metrics)\/?(?:\?|$)/.exec(request.url ?? "")?.[1];
  if (request.method !== "POST" || signal === undefined) {
    request.resume();
    response.writeHead(404).end();
    return;
  }
  const isJson = /json/i.test(request.headers["content-type"] ?? "");
  const bytes = await unpacked(await bodyOf(request), request.headers["content-encoding"] ?? "");
  if (signal !== "metrics") {
    const value: unknown = isJson
      ? JSON.parse(bytes.toString("utf8"))
      : decode(signal as OtlpSignal, bytes);
    onItems(otlpItems(value));
  }
  answer(response, 200, isJson);
}

function answer(response: ServerResponse, status: number, isJson: boolean): void {
  // An empty protobuf message says that everything was taken.
  const type = isJson ? "application/json" : "application/x-protobuf";
  response.writeHead(status, { "content-type": type }).end(isJson ? "{}" : "");
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > MAX_BYTES) throw new TooLarge(`an export of more than ${MAX_BYTES} bytes`);
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);
const expand = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

async function unpacked(bytes: Buffer, encoding: string): Promise<Buffer> {
  const limit = { maxOutputLength: MAX_BYTES };
  if (/gzip/i.test(encoding)) return unzip(bytes, limit);
  if (/deflate/i.test(encoding)) return expand(bytes, limit);
  return bytes;
}
