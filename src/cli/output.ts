import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { styleText } from "node:util";
import { canonicalJson } from "../formats/canonical-json.ts";
import { BacktrailError, isDiskFull, reasonOf } from "../formats/error.ts";
import type { PageDocument } from "../formats/page.ts";
import type { CliContext } from "./context.ts";

/** Colours a text, or leaves it alone where colours are off. */
export type Style = (
  format: "bold" | "dim" | "red" | "green" | "yellow" | "cyan",
  text: string,
) => string;

/** The channels a command speaks through: stdout is data, stderr is talk. */
export interface Output {
  /** True when stdout carries the JSON document, and so must carry nothing else. */
  readonly jsonOnStdout: boolean;
  readonly style: Style;
  /** Text for people on stdout; dropped when stdout carries JSON. */
  print(text: string): Promise<void>;
  /** Talk on stderr; dropped with `--quiet`. */
  talk(text: string): Promise<void>;
  /** A warning on stderr, shown even with `--quiet`. */
  warn(text: string): Promise<void>;
  /** Why the exit code is not 0: as a warning, and in the files that tell the verdict. */
  fail(text: string): Promise<void>;
  /**
   * The result document: to stdout or the file of `--json FILE`, and as a page to that of `--html FILE`.
   * @param source what the page shows beside the document
   */
  document(value: unknown, source?: PageSource): Promise<void>;
}

/** What a page shows that the result document does not hold. */
export interface PageSource {
  /** Where a scan of trials wrote them: the page then opens each. */
  readonly out?: string;
  /** The page itself, of a document that holds no texts; made only where a page is asked for. */
  readonly documents?: () => Promise<readonly Omit<PageDocument, "id">[]>;
}

/** Sets up the channels for one command from its merged options. */
export function createOutput(
  context: CliContext,
  options: Readonly<Record<string, unknown>>,
): Output {
  const { json, html } = options;
  const quiet = options["quiet"] === true;
  const jsonOnStdout = json === true || json === "-";
  const colour = context.stdout.isTTY && !context.env["NO_COLOR"] && !jsonOnStdout;
  return {
    jsonOnStdout,
    style: (format, text) => (colour ? styleText(format, text) : text),
    print: async (text) => {
      if (!jsonOnStdout) await context.stdout.write(text);
    },
    talk: async (text) => {
      if (!quiet) await context.stderr.write(text);
    },
    warn: (text) => context.stderr.write(text),
    fail: (text) => context.stderr.write(text),
    document: async (value, source) => {
      if (jsonOnStdout) await context.stdout.write(canonicalJson(value));
      else if (typeof json === "string")
        // A document may hold what an agent gave away: it is its owner's.
        await writeText(context, json, canonicalJson(value), "--json", 0o600);
      if (typeof html === "string") {
        const page = await resultPage(value, typeof json === "string" ? json : "", context, source);
        await writeText(context, html, page, "--html", 0o600);
      }
    },
  };
}

/** A document as a page; the code for it is loaded only where one is asked for. */
async function resultPage(
  value: unknown,
  shownAs: string,
  { cwd }: CliContext,
  { out, documents }: PageSource = {},
): Promise<string> {
  const [{ pageHtml }, { showDocument }] = await Promise.all([
    import("../report/html/page.ts"),
    import("../report/html/show-document.ts"),
  ]);
  if (documents !== undefined) return pageHtml(await documents());
  const page = showDocument(value, shownAs);
  if (out === undefined) return pageHtml([page]);
  const { openKept, withTrials } = await import("../report/html/kept-trials.ts");
  const trials = await openKept(resolve(cwd, out));
  try {
    return await pageHtml([withTrials(page, await trials.block())]);
  } finally {
    await trials.close();
  }
}

/**
 * Writes a text file named on the command line.
 * @param mode of a file that was not there before
 * @throws BacktrailError with code `io` that names the flag.
 */
export async function writeText(
  context: CliContext,
  path: string,
  text: string,
  flag: string,
  mode = 0o666,
): Promise<void> {
  try {
    await writeFile(resolve(context.cwd, path), text, { mode });
  } catch (cause) {
    const reason = isDiskFull(cause) ? "the disk is full" : reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: flag,
      message: `cannot write ${path}: ${reason}`,
      cause,
    });
  }
}
