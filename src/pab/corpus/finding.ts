/** How bad a fault is: FATAL voids every number from the corpus, WARNING flaws one slice of it. */
export type Severity = "FATAL" | "WARNING";

/**
 * Every fault that is looked for. A cross-reference fault (one file points at something in another
 * that is not there or does not fit) becomes a WARNING with `strict: false`.
 */
export const FINDING_CODES = {
  origin_leak: { severity: "FATAL", crossReference: false },

  not_a_regular_file: { severity: "FATAL", crossReference: false },
  unreadable_file: { severity: "FATAL", crossReference: false },
  invalid_utf8: { severity: "FATAL", crossReference: false },
  invalid_json: { severity: "FATAL", crossReference: false },
  duplicate_key: { severity: "FATAL", crossReference: false },
  unknown_key: { severity: "FATAL", crossReference: false },
  wrong_shape: { severity: "FATAL", crossReference: false },
  no_events: { severity: "FATAL", crossReference: false },
  empty_span: { severity: "FATAL", crossReference: false },
  duplicate_event_id: { severity: "FATAL", crossReference: false },
  duplicate_seq: { severity: "FATAL", crossReference: false },
  duplicate_trace_id: { severity: "FATAL", crossReference: false },
  duplicate_instruction_id: { severity: "FATAL", crossReference: false },
  trace_id_not_file_name: { severity: "FATAL", crossReference: false },

  no_traces: { severity: "FATAL", crossReference: false },
  no_ground_truth: { severity: "FATAL", crossReference: false },
  empty_ground_truth: { severity: "FATAL", crossReference: false },
  hop_count_contradiction: { severity: "FATAL", crossReference: false },
  origin_contradiction: { severity: "FATAL", crossReference: false },
  unknown_transform: { severity: "FATAL", crossReference: false },
  authorized_contradiction: { severity: "FATAL", crossReference: false },
  attack_type_contradiction: { severity: "FATAL", crossReference: false },

  missing_trace: { severity: "FATAL", crossReference: true },
  missing_event: { severity: "FATAL", crossReference: true },
  span_outside_event: { severity: "FATAL", crossReference: true },
  surface_contradiction: { severity: "FATAL", crossReference: true },
  missing_origin_event: { severity: "FATAL", crossReference: true },
  origin_event_contradiction: { severity: "FATAL", crossReference: true },
  point_missing_event: { severity: "FATAL", crossReference: true },
  point_span_outside_event: { severity: "FATAL", crossReference: true },
  no_decision_point: { severity: "FATAL", crossReference: true },

  malformed_manifest: { severity: "FATAL", crossReference: false },
  hash_mismatch: { severity: "FATAL", crossReference: false },
  listed_file_missing: { severity: "FATAL", crossReference: true },
  unlisted_file: { severity: "FATAL", crossReference: true },
  counts_contradiction: { severity: "FATAL", crossReference: true },

  no_manifest: { severity: "WARNING", crossReference: false },
  no_hashes: { severity: "WARNING", crossReference: false },
  no_canary: { severity: "WARNING", crossReference: false },
  malformed_canary: { severity: "WARNING", crossReference: false },
  canary_in_content: { severity: "WARNING", crossReference: false },
  unexpected_file: { severity: "WARNING", crossReference: false },
  events_out_of_order: { severity: "WARNING", crossReference: false },
  lone_surrogate: { severity: "WARNING", crossReference: false },
  duplicate_decision_point: { severity: "WARNING", crossReference: false },
  point_misses_instruction: { severity: "WARNING", crossReference: false },
  surface_channel_unexpected: { severity: "WARNING", crossReference: false },
  unknown_attack_type: { severity: "WARNING", crossReference: false },
  attack_type_inexact: { severity: "WARNING", crossReference: false },
  impersonation_missing: { severity: "WARNING", crossReference: false },
  ambiguity_not_by_rubric: { severity: "WARNING", crossReference: false },
  single_instruction_hop_bin: { severity: "WARNING", crossReference: false },
  trace_without_truth: { severity: "WARNING", crossReference: false },
  channel_not_covered: { severity: "WARNING", crossReference: false },
} as const satisfies Record<
  string,
  { readonly severity: Severity; readonly crossReference: boolean }
>;

export type FindingCode = keyof typeof FINDING_CODES;

/** Where in a corpus a fault is. */
export interface FindingPlace {
  readonly path: string;
  /** Line of `ground_truth.jsonl`, from 1. */
  readonly line?: number;
  readonly trace?: string;
  readonly event?: string;
  readonly instruction?: string;
}

export interface Finding extends FindingPlace {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** One sentence; may quote the corpus, so it is untrusted text. */
  readonly message: string;
}

export function finding(code: FindingCode, place: FindingPlace, message: string): Finding {
  return { severity: FINDING_CODES[code].severity, code, ...place, message };
}

/** The same finding as `strict: false` sees it. */
export function relaxed(item: Finding): Finding {
  return FINDING_CODES[item.code].crossReference ? { ...item, severity: "WARNING" } : item;
}

/** Path and line of a finding, `path:line`. */
export function placeOf(item: FindingPlace): string {
  return item.line === undefined ? item.path : `${item.path}:${item.line}`;
}
