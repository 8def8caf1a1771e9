import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { usageError } from "../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../formats/known-keys.ts";
import { OffsetMap } from "../text/code-points.ts";
import { AuditLog, type AuditRecord, type AuditSink, redacted } from "./audit.ts";
import {
  canaryList,
  type DetectorConfig,
  SENSITIVITIES,
  type SettledConfig,
  settleConfig,
} from "./config.ts";
import { type ConversationResult, type ConversationTurn, judgeTurns } from "./conversation.ts";
import { type CollectOptions, collectEvidence } from "./evidence/collect.ts";
import type { DetectionEvidenceBackend } from "./evidence/evidence-signal.ts";
import { judging } from "./judge.ts";
import type { DetectionResult } from "./result.ts";
import { finish, Scanner } from "./scan.ts";
import { TEXT_CONTEXTS, type TextContext } from "./score/context.ts";

export interface DetectOptions {
  /** Where the text came from, for the audit log; default `unknown`. */
  readonly source?: string;
  /** Canaries of this call, beside those of the configuration. */
  readonly canaryTokens?: readonly string[];
  /**
   * What the text is to the agent that reads it; default `document`, which changes no weight. In the
   * others, rules whose words are everyday speech there weigh half; in a `tool-result`, words that
   * turn to the reading machine weigh more.
   */
  readonly context?: "tool-result" | "user-input" | "agent-instructions" | "code" | "document";
}

/** What a detector takes from outside. */
export interface DetectorEnvironment {
  /** Clock of the audit records. */
  readonly now?: () => Date;
  readonly auditSink?: AuditSink;
  /** Asked by `detectWithEvidence`, after the verdict. */
  readonly evidence?: readonly DetectionEvidenceBackend[];
  /** Milliseconds each backend has; default 2,000. */
  readonly evidenceTimeoutMs?: number;
  /** Starts a timer and gives back how to stop it; default: the machine's. */
  readonly startTimer?: (afterMs: number, then: () => void) => () => void;
}

const ENVIRONMENT_KEYS: KeysOf<DetectorEnvironment> = {
  now: true,
  auditSink: true,
  evidence: true,
  evidenceTimeoutMs: true,
  startTimer: true,
};
const OPTION_KEYS: KeysOf<DetectOptions & { readonly text: string }> = {
  source: true,
  canaryTokens: true,
  context: true,
  text: true,
};

const DETECTION_ERROR = "detection_error";
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Looks for injection in texts by rules. Its time is linear in the length of a text. */
export class PromptInjectionDetector {
  readonly #config: SettledConfig;
  readonly #scanner: Scanner;
  readonly #audit: AuditLog;
  readonly #now: () => Date;
  readonly #sink: AuditSink | null;
  readonly #evidence: readonly DetectionEvidenceBackend[];
  readonly #collect: CollectOptions;

  /** @throws BacktrailError with code `usage` when the configuration is wrong. */
  constructor(config: DetectorConfig = {}, environment: DetectorEnvironment = {}) {
    this.#config = settleConfig(config);
    refuseUnknownKeys(environment, ENVIRONMENT_KEYS, "environment");
    this.#scanner = new Scanner();
    this.#audit = new AuditLog(this.#config.auditCapacity);
    this.#now = environment.now ?? (() => new Date());
    this.#sink = environment.auditSink ?? null;
    this.#evidence = [...(environment.evidence ?? [])];
    const { evidenceTimeoutMs: timeoutMs, startTimer } = environment;
    this.#collect = {
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(startTimer === undefined ? {} : { startTimer }),
    };
  }

  /**
   * The verdict on one text. Never throws on a text: what cannot be judged (no text at all, a lone
   * surrogate, an internal error) is reported as an injection.
   * @throws BacktrailError with code `usage` when a canary is blank or no text, or for an unknown option or context.
   */
  detect(text: string, options: DetectOptions = {}): DetectionResult {
    const result = this.#judged(text, settleOptions(options));
    this.#record(text, options.source, result);
    return result;
  }

  /**
   * The verdict of `detect`, which lets other work run between its steps: a megabyte takes some ten
   * steps. Evidence backends are not asked.
   * @throws BacktrailError with code `usage` when a canary is blank or no text, or for an unknown option or context.
   */
  async detectAsync(text: string, options: DetectOptions = {}): Promise<DetectionResult> {
    const steps = this.#judging(text, settleOptions(options));
    let step = steps.next();
    while (!step.done) {
      await setImmediate();
      step = steps.next();
    }
    this.#record(text, options.source, step.value);
    return step.value;
  }

  /**
   * The verdict of `detect`, settled first, and then the evidence of the backends. Evidence is only
   * appended: no backend can change another field, whatever it does. A text on which detection fails
   * closed is shown to no backend.
   * @throws BacktrailError with code `usage` when a canary is blank or no text, or for an unknown option or context.
   */
  async detectWithEvidence(text: string, options: DetectOptions = {}): Promise<DetectionResult> {
    const verdict = this.#judged(text, settleOptions(options));
    const failed = verdict.matches[0]?.rule === DETECTION_ERROR;
    const evidence = failed ? [] : await collectEvidence(text, this.#evidence, this.#collect);
    const result = { ...verdict, evidence };
    this.#record(text, options.source, result);
    return result;
  }

  /** The verdict on a conversation; see `ConversationResult`. */
  detectConversation(turns: readonly ConversationTurn[]): ConversationResult {
    const bar = SENSITIVITIES[this.#config.sensitivity];
    return judgeTurns(turns, bar.confidence, (turn) =>
      this.detect(turn.text, { source: turn.role }),
    );
  }

  /** The verdicts on many texts, in order. */
  detectBatch(items: readonly (DetectOptions & { readonly text: string })[]): DetectionResult[] {
    return items.map((item) => this.detect(item.text, item));
  }

  /** The newest audit records, oldest first; copies. */
  get auditLog(): AuditRecord[] {
    return this.#audit.records();
  }

  #judged(text: unknown, options: SettledOptions): DetectionResult {
    return finish(this.#judging(text, options));
  }

  *#judging(
    text: unknown,
    { canaries, context }: SettledOptions,
  ): Generator<void, DetectionResult> {
    if (typeof text !== "string") return failClosed(0, "there was no text");
    try {
      if (LONE_SURROGATE.test(text)) {
        return failClosed(new OffsetMap(text).length, "the text is not well-formed Unicode");
      }
      return yield* judging(text, this.#config, canaries, this.#scanner, context);
    } catch {
      return failClosed(0, "an internal error stopped the detection");
    }
  }

  #record(text: unknown, source: string | undefined, result: DetectionResult): void {
    const record: AuditRecord = {
      time: this.#now().toISOString(),
      sha256: typeof text === "string" ? hash("sha256", text) : null,
      source: source ?? "unknown",
      result: redacted(result),
    };
    this.#audit.add(record);
    try {
      this.#sink?.(record);
    } catch {
      // A full disk must not change a verdict; the in-memory log has the record.
    }
  }
}

interface SettledOptions {
  readonly canaries: readonly string[];
  readonly context: TextContext;
}

function settleOptions(options: DetectOptions): SettledOptions {
  refuseUnknownKeys(options, OPTION_KEYS, "options");
  const { context = "document" } = options;
  if (!TEXT_CONTEXTS.includes(context)) {
    throw usageError(
      "context",
      `must be one of ${TEXT_CONTEXTS.join(", ")}, not ${JSON.stringify(context)}`,
    );
  }
  return { canaries: canaryList("canaryTokens", options.canaryTokens), context };
}

function failClosed(length: number, reason: string): DetectionResult {
  return {
    isInjection: true,
    threatLevel: "critical",
    injectionType: null,
    confidence: 1,
    matches: [
      {
        rule: DETECTION_ERROR,
        type: null,
        threat: "critical",
        confidence: 1,
        span: [0, length],
        view: "raw",
        path: null,
        discounts: [],
        allowed: false,
      },
    ],
    explanation: `fails closed: ${reason}`,
    evidence: [],
  };
}
