import { join } from "node:path";
import { CHANNELS } from "../../formats/pab.ts";
import { type Finding, finding } from "./finding.ts";
import { TRUTH_FILE } from "./folder.ts";
import type { CorpusFrame } from "./frame.ts";
import { groupBy } from "./group-by.ts";

/** Slices of a corpus that are empty or rest on a single instruction. */
export function* coverageFindings({ dir, records, truthIsWhole }: CorpusFrame): Generator<Finding> {
  if (!truthIsWhole || records.length === 0) return;
  const place = { path: join(dir, TRUTH_FILE) };
  const byHops = groupBy(records, (record) => record.truth.hopCount);
  for (const [hops, bin] of [...byHops].sort(([a], [b]) => a - b)) {
    const [only] = bin;
    if (bin.length > 1 || !only) continue;
    const message = `is the only instruction over ${hops} hops: that bin's rate rests on it alone`;
    yield finding("single_instruction_hop_bin", only.place, message);
  }
  const origins = new Set(records.map((record) => record.truth.trueOriginChannel));
  for (const channel of CHANNELS) {
    if (origins.has(channel)) continue;
    yield finding("channel_not_covered", place, `no instruction has its origin on ${channel}`);
  }
}
