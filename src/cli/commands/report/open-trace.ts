import { formatError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { defenses } from "../../../joins/defenses.ts";
import { importPaths } from "../../../logs/import/import-paths.ts";
import type { Trace } from "../../../pab/model.ts";
import { LogPage } from "../../../report/html/log-page.ts";
import { inputFacts, type PageInput } from "../../../report/html/page-kind.ts";
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
    const page = await showTrace(trace, await truthsBeside(file, trace.traceId), defense, shown);
    const inputs = inputFacts([{ path: shown, sha256: await hashFile(file) }]);
    return { ...page, facts: [...page.facts, ...inputs] };
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
  const inputs: PageInput[] = [];
  let read = 0;
  let why = "it holds no conversation of a known format";
  const source = { paths: [file], importer: null, map, signal: context.signal, strict: false };
  for await (const step of importPaths(source)) {
    if (step.type === "file") {
      inputs.push({ path: step.label, sha256: await hashFile(step.path) });
    } else if (step.type === "transcript") {
      page.add(step.transcript);
      read += 1;
    } else if (step.type === "issue" && step.issue.kind !== "note") {
      why = step.issue.reason;
      page.issue(step.issue);
    }
  }
  if (read === 0) {
    throw formatError(
      shown,
      `is neither a result document (a .json file), a trace nor a log: ${why}`,
    );
  }
  return page.page(shown, inputFacts(inputs));
}
