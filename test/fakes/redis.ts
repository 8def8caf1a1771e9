import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export const HAS_REDIS = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of a test's own, at a free port and with its append-only file in a folder of the test's. */
export interface RedisUnderTest extends AsyncDisposable {
  readonly address: string;
  readonly port: number;
  /** Takes the process away and starts it again on what it has written. */
  restart(): Promise<void>;
}

export async function redisServer(
  dir: string,
  password: string,
  more: readonly string[] = [],
): Promise<RedisUnderTest> {
  const port = await freePort();
  let server = await start(port, dir, password, more);
  return {
    ...{ address: `redis://:${password}@127.0.0.1:${port}`, port },
    restart: async () => {
      await end(server);
      server = await start(port, dir, password, more);
    },
    [Symbol.asyncDispose]: () => end(server),
  };
}

async function start(
  port: number,
  dir: string,
  password: string,
  more: readonly string[],
): Promise<ChildProcess> {
  const server = spawn(
    "redis-server",
    [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", dir],
      ...["--appendonly", "yes", "--save", "", "--requirepass", password, ...more],
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  server.stdout?.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  for (let tries = 0; !said.includes("Ready to accept connections"); tries += 1) {
    if (tries > 300 || server.exitCode !== null) throw new Error(`no Redis: ${said}`);
    await wait(100);
  }
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  server.close();
  await once(server, "close");
  return port;
}
