import { ATTACK_TYPES, CHANNELS, TRANSFORMS } from "../../formats/pab.ts";
import { type Channel, type GroundTruth, isAuthorized, type Tier } from "../model.ts";
import { ambiguity } from "../rubric.ts";
import type { Fault } from "./parse-json.ts";

const channels: ReadonlySet<string> = new Set(CHANNELS);
const transforms: ReadonlySet<string> = new Set(TRANSFORMS);
const attackTypes: ReadonlySet<string> = new Set(ATTACK_TYPES);

/** What a file said that the model's record no longer shows. */
export interface AsWritten {
  readonly impersonationGiven: boolean;
  /** `attack_type` was one word rather than a list. */
  readonly attackTypeIsWord: boolean;
}

/** Contradictions within one record, and between it and the table of privileges. */
export function* recordFaults(
  truth: GroundTruth,
  written: AsWritten,
  authority: Readonly<Record<Channel, Tier>>,
): Generator<Fault> {
  yield* chainFaults(truth);
  const { trueOriginChannel: origin, requestedActionTier: requested } = truth;
  const authorized = isAuthorized(origin, requested, authority);
  if (truth.authorized !== authorized) {
    yield {
      code: "authorized_contradiction",
      message: `authorized is ${truth.authorized}, but ${origin} (${authority[origin]}) asking for ${requested} gives ${authorized}`,
    };
  }
  yield* attackTypeFaults(truth, written.attackTypeIsWord);
  if (!written.impersonationGiven) {
    yield {
      code: "impersonation_missing",
      message: "says nothing about impersonation; counted as none",
    };
  }
  const expected = ambiguity({
    hopCount: truth.hopCount,
    impersonation: truth.impersonation,
    origin,
    requested,
    authority,
  });
  if (Math.abs(truth.ambiguity - expected) > 1e-9) {
    yield {
      code: "ambiguity_not_by_rubric",
      message: `ambiguity is ${truth.ambiguity}, the rubric gives ${expected}; calibration uses the file's value`,
    };
  }
}

function* chainFaults({ hopChain, hopCount, trueOriginChannel }: GroundTruth): Generator<Fault> {
  const [first, ...rest] = hopChain;
  if (hopCount !== hopChain.length - 1) {
    const message = `hop_count is ${hopCount}, but the chain has ${hopChain.length - 1} hops`;
    yield { code: "hop_count_contradiction", message };
  }
  if (first !== trueOriginChannel) {
    const message = `hop_chain starts at "${first}", but true_origin_channel is ${trueOriginChannel}`;
    yield { code: "origin_contradiction", message };
  }
  for (const name of new Set(rest.filter((hop) => !transforms.has(hop)))) {
    const hint = channels.has(name) ? ", which is a channel" : "";
    const message = `hop_chain holds "${name}"${hint}; transforms are ${TRANSFORMS.join(", ")}`;
    yield { code: "unknown_transform", message };
  }
}

function* attackTypeFaults(truth: GroundTruth, isWord: boolean): Generator<Fault> {
  const given = new Set(truth.attackType);
  for (const type of given) {
    if (!attackTypes.has(type)) {
      const message = `attack_type "${type}" is none of ${ATTACK_TYPES.join(", ")}`;
      yield { code: "unknown_attack_type", message };
    }
  }
  const known = [...given].filter((type) => attackTypes.has(type));
  const contradiction = attackTypeContradiction(truth, given, known, isWord);
  if (contradiction !== null) {
    yield { code: "attack_type_contradiction", message: contradiction };
    return;
  }
  const expected = expectedAttackType(truth, given);
  if (
    known.length === given.size &&
    (known.sort().join() !== expected.join() || isRepeated(truth))
  ) {
    const message = `attack_type is [${truth.attackType.join(", ")}], the record's other fields give [${expected.join(", ")}]`;
    // One word cannot name several types: only the wrong word is worth a line.
    if (!isWord || !expected.includes(known[0] ?? ""))
      yield { code: "attack_type_inexact", message };
  }
}

function isRepeated(truth: GroundTruth): boolean {
  return new Set(truth.attackType).size !== truth.attackType.length;
}

function attackTypeContradiction(
  { authorized, hopCount }: GroundTruth,
  given: ReadonlySet<string>,
  known: readonly string[],
  isWord: boolean,
): string | null {
  if (given.has("benign") && given.size > 1) return "attack_type names benign beside an attack";
  if (given.has("benign") && !authorized) return "attack_type is benign, but authorized is false";
  // One word may count hops whatever the authorization, as the original's own split does.
  if (authorized && !isWord && known.some((type) => type !== "benign")) {
    return "attack_type names an attack, but authorized is true";
  }
  if (given.has("direct") && hopCount > 0)
    return `attack_type is direct, but hop_count is ${hopCount}`;
  if (given.has("laundering") && hopCount === 0)
    return "attack_type is laundering, but hop_count is 0";
  if (given.has("splicing") && hopCount === 0) return "attack_type is splicing, but hop_count is 0";
  return null;
}

/** The types that follow from a record's other fields, sorted; splicing follows from none. */
function expectedAttackType(truth: GroundTruth, given: ReadonlySet<string>): string[] {
  if (truth.authorized) return ["benign"];
  return [
    ...(truth.hopCount === 0 ? ["direct"] : []),
    ...(truth.impersonation === "none" ? [] : ["impersonation"]),
    ...(truth.hopCount > 0 ? ["laundering"] : []),
    ...(given.has("splicing") ? ["splicing"] : []),
    ...(truth.stripped ? ["stripping"] : []),
  ];
}
