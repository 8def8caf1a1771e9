import { type Detection, detectFormat, detectLines } from "../../logs/import/detect.ts";
import { readInto } from "../../logs/import/import-output.ts";
import { FileSink } from "../../logs/import/sink.ts";
import { channelMap } from "../../logs/transcript/channel-map.ts";
import type { Transcript } from "../../logs/transcript/event.ts";
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
  const events = values.filter((value) => importer.isStreamEvent?.(value));
  if (importer.assemble && events.length * 2 > values.length) {
    sink.at(null);
    readInto(sink, importer, importer.assemble(values));
  } else {
    for (const [index, value] of values.entries()) {
      if (!importer.session && importer.detect(value) === null) continue;
      sink.at(index + 1);
      readInto(sink, importer, value);
    }
  }
  const transcripts = [...sink.finish()];
  const lost = sink.issues().some(({ reason }) => LOST.test(reason));
  return actsOf(transcripts, !cut && !lost && transcripts.every(isAnswered));
}

function formatOf(values: readonly object[]): Detection | null {
  return values.length === 1 ? detectFormat(values[0]) : detectLines(values);
}

/** A log whose last word is not the model's may go on. */
function isAnswered({ events }: Transcript): boolean {
  const last = events.findLast(({ kind, content }) => kind === "content" && content !== null);
  return last?.channel === "assistant";
}
