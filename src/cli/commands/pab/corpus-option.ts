import { join, posix, resolve } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { defenses } from "../../../joins/defenses.ts";
import { type OpenCorpus, openCorpus } from "../../../pab/corpus.ts";
import { splitDir } from "../../../pab/splits.ts";
import type { InputRecord } from "../../result-document.ts";

const DEFAULT_SPLIT = "smoke";

export interface CorpusChoice {
  readonly split?: string | undefined;
  readonly corpus?: string | undefined;
}

/**
 * Opens the corpus that `--split` or `--corpus` names; smoke without either.
 * @throws BacktrailError with code `usage` when both are given
 */
export async function openChosenCorpus(choice: CorpusChoice, cwd: string): Promise<OpenCorpus> {
  if (choice.split !== undefined && choice.corpus !== undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--corpus",
      message: "cannot be combined with --split: one corpus at a time",
    });
  }
  return openCorpus(
    choice.corpus === undefined
      ? splitDir(choice.split ?? DEFAULT_SPLIT)
      : resolve(cwd, choice.corpus),
  );
}

/** The corpus's name in tables: its split, or its folder where no manifest says. */
export function splitLabel(corpus: OpenCorpus): string {
  return corpus.manifest?.split ?? corpus.name;
}

/** The files among `--defense` values, by hash: a defence is part of what was measured. */
export async function defenseInputs(given: readonly string[], cwd: string): Promise<InputRecord[]> {
  const records: InputRecord[] = [];
  for (const value of given) {
    if (defenses.get(value) || /^(cmd:|https?:)/.test(value)) continue;
    const [path = ""] = value.split("#");
    // A file that is not there is named, with what could be meant, by whoever opens the defence.
    const sha256 = await hashFile(resolve(cwd, path)).catch(() => null);
    if (sha256 !== null) records.push({ path, sha256 });
  }
  return records;
}

/**
 * Ground truth and manifest by hash, under the folder as it was chosen; the manifest holds the
 * hashes of the traces.
 */
export async function corpusInputs(
  corpus: OpenCorpus,
  choice: CorpusChoice,
): Promise<InputRecord[]> {
  const folder = choice.corpus ?? `corpus/${choice.split ?? DEFAULT_SPLIT}`;
  const names = ["ground_truth.jsonl", ...(corpus.manifest ? ["manifest.json"] : [])];
  return Promise.all(
    names.map(async (name) => ({
      path: posix.join(folder, name),
      sha256: await hashFile(join(corpus.dir, name)),
    })),
  );
}
