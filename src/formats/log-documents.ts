import { z } from "zod";
import { LOGGED_OUTCOMES } from "./outcome.ts";
import { resultDocumentSchema } from "./result-header.ts";

/** The result documents of `import` and `rescore agentdojo`. */

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
const rate = z.strictObject({
  k: count,
  n: count,
  rate: share.nullable(),
  ci: z.tuple([share, share]).nullable(),
});
const counted = z.array(z.strictObject({ name: z.string(), count }));
const name = z.string();

/** `import --json`, and the `import.json` of its folder. */
export const ImportDocumentSchema = resultDocumentSchema("backtrail/import", 1, {
  files: count,
  formats: counted,
  transcripts: count,
  events: count,
  channels: counted,
  missing_evidence: counted,
  refused: count,
  skipped: count,
  notes: z.array(
    z.strictObject({
      file: name,
      line: z.int().positive().nullable(),
      pointer: z.string(),
      reason: z.string(),
    }),
  ),
  note_count: count,
  /** Definitions of tools that became others during a session or between sessions. */
  definition_changes: z.array(
    z.strictObject({
      tool: name,
      file: name,
      event_id: name,
      previous_file: name,
      previous_event_id: name,
      fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
      previous_fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
      changes: z.array(z.string()),
      calls_before: count,
    }),
  ),
  traces: count,
  instructions: count,
  planted_instructions: count,
  without_trace: counted,
  /** Events of traces whose channel is not known: shown as retrieved_doc, or dropped. */
  unclassified: z.strictObject({
    transcripts: count,
    events: count,
    dropped_events: count,
    tools: counted,
  }),
}).meta({ description: "What an import read, and what it could not." });

const attacked = z.strictObject({
  pipeline: name,
  suite: name.nullable(),
  attack: name,
  runs: count,
  published: z.strictObject({ asr: rate, utility: rate }),
  outcomes: z.strictObject(
    Object.fromEntries(
      [...LOGGED_OUTCOMES, "exposure_unknown"].map((outcome) => [outcome, count]),
    ) as Record<string, typeof count>,
  ),
  asr: rate,
  asr_given_delivery: rate,
  delivered: rate,
  utility: rate,
  published_successes: z.strictObject({
    total: count,
    errors: count,
    without_exposure: count,
    without_messages: count,
  }),
  exposure_unknown: count,
});

const benign = z.strictObject({
  pipeline: name,
  suite: name.nullable(),
  tasks: z.enum(["user", "injection"]),
  runs: count,
  published_utility: rate,
  utility: rate,
  errors: count,
  withheld_results: rate,
  runs_with_withheld: rate,
});

const discordance = z.strictObject({ n: count, fixed: count, newly_broken: count, p: share });

const ledger = z.strictObject({
  defended: name,
  base: name,
  defence: name,
  attack: name,
  tasks: count,
  stopped_needed: count,
  stopped_unneeded: count,
  still_acted: count,
  newly_acted: count,
  nothing_to_stop: count,
  crashed: count,
  no_reference: count,
  stops: z.strictObject({
    blocked: count,
    resisted: count,
    not_delivered: count,
    exposure_unknown: count,
    without_any_call: count,
    user_task_failed: count,
    with_crashes: count,
    by_not_working: rate,
    twin_worked: count,
    twin_hit: rate,
  }),
  benign: z.strictObject({
    tasks: count,
    worked: count,
    broke: count,
    broken: rate,
    mended: count,
    crashed: count,
    withheld_results: rate,
  }),
  labels: z.array(
    z.strictObject({
      label: z.enum(["crash defence", "blind defence", "breaks the work"]),
      counts: rate,
      meaning: z.string(),
    }),
  ),
  no_label: z.string().nullable(),
});

const findings = z.strictObject({
  errored_runs_counted_as_successes: count,
  errored_attacked_runs: count,
  successes_without_exposure: z.array(
    z.strictObject({
      suite: name,
      user_task: name,
      version: name.nullable(),
      runs: count,
      pipelines: z.array(name),
      user_prompt_names: z.array(z.string()),
      where_named: rate,
      where_not_named: rate,
    }),
  ),
  runs_without_messages: z.array(
    z.strictObject({
      pipeline: name,
      suite: name,
      attacked: count,
      benign: count,
      published_utility_true: count,
      published_security_true: count,
    }),
  ),
  runs_without_verdict: z.array(z.string()),
  same_id_other_task: z.array(
    z.strictObject({
      suite: name,
      id: name,
      wordings: z.array(
        z.strictObject({ text: z.string(), versions: z.array(name.nullable()), pipelines: count }),
      ),
    }),
  ),
  pipelines_named_otherwise: z.array(z.strictObject({ folder: name, name, runs: count })),
  successes_without_call_after_exposure: rate,
  attacked_runs_of_unknown_exposure: rate,
});

/** `rescore agentdojo --json`. */
export const RescoreDocumentSchema = resultDocumentSchema("backtrail/rescore-agentdojo", 1, {
  files: count,
  runs: count,
  attacked_runs: count,
  benign_runs: count,
  attacked_runs_with_span: count,
  spans: count,
  findings,
  attacked: z.array(attacked),
  benign: z.array(benign),
  paired: z.array(
    z.strictObject({
      base: name,
      other: name,
      attack: name,
      matched: count,
      differing_tasks: count,
      only_base: count,
      only_other: count,
      published: discordance,
      rescored: discordance,
    }),
  ),
  ledger: z.array(ledger),
}).meta({
  description: "Published benchmark runs with honest outcomes, beside the published figures.",
});

/** `trace --json` on a trace of a corpus. */
export const TraceDocumentSchema = resultDocumentSchema("backtrail/trace", 1, {
  trace_id: name,
  events: z.array(z.strictObject({ event_id: name, channel: name, actor: z.string() })),
  instructions: z.array(
    z.strictObject({
      instruction_id: name,
      surface_event_id: name,
      surface_span: z.tuple([count, count]).nullable(),
      origin_event_id: name.nullable(),
      chain: z.array(name),
      authorized: z.boolean(),
    }),
  ),
}).meta({ description: "A trace and the trails of its instructions." });

/** `trace --json` on a log. */
export const TraceLogDocumentSchema = resultDocumentSchema("backtrail/trace-log", 1, {
  transcripts: z.array(
    z.strictObject({
      transcript_id: name,
      format: name,
      name: z.string().nullable(),
      events: z.array(
        z.strictObject({
          event_id: name,
          channel: name,
          kind: name,
          actor: z.string(),
          evidence: name,
        }),
      ),
    }),
  ),
}).meta({ description: "The transcripts of a log, without their text." });

const place = z.strictObject({
  transcript_id: name,
  event_id: name,
  channel: name,
  tool: name.nullable(),
  /** Code points of the event's text; of a call, of its arguments' values, one a line. */
  span: z.tuple([count, count]),
  text: z.string(),
});

const causeTrail = {
  /** From the act back to the place of entry. */
  stops: z.array(place),
  chain: z.array(name),
  lost: z.string().nullable(),
};

/** `trace LOG --call|--calls|--find|--event --json`. */
export const TraceCauseDocumentSchema = resultDocumentSchema("backtrail/trace-cause", 1, {
  transcripts: count,
  acts: z.array(
    z.strictObject({
      transcript_id: name,
      act_id: name,
      file: name,
      line: z.int().positive().nullable(),
      pointer: z.string(),
      tool: name.nullable(),
      request_event_id: name.nullable(),
      verdict: z.enum(["asked for", "rests on untrusted text", "cannot be told"]),
      motive: z
        .strictObject({ ...causeTrail, over_the_head: z.boolean(), link: z.number().nonnegative() })
        .nullable(),
      values: z.array(
        z.strictObject({
          pointer: z.string(),
          value: z.string(),
          kind: z.enum(["copied", "partly copied", "reworded", "computed"]).nullable(),
          share: share.nullable(),
          origin: z.strictObject(causeTrail).nullable(),
          also_in: z.array(name),
          untrusted: z.boolean(),
        }),
      ),
      values_left: count,
      unseen: z.array(z.string()),
    }),
  ),
  /** Passages that no act of the agent is: where they came from. */
  texts: z.array(z.strictObject({ ...place.shape, ...causeTrail })),
  verdicts: counted,
}).meta({ description: "Why an agent acted: where values and orders came from." });
