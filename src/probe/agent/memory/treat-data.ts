import { treatedOf } from "../../battery/treated.ts";
import type { MemoryDefense, MemoryDefenseContext } from "../../contracts/memory-defense.ts";
import { WITHHELD } from "../tool-loop.ts";
import type { TrialLog } from "./trial-log.ts";

/** The data as the model will read them, and what the defence at the read says beside them. */
export async function treatData(
  raw: string,
  { read }: MemoryDefense,
  context: MemoryDefenseContext,
  log: TrialLog,
): Promise<{ readonly data: string; readonly systemNote: string | null }> {
  if (!read) return { data: raw, systemNote: null };
  const treated = treatedOf(await read.apply(raw, context), read.name);
  log.spend(treated.overhead);
  if (treated.status === "blocked") {
    log.stop("read", treated.reason || "withheld", [raw]);
    return { data: WITHHELD, systemNote: null };
  }
  if (treated.screenFailed === true) log.notes.add("screen_failed");
  if (log.watch.carries(treated.data) === null) log.stop("read", "taken out of the data", [raw]);
  return { data: treated.data, systemNote: treated.systemNote ?? null };
}
