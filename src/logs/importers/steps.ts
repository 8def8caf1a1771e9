import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Reader } from "./importer.ts";

/** Which side of a step is read: a step with steps inside is read when it begins and when it ends. */
export type Phase = "whole" | "input" | "output";

export const reads = {
  input: (phase: Phase): boolean => phase !== "output",
  output: (phase: Phase): boolean => phase !== "input",
} as const;

/** One step of a traced run: a span, an observation, a run. */
export interface Step {
  readonly id: string | null;
  readonly parentId: string | null;
  /** In any unit, the same for all steps of a trace; null where the log does not say. */
  readonly start: number | null;
  /** Rough count of the characters it holds. */
  readonly size: number;
  /** A model's answer comes before the tools that it calls, also where they ran inside its step. */
  readonly isModel?: boolean;
  read(builder: TranscriptBuilder, phase: Phase, about: StepPlace): void;
}

export interface StepPlace {
  /** Whether the step lies inside another one of the log. */
  readonly isInner: boolean;
  /** Whether the trace has no other outermost step: only then its output is the run's. */
  readonly isOnlyRoot: boolean;
  readonly isLeaf: boolean;
}

interface Held {
  readonly step: Step;
  readonly builder: TranscriptBuilder;
  readonly place: { readonly file: string; readonly line: number | null };
}

/** Steps and characters held before they are read although others of their trace may follow. */
const MAX_STEPS = 20_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Holds the steps of a file until their traces are whole: exporters write a step when it ends, so
 * that a wrapper comes before or after what it holds, and its output belongs after it.
 */
export class StepBuffer {
  #traces = new Map<TranscriptBuilder, Held[]>();
  #steps = 0;
  #size = 0;

  add(builder: TranscriptBuilder, step: Step, reader: Reader): void {
    const held = this.#traces.get(builder) ?? [];
    this.#traces.set(builder, held);
    held.push({ step, builder, place: builder.place });
    this.#steps += 1;
    this.#size += step.size;
    if (this.#steps < MAX_STEPS && this.#size < MAX_CHARACTERS) return;
    reader.note("the file holds more steps than are put in order at once");
    this.flush();
  }

  /** Reads everything held, trace by trace. */
  flush(): void {
    const traces = this.#traces;
    this.#traces = new Map();
    this.#steps = 0;
    this.#size = 0;
    for (const held of traces.values()) readInOrder(held);
  }
}

/** Depth first by start: a step's input, the steps inside it, its output. */
function readInOrder(held: readonly Held[]): void {
  const byId = new Map(held.flatMap((one) => (one.step.id === null ? [] : [[one.step.id, one]])));
  const inside = new Map<Held, Held[]>();
  const roots: Held[] = [];
  for (const one of held) {
    const { id, parentId } = one.step;
    const parent = parentId === null || parentId === id ? undefined : byId.get(parentId);
    if (parent === undefined) roots.push(one);
    else inside.set(parent, [...(inside.get(parent) ?? []), one]);
  }
  const seen = new Set<Held>();
  const visit = (one: Held, depth: number): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const children = depth > MAX_DEPTH ? [] : byStart(inside.get(one) ?? []);
    const isInner = depth > 0;
    const isOnlyRoot = !isInner && roots.length === 1;
    const about = { isInner, isOnlyRoot, isLeaf: children.length === 0 };
    const read = (phase: Phase): void => {
      one.builder.at(one.place.file, one.place.line);
      one.step.read(one.builder, phase, about);
    };
    const isInnermost = one.step.isModel === true && !children.some((child) => child.step.isModel);
    if (about.isLeaf) read("whole");
    else if (isInnermost) {
      read("whole");
      for (const child of children) visit(child, depth + 1);
    } else {
      read("input");
      for (const child of children) visit(child, depth + 1);
      read("output");
    }
  };
  for (const root of byStart(roots)) visit(root, 0);
  // Steps that name each other as parents, or lie too deep, are read all the same.
  for (const one of byStart(held)) visit(one, MAX_DEPTH + 1);
}

const MAX_DEPTH = 200;

function byStart(held: readonly Held[]): readonly Held[] {
  return held
    .map((one, index) => ({ one, index }))
    .sort((a, b) => (a.one.step.start ?? 0) - (b.one.step.start ?? 0) || a.index - b.index)
    .map(({ one }) => one);
}

/** A rough count of the characters in a value, cheap and never below what its strings hold. */
export function roughSize(value: unknown, depth = 0): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > 50) return 8;
  let size = 16;
  for (const item of Object.values(value)) size += roughSize(item, depth + 1);
  return size;
}
