import { join, resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { GenerateDocumentSchema } from "../../../formats/pab-documents.ts";
import { MANIFEST_FILE } from "../../../pab/corpus/folder.ts";
import { generate } from "../../../pab/generate/generate.ts";
import { VOCABULARIES } from "../../../pab/generate/vocabulary.ts";
import type { RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, intFlag, parseOptions, textFlag } from "../../flags.ts";
import { progressBar } from "../../progress.ts";
import { resultDocument } from "../../result-document.ts";

const Options = z.object({
  keyEnv: textFlag,
  out: textFlag,
  n: intFlag(1, 1_000_000),
  vocabulary: choiceFlag(VOCABULARIES).default("all"),
});

/** Shorter keys can be guessed and a guess checked against the split once it is out. */
const GOOD_KEY_BYTES = 16;

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const { keyEnv, out, n, vocabulary } = parseOptions(Options, invocation.options);
  const key = readKey(context, keyEnv);
  if (Buffer.byteLength(key) < GOOD_KEY_BYTES)
    await output.warn(
      "the key is shorter than 16 bytes and could be guessed; openssl rand -hex 32 makes a good one\n",
    );
  const folder = resolve(context.cwd, out);
  const quiet = invocation.options["quiet"] === true;
  const progress = progressBar(
    quiet ? { ...context.stderr, isTTY: false } : context.stderr,
    { total: n, already: 0, hits: null },
    () => performance.now(),
  );
  const counts = await generate(folder, {
    key,
    n,
    vocabulary,
    env: context.env,
    signal: context.signal,
    onProgress: () => progress.step(false),
  }).finally(() => progress.end());
  // The manifest holds the hash of every other file, so its own hash names the whole split.
  const manifest = await hashFile(join(folder, MANIFEST_FILE));
  await output.print(
    [
      `generated ${counts.traces} traces, ${counts.instructions} instructions, ${counts.decisionPoints} decision points`,
      `manifest sha256 ${manifest}`,
      "",
    ].join("\n"),
  );
  await output.document(
    resultDocument(GenerateDocumentSchema, {
      invocation,
      inputs: [],
      body: {
        dir: out,
        n,
        vocabulary,
        counts: {
          traces: counts.traces,
          instructions: counts.instructions,
          decision_points: counts.decisionPoints,
        },
        manifest_sha256: manifest,
      },
    }),
  );
  return EXIT.ok;
};

/** The key, which no message ever repeats, nor the name it should stand under: it may be the key. */
function readKey({ env }: CliContext, name: string): string {
  const refuse = (message: string) => usageError("--key-env", message);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
    throw refuse("takes the name of an environment variable, never the key itself");
  const key = env[name];
  if (key === undefined || key === "")
    throw refuse("names an environment variable that is not set; without a key no split is drawn");
  return key;
}
