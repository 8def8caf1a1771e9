import { z } from "zod";
import { BacktrailError } from "./error.ts";
import { parseJson, parseWith } from "./parse.ts";

/** One line of a labelled corpus: a text, whether it is an attack, and what is known about it. */
export const LabelledTextSchema = z
  .looseObject({
    text: z.string(),
    label: z.union([z.literal(0), z.literal(1)]).optional(),
    attack_class: z.string().optional(),
    source: z.string().optional(),
    language: z.string().optional(),
    family: z.string().optional(),
    family_id: z.string().optional(),
    bypass_class: z.string().optional(),
    benign_subclass: z.string().nullish(),
    split: z.string().optional(),
  })
  .refine((row) => row.label !== undefined || row.attack_class !== undefined, {
    message: "label: must be 0 (harmless) or 1 (attack)",
  });

export interface LabelledText {
  readonly text: string;
  readonly isAttack: boolean;
  readonly language: string | null;
  readonly family: string | null;
  readonly bypassClass: string | null;
  readonly benignSubclass: string | null;
  readonly split: string | null;
}

/** A text of a batch that is no bare string. */
export const BatchTextSchema = z.looseObject({
  text: z.string('a line must be {"text": "…"} or a string'),
  id: z.union([z.string(), z.number()]).optional(),
  source: z.string().optional(),
});

/**
 * Parses one line of a labelled corpus. A row without `label` is an attack unless its
 * `attack_class` is `benign`.
 * @throws BacktrailError with code `format` that names file and line.
 */
export function parseLabelledText(line: string, where: string): LabelledText {
  const row = parseWith(LabelledTextSchema, parseJson(line, where), where);
  return {
    text: row.text,
    isAttack: row.label === undefined ? row.attack_class !== "benign" : row.label === 1,
    language: row.language ?? null,
    family: row.family ?? row.family_id ?? null,
    bypassClass: row.bypass_class ?? null,
    benignSubclass: row.benign_subclass ?? null,
    split: row.split ?? null,
  };
}

/**
 * Lines of a UTF-8 stream with their numbers from 1, blank ones left out. A byte order mark and
 * `\r\n` are accepted; the stream is never held whole.
 * @throws BacktrailError with code `format` when a line is longer than `maxLength` UTF-16 units.
 */
export async function* numberedLines(
  source: AsyncIterable<Uint8Array>,
  where: string,
  maxLength = 64 * 1024 * 1024,
): AsyncGenerator<{ readonly number: number; readonly line: string }> {
  const decoder = new TextDecoder("utf-8");
  let number = 0;
  let rest = "";
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      number += 1;
      if (line.trim() !== "") yield { number, line };
    }
    if (rest.length > maxLength) {
      throw new BacktrailError({
        code: "format",
        where: `${where}:${number + 1}`,
        message: `the line is longer than ${maxLength} characters`,
      });
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== "") yield { number: number + 1, line: rest };
}
