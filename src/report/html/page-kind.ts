import type { z } from "zod";
import type { DefenseRates, PageBlock, PageDocument, PageVerdict } from "../../formats/page.ts";
import { parseWith } from "../../formats/parse.ts";
import type { ResultDocumentSchema } from "../../formats/result-header.ts";

/** What a document's own kind has to say; header fields are shown the same way for all. */
export interface Shown {
  /** Whom or what the document is about. */
  readonly name: string;
  readonly verdict: PageVerdict;
  /** What weakens the figures, the gravest first. */
  readonly threats: readonly string[];
  readonly blocks: readonly PageBlock[];
  readonly defense_rates?: DefenseRates;
}

/** One kind of result document on a page. */
export interface PageKind {
  readonly format: string;
  /** What the kind is called in headings. */
  readonly title: string;
  /** The command that writes it, and takes `--html`. */
  readonly command: string;
  /**
   * The document as the page shows it.
   * @param value a parsed JSON document of this format
   * @throws BacktrailError with code `format` where it breaks its schema
   */
  readonly show: (value: unknown, file: string) => Omit<PageDocument, "id">;
}

/** A kind from its schema and what is to be shown of a document that holds to it. */
export function pageKind<S extends ResultDocumentSchema>(
  title: string,
  command: string,
  schema: S,
  show: (document: z.output<S>) => Shown,
): PageKind {
  const format = schema.shape.format.value;
  // What a schema gives is its output, which the compiler cannot see of a schema it does not know.
  const typed = schema as unknown as z.ZodType<z.output<S>>;
  return {
    format,
    title,
    command,
    show: (value, file) => {
      const document = parseWith(typed, value, file);
      const { name, verdict, threats, blocks, defense_rates } = show(document);
      const header: Header = document as Header;
      return {
        format,
        kind: title,
        name,
        file,
        verdict,
        threats: [
          ...threats,
          ...header.left_out.map(({ what, why }) => `Left out: ${what} (${why})`),
        ],
        facts: factsOf(header),
        blocks,
        defense_rates,
      };
    },
  };
}

interface Header {
  readonly tool_version: string;
  readonly command: readonly string[];
  readonly seed: number | null;
  readonly inputs: readonly PageInput[];
  readonly environment: { readonly node: string; readonly platform: string };
  readonly left_out: readonly { readonly what: string; readonly why: string }[];
  readonly run?: { readonly started: string; readonly duration_ms: number } | undefined;
}

/** A file that a page was made from. */
export interface PageInput {
  readonly path: string;
  readonly sha256: string;
}

/** The files that a page was made from, by their digests. */
export function inputFacts(inputs: readonly PageInput[]): PageDocument["facts"] {
  return inputs.map(({ path, sha256 }) => ({
    name: "Input",
    value: `${path} (SHA-256 ${sha256})`,
  }));
}

function factsOf(header: Header): PageDocument["facts"] {
  return [
    { name: "Command", value: header.command.join(" ") },
    { name: "Version", value: header.tool_version },
    { name: "Seed", value: header.seed === null ? "none" : String(header.seed) },
    ...inputFacts(header.inputs),
    {
      name: "Environment",
      value: `Node ${header.environment.node}, ${header.environment.platform}`,
    },
    ...(header.run === undefined
      ? []
      : [{ name: "Run", value: `${header.run.started}, ${header.run.duration_ms} ms` }]),
  ];
}
