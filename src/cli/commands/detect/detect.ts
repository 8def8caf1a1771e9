import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { jsonlAuditSink } from "../../../detect/audit-file.ts";
import { PromptInjectionDetector } from "../../../detect/detector.ts";
import { detectionToWire } from "../../../detect/wire.ts";
import { DetectDocumentSchema } from "../../../formats/detect-documents.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { BatchTextSchema, numberedLines } from "../../../formats/labelled-text.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { renderDetection } from "../../../report/detect-console.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { detectorConfig, openBytes, sensitivityFlag } from "./configure.ts";
import { EVIDENCE_TIMEOUT_MS, openEvidence } from "./embedding.ts";

const Options = z.object({
  text: z.string("needs a value").optional(),
  batch: switchFlag.default(false),
  sensitivity: sensitivityFlag.optional(),
  rules: textFlag.optional(),
  allow: listFlag.optional(),
  block: listFlag.optional(),
  canary: listFlag.optional(),
  source: textFlag.optional(),
  audit: textFlag.optional(),
  embedding: textFlag.optional(),
  embeddingModel: textFlag.optional(),
  bank: textFlag.optional(),
  embeddingCache: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  if (invocation.options["mcp"] !== undefined) {
    return (await import("./mcp-scan.ts")).runOn(invocation, invocation.options["mcp"]);
  }
  const options = parseOptions(Options, invocation.options);
  const path = inputPath(invocation, options);
  const config = await detectorConfig(context, { ...options, ruleFile: options.rules });
  const evidence = await openEvidence(invocation, options);
  const detector = new PromptInjectionDetector(config, {
    now: context.now,
    evidence: evidence.backends,
    evidenceTimeoutMs: EVIDENCE_TIMEOUT_MS,
    ...(options.audit === undefined
      ? {}
      : { auditSink: jsonlAuditSink(resolve(context.cwd, options.audit)) }),
  });
  if (options.batch) return judgeLines(invocation, detector, path ?? "-", options.source);
  const text = path === null ? (options.text ?? "") : await wholeText(invocation, path);
  const source = options.source ?? path ?? "--text";
  const result = await detector.detectWithEvidence(text, { source });
  await output.print(renderDetection(result, text, output.style));
  await output.document(
    resultDocument(DetectDocumentSchema, {
      invocation,
      inputs: [
        { path: path ?? "--text", sha256: createHash("sha256").update(text).digest("hex") },
        ...evidence.inputs,
      ],
      body: { result: detectionToWire(result) },
    }),
  );
  return result.isInjection ? EXIT.finding : EXIT.ok;
};

/** Path of the input, or null for `--text`. */
function inputPath(
  { args, context }: Invocation,
  options: { readonly text?: string | undefined; readonly batch: boolean },
): string | null {
  const [path] = args;
  if (options.text !== undefined && (path !== undefined || options.batch)) {
    throw new BacktrailError({
      code: "usage",
      where: "--text",
      message: "cannot stand beside a file or --batch",
    });
  }
  if (path !== undefined || options.text !== undefined) return path ?? null;
  if (context.stdinIsPiped !== true && !options.batch) {
    throw new BacktrailError({
      code: "usage",
      message: "nothing to judge: give a file, - for standard input, or --text",
    });
  }
  return "-";
}

/** Largest text that is judged as a whole, in bytes: what no agent reads at once. */
const MAX_BYTES = 32 * 2 ** 20;

async function wholeText({ args, context }: Invocation, path: string): Promise<string> {
  const decoder = new TextDecoder("utf-8");
  let text = "";
  let bytes = 0;
  for await (const chunk of openBytes(context, path)) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      throw new BacktrailError({
        code: "io",
        where: path,
        message: `is larger than ${MAX_BYTES / 2 ** 20} MiB, and one text is judged as a whole; cut it, or give one text a line with --batch`,
      });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  text += decoder.decode();
  // A gate before which nothing was laid has not passed anything.
  if (text === "" && args[0] === undefined) {
    throw new BacktrailError({
      code: "usage",
      message: "nothing to judge: standard input is empty; give a file, or --text",
    });
  }
  return text;
}

async function judgeLines(
  { context }: Invocation,
  detector: PromptInjectionDetector,
  path: string,
  source: string | undefined,
): Promise<typeof EXIT.ok | typeof EXIT.finding> {
  let found = false;
  for await (const { number, line } of numberedLines(openBytes(context, path), path)) {
    context.signal.throwIfAborted();
    const where = `${path}:${number}`;
    const row = parseWith(BatchTextSchema, parseJson(line, where), where);
    const item = typeof row === "string" ? { text: row } : row;
    const result = await detector.detectWithEvidence(item.text, {
      source: item.source ?? source ?? where,
    });
    found ||= result.isInjection;
    const answer = { line: number, id: item.id ?? null, ...detectionToWire(result) };
    await context.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return found ? EXIT.finding : EXIT.ok;
}
