import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { createServer as createRawServer, type Socket } from "node:net";

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface AgentServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
}

/** A loopback HTTP server that answers with a function and remembers what it was asked. */
export async function agentServer(
  answer: (request: SeenRequest, response: ServerResponse) => void,
): Promise<AgentServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one: SeenRequest = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      seen.push(one);
      answer(one, response);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
}

/** A loopback server that answers every request with the same bytes, status line included. */
export async function rawServer(bytes: Uint8Array): Promise<AgentServer> {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.end(bytes);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };
}

/** Answers with a JSON value. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
