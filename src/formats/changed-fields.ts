import { canonicalJsonLine } from "./canonical-json.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Names of the fields in which two records differ, sorted; an absent one is as good as null. */
export function changedFields(before: Fields, now: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => canonicalJsonLine(before[key] ?? null) !== canonicalJsonLine(now[key] ?? null))
    .sort();
}
