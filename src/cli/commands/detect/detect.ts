import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { jsonlAuditSink } from "../../../detect/audit-file.ts";
import { PromptInjectionDetector } from "../../../detect/detector.ts";
import { type Advice, adviceOn } from "../../../detect/policy.ts";
import type { DetectionResult } from "../../../detect/result.ts";
import { TEXT_CONTEXTS, type TextContext } from "../../../detect/score/context.ts";
import { detectionToWire } from "../../../detect/wire.ts";
import { DetectDocumentSchema } from "../../../formats/detect-documents.ts";
import type { DetectPolicyFile } from "../../../formats/detect-policy-file.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { BatchTextSchema, numberedLines } from "../../../formats/labelled-text.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { knownRedactor } from "../../../probe/redact.ts";
import { renderDetection } from "../../../report/detect-console.ts";
import { printable } from "../../../text/printable.ts";
import { sha256Hex } from "../../../text/sha256.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { choiceFlag, intFlag, listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { partOf, shardFlag } from "../../shards/shard-flag.ts";
import { detectorConfig, openBytes, readText, sensitivityFlag } from "./configure.ts";
import { EVIDENCE_TIMEOUT_MS } from "./embedding.ts";
import { openEvidence, openPolicy } from "./evidence.ts";
import { contextOfPath, PRESETS } from "./tree/preset.ts";
import { runTree } from "./tree/run-tree.ts";
import { FORMATS } from "./tree/tree-report.ts";

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
  classifier: textFlag.optional(),
  classifierHarmless: textFlag.optional(),
  policy: textFlag.optional(),
  context: choiceFlag(TEXT_CONTEXTS).optional(),
  format: choiceFlag(FORMATS).optional(),
  baseline: textFlag.optional(),
  writeBaseline: textFlag.optional(),
  changed: z.union([z.boolean(), z.string()]).optional(),
  preset: z
    .union([choiceFlag(PRESETS), z.array(choiceFlag(PRESETS))])
    .transform((given) => (typeof given === "string" ? [given] : given))
    .optional(),
  gitignore: switchFlag.default(true),
  maxSize: intFlag(1, 64 * 1024).optional(),
  threads: intFlag(1, 64).optional(),
  shard: shardFlag.optional(),
  journal: textFlag.optional(),
});

type Options = z.infer<typeof Options>;

export const run: RunCommand = async (given) => {
  const { context, output } = given;
  if (given.options["mcp"] !== undefined) {
    return (await import("./mcp-scan.ts")).runOn(given, given.options["mcp"]);
  }
  const options = parseOptions(Options, given.options);
  // A canary that stands in a result is no secret any more.
  const hidden = given.commandLine.map(knownRedactor(options.canary ?? []));
  const invocation = { ...given, commandLine: hidden };
  if (await isTree(invocation, options)) return judgeTree(invocation, options);
  const path = inputPath(invocation, options);
  const config = await detectorConfig(context, { ...options, ruleFile: options.rules });
  const evidence = await openEvidence(invocation, options);
  const { policy, inputs } = await openPolicy(context, options, evidence.backends);
  const detector = new PromptInjectionDetector(config, {
    now: context.now,
    evidence: evidence.backends,
    evidenceTimeoutMs: EVIDENCE_TIMEOUT_MS,
    ...(options.audit === undefined
      ? {}
      : { auditSink: jsonlAuditSink(resolve(context.cwd, options.audit)) }),
  });
  if (options.batch) {
    return judgeLines(invocation, detector, path ?? "-", {
      source: options.source,
      context: options.context ?? "document",
      policy,
    });
  }
  const text = path === null ? (options.text ?? "") : await wholeText(invocation, path);
  const source = options.source ?? path ?? "--text";
  const readAs =
    options.context ?? (path === null || path === "-" ? "document" : contextOfPath(path));
  const result = await detector.detectWithEvidence(text, { source, context: readAs });
  const advice = policy && adviceOn(result, policy);
  await output.print(renderDetection(result, text, output.style, advice));
  await output.document(
    resultDocument(DetectDocumentSchema, {
      invocation,
      inputs: [{ path: path ?? "--text", sha256: sha256Hex(text) }, ...evidence.inputs, ...inputs],
      body: { result: detectionToWire(result), advice },
    }),
  );
  return isFinding(result, advice) ? EXIT.finding : EXIT.ok;
};

/** A policy can add to the verdict of the rules and takes nothing away. */
function isFinding({ isInjection }: DetectionResult, advice: Advice | null): boolean {
  return isInjection || advice?.decision === "deny";
}

/** Flags that only mean something for files and folders, and those that only do for one text. */
const FOR_TREES = [
  ...["format", "baseline", "writeBaseline", "changed", "preset", "maxSize", "threads"],
  ...["shard", "journal"],
] as const;
const FOR_ONE = [
  ...["text", "source", "audit", "policy"],
  ...["embedding", "embeddingModel", "bank", "embeddingCache", "classifier", "classifierHarmless"],
] as const;

/** Whether files are judged as a tree: several paths, a folder, or a flag that asks for it. */
async function isTree({ args, context }: Invocation, options: Options): Promise<boolean> {
  const asked = FOR_TREES.some((key) => options[key as keyof Options] !== undefined);
  if (asked || !options.gitignore || args.length > 1) return true;
  const [path] = args;
  if (path === undefined || path === "-" || options.text !== undefined) return false;
  return stat(resolve(context.cwd, path)).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function judgeTree(invocation: Invocation, options: Options): Promise<ExitCode> {
  const { args, context, output } = invocation;
  const lone = FOR_ONE.find((key) => options[key as keyof Options] !== undefined);
  if (lone !== undefined || options.batch || args.includes("-")) {
    const flag = (lone ?? "batch").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new BacktrailError({
      code: "usage",
      where: args.includes("-") ? "-" : `--${flag}`,
      message:
        "goes with one text, not with files and folders: their threads judge by rules alone and keep no record; give one text, or many with --batch",
    });
  }
  const { format = output.jsonOnStdout ? "json" : "text", changed } = options;
  if (output.jsonOnStdout && format !== "json") {
    throw new BacktrailError({
      code: "usage",
      where: "--format",
      message: `${format} and --json both want standard output; give --json a file`,
    });
  }
  const since = changed === true ? "HEAD" : changed || undefined;
  if (args.length === 0 && since === undefined) {
    throw new BacktrailError({
      code: "usage",
      message: "nothing to judge: give files or folders (. for this one), or --changed",
    });
  }
  const settings = {
    ruleFile:
      options.rules === undefined
        ? null
        : { text: await readText(context, options.rules), path: options.rules },
    sensitivity: options.sensitivity,
    allow: options.allow ?? [],
    block: options.block ?? [],
    canary: options.canary ?? [],
    limits: {
      maxBytes: (options.maxSize ?? DEFAULT_MAX_KB) * 1024,
      context: options.context ?? null,
    },
  };
  return runTree(invocation, args, settings, {
    format,
    baseline: options.baseline,
    writeBaseline: options.writeBaseline,
    changed: since,
    preset: options.preset ?? [],
    gitignore: options.gitignore,
    threads: options.threads,
    shard: partOf(options),
  });
}

/** Of a file in a folder; what is larger is data, and is said to be unseen. */
const DEFAULT_MAX_KB = 4096;

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

/**
 * Judges the lines one by one. A line that is no text is told and stepped over, so that one bad row
 * does not leave the others unseen; the run then did not do all it was asked for.
 */
async function judgeLines(
  { context, output }: Invocation,
  detector: PromptInjectionDetector,
  path: string,
  {
    source,
    context: readAs,
    policy,
  }: {
    readonly source: string | undefined;
    readonly context: TextContext;
    readonly policy: DetectPolicyFile | null;
  },
): Promise<ExitCode> {
  let found = false;
  let bad = 0;
  for await (const { number, line } of numberedLines(openBytes(context, path), path)) {
    context.signal.throwIfAborted();
    const where = `${path}:${number}`;
    const item = batchItem(line, where);
    if (item instanceof BacktrailError) {
      bad += 1;
      await output.warn(`error: ${printable(item.where ?? where)}: ${printable(item.message)}\n`);
      continue;
    }
    const result = await detector.detectWithEvidence(item.text, {
      source: item.source ?? source ?? where,
      context: readAs,
    });
    const advice = policy && adviceOn(result, policy);
    found ||= isFinding(result, advice);
    const answer = {
      line: number,
      id: item.id ?? null,
      ...detectionToWire(result),
      ...(advice && { advice }),
    };
    await context.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  if (bad > 0) await output.warn(`${bad} ${bad === 1 ? "line was" : "lines were"} not judged\n`);
  if (found) return EXIT.finding;
  return bad > 0 ? EXIT.failed : EXIT.ok;
}

interface BatchText {
  readonly text: string;
  readonly id?: string | number | undefined;
  readonly source?: string | undefined;
}

function batchItem(line: string, where: string): BatchText | BacktrailError {
  try {
    const row: unknown = parseJson(line, where);
    if (typeof row === "string") return { text: row };
    return parseWith(BatchTextSchema, row, where);
  } catch (error) {
    if (error instanceof BacktrailError) return error;
    throw error;
  }
}
