import { appendFile } from "node:fs/promises";
import { BacktrailError, reasonOf } from "../formats/error.ts";
import type { CommandSpec, OptionSpec } from "./command.ts";
import type { CliContext } from "./context.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { optionKey } from "./option-key.ts";
import { type Output, writeText } from "./output.ts";
import { GITHUB, JUNIT, MARKDOWN } from "./specs/verdict.ts";

/** A command's output, and what it came to as far as it was told. */
export interface Recorded {
  readonly output: Output;
  readonly document: () => Readonly<Record<string, unknown>> | null;
  readonly reasons: string[];
}

/** Keeps the document and the reasons of an exit code for the files that tell the verdict. */
export function recorded(output: Output): Recorded {
  let document: Readonly<Record<string, unknown>> | null = null;
  const reasons: string[] = [];
  return {
    output: {
      ...output,
      document: async (value, source) => {
        document = value as Readonly<Record<string, unknown>>;
        await output.document(value, source);
      },
      fail: async (text) => {
        reasons.push(text.replace(/^error: /, "").trim());
        await output.fail(text);
      },
    },
    document: () => document,
    reasons,
  };
}

/**
 * Writes what the flags of a verdict ask for. A command that could not do its work is told as an error:
 * no file of an earlier run may stand for it. Wrong usage writes nothing, for a file that was named
 * wrongly may be one that is read.
 * @throws BacktrailError with code `io` that names the flag.
 */
export async function writeVerdict(
  spec: CommandSpec,
  path: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { output, document, reasons }: Recorded,
  exit: ExitCode,
  context: CliContext,
): Promise<void> {
  if (exit === EXIT.usage) return;
  const asked = (option: OptionSpec): unknown =>
    spec.options?.includes(option) ? options[optionKey(option.flags)] : undefined;
  const [junit, markdown, github] = [asked(JUNIT), asked(MARKDOWN), asked(GITHUB)];
  if (junit === undefined && markdown === undefined && github !== true) return;
  // Loaded only here: most runs write none of them.
  const { suiteOf } = await import("../report/checks/suite-of.ts");
  const suite = suiteOf({ name: nameOf(path), document: document(), exit, reasons });
  if (typeof junit === "string") {
    const { junitXml } = await import("../report/checks/junit.ts");
    await writeText(context, junit, junitXml(suite), "--junit", PRIVATE);
  }
  if (markdown === undefined && github !== true) return;
  const { checksMarkdown } = await import("../report/checks/markdown.ts");
  const page = checksMarkdown(suite);
  if (typeof markdown === "string") {
    await writeText(context, markdown, page, "--markdown", PRIVATE);
  }
  if (github !== true) return;
  const { annotationsOf } = await import("../report/checks/annotations.ts");
  await output.warn(annotationsOf(suite));
  const summary = context.env["GITHUB_STEP_SUMMARY"];
  if (summary !== undefined && summary !== "") await append(summary, page);
}

function nameOf(path: readonly string[]): string {
  return path[0] === "probe"
    ? ["agentprobe", ...path.slice(1)].join(" ")
    : `backtrail ${path.join(" ")}`;
}

/** What an agent gave away may stand in them. */
const PRIVATE = 0o600;

async function append(path: string, text: string): Promise<void> {
  try {
    await appendFile(path, `${text}\n`);
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: "GITHUB_STEP_SUMMARY",
      message: `cannot write ${path}: ${reasonOf(cause)}`,
      cause,
    });
  }
}
