import { join } from "node:path";
import type { Defense } from "../../src/pab/defense.ts";
import { defenses } from "../../src/pab/defenses/builtin.ts";
import { loadDefense } from "../../src/pab/defenses/load.ts";
import { reviewTraces } from "../../src/pab/review.ts";
import { ordersTrace } from "./orders-trace.ts";

const root = join(import.meta.dirname, "..", "..");

/** What a `--defense` value names, for tests that run at the root of the project. */
export function loadOutside(name: string, timeoutMs: number): Promise<Defense> {
  return loadDefense(name, { registry: defenses, timeoutMs, cwd: root, env: process.env, fetch });
}

/** Kinds of failure of a defence that gets one decision point for each order, null for an answer. */
export async function kindsOf(
  defense: Defense,
  orders: readonly string[],
): Promise<(string | null)[]> {
  const out: (string | null)[] = [];
  try {
    for await (const { failure } of reviewTraces([ordersTrace(orders)], defense)) {
      out.push(failure?.kind ?? null);
    }
  } finally {
    await defense.close?.();
  }
  return out;
}
