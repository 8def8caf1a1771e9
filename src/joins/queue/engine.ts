import type { Queue, Worker, WorkerOptions } from "bullmq";
import type { Cluster, Redis } from "ioredis";
import { BacktrailError, reasonOf, usageError } from "../../formats/error.ts";
import { at } from "../../text/at.ts";

/** One thing that is done by itself: a trial, the points of a trace, or a file. */
export interface Unit {
  /** Its place in the plan. */
  readonly index: number;
  /** Its name by content. */
  readonly key: string;
}

/** A unit with what decides where it goes, which does not travel. */
export interface SizedUnit extends Unit {
  /** What has to be read for it; 0 without it, where all are alike. */
  readonly bytes?: number;
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
 * address; `?prefix={name}` goes before every key. Of a cluster one node will do, or several with commas
 * between them, of which one has to answer.
 * @param patience without it, whoever does not answer within five seconds is not there
 * @throws BacktrailError with code `unavailable` without the packages, `usage` for another kind of
 * address, `external` when nobody answers or the password is refused
 */
export async function openEngine(address: string, patience?: Patience): Promise<QueueEngine> {
  const { urls, prefix } = addressOf(address);
  const [bull, ioredis] = await loadPackages();
  const clients: AnyRedis[] = [];
  const kept = <C extends AnyRedis>(client: C): C => {
    // Told where a command fails; a connection comes back by itself.
    client.on("error", () => undefined);
    clients.push(client);
    return client;
  };
  const nodes = urls.map((url) => ({ url, redis: kept(new ioredis.Redis(url, PATIENT)) }));
  const disconnect = (): void => {
    for (const client of clients) client.disconnect();
  };
  const found = await findServer(nodes, prefix, patience).catch((cause: unknown) => {
    disconnect();
    if (BacktrailError.isInstance(cause)) throw cause;
    const message = `no Redis answers there: ${reasonOf(cause)}`;
    throw new BacktrailError({ code: "external", where: "--queue", message, cause });
  });
  const connect = found.inCluster
    ? () => kept(clusterOf(ioredis, urls))
    : () => kept(new ioredis.Redis(found.url, PATIENT));
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

/** @throws whatever the connection fails with */
async function findServer(
  nodes: readonly Node[],
  prefix: string,
  patience: Patience | undefined,
): Promise<{ readonly url: string; readonly inCluster: boolean }> {
  const { url, redis } = await firstThatAnswers(nodes, patience);
  const inCluster = await isCluster(redis);
  if (inCluster) refuseSpread(prefix);
  else if (nodes.length > 1) {
    throw usageError("--queue", "names several servers, which must be the nodes of one cluster");
  }
  return { url, inCluster };
}

/** Whether a server is a node of a cluster; one that does not say so is taken for a single one. */
async function isCluster(redis: Redis): Promise<boolean> {
  const told = await redis.info("cluster").catch(() => "");
  return told.includes("cluster_enabled:1");
}

/** @throws BacktrailError with code `usage` for a prefix that spreads keys which belong together */
function refuseSpread(prefix: string): void {
  if (/\{[^}]+\}/.test(prefix)) return;
  throw usageError("--queue", `of a cluster needs a prefix in braces, as ?prefix={${prefix}}`);
}

/** A connection to all nodes of the cluster that some of them know. */
function clusterOf({ Cluster, Redis }: typeof import("ioredis"), urls: readonly string[]): Cluster {
  const options = urls.map((url) => new Redis(url, { lazyConnect: true }).options);
  const { username, password, tls } = at(options, 0);
  const nodes = options.map(({ host = "127.0.0.1", port = 6379 }) => ({ host, port }));
  return new Cluster(nodes, {
    clusterRetryStrategy: waitOf,
    redisOptions: {
      ...PATIENT,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(tls === undefined ? {} : { tls }),
    },
  });
}

/** `redis://USER:PASSWORD@HOST:PORT,HOST:PORT/…`, cut at its hosts. */
const SEVERAL = /^(rediss?:\/\/(?:[^@/]*@)?)([^@/?#]+)(.*)$/s;

function addressOf(address: string): { readonly urls: readonly string[]; readonly prefix: string } {
  const [, before = "", hosts = "", behind = ""] = SEVERAL.exec(address) ?? [];
  const urls = hosts.split(",").map((host) => `${before}${host}${behind}`);
  const parsed = urls
    .flatMap((url) => (URL.canParse(url) ? [new URL(url)] : []))
    .filter(({ hostname }) => hostname !== "");
  const [first] = parsed;
  if (first === undefined || parsed.length < urls.length) {
    throw usageError("--queue", "must be an address like redis://HOST:6379 or rediss://HOST:6379");
  }
  const prefix = first.searchParams.get("prefix") ?? DEFAULT_PREFIX;
  for (const url of parsed) url.searchParams.delete("prefix");
  return { urls: parsed.map(({ href }) => href), prefix };
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

interface Node {
  readonly url: string;
  readonly redis: Redis;
}

/** The others are left. */
async function firstThatAnswers(nodes: readonly Node[], patience?: Patience): Promise<Node> {
  let last: unknown = new Error("no answer within 5 s");
  for (const { redis } of nodes) {
    redis.on("error", (error) => {
      last = error;
    });
  }
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
    const answers = nodes.map(async (node) => {
      await node.redis.ping();
      return node;
    });
    const first = await Promise.race([Promise.any(answers), late]);
    for (const node of nodes) if (node !== first) node.redis.disconnect();
    return first;
  } catch (cause) {
    throw cause instanceof AggregateError ? cause.errors[0] : cause;
  } finally {
    clearInterval(timer);
    patience?.signal.removeEventListener("abort", end);
  }
}
