import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { JudgeValidationSchema } from "../../../formats/probe-tool-documents.ts";
import type { JudgeValidation } from "../../../report/judge-correction.ts";
import type { CliContext } from "../../context.ts";
import { numberFlag, textFlag } from "../../flags.ts";

/** From when on a judge is believed, and how it did on labelled replies. */
export const validationFlags = {
  minConfidence: numberFlag(0, 1).default(0),
  judgeValidation: textFlag.optional(),
};

const ValidationFlags = z.object(validationFlags);
type ValidationFlags = z.infer<typeof ValidationFlags>;

/**
 * Reads what `validate-oracle --json FILE` wrote about the judge of this run; null where none is named.
 * @param judge the judge as reports name it, with its model
 * @throws BacktrailError with code `usage` when it is of another judge or another confidence, `io` or
 *   `format` when it cannot be read
 */
export async function readJudgeValidation(
  { judgeValidation: path, minConfidence }: ValidationFlags,
  judge: string,
  context: CliContext,
): Promise<JudgeValidation | null> {
  if (path === undefined) return null;
  const flag = "--judge-validation";
  const text = await readFile(resolve(context.cwd, path), "utf8").catch((cause: unknown) => {
    throw usageError(flag, `cannot read ${path}: ${reasonOf(cause)}`, cause);
  });
  const { oracle, min_confidence, confusion } = parseWith(
    JudgeValidationSchema,
    parseJson(text, path),
    path,
  );
  if (oracle !== judge || min_confidence !== minConfidence) {
    throw usageError(
      flag,
      `${path} is about ${oracle} from confidence ${min_confidence}, and this run is judged by ${judge} from confidence ${minConfidence}; run validate-oracle with the same judge`,
    );
  }
  const { tp, fp, tn, fn } = confusion;
  return { sensitivity: { k: tp, n: tp + fn }, specificity: { k: tn, n: tn + fp } };
}
