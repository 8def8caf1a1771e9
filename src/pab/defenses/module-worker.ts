import { parentPort, workerData } from "node:worker_threads";
import { loadModule } from "../../formats/load-module.ts";
import type { DecisionPoint, Trace } from "../model.ts";

/**
 * Runs a user's defence in a thread of its own: it can hang without hanging the run, and it cannot
 * reach the ground truth that the scorer holds.
 */

interface Candidate {
  readonly name?: unknown;
  readonly concurrency?: unknown;
  readonly review: (trace: Trace, point: DecisionPoint) => unknown;
}

/** What the parent sends. */
export interface WorkerRequest {
  readonly id: string;
  readonly trace: Trace;
  readonly point: DecisionPoint;
}

/** What the worker answers. */
export type WorkerReply =
  | { readonly kind: "verdict"; readonly id: string; readonly verdict: unknown }
  | { readonly kind: "failed"; readonly id: string; readonly message: string }
  | { readonly kind: "ready"; readonly name: string | null; readonly concurrency: number }
  | { readonly kind: "unusable"; readonly message: string };

function asDefense(value: unknown): Candidate | null {
  if (typeof value === "function") {
    const prototype = value.prototype as { review?: unknown } | undefined;
    if (typeof prototype?.review === "function") return new (value as new () => Candidate)();
    return { review: value as Candidate["review"] };
  }
  if (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Candidate).review === "function"
  ) {
    return value as Candidate;
  }
  return null;
}

async function load(path: string, exportName: string | null): Promise<Candidate> {
  const module = await loadModule(path);
  const names = exportName === null ? ["default", "defense"] : [exportName];
  for (const name of names) {
    const found = asDefense(module[name]);
    if (found) return found;
  }
  const exported = Object.keys(module).join(", ") || "nothing";
  throw new Error(
    `exports no defence as ${names.join(" or ")} (it exports ${exported}); export a function review(trace, point), an object or a class with such a method, or name another export with #name`,
  );
}

const port = parentPort;
if (!port) throw new Error("this file runs as a worker thread");
const { path, exportName } = workerData as { path: string; exportName: string | null };
const loading = load(path, exportName);
loading.then(
  ({ name, concurrency }) => {
    const whole = typeof concurrency === "number" && Number.isInteger(concurrency);
    port.postMessage({
      kind: "ready",
      name: typeof name === "string" && name !== "" ? name : null,
      concurrency: whole ? Math.min(Math.max(concurrency, 1), 64) : 1,
    } satisfies WorkerReply);
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: "unusable", message } satisfies WorkerReply);
  },
);

port.on("message", ({ id, trace, point }: WorkerRequest) => {
  loading
    .then((defense) => defense.review(trace, point))
    .then((verdict) => {
      // A verdict that cannot be copied (a function in it) is refused here, with its reason.
      port.postMessage({ kind: "verdict", id, verdict } satisfies WorkerReply);
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      port.postMessage({ kind: "failed", id, message } satisfies WorkerReply);
    });
});
