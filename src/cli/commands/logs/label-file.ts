import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { TraceCauseDocumentSchema } from "../../../formats/log-documents.ts";
import { TRANSFORMS } from "../../../formats/pab.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { TranscriptChannelSchema } from "../../../formats/transcript.ts";
import type { PassageLabel } from "../../../joins/cause/label-truth.ts";
import type { CliContext } from "../../context.ts";

const ChainSchema = z.tuple([TranscriptChannelSchema]).rest(z.enum(TRANSFORMS));

/**
 * The labels of `--labels FILE`: what `trace --find`, `--event`, `--call` or `--calls` wrote with `--json`
 * and a person has read, with spans and chains as that person left them. Motives of acts are labels too.
 * @throws BacktrailError with code `usage` for a file that cannot be read or holds no label, `format` for
 * one of another form or with a trail that ends before its place of entry
 */
export async function readLabels(context: CliContext, path: string): Promise<PassageLabel[]> {
  let text: string;
  try {
    text = await readFile(resolve(context.cwd, path), "utf8");
  } catch (cause) {
    throw usageError("--labels", `${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
  const { texts, acts } = parseWith(TraceCauseDocumentSchema, parseJson(text, path), path);
  const trails = [
    ...texts.map((trail, at) => ({ trail, at: `${path} texts[${at}]` })),
    ...acts.map(({ motive }, at) => ({ trail: motive, at: `${path} acts[${at}].motive` })),
  ];
  const labels = trails.flatMap(({ trail, at }) => {
    const surface = trail?.stops[0];
    const entry = trail?.stops.at(-1);
    if (!trail || !surface || !entry) return [];
    if (trail.lost !== null)
      throw usageError(at, `${trail.lost}; write its chain and set lost to null, or take it out`);
    const isHere = entry.transcript_id === surface.transcript_id;
    return [
      {
        transcriptId: surface.transcript_id,
        surface: { eventId: surface.event_id, span: surface.span },
        entryId: isHere ? entry.event_id : null,
        chain: parseWith(ChainSchema, trail.chain, `${at}.chain`),
      },
    ];
  });
  if (labels.length === 0)
    throw usageError(
      "--labels",
      `${path} labels no passage; write it with trace --find TEXT --json`,
    );
  return labels;
}
