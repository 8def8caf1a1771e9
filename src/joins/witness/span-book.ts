import { hexId, type OtlpItem } from "../../formats/otlp-json.ts";
import { fieldsOf, listOf, wordOf } from "../../probe/answers/json-view.ts";
import type { Clock } from "../../probe/attempt/clock.ts";
import { isOfLog } from "./read-log.ts";
import type { TrialSpan } from "./trace-context.ts";
import { traceState } from "./trace-state.ts";
import { type LogEntry, type LogOfTrial, TrialLogs } from "./trial-logs.ts";

export interface WaitRule {
  /** Longest wait for the spans of a trial after its answer, in milliseconds. */
  readonly longestMs: number;
  /** Without the span of a server: how long nothing more must have come, in milliseconds. */
  readonly quietMs: number;
}

/** What came for a trial after it was judged. */
export type LateNews =
  | { readonly items: readonly OtlpItem[] }
  /** `whole`: all that its file holds of the trial, what it had told before too. */
  | { readonly log: LogOfTrial; readonly whole: boolean; readonly trace: string };

interface Trial {
  readonly key: string;
  readonly span: TrialSpan;
  /** Traces that are its own: the one it was given, and any that the agent began for it. */
  readonly traces: string[];
  readonly items: OtlpItem[];
  /** Whether a log that is no span told of it. */
  logged: boolean;
  lastAt: number;
  /** Ends the wait for more, where there is one. */
  wake: () => void;
}

/** What came in a run, for its last words. */
export interface SpanCounts {
  readonly items: number;
  /** Trials that spans were joined to. */
  readonly joined: number;
  /** Came after their trial was judged. */
  readonly late: number;
  /** Of no trial of this run. */
  readonly strange: number;
  /** Lines and documents of logs that are no spans. */
  readonly entries: number;
  /** Trials whose logs are no proof of a hold, for lines of nobody may be theirs. */
  readonly doubted: number;
}

const MAX_STRANGE = 5_000;
/** Trials that may be waited for in vain before no trial is any more. */
const MAX_IN_VAIN = 3;

/** Keeps the spans of trials that are under way, by their trace, until they are asked for. */
export class SpanBook {
  readonly #clock: Clock;
  readonly #rule: WaitRule;
  readonly #logs = new TrialLogs(isOfLog);
  readonly #byTrace = new Map<string, Trial>();
  /** Keys of trials that are done, by their traces. */
  readonly #judged = new Map<string, string>();
  readonly #joined = new Set<string>();
  #follower: ((key: string, news: LateNews) => void) | null = null;
  #strange: OtlpItem[] = [];
  #items = 0;
  #late = 0;
  #strangers = 0;
  #inVain = 0;

  constructor(clock: Clock, rule: WaitRule) {
    this.#clock = clock;
    this.#rule = rule;
  }

  get counts(): SpanCounts {
    const { entries, strange, doubted } = this.#logs.counts;
    return {
      items: this.#items,
      joined: this.#joined.size,
      late: this.#late,
      strange: this.#strangers + strange,
      entries,
      doubted,
    };
  }

  /** Who is told what comes for trials that are done; null for nobody. */
  follow(follower: ((key: string, news: LateNews) => void) | null): void {
    this.#follower = follower;
  }

  /** A trial that an earlier process has judged. */
  judged({ traceId }: TrialSpan, key: string): void {
    this.#logs.expect(traceId);
    this.#judged.set(traceId, key);
  }

  /** A trial whose spans are to be kept; a second time goes on with what there is. */
  expect(span: TrialSpan, key: string): void {
    if (this.#byTrace.has(span.traceId)) return;
    const traces = [span.traceId];
    const lastAt = this.#clock.now();
    const trial = { key, span, traces, items: [], logged: false, lastAt, wake: () => undefined };
    this.#logs.expect(span.traceId);
    this.#byTrace.set(span.traceId, trial);
    this.#judged.delete(span.traceId);
  }

  add(items: readonly OtlpItem[]): void {
    this.#items += items.length;
    const touched = new Set<Trial>();
    const late = new Map<string, OtlpItem[]>();
    for (const item of items) {
      const trial = this.#trialOf(item);
      if (trial) {
        trial.items.push(item);
        touched.add(trial);
        continue;
      }
      const key = item.traceId === null ? undefined : this.#judged.get(item.traceId);
      if (key === undefined) this.#keepStrange(item);
      else {
        this.#late += 1;
        late.set(key, [...(late.get(key) ?? []), item]);
      }
    }
    for (const [key, its] of late) this.#follower?.(key, { items: its });
    for (const trial of touched) this.#heardOf(trial);
  }

  /** A line or a document of a log that is no span. */
  addLog(entry: LogEntry): void {
    for (const id of this.#logs.add(entry)) {
      const trial = this.#byTrace.get(id);
      if (trial) {
        trial.logged = true;
        this.#heardOf(trial);
        continue;
      }
      const key = this.#judged.get(id);
      if (key === undefined) continue;
      const log = this.#logs.news(id, entry);
      if (log === null) continue;
      this.#late += 1;
      this.#follower?.(key, { log, whole: entry.whole, trace: id });
    }
  }

  #heardOf(trial: Trial): void {
    this.#joined.add(trial.key);
    trial.lastAt = this.#clock.now();
    trial.wake();
  }

  /**
   * The spans of a trial, once its trace has ended or the wait is over; the trial is then done.
   * @param requests that may have reached the agent, 0 to take what there is
   */
  async take(span: TrialSpan, requests: number, signal: AbortSignal): Promise<readonly OtlpItem[]> {
    const trial = this.#byTrace.get(span.traceId);
    if (!trial) return [];
    if (requests > 0) await this.#wait(trial, requests, signal);
    for (const id of trial.traces) {
      this.#byTrace.delete(id);
      this.#judged.set(id, trial.key);
    }
    return trial.items;
  }

  /** What logs tell of a trial beside its spans, once it was waited for. */
  takeLogs({ traceId }: TrialSpan): readonly LogOfTrial[] {
    return this.#logs.take(traceId);
  }

  async #wait(trial: Trial, requests: number, signal: AbortSignal): Promise<void> {
    const { longestMs, quietMs } = this.#rule;
    const deadline = this.#clock.now() + longestMs;
    for (;;) {
      const told = traceState(trial.items, trial.span.spanId, requests);
      const state = told === "none" && trial.logged ? "quiet" : told;
      if (state === "ended" || signal.aborted) return;
      if (state === "none" && this.#joined.size === 0 && this.#inVain >= MAX_IN_VAIN) return;
      const until = state === "quiet" ? Math.min(deadline, trial.lastAt + quietMs) : deadline;
      const left = until - this.#clock.now();
      if (left <= 0) {
        if (state === "none") this.#inVain += 1;
        return;
      }
      await this.#sleep(trial, left, signal);
    }
  }

  /** Until something comes for the trial, the time is over or the run is interrupted. */
  async #sleep(trial: Trial, ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    // A reason of ours: one that the system makes has a stack, a costly thing once a span.
    const wake = (): void => woken.abort("news");
    trial.wake = wake;
    signal.addEventListener("abort", wake, { once: true });
    await this.#clock.sleep(ms, woken.signal);
    signal.removeEventListener("abort", wake);
    trial.wake = () => undefined;
  }

  /** By trace, or where an agent began one of its own, by our id in an attribute or a link. */
  #trialOf(item: OtlpItem): Trial | null {
    const own = item.traceId === null ? undefined : this.#byTrace.get(item.traceId);
    if (own) return own;
    const trial = this.#named(item);
    if (trial === null || item.traceId === null) return trial;
    this.#byTrace.set(item.traceId, trial);
    trial.traces.push(item.traceId);
    const before = this.#strange.filter(({ traceId }) => traceId === item.traceId);
    if (before.length > 0) {
      trial.items.push(...before);
      this.#strangers -= before.length;
      this.#strange = this.#strange.filter(({ traceId }) => traceId !== item.traceId);
    }
    return trial;
  }

  #named({ value }: OtlpItem): Trial | null {
    for (const link of listOf(value["links"])) {
      const trial = this.#byTrace.get(hexId(textOf(link, "traceId"), 16) ?? "");
      if (trial) return trial;
    }
    for (const attribute of listOf(value["attributes"])) {
      const text = textOf(fieldsOf(attribute)["value"], "stringValue");
      const trial = this.#byTrace.get(text);
      if (trial) return trial;
    }
    return null;
  }

  #keepStrange(item: OtlpItem): void {
    this.#strangers += 1;
    this.#strange.push(item);
    if (this.#strange.length > MAX_STRANGE) this.#strange.splice(0, MAX_STRANGE / 2);
  }
}

function textOf(value: unknown, key: string): string {
  return wordOf(fieldsOf(value)[key]) ?? "";
}
