import type { Region } from "./region.ts";
import { sentenceAt } from "./sentences.ts";
import type { TraceIndex } from "./trace-index.ts";

/** A request that is a question in form only: a modal verb and whom it is put to. */
const request =
  /\b(?:can|could|would|will) (?:you|u|we|somebody|someone|anyone)\b|\blet (?:me|us|him|her|them|the|my)\b|\b(?:please|pls)\b/;

/** Whether the sentence around a region ends in a question mark and is no request. */
export function isQuestion(index: TraceIndex, region: Region): boolean {
  if (region.to <= region.from) return false;
  const content = index.events[region.event]?.content ?? "";
  const first = sentenceAt(index, region.event, region.from);
  const last = sentenceAt(index, region.event, region.to - 1);
  const end = index.ends[last.to - 1] ?? 0;
  if (!/^\s*[?？؟]/.test(content.slice(end, end + 3))) return false;
  return !request.test(content.slice(index.starts[first.from], end).toLowerCase());
}
