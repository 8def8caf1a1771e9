import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { canonicalJson } from "../../../formats/canonical-json.ts";
import { usageError } from "../../../formats/error.ts";
import { ImportDocumentSchema } from "../../../formats/log-documents.ts";
import type { ImportRecord } from "../../../formats/part-records.ts";
import type { PassageLabel } from "../../../joins/cause/label-truth.ts";
import { CauseTracer } from "../../../joins/cause/trace-cause.ts";
import { canaryFor, convertTranscript } from "../../../joins/log-corpus.ts";
import type { Transcript } from "../../../logs/transcript/event.ts";
import { transcriptLines } from "../../../logs/transcript/lines.ts";
import type { GroundTruth, Trace } from "../../../pab/model.ts";
import { saveCorpus } from "../../../pab/save-corpus.ts";
import { answersGivenAway, givenAwayNote } from "../../../pab/score/given-away.ts";
import { renderImport } from "../../../report/import-console.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { choiceFlag, intFlag, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { ImportTally } from "./import-tally.ts";
import { readLabels } from "./label-file.ts";
import { type OutputFolder, openOutput } from "./output-folder.ts";
import { suggestedMap } from "./suggested-map.ts";

/** Flags that say what is made of what was read. */
export const WRITING_FLAGS = {
  suggestMap: textFlag.optional(),
  dropUnclassified: switchFlag.optional(),
  plantedOnly: switchFlag.optional(),
  instructions: choiceFlag(["planted", "auto"]).default("planted"),
  labels: textFlag.optional(),
  failOnChange: switchFlag.optional(),
  sample: intFlag(1).optional(),
  seed: intFlag(0).optional(),
};

export const WritingFlagsSchema = z.object(WRITING_FLAGS);
type Flags = z.output<typeof WritingFlagsSchema>;

/** What was read, and what shall be made of it. */
export interface ImportJob {
  readonly steps: AsyncIterable<ImportRecord>;
  readonly flags: Flags;
  /** What was read, as it was typed. */
  readonly paths: readonly string[];
  /** The folder, as it was typed. */
  readonly out: string;
}

/**
 * Writes transcripts, corpus and report of what was read into a folder, aside and then in its place.
 * @throws BacktrailError with code `io` when it cannot be written, and whatever the steps throw; the
 * folder is then as it was
 */
export async function writeImport(job: ImportJob, invocation: Invocation): Promise<ExitCode> {
  const { context, output } = invocation;
  const { out, flags } = job;
  const folder = await openOutput(resolve(context.cwd, out), out);
  if (folder.hadRemains)
    await output.warn(
      `note: an earlier import into ${printable(out)} did not end; its remains are removed\n`,
    );
  const tally = new ImportTally(flags.dropUnclassified === true);
  try {
    await writeAll(invocation, job, folder.aside, tally);
    return await finish(invocation, job, folder, tally);
  } catch (error) {
    await folder.abandon();
    if (context.signal.aborted)
      await output.warn(
        `interrupted: nothing was written; what is in ${printable(out)} is as it was\n`,
      );
    throw error;
  }
}

async function finish(
  invocation: Invocation,
  { flags, out }: ImportJob,
  folder: OutputFolder,
  tally: ImportTally,
): Promise<ExitCode> {
  const { output } = invocation;
  if (flags.suggestMap !== undefined)
    await writeReport(
      resolve(invocation.context.cwd, flags.suggestMap),
      suggestedMap(tally.unknownTools()),
    );
  await output.print(renderImport(tally.summary(), out));
  const document = resultDocument(ImportDocumentSchema, {
    invocation,
    seed: flags.sample === undefined ? null : (flags.seed ?? 0),
    inputs: tally.inputs(),
    leftOut: tally.leftOut(),
    body: { ...tally.summary() },
  });
  await writeReport(join(folder.aside, "import.json"), canonicalJson(document));
  await folder.commit();
  await output.document(document);
  if (tally.traces + tally.transcripts === 0) return EXIT.failed;
  return flags.failOnChange && tally.definitionChanges > 0 ? EXIT.finding : EXIT.ok;
}

async function writeAll(
  { output, context }: Invocation,
  { steps, flags, paths }: ImportJob,
  out: string,
  tally: ImportTally,
): Promise<void> {
  const labels = await labelsOf(context, flags);
  const transcripts = await open(join(out, "transcripts.jsonl"), "w");
  const sidecar = await open(join(out, "sidecar.jsonl"), "w");
  const truths: GroundTruth[] = [];
  const convert = conversionOf(flags, labels);
  const seen = new Set<string>();

  async function* traces(): AsyncGenerator<Trace> {
    for await (const step of steps) {
      if (step.type === "file") tally.file(step.label, step.sha256);
      else if (step.type === "format") {
        tally.format(step.label, step.format);
        if (tally.files <= TALKATIVE)
          await output.talk(
            `${printable(step.label)}: ${step.format} (${printable(step.reason)})\n`,
          );
      } else if (step.type === "issue") {
        if (tally.issue(step.issue) <= SHOWN_ISSUES) await output.warn(issueLine(step.issue));
      } else {
        await transcripts.write(transcriptLines(step.transcript));
        yield* convertOne(step.transcript);
      }
    }
  }

  async function* convertOne(transcript: Transcript): AsyncGenerator<Trace> {
    tally.transcript(transcript);
    seen.add(transcript.transcriptId);
    convert.tracer?.open(transcript);
    const converted = convertTranscript(transcript, convert);
    if ("leftOut" in converted) tally.withoutTrace(converted.leftOut);
    else {
      tally.trace(converted.truths);
      tally.unclassified(converted.unclassified);
      truths.push(...converted.truths);
      await sidecar.write(`${converted.sidecar}\n`);
      yield converted.trace;
    }
  }

  try {
    await saveTraces(traces(), truths, join(out, "corpus"), paths);
    refuseStrange(labels, seen);
    const given = answersGivenAway(truths);
    if (given) {
      tally.unmeasured(givenAwayNote(given));
      await output.warn(`warning: no measure of provenance: ${givenAwayNote(given).why}\n`);
    }
  } finally {
    await transcripts.close();
    await sidecar.close();
  }
}

function conversionOf(
  flags: Flags,
  labels: readonly PassageLabel[] | null,
): Parameters<typeof convertTranscript>[1] {
  return {
    dropUnclassified: flags.dropUnclassified === true,
    plantedOnly: flags.plantedOnly === true,
    ...(flags.instructions === "auto" ? { tracer: new CauseTracer() } : {}),
    ...(labels ? { labels } : {}),
  };
}

async function labelsOf(context: CliContext, flags: Flags): Promise<PassageLabel[] | null> {
  if (flags.labels === undefined) return null;
  if (flags.instructions === "auto")
    throw usageError("--labels", "give --labels or --instructions auto, not both");
  return await readLabels(context, flags.labels);
}

function refuseStrange(labels: readonly PassageLabel[] | null, seen: ReadonlySet<string>): void {
  const strange = labels?.find(({ transcriptId }) => !seen.has(transcriptId));
  if (!strange) return;
  const message = `a label is of transcript ${strange.transcriptId}, which was not read; name the log as it was named to trace`;
  throw usageError("--labels", message);
}

const TALKATIVE = 50;
const SHOWN_ISSUES = 100;

function issueLine(issue: {
  kind: string;
  file: string;
  line: number | null;
  pointer: string;
  reason: string;
}): string {
  const place = `${issue.file}${issue.line === null ? "" : `:${issue.line}`}${issue.pointer}`;
  return `${issue.kind}: ${printable(place)}: ${printable(issue.reason)}\n`;
}

/** A corpus folder is made with the first trace; where none comes there is none. */
async function saveTraces(
  traces: AsyncGenerator<Trace>,
  truths: readonly GroundTruth[],
  dir: string,
  paths: readonly string[],
): Promise<void> {
  const first = await traces.next();
  if (first.done) return;
  async function* all(): AsyncGenerator<Trace> {
    yield first.value as Trace;
    yield* traces;
  }
  await saveCorpus(dir, {
    name: "imported",
    split: "imported",
    canary: canaryFor(paths),
    generator: null,
    traces: all(),
    groundTruth: { [Symbol.iterator]: () => truths[Symbol.iterator]() },
  });
}

async function writeReport(path: string, text: string): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.write(text);
  } finally {
    await file.close();
  }
}
