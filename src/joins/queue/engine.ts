import type { Queue, Worker, WorkerOptions } from "bullmq";
import type { Cluster, Redis } from "ioredis";
import { BacktrailError, reasonOf, usageError } from "../../formats/error.ts";

/** One thing that is done by itself: a trial, the points of a trace, or a file. */
export interface Unit {
  /** Its place in the plan. */
  readonly index: number;
  /** Its name by content. */
  readonly key: string;
}

/** What of a job travels: places and names. Several units go together to spare Redis the work. */
export interface UnitJob {
  readonly units: readonly Unit[];
}

/** A job as a worker has it. */
export interface TakenJob extends UnitJob {
  /** Whether another worker has begun it before. */
  readonly again: boolean;
  /** Leaves it to another worker. */
  handBack(): Promise<never>;
}

/** One server, or a cluster of them. */
export type AnyRedis = Redis | Cluster;

/** A connection to the Redis that a queue lives in. */
export interface QueueEngine {
  readonly redis: AnyRedis;
  /** Goes before every key; its braces keep all keys of a cluster in one slot. */
  readonly prefix: string;
  /** A further connection, for commands that wait. */
  connect(): AnyRedis;
  queue(name: string): Queue<UnitJob>;
  worker(
    name: string,
    run: (job: TakenJob) => Promise<void>,
    options: Pick<WorkerOptions, "concurrency" | "maxStalledCount">,
  ): Worker<UnitJob>;
  close(): Promise<void>;
}

/** Waits for a Redis that does not answer yet instead of failing. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Told once why it waits. */
  readonly onWaiting: (reason: string) => void;
}

// Not literals, so that neither the compiler nor a bundler asks for packages that are optional.
const BULLMQ: string = "bullmq";
const IOREDIS: string = "ioredis";

const DEFAULT_PREFIX = "{backtrail}";
/** Five seconds in which this process ran: on a starved machine the answer may be here unread. */
const CONNECT_TICKS = 20;
const TICK_MS = 250;
const waitOf = (times: number): number => Math.min(times * 100, 2000);
/** A queue outlives a Redis that is started again. */
const PATIENT = { maxRetriesPerRequest: null, retryStrategy: waitOf };
/** A job whose worker has not been heard of for so long is another's. */
const LOCK_MS = 10_000;
const STALLED_MS = 5000;

/**
 * Connects to `redis://` or `rediss://` (TLS), with user, password and database as usual in such an
 * address; `?prefix={name}` goes before every key.
 * @param patience without it, whoever does not answer within five seconds is not there
 * @throws BacktrailError with code `unavailable` without the packages, `usage` for another kind of
 * address, `external` when nobody answers or the password is refused
 */
export async function openEngine(address: string, patience?: Patience): Promise<QueueEngine> {
  const { url, prefix } = addressOf(address);
  const [bull, ioredis] = await loadPackages();
  const clients: AnyRedis[] = [];
  const kept = <C extends AnyRedis>(client: C): C => {
    // Told where a command fails; a connection comes back by itself.
    client.on("error", () => undefined);
    clients.push(client);
    return client;
  };
  const single = new ioredis.Redis(url, PATIENT);
  kept(single);
  const disconnect = (): void => {
    for (const client of clients) client.disconnect();
  };
  try {
    await answered(single, patience);
  } catch (cause) {
    disconnect();
    const message = `no Redis answers there: ${reasonOf(cause)}`;
    throw new BacktrailError({ code: "external", where: "--queue", message, cause });
  }
  const connect = (await isCluster(single))
    ? () => kept(clusterOf(ioredis, url))
    : () => kept(new ioredis.Redis(url, PATIENT));
  const redis = connect();
  return {
    redis,
    prefix,
    connect,
    queue: (name) => {
      const queue = new bull.Queue<UnitJob>(name, { connection: redis, prefix });
      queue.on("error", () => undefined);
      return queue;
    },
    worker: (name, run, options) => {
      const worker = new bull.Worker<UnitJob>(
        name,
        async (job, token) =>
          run({
            units: job.data.units,
            again: job.attemptsStarted > 1 || job.stalledCounter > 0,
            handBack: async () => {
              await job.moveToDelayed(Date.now() + 1, token);
              throw new bull.DelayedError();
            },
          }),
        {
          ...options,
          ...{ connection: connect(), prefix },
          ...{ lockDuration: LOCK_MS, stalledInterval: STALLED_MS },
        },
      );
      worker.on("error", () => undefined);
      return worker;
    },
    close: async () => disconnect(),
  };
}

/** Whether a server is a node of a cluster; one that does not say so is taken for a single one. */
async function isCluster(redis: Redis): Promise<boolean> {
  const told = await redis.info("cluster").catch(() => "");
  return told.includes("cluster_enabled:1");
}

/** A connection to all nodes of the cluster that one of them knows. */
function clusterOf({ Cluster, Redis }: typeof import("ioredis"), url: string): Cluster {
  const { host, port, username, password, tls } = new Redis(url, { lazyConnect: true }).options;
  return new Cluster([{ host: host ?? "127.0.0.1", port: port ?? 6379 }], {
    clusterRetryStrategy: waitOf,
    redisOptions: {
      ...PATIENT,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(tls === undefined ? {} : { tls }),
    },
  });
}

function addressOf(address: string): { readonly url: string; readonly prefix: string } {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^rediss?:$/.test(url.protocol)) {
    throw usageError("--queue", "must be an address like redis://HOST:6379 or rediss://HOST:6379");
  }
  const prefix = url.searchParams.get("prefix") ?? DEFAULT_PREFIX;
  url.searchParams.delete("prefix");
  return { url: url.href, prefix };
}

async function loadPackages(): Promise<[typeof import("bullmq"), typeof import("ioredis")]> {
  try {
    return [await import(BULLMQ), await import(IOREDIS)];
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: "--queue",
      message:
        "a queue needs the optional packages bullmq, version 6.7.0, and ioredis, version 6.0.0: npm install --no-save --save-optional bullmq@6.7.0 ioredis@6.0.0",
      cause,
    });
  }
}

async function answered(redis: Redis, patience?: Patience): Promise<void> {
  let last: unknown = new Error("no answer within 5 s");
  redis.on("error", (error) => {
    last = error;
  });
  let timer: NodeJS.Timeout | undefined;
  let end = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    end = () => reject(last);
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks < CONNECT_TICKS) return;
      clearInterval(timer);
      if (patience === undefined || patience.signal.aborted) return end();
      patience.onWaiting(reasonOf(last));
      patience.signal.addEventListener("abort", end, { once: true });
    }, TICK_MS);
  });
  try {
    await Promise.race([redis.ping(), late]);
  } finally {
    clearInterval(timer);
    patience?.signal.removeEventListener("abort", end);
  }
}
