import { parentPort, workerData } from "node:worker_threads";
import type { Defense } from "../defense.ts";
import { withEffectGuard } from "../effect-guard.ts";
import type { DecisionPoint, Trace } from "../model.ts";
import { defenses } from "./builtin.ts";

/** What the main thread sends. */
export interface WorkerRequest {
  readonly id: string;
  readonly trace: Trace;
  readonly point: DecisionPoint;
}

/** What the thread answers. */
export type WorkerReply =
  | { readonly kind: "verdict"; readonly id: string; readonly verdict: unknown }
  | { readonly kind: "failed"; readonly id: string; readonly message: string };

/** Runs one instance of a built-in defence in a thread, inside the effect guard as in the main one. */
const port = parentPort;
if (!port) throw new Error("this file runs as a worker thread");
const { name } = workerData as { name: string };

async function create(): Promise<Defense> {
  const entry = defenses.get(name);
  if (!entry) throw new Error(`there is no built-in defence "${name}"`);
  return entry.create();
}

const loading = create();

port.on("message", ({ id, trace, point }: WorkerRequest) => {
  loading
    .then((defense) =>
      withEffectGuard(async () => defense.review(trace, point), { outputDir: null }),
    )
    .then((verdict) => {
      port.postMessage({ kind: "verdict", id, verdict } satisfies WorkerReply);
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      port.postMessage({ kind: "failed", id, message } satisfies WorkerReply);
    });
});
