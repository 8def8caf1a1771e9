import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openClassifier } from "../../../detect/classifier/onnx-classifier.ts";
import type { DetectionEvidenceBackend } from "../../../detect/evidence/evidence-signal.ts";
import { SHIPPED_POLICY } from "../../../detect/policy.ts";
import {
  type DetectPolicyFile,
  parseDetectPolicyFile,
} from "../../../formats/detect-policy-file.ts";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import type { InputRecord } from "../../result-document.ts";
import { readText } from "./configure.ts";
import { type EmbeddingOptions, type OpenedEvidence, openEmbedding } from "./embedding.ts";

export interface EvidenceOptions extends EmbeddingOptions {
  readonly classifier?: string | undefined;
  readonly classifierHarmless?: string | undefined;
}

/**
 * The evidence the flags ask for, ready; none without flags.
 * @throws BacktrailError with code `usage` when the flags contradict each other, and what a bank, a
 * model folder or the optional packages lack
 */
export async function openEvidence(
  invocation: Invocation,
  options: EvidenceOptions,
): Promise<OpenedEvidence> {
  const embedding = await openEmbedding(invocation, options);
  const { classifier, classifierHarmless } = options;
  if (classifier === undefined) {
    if (classifierHarmless !== undefined)
      throw usageError("--classifier-harmless", "needs --classifier with a model folder");
    return embedding;
  }
  const folder = resolve(invocation.context.cwd, classifier);
  const backend = await openClassifier(folder, { harmless: classifierHarmless });
  const files = ["model.onnx", "onnx/model.onnx"].filter((name) => existsSync(join(folder, name)));
  const inputs = await Promise.all(
    files.slice(0, 1).map(async (name) => ({
      path: join(classifier, name),
      sha256: await hashFile(join(folder, name)),
    })),
  );
  return {
    backends: [...embedding.backends, backend],
    inputs: [...embedding.inputs, ...inputs],
  };
}

/**
 * The policy of a file; without one, the shipped policy where the shipped bank and the built-in
 * embedder are asked for, since its cut was measured with them; else null.
 * @throws BacktrailError with code `usage` when it names evidence that is not asked for
 */
export async function openPolicy(
  context: CliContext,
  { policy, ...options }: EvidenceOptions & { readonly policy?: string | undefined },
  backends: readonly DetectionEvidenceBackend[],
): Promise<{ readonly policy: DetectPolicyFile | null; readonly inputs: readonly InputRecord[] }> {
  if (policy === undefined) {
    const measured = options.embedding === "hash" && options.bank === undefined;
    return { policy: measured ? SHIPPED_POLICY : null, inputs: [] };
  }
  const { file, lineOf } = parseDetectPolicyFile(await readText(context, policy), policy);
  for (const [at, { backend }] of file.evidence.entries()) {
    if (backends.some(({ name }) => name === backend)) continue;
    const line = lineOf(["evidence", at, "backend"]);
    throw usageError(
      `${policy}:${line}`,
      `asks for ${JSON.stringify(backend)}, and ${backends.length === 0 ? "no evidence is asked for: give --embedding or --classifier" : `the evidence is ${backends.map(({ name }) => name).join(", ")}`}`,
    );
  }
  const sha256 = await hashFile(resolve(context.cwd, policy));
  return { policy: file, inputs: [{ path: policy, sha256 }] };
}
