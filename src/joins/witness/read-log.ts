import { type Detection, detectFormat, detectLines } from "../../logs/import/detect.ts";
import { readInto } from "../../logs/import/import-output.ts";
import { separateStreams } from "../../logs/import/separate-streams.ts";
import { FileSink } from "../../logs/import/sink.ts";
import type { Importer } from "../../logs/importers/importer.ts";
import { IMPORTERS } from "../../logs/importers/registry.ts";
import { channelMap } from "../../logs/transcript/channel-map.ts";
import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import { type Acts, actsOf, LOST, NO_ACTS } from "./read-acts.ts";
import type { LogOfTrial } from "./trial-logs.ts";

const UNMAPPED = channelMap(null);

/** What a log in any form that `import` reads tells of a trial; nothing where the form is not known. */
export function actsOfLog({ file, values, cut }: LogOfTrial): Acts {
  const found = formatOf(values);
  if (found === null || found.importer.name === "document") return NO_ACTS;
  const { importer } = found;
  const sink = new FileSink({
    file,
    path: file,
    importer,
    map: UNMAPPED,
    partLimit: Number.POSITIVE_INFINITY,
  });
  const transcripts: Transcript[] = [];
  if (importer.assemble && isMostlyStream(importer, values)) {
    const events: LogEvent[] = [];
    for (const stream of separateStreams(values)) {
      sink.at(null);
      readInto(sink, importer, importer.assemble(stream));
      // A response is no retelling of the one before: it is read by itself, and goes on with it.
      for (const one of sink.finish()) {
        events.push(...one.events);
        transcripts.splice(0, 1, { ...one, events });
      }
    }
  } else {
    for (const [index, value] of values.entries()) {
      if (!importer.session && importer.detect(value) === null) continue;
      sink.at(index + 1);
      readInto(sink, importer, value);
    }
  }
  transcripts.push(...sink.finish());
  const lost = sink.issues().some(({ reason }) => LOST.test(reason));
  return actsOf(transcripts, !cut && !lost && transcripts.every(isAnswered));
}

/** Whether a line is of a log that `import` knows, and so may tell of an act. */
export function isOfLog(value: object): boolean {
  const found = formatOf([value]);
  return found !== null && found.importer.name !== "document";
}

/** A document's, that of most lines, or that of the pieces of a stream. */
function formatOf(values: readonly object[]): Detection | null {
  const streaming = IMPORTERS.find((one) => isMostlyStream(one, values));
  if (streaming) return { importer: streaming, reason: "a stream" };
  return values.length === 1 ? detectFormat(values[0]) : detectLines(values);
}

/** Streams also hold pings and other frames that no importer names. */
function isMostlyStream({ isStreamEvent }: Importer, values: readonly object[]): boolean {
  return values.filter((value) => isStreamEvent?.(value)).length * 2 > values.length;
}

/** A log whose last word is not the model's may go on. */
function isAnswered({ events }: Transcript): boolean {
  const last = events.findLast(({ kind, content }) => kind === "content" && content !== null);
  return last?.channel === "assistant";
}
