import { type DefinitionChange, DefinitionWatch } from "../../../logs/definitions/drift.ts";
import type { Issue } from "../../../logs/import/sink.ts";
import type { LogEvent, Transcript } from "../../../logs/transcript/event.ts";
import type { GroundTruth } from "../../../pab/model.ts";
import type { ImportSummary } from "../../../report/import-console.ts";
import type { InputRecord } from "../../result-document.ts";
import type { UnknownTool } from "./suggested-map.ts";

/** Issues and inputs kept one by one; beyond it they are only counted. */
const KEPT = 10_000;

/** Counts what an import did. */
export class ImportTally {
  readonly #drop: boolean;
  files = 0;
  transcripts = 0;
  traces = 0;
  #events = 0;
  #instructions = 0;
  #planted = 0;
  #unclassifiedEvents = 0;
  /** Definitions of tools that became others. */
  definitionChanges = 0;
  readonly #watch = new DefinitionWatch();
  readonly #changes: DefinitionChange[] = [];
  /** The first result of each tool of unknown channel. */
  readonly #samples = new Map<string, string>();
  readonly #formats = new Map<string, number>();
  readonly #channels = new Map<string, number>();
  readonly #missing = new Map<string, number>();
  readonly #unmeasured: { what: string; why: string }[] = [];
  readonly #unclassified = new Map<string, number>();
  readonly #withoutTrace = new Map<string, number>();
  readonly #issues = { refused: 0, skipped: 0, note: 0 };
  readonly #kept: Issue[] = [];
  readonly #inputs: InputRecord[] = [];
  #unclassifiedTranscripts = 0;

  /** @param drop whether events of unknown channel are left out of traces. */
  constructor(drop: boolean) {
    this.#drop = drop;
  }

  file(path: string, sha256: string): void {
    this.files += 1;
    if (this.#inputs.length < KEPT) this.#inputs.push({ path, sha256 });
  }

  format(_label: string, format: string): void {
    bump(this.#formats, format);
  }

  /** @returns how many issues there are now. */
  issue(issue: Issue): number {
    this.#issues[issue.kind] += 1;
    if (this.#kept.length < KEPT) this.#kept.push(issue);
    return this.#issues.refused + this.#issues.skipped + this.#issues.note;
  }

  transcript(transcript: Transcript): void {
    this.transcripts += 1;
    const changes = this.#watch.see(transcript);
    this.definitionChanges += changes.length;
    this.#changes.push(...changes.slice(0, KEPT - this.#changes.length));
    this.#events += transcript.events.length;
    for (const { channel, kind, evidence } of transcript.events) {
      bump(
        this.#channels,
        kind === "content" || channel !== "assistant" ? channel : `assistant ${kind}`,
      );
      if (evidence !== "whole") bump(this.#missing, evidence);
    }
  }

  trace(truths: readonly GroundTruth[]): void {
    this.traces += 1;
    this.#instructions += truths.length;
    this.#planted += truths.filter(({ authorized }) => !authorized).length;
  }

  withoutTrace(why: string): void {
    bump(this.#withoutTrace, why);
  }

  /** Events of a trace whose channel nobody knows, shown as the least trusted or left out. */
  unclassified(events: readonly LogEvent[]): void {
    if (events.length > 0) this.#unclassifiedTranscripts += 1;
    this.#unclassifiedEvents += events.length;
    for (const { tool, actor, content } of events) {
      bump(this.#unclassified, tool ?? actor);
      if (tool !== null && this.#samples.size < KEPT && !this.#samples.has(tool))
        this.#samples.set(tool, content ?? "");
    }
  }

  /** Tools that no table names, those with the most results first. */
  unknownTools(): readonly UnknownTool[] {
    return table(this.#unclassified).flatMap(({ name, count }) => {
      const sample = this.#samples.get(name);
      return sample === undefined ? [] : [{ name, results: count, sample }];
    });
  }

  inputs(): readonly InputRecord[] {
    return this.#inputs;
  }

  /** What the corpus does not measure. */
  unmeasured(note: { what: string; why: string }): void {
    this.#unmeasured.push(note);
  }

  leftOut(): { what: string; why: string }[] {
    const unread = this.#kept
      .filter(({ kind }) => kind !== "note")
      .map(({ file, line, pointer, reason }) => ({
        what: `${file}${line === null ? "" : `:${line}`}${pointer}`,
        why: reason,
      }));
    return [...unread, ...this.#unmeasured];
  }

  summary(): ImportSummary {
    return {
      files: this.files,
      formats: table(this.#formats),
      transcripts: this.transcripts,
      events: this.#events,
      channels: table(this.#channels),
      missing_evidence: table(this.#missing),
      refused: this.#issues.refused,
      skipped: this.#issues.skipped,
      notes: this.#kept
        .filter(({ kind }) => kind === "note")
        .slice(0, 1000)
        .map(({ file, line, pointer, reason }) => ({ file, line, pointer, reason })),
      note_count: this.#issues.note,
      definition_changes: this.#changes,
      traces: this.traces,
      instructions: this.#instructions,
      planted_instructions: this.#planted,
      without_trace: table(this.#withoutTrace),
      unclassified: {
        transcripts: this.#unclassifiedTranscripts,
        events: this.#unclassifiedEvents,
        dropped_events: this.#drop ? this.#unclassifiedEvents : 0,
        tools: table(this.#unclassified),
      },
    };
  }
}

function bump(counts: Map<string, number>, key: string): void {
  // A log with a new tool name in every line must not fill the memory.
  if (counts.size >= KEPT && !counts.has(key)) return;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function table(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
