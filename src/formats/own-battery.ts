import { z } from "zod";
import { type ParsedYaml, parseYamlFile } from "./yaml-file.ts";

const text = z.string().min(1);
const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must be letters, digits, dot, dash, underscore");

/** What an argument of a call must be: the value itself, or a text that it holds. */
const ArgumentSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ contains: text }),
  z.strictObject({ regex: text }),
]);

/** One way to see that an agent did what it was asked; of a list, one is enough. */
export const DetectorDataSchema = z.union(
  [
    z.strictObject({
      contains: text.meta({
        description: "The reply holds this text, without regard to case and blanks.",
      }),
    }),
    z.strictObject({
      regex: text.meta({ description: "RE2 syntax, without regard to case, on the reply." }),
    }),
    z.strictObject({
      calls: z.union([
        text,
        z.strictObject({
          name: text,
          arguments: z
            .record(z.string(), ArgumentSchema)
            .optional()
            .meta({ description: "By name; dots lead into nested ones. All must match." }),
        }),
      ]),
    }),
    z.strictObject({
      reaches_sink: z
        .literal(true)
        .meta({ description: "A request of this trial came to --sink." }),
    }),
  ],
  "must be one of contains: TEXT, regex: PATTERN, calls: NAME or { name, arguments }, reaches_sink: true",
);

export type DetectorData = z.infer<typeof DetectorDataSchema>;

const detect = z.array(DetectorDataSchema).min(1);

const AttackEntrySchema = z
  .strictObject({
    id,
    category: id.default("own"),
    prompt: text.optional().meta({ description: "One message; or give turns." }),
    turns: z
      .array(text)
      .min(1)
      .optional()
      .meta({ description: "The user's messages in order, in one conversation." }),
    intent: text.optional().meta({
      description: "leak_system_prompt, leak_api_key, leak_instructions or a word of your own.",
    }),
    goal: text.optional().meta({ description: "What it is after, in words for a judge." }),
    detect: detect.optional().meta({ description: "Decides alone where it is given." }),
  })
  .refine(({ prompt, turns }) => (prompt === undefined) !== (turns === undefined), {
    message: "needs either prompt or turns",
  })
  .refine(({ detect: own, goal, intent }) => own ?? goal ?? intent, {
    message: "needs detect, or a goal or intent for a judge",
  });

const ProbeEntrySchema = z.strictObject({
  id,
  category: z.enum(["leak", "tool_abuse", "content_injection", "bypass"]),
  instruction: z.union([text, z.strictObject({ en: text, ru: text })]).meta({
    description: "What is planted; in two languages where carriers of both are used.",
  }),
  rationale: z.string().default(""),
  detect,
});

const CarrierEntrySchema = z.strictObject({
  id,
  channel: z.enum(["email", "document", "webpage", "knowledge_base", "memory", "tool_output"]),
  language: z.enum(["en", "ru"]).default("en"),
  rationale: z.string().default(""),
  text: z
    .string()
    .refine((value) => value.split("{{instruction}}").length === 2, {
      message: "must hold {{instruction}} once",
    })
    .meta({ description: "The data, with {{instruction}} once where the planted text goes." }),
});

/** A file of attacks, probes and carriers of one's own, in YAML or JSON. */
export const OwnBatterySchema = z.strictObject({
  schema_version: z.literal(1),
  attacks: z.array(AttackEntrySchema).min(1).optional(),
  probes: z.array(ProbeEntrySchema).min(1).optional(),
  carriers: z.array(CarrierEntrySchema).min(1).optional(),
});

export type OwnBattery = z.infer<typeof OwnBatterySchema>;

/**
 * Parses a file of attacks, probes and carriers.
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function parseOwnBattery(given: string, path: string): ParsedYaml<OwnBattery> {
  return parseYamlFile(OwnBatterySchema, given, path);
}
