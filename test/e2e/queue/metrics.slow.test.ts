import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MINUTES, PASSWORD, profile, start } from "../../fakes/queue.ts";
import { HAS_REDIS, redisServer } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

const AnyValue = z.looseObject({ stringValue: z.string().optional() });
const Point = z.looseObject({
  attributes: z.array(z.object({ key: z.string(), value: AnyValue })),
  asInt: z.union([z.string(), z.number()]).optional(),
  asDouble: z.number().optional(),
  count: z.union([z.string(), z.number()]).optional(),
});
const Data = z.looseObject({ dataPoints: z.array(Point) });
const Export = z.object({
  resourceMetrics: z.array(
    z.looseObject({
      scopeMetrics: z.array(
        z.looseObject({
          metrics: z.array(
            z.looseObject({
              ...{ name: z.string(), unit: z.string().optional() },
              ...{ sum: Data.optional(), histogram: Data.optional() },
            }),
          ),
        }),
      ),
    }),
  ),
});

interface Told {
  readonly name: string;
  readonly unit: string | undefined;
  readonly about: Readonly<Record<string, string | undefined>>;
  readonly value: number;
}

/** Takes what exporters send, each sender's at an address of its own, the last export of each. */
async function collector() {
  const last = new Map<string, Told[]>();
  const highest = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      const told = toldIn(body);
      last.set(request.url ?? "", told);
      for (const { name, about, value } of told) {
        const key = `${name} ${about["backtrail.unit.state"] ?? ""}`;
        highest.set(key, Math.max(highest.get(key) ?? 0, value));
      }
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const env = (sender: string): Record<string, string> => ({
    NODE_OPTIONS: `--import ${OTEL}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/${sender}`,
  });
  return {
    ...{ env, last, highest },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const OTEL = pathToFileURL(join(import.meta.dirname, "..", "..", "fixtures", "otel.mjs")).href;

function toldIn(body: unknown): Told[] {
  return Export.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, unit, sum, histogram }) =>
        [...(sum?.dataPoints ?? []), ...(histogram?.dataPoints ?? [])].map((point) => ({
          ...{ name, unit },
          about: Object.fromEntries(
            point.attributes.map(({ key, value }) => [key, value.stringValue]),
          ),
          value: Number(point.asInt ?? point.asDouble ?? point.count ?? Number.NaN),
        })),
      ),
    ),
  );
}

const sumOf = (told: readonly Told[], name: string): number =>
  told.filter((one) => one.name === name).reduce((sum, { value }) => sum + value, 0);

describe("metrics of a user's own exporter", () => {
  it(
    "tell a scan's trials, and nothing else changes",
    async () => {
      await using to = await collector();
      const cwd = temporaryFolder();
      const scan = ["probe", "injection-scan", "--backend", "simulated", "--no-timing"];
      const words = [...scan, "--defenses", "none", "--out", "out", "--overwrite"];
      const plain = await start(words, cwd).ended;
      const told = await start(words, cwd, to.env("one")).ended;
      expect(told).toEqual(plain);
      const sent = to.last.get("/one/v1/metrics") ?? [];
      expect(sumOf(sent, "backtrail.trials")).toBe(231);
      expect(sumOf(sent, "backtrail.trial.duration")).toBe(231);
      expect(sumOf(sent, "backtrail.agent.duration")).toBe(231);
      expect(sumOf(sent, "backtrail.trial.tokens")).toBeGreaterThan(231);
    },
    MINUTES,
  );
});

describe.skipIf(!HAS_REDIS)("metrics over a queue", () => {
  it(
    "come from the workers for trials, and from who began the run for the queue",
    async () => {
      await using to = await collector();
      await using redis = await redisServer(temporaryFolder(), PASSWORD);
      const cwd = temporaryFolder();
      writeFileSync(join(cwd, "profile.json"), profile(400));
      const work = ["worker", "--queue", redis.address, "--once", "--concurrency", "8"];
      const workers = ["a", "b"].map((name) => start(work, cwd, to.env(name)));
      const scan = [
        ...["probe", "injection-scan", "--backend", "simulated", "--profile", "profile.json"],
        ...["--defenses", "none", "--out", "out", "--queue", redis.address],
      ];
      const whole = await start(scan, cwd, to.env("whole")).ended;
      expect(whole).toMatchObject({ code: 0 });
      for (const { ended } of workers) expect(await ended).toMatchObject({ code: 0 });
      const parts = ["a", "b"].map((name) => to.last.get(`/${name}/v1/metrics`) ?? []);
      for (const part of parts) expect(sumOf(part, "backtrail.trials")).toBeGreaterThan(0);
      expect(sumOf(parts.flat(), "backtrail.trials")).toBe(231);
      expect(sumOf(parts.flat(), "backtrail.worker.units")).toBe(231);
      const gatherer = to.last.get("/whole/v1/metrics") ?? [];
      // No trial is told twice.
      expect(sumOf(gatherer, "backtrail.trials")).toBe(0);
      const done = gatherer.filter(({ about }) => about["backtrail.unit.state"] === "done");
      expect(done.map(({ name, unit, value }) => [name, unit, value])).toEqual([
        ["backtrail.queue.unit.count", "{unit}", 231],
      ]);
      // On the way there were trials that waited, some under way, and both workers.
      expect(to.highest.get("backtrail.queue.unit.count waiting")).toBeGreaterThan(0);
      expect(to.highest.get("backtrail.queue.unit.count active")).toBeGreaterThan(0);
      expect(to.highest.get("backtrail.queue.worker.count ")).toBe(2);
    },
    2 * MINUTES,
  );
});
