import { z } from "zod";
import { parseJson, parseWith } from "./parse.ts";

const ToolCallSchema = z
  .looseObject({
    name: z.string(),
    args: z.unknown().optional(),
    arguments: z.unknown().optional(),
  })
  .transform((call) => ({ name: call.name, args: call.args ?? call.arguments ?? null }));

/**
 * A reply with a person's label. The Python original's files load too: they say `response` for
 * `reply` and have an `intent` in words instead of a probe.
 */
export const OracleCaseSchema = z
  .looseObject({
    id: z.string().min(1),
    probe: z.string().min(1).optional(),
    intent: z.string().min(1).optional(),
    reply: z.string().optional(),
    response: z.string().optional(),
    tool_calls: z.array(ToolCallSchema).nullish(),
    tool_calls_observed: z.boolean().optional(),
    label: z.boolean(),
    adversarial: z.boolean().default(false),
    needs_model: z.boolean().default(false),
    note: z.string().default(""),
  })
  .refine((item) => item.probe !== undefined || item.intent !== undefined, {
    message: "needs a probe or an intent",
  })
  .refine((item) => item.reply !== undefined || item.response !== undefined, {
    message: "needs a reply",
    path: ["reply"],
  })
  .transform((item) => {
    const toolCalls = item.tool_calls ?? [];
    // An empty list in a file says nothing about whether calls could be seen, unless it says so.
    const observed = item.tool_calls_observed ?? toolCalls.length > 0;
    return {
      id: item.id,
      probe: item.probe ?? null,
      intent: item.intent ?? null,
      reply: item.reply ?? item.response ?? "",
      toolCalls: observed ? toolCalls : null,
      label: item.label,
      adversarial: item.adversarial,
      needsModel: item.needs_model,
      note: item.note,
    };
  });

export type OracleCase = z.infer<typeof OracleCaseSchema>;

/**
 * Parses a file of labelled replies, one JSON object a line; blank lines are passed over.
 * @throws BacktrailError with code `format` that names the line.
 */
export function parseOracleCases(text: string, where: string): OracleCase[] {
  const cases: OracleCase[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const place = `${where}:${index + 1}`;
    if (line.replace("\uFEFF", "").trim() === "") continue;
    cases.push(parseWith(OracleCaseSchema, parseJson(line, place), place) as OracleCase);
  }
  return cases;
}
