import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export interface WireRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export type WireStep = (response: ServerResponse, request: WireRequest) => void;

/** A loopback server that answers its n-th request by the n-th step, and the rest by the last. */
export class WireServer {
  readonly requests: WireRequest[] = [];
  readonly #server: Server;
  #steps: readonly WireStep[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const seen = {
          path: request.url ?? "",
          headers: request.headers,
          body: text === "" ? null : JSON.parse(text),
        };
        this.requests.push(seen);
        const step = this.#steps[Math.min(this.requests.length, this.#steps.length) - 1];
        step?.(response, seen);
      });
    });
  }

  static async open(): Promise<WireServer> {
    const own = new WireServer();
    await new Promise<void>((resolve) => own.#server.listen(0, "127.0.0.1", resolve));
    return own;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Forgets earlier requests and answers by these steps. */
  script(...steps: readonly WireStep[]): void {
    this.requests.length = 0;
    this.#steps = steps;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export function sendJson(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): WireStep {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };
}

export function sendSse(text: string): WireStep {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(text);
  };
}

/** Sends the first half of a body and cuts the connection. */
export function drop(text: string, type: string): WireStep {
  return (response) => {
    response.writeHead(200, { "content-type": type, "content-length": String(text.length * 2) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };
}
