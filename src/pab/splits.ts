import { fileURLToPath } from "node:url";
import { BacktrailError } from "../formats/error.ts";

/** The corpora that come with the package. */
export const SPLITS = [
  "smoke",
  "llm-laundered",
  "llm-hard",
  "llm-spliced",
  "llm-laundered-2",
  "llm-hard-2",
  "llm-mixed",
] as const;

// Two levels up from src/pab as well as from dist/pab.
const corpusRoot = new URL("../../corpus/", import.meta.url);

/** The folder that holds them. */
export const SPLITS_DIR = fileURLToPath(corpusRoot);

/**
 * The folder of a corpus that comes with the package.
 * @throws BacktrailError with code `usage` that lists the names.
 */
export function splitDir(name: string): string {
  const known = SPLITS.find((split) => split === name);
  if (known !== undefined) return fileURLToPath(new URL(known, corpusRoot));
  throw new BacktrailError({
    code: "usage",
    where: "--split",
    message: `there is no split "${name}"; there are ${SPLITS.join(", ")}, and --corpus DIR takes any folder`,
  });
}
