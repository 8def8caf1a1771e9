import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import zlib from "node:zlib";
import type { HeaderView, RawRequest, RawResponse, Transport } from "./transport.ts";

/** How long a connection may take to stand, in milliseconds. */
const CONNECT_MS = 10_000;

/**
 * A transport over Node's own HTTP client. Not `fetch`: it costs a quarter of the processor time a
 * request, which is what bounds many concurrent calls, and it tells whether a connection stood.
 */
export function nodeTransport(): Transport {
  const agents = {
    "http:": new http.Agent({ keepAlive: true }),
    "https:": new https.Agent({ keepAlive: true }),
  };
  return (request) => {
    const secure = request.url.protocol === "https:";
    const agent = agents[secure ? "https:" : "http:"];
    return send(secure ? https.request : http.request, agent, request);
  };
}

function send(
  open: typeof http.request,
  agent: http.Agent,
  request: RawRequest,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = {
      "accept-encoding": "gzip, deflate, br",
      ...request.headers,
    };
    if (request.body !== null) headers["content-length"] = Buffer.byteLength(request.body);
    const { method, signal } = request;
    const call = open(request.url, { method, headers, agent, signal });
    const connecting = setTimeout(() => {
      call.destroy(coded("CONNECT_TIMEOUT", "no connection within the time limit"));
    }, CONNECT_MS);
    const connected = (): void => clearTimeout(connecting);
    call.on("socket", (socket) => {
      if (socket.connecting)
        socket.once(agent instanceof https.Agent ? "secureConnect" : "connect", connected);
      else connected();
    });
    call.on("close", connected);
    call.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection that the server had closed meanwhile: the request never got through.
      const stale = call.reusedSocket && error.code === "ECONNRESET";
      reject(stale ? coded("STALE_CONNECTION", "the kept connection was closed") : error);
    });
    call.on("response", (response) => {
      read(response, request.maxBytes).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: viewOf(response), body }),
        reject,
      );
    });
    call.end(request.body ?? undefined);
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response)) {
    size += (chunk as Buffer).byteLength;
    if (size > maxBytes) {
      response.destroy();
      return null;
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The body without its content encodings, the last applied first. */
function decompressed(response: IncomingMessage): Readable {
  const encodings = (response.headers["content-encoding"] ?? "").toLowerCase().split(",");
  let stream: Readable = response;
  for (const encoding of encodings.map((name) => name.trim()).reverse()) {
    const decoder = decoderFor(encoding);
    if (decoder === null) continue;
    stream.on("error", (error) => decoder.destroy(error));
    stream = stream.pipe(decoder);
  }
  return stream;
}

function decoderFor(encoding: string) {
  if (encoding === "gzip" || encoding === "x-gzip") return zlib.createGunzip();
  if (encoding === "deflate") return zlib.createInflate();
  return encoding === "br" ? zlib.createBrotliDecompress() : null;
}

function viewOf({ headers }: IncomingMessage): HeaderView {
  return {
    get: (name) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : Array.isArray(value) ? value.join(", ") : value;
    },
    cookies: headers["set-cookie"] ?? [],
  };
}

function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
