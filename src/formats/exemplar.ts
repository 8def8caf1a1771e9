import { z } from "zod";
import { BacktrailError } from "./error.ts";
import { numberedLines } from "./labelled-text.ts";
import { parseJson, parseWith } from "./parse.ts";

/** One line of an exemplar bank. */
export const ExemplarSchema = z.strictObject({
  text: z.string().refine((text) => text.trim() !== "", "must not be blank"),
  is_attack: z.boolean(),
  /** What sort of attack or harmless text it is: free, for people. */
  kind: z.string().min(1).optional(),
  /** BCP 47 tag, for people. */
  language: z.string().min(2).optional(),
});

export interface BankRow {
  readonly text: string;
  readonly isAttack: boolean;
  readonly kind: string | null;
  readonly language: string | null;
}

/**
 * Reads an exemplar bank, one JSON object a line; blank lines are passed over.
 * @throws BacktrailError with code `format` that names the line: bad JSON, a wrong field, or a
 * text that stands there already.
 */
export async function readExemplars(
  source: AsyncIterable<Uint8Array>,
  where: string,
): Promise<BankRow[]> {
  const rows: BankRow[] = [];
  const lines = new Map<string, number>();
  for await (const { number, line } of numberedLines(source, where)) {
    const place = `${where}:${number}`;
    const { text, is_attack, kind, language } = parseWith(
      ExemplarSchema,
      parseJson(line, place),
      place,
    );
    const earlier = lines.get(text);
    if (earlier !== undefined) {
      throw new BacktrailError({
        code: "format",
        where: place,
        message: `has the text of line ${earlier} again; keep one of them`,
      });
    }
    lines.set(text, number);
    rows.push({ text, isAttack: is_attack, kind: kind ?? null, language: language ?? null });
  }
  return rows;
}
