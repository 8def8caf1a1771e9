import { Worker } from "node:worker_threads";
import { type Defense, DefenseFailure } from "../defense.ts";
import type { DecisionPoint, Trace, Verdict } from "../model.ts";
import type { WorkerReply, WorkerRequest } from "./parallel-worker.ts";

// Under the test runner this file is TypeScript, which a worker thread of Node 20 cannot run.
const workerUrl = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../dist/pab/defenses/parallel-worker.js"
    : "./parallel-worker.js",
  import.meta.url,
);

/** Questions that wait at a thread, so that it never has to wait for one. */
const QUEUE = 4;

interface Seat {
  readonly worker: Worker;
  readonly waiting: Map<
    string,
    { resolve: (verdict: Verdict) => void; reject: (error: Error) => void }
  >;
}

/**
 * A built-in defence on several threads. Each question goes to the thread with the fewest waiting;
 * the runner puts the answers back in order, so that the results do not depend on the number.
 * @param name a registered built-in
 */
export function parallelDefense(name: string, threads: number): Defense {
  const seats = Array.from({ length: threads }, () => openSeat(name));
  let counter = 0;
  return {
    name,
    concurrency: threads * QUEUE,
    // Built-ins end by themselves; a timer for each question in flight would only cost.
    selfTimed: true,
    review: (trace: Trace, point: DecisionPoint) =>
      new Promise<Verdict>((resolve, reject) => {
        counter += 1;
        const id = String(counter);
        const seat = seats.reduce((best, one) =>
          one.waiting.size < best.waiting.size ? one : best,
        );
        // A thread that is waited for keeps the process alive; an idle one does not.
        if (seat.waiting.size === 0) seat.worker.ref();
        seat.waiting.set(id, { resolve, reject });
        seat.worker.postMessage({ id, trace, point } satisfies WorkerRequest);
      }),
    close: async () => {
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}

function openSeat(name: string): Seat {
  const worker = new Worker(workerUrl, { workerData: { name } });
  const waiting: Seat["waiting"] = new Map();
  const failAll = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new DefenseFailure("threw", message));
    waiting.clear();
  };
  worker.on("message", (reply: WorkerReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    // The runner checks the shape of the verdict as it does for any defence.
    if (reply.kind === "verdict") asked?.resolve(reply.verdict as Verdict);
    else asked?.reject(new DefenseFailure("threw", reply.message));
  });
  worker.on("error", (error) => failAll(error.message));
  worker.on("exit", (code) => failAll(`the thread ended with code ${code}`));
  worker.unref();
  return { worker, waiting };
}
