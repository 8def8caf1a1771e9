import { resolve } from "node:path";
import { z } from "zod";
import { CORPUS_SPLITS, generateCorpus } from "../../../detect/corpus/generate.ts";
import { findLeaks, type SplitText } from "../../../detect/corpus/leaks.ts";
import { DetectCorpusDocumentSchema } from "../../../formats/detect-documents.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { numberedLines, parseLabelledText } from "../../../formats/labelled-text.ts";
import { renderCorpus } from "../../../report/detect-corpus.ts";
import type { RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT } from "../../exit-code.ts";
import { intFlag, parseOptions, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { openBytes } from "./configure.ts";

const Options = z.object({
  seed: intFlag(0).default(0),
  perCell: intFlag(1, 10).default(2),
  check: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context, output, args } = invocation;
  const options = parseOptions(Options, invocation.options);
  const [target] = args;
  if ((target === undefined) === (options.check === undefined)) {
    throw new BacktrailError({
      code: "usage",
      message: "give a file to write, or --check with a file to read",
    });
  }
  if (target === "-" && output.jsonOnStdout) {
    throw new BacktrailError({
      code: "usage",
      where: "--json",
      message: "the corpus goes to standard output; give --json a file",
    });
  }
  const rows: SplitText[] =
    options.check === undefined
      ? generateCorpus({ seed: options.seed, perCell: options.perCell })
      : await readSplits(context, options.check);
  const leaks = findLeaks(rows);
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  if (target === "-") await context.stdout.write(text);
  else if (target !== undefined) await writeText(context, target, text, target);
  const summary = renderCorpus(rows, leaks);
  if (target === "-") await output.talk(summary);
  else await output.print(summary);
  await output.document(
    resultDocument(DetectCorpusDocumentSchema, {
      invocation,
      seed: options.check === undefined ? options.seed : null,
      inputs:
        options.check === undefined
          ? []
          : [{ path: options.check, sha256: await hashFile(resolve(context.cwd, options.check)) }],
      body: {
        rows: rows.length,
        splits: Object.fromEntries(
          [...new Set(rows.map(({ split }) => split))]
            .sort()
            .map((split) => [split, rows.filter((row) => row.split === split).length]),
        ),
        leaks,
      },
    }),
  );
  return leaks.length > 0 ? EXIT.finding : EXIT.ok;
};

/** Rows of a labelled corpus that name their split. */
async function readSplits(context: CliContext, path: string): Promise<SplitText[]> {
  const rows: SplitText[] = [];
  for await (const { number, line } of numberedLines(openBytes(context, path), path)) {
    const row = parseLabelledText(line, `${path}:${number}`);
    if (row.split === null) {
      throw new BacktrailError({
        code: "format",
        where: `${path}:${number}`,
        message: `split: is missing; the generator writes ${CORPUS_SPLITS.join(", ")}`,
      });
    }
    rows.push({ id: `line ${number}`, split: row.split, text: row.text });
  }
  return rows;
}
