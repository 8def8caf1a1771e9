import { detectFormat, refusalOf } from "./detect.ts";
import {
  drained,
  type FileOptions,
  finished,
  formatOf,
  type ImportOutput,
  importersOf,
  issue,
  readInto,
  refused,
  sinkOf,
  unknownReason,
} from "./import-output.ts";
import { separateStreams } from "./separate-streams.ts";

/** Imports one document. */
export async function* importValue(
  options: FileOptions,
  value: unknown,
): AsyncGenerator<ImportOutput> {
  const refusal = refusalOf(value);
  if (refusal !== null) {
    yield refused(options, refusal);
    return;
  }
  const found = detectFormat(value, importersOf(options));
  if (!found) {
    yield refused(options, unknownReason(options, value));
    return;
  }
  yield formatOf(options, found);
  const sink = sinkOf(options, found.importer);
  sink.at(null);
  readInto(sink, found.importer, value);
  yield* finished(sink);
}

/** Imports a response told in events. */
export async function* importStream(
  options: FileOptions,
  events: readonly unknown[],
): AsyncGenerator<ImportOutput> {
  const importer = importersOf(options).find((one) =>
    events.some((event) => one.isStreamEvent?.(event)),
  );
  if (!importer?.assemble) {
    yield refused(
      options,
      events.length === 0 ? "a stream without events" : "a stream of unknown events",
    );
    return;
  }
  const failed = events.find((event) => refusalOf(event) !== null);
  if (failed !== undefined) yield issue(options, "note", "the stream holds an error frame", null);
  yield formatOf(options, { importer, reason: `a stream of ${events.length} events` });
  const sink = sinkOf(options, importer);
  sink.at(null);
  // The pieces too: what putting them together loses is lost.
  sink.read(events);
  const [first = [], ...more] = separateStreams(events);
  readInto(sink, importer, importer.assemble(first));
  // A response is no retelling of the one before: each is a transcript of its own.
  for (const stream of more) {
    yield* drained(sink, true);
    readInto(sink, importer, importer.assemble(stream));
  }
  yield* finished(sink);
}
