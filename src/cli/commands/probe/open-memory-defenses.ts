import { usageError } from "../../../formats/error.ts";
import {
  type AskedDefense,
  askedDefense,
  labelsAtWrite,
  quarantines,
  refusesAtAct,
  refusesAtWrite,
} from "../../../joins/memory/pab-places.ts";
import { identityOf, openDefense } from "../../../joins/open-defense.ts";
import { SPLITS_DIR } from "../../../pab/splits.ts";
import {
  atAct,
  atRead,
  atRecall,
  NO_MEMORY_DEFENSE,
  RECALL_NOTHING,
} from "../../../probe/agent/memory/defense-places.ts";
import type { AskModel } from "../../../probe/agent/model-call.ts";
import { EXTRA_DEFENSES, STANDARD_DEFENSES } from "../../../probe/battery/defenses/list.ts";
import type { MemoryDefense } from "../../../probe/contracts/memory-defense.ts";
import type { PlannedMemoryDefense } from "../../../probe/run/memory-trials.ts";
import type { CliContext } from "../../context.ts";
import type { AgentFlags } from "./agent-flags.ts";
import { openDefenses } from "./open-defenses.ts";

/** What of a running agent each place takes into its hands. */
const PLACES = {
  read: ["read"],
  write: ["write"],
  label: ["write", "recall"],
  quarantine: ["write", "recall"],
  recall: ["recall"],
  act: ["act"],
} as const;

type Place = keyof typeof PLACES;

/** A run that names none: nothing, then one defence at each place; no model of their own. */
const STANDARD =
  "none,read:spotlight,write:detector,write:provenance-tracker,label:provenance-tracker,recall:nothing,act:provenance-tracker";

/** Time for one question to a defence of the benchmark, in milliseconds. */
const ANSWER_MS = 30_000;

export interface OpenedMemoryDefenses {
  readonly defenses: readonly PlannedMemoryDefense[];
  /** What makes each this one and no other. */
  readonly identity: Readonly<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/**
 * The defences of `--defenses`: `none`, or PLACE:NAME, several joined by `+`.
 * @throws BacktrailError with code `usage` on an unknown place or name, or one that stands twice.
 */
export async function openMemoryDefenses(
  flags: Pick<AgentFlags, "defenses" | "defenseModule">,
  context: CliContext,
): Promise<OpenedMemoryDefenses> {
  const words = (flags.defenses ?? STANDARD).split(",").map((one) => one.trim());
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) throw usageError("--defenses", `"${twice}" stands there twice`);
  const asked = new Map<string, AskedDefense>();
  const identity: Record<string, unknown> = {};
  const ofBenchmark = async (name: string): Promise<AskedDefense> => {
    const known = asked.get(name);
    if (known) return known;
    const { cwd, env } = context;
    const { fetch } = globalThis;
    const outside = { hidden: [SPLITS_DIR], open: false, passEnv: [] };
    const named = await openDefense(name, { timeoutMs: ANSWER_MS, cwd, env, fetch, ...outside });
    const opened = askedDefense(named.defense, name, ANSWER_MS);
    asked.set(name, opened);
    identity[name] = await identityOf(named, cwd);
    return opened;
  };
  const defenses: PlannedMemoryDefense[] = [];
  for (const word of words) defenses.push(await openOne(word, flags, context, ofBenchmark));
  const close = async (): Promise<void> => {
    for (const one of asked.values()) await one.close();
  };
  return { defenses, identity, close };
}

type Open = (ask: AskModel) => MemoryDefense;
type OfBenchmark = (name: string) => Promise<AskedDefense>;

async function openOne(
  word: string,
  flags: Pick<AgentFlags, "defenseModule">,
  context: CliContext,
  ofBenchmark: OfBenchmark,
): Promise<PlannedMemoryDefense> {
  if (word === NO_MEMORY_DEFENSE.name) return { name: word, open: () => NO_MEMORY_DEFENSE };
  const parts = word.split("+").map(partOf);
  const taken = parts.flatMap(({ place }) => PLACES[place]);
  if (new Set(taken).size !== taken.length) {
    throw usageError("--defenses", `"${word}" has two defences at one place`);
  }
  const opened: Open[] = [];
  for (const part of parts) opened.push(await openPart(part, flags, context, ofBenchmark));
  return {
    name: word,
    open: (ask) => {
      const all = opened.map((open) => open(ask));
      const rationale = all.map((one) => one.rationale).join("; ");
      return Object.assign({}, ...all, { name: word, rationale }) as MemoryDefense;
    },
  };
}

interface Part {
  readonly place: Place;
  readonly name: string;
}

function partOf(word: string): Part {
  const at = word.indexOf(":");
  const [place, name] = [word.slice(0, at), word.slice(at + 1)];
  if (at > 0 && isPlace(place) && name !== "") return { place, name };
  throw usageError(
    "--defenses",
    `"${word}" is not none or PLACE:NAME with a place of ${Object.keys(PLACES).join(", ")}`,
  );
}

function isPlace(word: string): word is Place {
  return Object.hasOwn(PLACES, word);
}

async function openPart(
  { place, name }: Part,
  flags: Pick<AgentFlags, "defenseModule">,
  context: CliContext,
  ofBenchmark: OfBenchmark,
): Promise<Open> {
  if (`${place}:${name}` === RECALL_NOTHING.name) return () => RECALL_NOTHING;
  if (place === "read" || place === "recall" || isFilter(name, flags)) {
    return openTreatment({ place, name }, flags, context);
  }
  const asked = await ofBenchmark(name);
  const make = {
    write: refusesAtWrite,
    label: labelsAtWrite,
    quarantine: quarantines,
    act: refusesAtAct,
  };
  const opened = make[place](asked);
  return () => opened;
}

/** Whether a name is one of an agent's own defences and not of the benchmark. */
function isFilter(name: string, { defenseModule }: Pick<AgentFlags, "defenseModule">): boolean {
  const known = [...STANDARD_DEFENSES, ...EXTRA_DEFENSES].map((one) => one.name);
  return known.includes(name) || defenseModule.includes(name);
}

async function openTreatment(
  { place, name }: Part,
  { defenseModule }: Pick<AgentFlags, "defenseModule">,
  context: CliContext,
): Promise<Open> {
  const own = defenseModule.filter((one) => one === name);
  const chosen = { defenses: own.length > 0 ? "none" : name, llmFilter: false, defenseModule: own };
  const defense = (await openDefenses(chosen, context)).at(-1);
  if (!defense) throw usageError("--defenses", `there is no defence "${name}"`);
  if (place === "read") return (ask) => atRead(defense.open(ask));
  if (place === "recall") return (ask) => atRecall(defense.open(ask));
  if (place === "act" && defense.sample.allowsCall !== undefined) {
    return (ask) => atAct(defense.open(ask));
  }
  throw usageError(
    "--defenses",
    `${name} treats data: it stands at read or recall, not at ${place}`,
  );
}
