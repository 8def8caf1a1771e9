import { formatError } from "../../../formats/error.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { defenses } from "../../../joins/defenses.ts";
import { importPaths } from "../../../logs/import/import-paths.ts";
import type { Trace } from "../../../pab/model.ts";
import { LogPage } from "../../../report/html/log-page.ts";
import { showTrace } from "../../../report/html/trace-page.ts";
import type { Invocation } from "../../command.ts";
import { readChannelMap } from "../logs/channel-map-file.ts";
import { truthsBeside } from "../logs/corpus-trace.ts";

/** Whose claims stand beside the truth. */
const CLAIMS_BY = "containment-tracker";

/** A trace of a corpus with its truth and what the tracker that ships claims. */
export async function openTrace(
  trace: Trace,
  file: string,
  shown: string,
): Promise<Omit<PageDocument, "id">> {
  const defense = await defenses.get(CLAIMS_BY)?.create();
  if (!defense) throw new RangeError(`no defence ${CLAIMS_BY}`);
  try {
    return await showTrace(trace, await truthsBeside(file, trace.traceId), defense, shown);
  } finally {
    await defense.close?.();
  }
}

/**
 * A log event by event, with why the agent made each of its calls.
 * @throws BacktrailError with code `format` where no conversation could be read from it
 */
export async function openLog(
  file: string,
  shown: string,
  { context }: Invocation,
): Promise<Omit<PageDocument, "id">> {
  const page = new LogPage();
  const map = await readChannelMap(context, undefined);
  let read = 0;
  let why = "it holds no conversation of a known format";
  const source = { paths: [file], importer: null, map, signal: context.signal, strict: false };
  for await (const step of importPaths(source)) {
    if (step.type === "transcript") {
      page.add(step.transcript);
      read += 1;
    } else if (step.type === "issue" && step.issue.kind !== "note") {
      const { line, pointer, reason } = step.issue;
      why = reason;
      page.leftOut(
        `Not read${line === null ? "" : `, line ${line}`}${pointer === "" ? "" : ` ${pointer}`}: ${reason}`,
      );
    }
  }
  if (read === 0) {
    throw formatError(
      shown,
      `is neither a result document (a .json file), a trace nor a log: ${why}`,
    );
  }
  return page.page(shown);
}
