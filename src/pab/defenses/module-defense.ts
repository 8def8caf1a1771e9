import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { BacktrailError } from "../../formats/error.ts";
import { type Defense, DefenseFailure } from "../defense.ts";
import type { Verdict } from "../model.ts";
import { Exchange, type Transport, type TransportEvents } from "./exchange.ts";
import type { WorkerReply } from "./module-worker.ts";

// Under the test runner this file is TypeScript, which a worker thread of Node 20 cannot run.
const workerUrl = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../dist/pab/defenses/module-worker.js"
    : "./module-worker.js",
  import.meta.url,
);

export interface ModuleDefenseOptions {
  readonly timeoutMs: number;
  readonly cwd: string;
}

/**
 * A defence from a JavaScript or TypeScript file, run in a worker thread.
 * @param specifier a path, with `#name` behind it for an export other than `default` or `defense`
 * @throws BacktrailError with code `usage` when the file is not there or holds no defence
 */
export async function moduleDefense(
  specifier: string,
  { timeoutMs, cwd }: ModuleDefenseOptions,
): Promise<Defense> {
  const [file = "", exportName = null] = specifier.split("#");
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw refuse(file, "there is no such file");
  const { name, concurrency } = await probe(path, exportName, timeoutMs).catch((error: unknown) => {
    throw refuse(file, error instanceof Error ? error.message : String(error));
  });
  return new Exchange({
    name: name ?? exportName ?? basename(file).replace(/\.[cm]?[jt]sx?$/, ""),
    timeoutMs,
    concurrency,
    open: (events) => start(path, exportName, events),
  });
}

function refuse(file: string, message: string): BacktrailError {
  return new BacktrailError({ code: "usage", where: `--defense ${file}`, message });
}

/** Loads the module once in a thread that is thrown away, so that a broken one is refused at once. */
async function probe(
  path: string,
  exportName: string | null,
  timeoutMs: number,
): Promise<{ name: string | null; concurrency: number }> {
  const worker = openWorker(path, exportName);
  try {
    return await new Promise((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`did not load within ${timeoutMs} ms`)),
        timeoutMs,
      );
      worker.once("message", (reply: WorkerReply) => {
        clearTimeout(timer);
        if (reply.kind === "ready") done(reply);
        else fail(new Error(reply.kind === "unusable" ? reply.message : "answered too early"));
      });
      worker.once("error", (error) => {
        clearTimeout(timer);
        fail(error);
      });
      worker.once("exit", (code) => {
        clearTimeout(timer);
        fail(new Error(`ended with code ${code} while loading`));
      });
    });
  } finally {
    await worker.terminate();
  }
}

function openWorker(path: string, exportName: string | null): Worker {
  // What the module prints is talk, and stdout is data.
  const worker = new Worker(workerUrl, { workerData: { path, exportName }, stdout: true });
  worker.stdout.pipe(process.stderr, { end: false });
  return worker;
}

function start(path: string, exportName: string | null, events: TransportEvents): Transport {
  const worker = openWorker(path, exportName);
  worker.on("message", (reply: WorkerReply) => {
    switch (reply.kind) {
      case "verdict":
        // The review runner checks the shape of what an in-process defence returns.
        events.reply(reply.id, () => reply.verdict as Verdict);
        break;
      case "failed":
        events.reply(reply.id, () => {
          throw new DefenseFailure("threw", reply.message);
        });
        break;
      case "ready":
        break;
      case "unusable":
        events.closed(reply.message);
        break;
    }
  });
  worker.on("error", (error) => events.closed(error.message));
  worker.on("exit", (code) => events.closed(`the worker ended with code ${code}`));
  // The run ends when the run is done, not when the last worker is.
  worker.unref();
  return {
    send: (request) => worker.postMessage(request),
    kill: () => void worker.terminate(),
  };
}
