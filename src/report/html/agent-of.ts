import type { ScanMeta } from "../../formats/scan-meta.ts";

/** Which agent a scan was of: `backend/model`, with `?` for what it does not tell. */
export function agentOf({ backend, model }: Pick<ScanMeta, "backend" | "model">): string {
  return `${backend ?? "?"}/${model ?? "?"}`;
}
