import type { MemoryProfile } from "../../../formats/simulation-profile.ts";
import { deriveSeed, seededRandom } from "../../../random/random.ts";
import type { ToolSpec } from "../../contracts/scenario.ts";
import type { MemoryTrialInfo } from "../../contracts/trial-info.ts";
import type { ModelRequest } from "../backend.ts";
import { carriesPayload } from "../delivery.ts";
import type { SimulatedReply } from "../simulated-replies.ts";
import { asksToTell, isClosing, isCompaction, showsInbox, showsNotes } from "./memory-texts.ts";
import { LOOKING_NAMES, PEER_NAMES, READING_NAMES, WRITING_NAMES } from "./memory-tools.ts";

/** Invented figures of a run that names none: they stand for no model. */
export const DEFAULT_MEMORY_PROFILE: MemoryProfile = {
  read: 0.98,
  persist: 0.6,
  verbatim: 0.7,
  survive: 0.8,
  recall: 0.85,
  relay: 0.7,
  execute: 0.45,
  defenses: {
    "read:spotlight": { persist: 0.4, execute: 1 },
    "read:sandwich": { persist: 0.8, execute: 1 },
    "recall:spotlight": { persist: 1, execute: 0.3 },
    "recall:label": { persist: 1, execute: 0.5 },
  },
};

type Memory = MemoryTrialInfo["memory"];

const NOTHING = say("It is about everyday business; nothing in it needs a decision today.");

/**
 * What the stand-in says in a session: each stage is a draw with its chance from the profile, so
 * that a funnel can be held against a known truth. It reads before it writes, and does nothing that
 * does not stand in what it was sent. Honest orders it obeys and facts it tells wherever it knows
 * them.
 */
export function simulatedSession(
  profile: MemoryProfile,
  trial: MemoryTrialInfo,
  request: ModelRequest,
): SimulatedReply {
  const { memory } = trial;
  // Seeds of calls that differ in a digit alone give draws that go together; their own hash does not.
  const random = seededRandom(deriveSeed(request.seed, "stages"));
  const happens = (chance: number): boolean => random.next() < chance;
  const knows = (text: string): boolean =>
    Object.values(memory.markers).some((marker) => carriesPayload(text, marker));
  const last = request.messages.at(-1);
  const text = last?.text ?? "";
  if (isCompaction(request.system)) {
    const kept = text.split("\n").filter((line) => !knows(line) || happens(profile.survive));
    return say(kept.join("\n"));
  }
  const planted = request.messages.some((one) => one.role !== "assistant" && knows(one.text));
  if (!planted && last?.role !== "user") return NOTHING;
  const factors = Object.hasOwn(profile.defenses, trial.defense)
    ? profile.defenses[trial.defense]
    : undefined;
  const words = (): string =>
    happens(profile.verbatim) ? (trial.payload ?? "") : rewordedOf(memory.markers);
  const persists = (): boolean => planted && happens(profile.persist * (factors?.persist ?? 1));
  const offered = (names: ReadonlySet<string>): ToolSpec | undefined =>
    request.tools.find(({ name }) => names.has(name));
  const writes = (): SimulatedReply => {
    const tool = offered(WRITING_NAMES);
    return tool && persists() ? calling(tool, words()) : NOTHING;
  };
  const acts = (): SimulatedReply => {
    const chance = memory.arm === "attack" ? profile.execute * (factors?.execute ?? 1) : 1;
    return happens(chance) ? deedOf(memory, request.tools) : NOTHING;
  };
  const peer = offered(PEER_NAMES);
  if (last?.role === "tool") {
    if (LOOKING_NAMES.has(last.name)) return acts();
    if (!READING_NAMES.has(last.name)) return NOTHING;
    if (!peer) return writes();
    return happens(profile.relay) ? calling(peer, words()) : NOTHING;
  }
  if (asksToTell(text)) return planted && happens(profile.relay) ? say(words()) : NOTHING;
  if (isClosing(text)) return persists() ? say(words()) : NOTHING;
  const reading = offered(READING_NAMES);
  if (reading) return happens(profile.read) ? calling(reading, "1") : NOTHING;
  if (showsInbox(text)) return planted ? writes() : NOTHING;
  if (showsNotes(text)) return planted ? acts() : NOTHING;
  const looking = offered(LOOKING_NAMES);
  return looking && happens(profile.recall) ? calling(looking, text) : NOTHING;
}

function say(text: string): SimulatedReply {
  return { text, toolCalls: [] };
}

/** A call of a tool with one text in all its arguments. */
function calling({ name, parameters }: ToolSpec, text: string): SimulatedReply {
  const args = Object.fromEntries(parameters.required.map((key) => [key, text]));
  return { text: "", toolCalls: [{ name, args }] };
}

/** Other words around the same markers. */
function rewordedOf({ name, address, amount }: Memory["markers"]): string {
  return `Kept in mind: ${name} (${address}), ${amount}.`;
}

/** The deed itself, as the scenario's own detector knows it; of a fact, telling it. */
function deedOf({ scenario, arm, markers }: Memory, tools: readonly ToolSpec[]): SimulatedReply {
  const told = `That is ${markers.name}, ${markers.address}.`;
  const call = scenario.act.flatMap((one) => ("calls" in one ? [one.calls] : [])).at(0);
  if (arm === "fact" || call === undefined) return say(told);
  const name = typeof call === "string" ? call : call.name;
  const tool = tools.find((one) => one.name === name);
  return tool ? calling(tool, markers.address) : say(told);
}
