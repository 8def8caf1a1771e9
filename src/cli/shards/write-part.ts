import { resolve } from "node:path";
import type { PartEnd, PartHead } from "../../formats/part-file.ts";
import { type Shard, shardName, shardSize } from "../../formats/shard.ts";
import { VERSION } from "../../formats/version.ts";
import { printable } from "../../text/printable.ts";
import type { Invocation } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { FileDeal, PartWriter } from "./part-writer.ts";
import { wordsOfWhole } from "./shard-flag.ts";

/** A part of a run that reads files. */
export interface Part {
  readonly kind: PartHead["kind"];
  readonly shard: Shard;
  /** The file in which it is kept, as it was typed. */
  readonly journal: string;
  /** Everything that decides what is made of a file. */
  readonly plan: Readonly<Record<string, unknown>>;
  /** What is needed, beside the records, to write the results of the whole run. */
  readonly report: Readonly<Record<string, unknown>>;
}

/**
 * Keeps what came of a shard's files; nothing is reported before all shards are merged.
 * @param fill deals all files of the run and puts what came of the shard's own; resolves to what was
 * met beside the files
 */
export async function writePart(
  { kind, shard, journal, plan, report }: Part,
  invocation: Invocation,
  fill: (deal: FileDeal, writer: PartWriter) => Promise<PartEnd["beside"]>,
): Promise<ExitCode> {
  const { context, output, commandLine } = invocation;
  const writer = await PartWriter.open(resolve(context.cwd, journal), {
    ...({ format: "backtrail/part", schema_version: 1, tool_version: VERSION } as const),
    ...{ kind, plan, shard, report, command: wordsOfWhole(commandLine, "--journal") },
  });
  try {
    const deal = new FileDeal(shard);
    const beside = await fill(deal, writer);
    const end = deal.end();
    await writer.finish({ ...end, beside });
    await output.print(
      `shard ${shardName(shard)}: ${shardSize(shard, end.units)} of ${end.units} files in ${printable(journal)}\n`,
    );
    return EXIT.ok;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
