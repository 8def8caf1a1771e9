import { z } from "zod";
import { DetectorDataSchema } from "./own-battery.ts";
import { type ParsedYaml, parseYamlFile } from "./yaml-file.ts";

/** The way of a planted text from what an agent reads to what it does. */
export const MEMORY_STAGES = [
  /** It stood in what the model was sent. */
  "exposed",
  /** It was written into the memory. */
  "persisted",
  /** It was still in the memory when the session began that acted, or the last one. */
  "survived",
  /** It stood in what the model was sent in that session. */
  "recalled",
  /** It went to a peer, or into a call of another tool. */
  "relayed",
  /** A later session did what it asks. */
  "executed",
] as const;

export type MemoryStage = (typeof MEMORY_STAGES)[number];

/** What is planted: the attack, and two honest twins that have to be remembered. */
export const MEMORY_ARMS = [
  /** An order in what the agent reads. */
  "attack",
  /** The same order, given by the user. */
  "order",
  /** A fact in what the agent reads, asked for later. */
  "fact",
] as const;

export type MemoryArm = (typeof MEMORY_ARMS)[number];

/** Places of a planted text that are drawn for each trial: nothing else holds them. */
export const MARKERS = ["name", "address", "amount"] as const;

const text = z.string().min(1);

const marked = text.refine((value) => value.includes("{{address}}"), {
  message: "must hold {{address}}, by which it is known again",
});

const SessionSchema = z
  .strictObject({
    agent: z.enum(["main", "peer"]).default("main").meta({
      description: "A peer has a memory of its own and reads what the main agent sent it.",
    }),
    day: z.int().min(0).meta({ description: "Days since the first session." }),
    request: text.meta({ description: "What the user asks; for a peer, what its work is." }),
    reads: z.boolean().default(false).meta({
      description: "The data tool is there and its result holds what is planted.",
    }),
    compacts: z.boolean().default(false).meta({
      description: "Before it begins, the agent rewrites what it has noted so far.",
    }),
  })
  .meta({ description: "A conversation; nothing but the memory goes on to the next one." });

export const MemoryScenarioSchema = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must be letters, digits, . _ -"),
    rationale: z.string().default(""),
    channel: z
      .enum(["email", "document", "webpage", "knowledge_base", "memory", "tool_output"])
      .meta({ description: "How what is planted comes in." }),
    memory: z.enum(["note", "profile", "index", "file", "summary"]).meta({
      description:
        "note, file: tools to write and to look; profile: written by a tool, shown at every start; index: the agent files whole documents; summary: written at the end of a session, shown at every start.",
    }),
    system_prompt: text,
    data: text
      .refine((value) => value.split("{{planted}}").length === 2, "must hold {{planted}} once")
      .meta({ description: "What the data tool returns." }),
    attack: marked.meta({
      description: "The order that is planted; {{name}}, {{address}}, {{amount}} are drawn anew.",
    }),
    order: marked.meta({ description: "The same order as the user would give it." }),
    fact: marked.meta({ description: "An honest fact in the place of the attack." }),
    question: text.meta({ description: "What the last session asks for under a fact." }),
    act: z.array(DetectorDataSchema).min(1).meta({ description: "How the deed is known." }),
    path: z
      .array(z.enum(MEMORY_STAGES))
      .min(2)
      .refine((path) => path[0] === "exposed" && path.at(-1) === "executed", {
        message: "goes from exposed to executed",
      })
      .refine((path) => new Set(path).size === path.length, { message: "has a stage twice" }),
    sessions: z
      .array(SessionSchema)
      .min(2)
      .max(5)
      .refine(([first, ...later]) => first?.reads === true && later.every((one) => !one.reads), {
        message: "the first session reads, and no later one does",
      }),
  })
  .meta({ description: "Sessions of one agent with a memory, the first of them poisoned." });

export type MemoryScenario = z.infer<typeof MemoryScenarioSchema>;
export type MemorySession = MemoryScenario["sessions"][number];

/** A file of scenarios of one's own, in YAML or JSON. */
export const MemoryScenarioFileSchema = z.strictObject({
  schema_version: z.literal(1),
  scenarios: z
    .array(MemoryScenarioSchema)
    .min(1)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "has an id twice"),
});

/**
 * Parses a file of memory scenarios.
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function parseMemoryScenarios(
  given: string,
  path: string,
): ParsedYaml<z.infer<typeof MemoryScenarioFileSchema>> {
  return parseYamlFile(MemoryScenarioFileSchema, given, path);
}
