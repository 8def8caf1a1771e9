import { usageError } from "../../../formats/error.ts";
import {
  atAct,
  atRead,
  atRecall,
  NO_MEMORY_DEFENSE,
  RECALL_NOTHING,
} from "../../../probe/agent/memory/defense-places.ts";
import type { AskModel } from "../../../probe/agent/model-call.ts";
import type { MemoryDefense } from "../../../probe/contracts/memory-defense.ts";
import type { PlannedMemoryDefense } from "../../../probe/run/memory-trials.ts";
import type { CliContext } from "../../context.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { openDefenses } from "./open-defenses.ts";

const PLACES = ["read", "recall", "act"] as const;

/** A run that names none: nothing, then one defence at each place that needs no model. */
export const STANDARD_MEMORY_DEFENSES =
  "none,read:spotlight,recall:spotlight,recall:nothing,act:tool_filter";

/**
 * The defences of `--defenses`: `none`, or PLACE:NAME, several joined by `+`.
 * @throws BacktrailError with code `usage` on an unknown place or name, or one that stands twice.
 */
export async function openMemoryDefenses(
  flags: Pick<AgentFlags, "defenses" | "defenseModule">,
  context: CliContext,
): Promise<readonly PlannedMemoryDefense[]> {
  const words = (flags.defenses ?? STANDARD_MEMORY_DEFENSES).split(",").map((one) => one.trim());
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) throw usageError("--defenses", `"${twice}" stands there twice`);
  return Promise.all(words.map((word) => openOne(word, flags.defenseModule, context)));
}

type Part = (ask: AskModel) => MemoryDefense;

async function openOne(
  word: string,
  defenseModule: readonly string[],
  context: CliContext,
): Promise<PlannedMemoryDefense> {
  if (word === "none") return { name: word, open: () => NO_MEMORY_DEFENSE };
  const parts = word.split("+");
  const places = parts.map((part) => part.split(":")[0] ?? "");
  if (new Set(places).size !== places.length) {
    throw usageError("--defenses", `"${word}" has two defences at one place`);
  }
  const opened: Part[] = [];
  for (const part of parts) opened.push(await openPart(part, defenseModule, context));
  return {
    name: word,
    open: (ask) => {
      const all = opened.map((open) => open(ask));
      const rationale = all.map((one) => one.rationale).join("; ");
      return Object.assign({}, ...all, { name: word, rationale }) as MemoryDefense;
    },
  };
}

async function openPart(
  part: string,
  defenseModule: readonly string[],
  context: CliContext,
): Promise<Part> {
  const [place = "", ...rest] = part.split(":");
  const name = rest.join(":");
  if (part === RECALL_NOTHING.name) return () => RECALL_NOTHING;
  if (!PLACES.some((one) => one === place) || name === "") {
    throw usageError(
      "--defenses",
      `"${part}" is not none or PLACE:NAME with a place of ${PLACES.join(", ")}`,
    );
  }
  const own = defenseModule.filter((one) => one === name);
  const chosen = { defenses: own.length > 0 ? "none" : name, llmFilter: false, defenseModule: own };
  const defense = (await openDefenses(chosen, context)).at(-1);
  if (!defense) throw usageError("--defenses", `there is no defence "${name}"`);
  if (place === "act" && defense.sample.allowsCall === undefined) {
    throw usageError("--defenses", `${name} has no word on calls: it cannot stand at act`);
  }
  const at = place === "read" ? atRead : place === "recall" ? atRecall : atAct;
  return (ask) => at(defense.open(ask));
}
