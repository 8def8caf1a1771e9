import type { GroundTruth } from "../model.ts";
import type { ReviewedPoint } from "../reviewed-point.ts";
import type { DefenseReport } from "../score/report.ts";
import { scoreReviews } from "../score/score.ts";
import { checkFloors, type FloorCheck } from "./bounds.ts";
import { oracleReviews } from "./oracle.ts";
import { checkControl, checkOracle, type SoundnessCheck } from "./soundness.ts";

/** What the gate found; `ok` is false when any check failed. */
export interface FloorsReport {
  readonly ok: boolean;
  readonly generated: boolean;
  readonly floors: readonly FloorCheck[];
  readonly soundness: readonly SoundnessCheck[];
}

/** The reviews that the gate is made from. */
export interface FloorsInput {
  readonly groundTruth: readonly GroundTruth[];
  readonly passthrough: readonly ReviewedPoint[];
  readonly channelTagger: readonly ReviewedPoint[];
  /** Reviews of the negative controls, by name. */
  readonly controls: ReadonlyMap<string, readonly ReviewedPoint[]>;
  /** Reviews of controls that read the events but never the text in question, by name. */
  readonly blind: ReadonlyMap<string, readonly ReviewedPoint[]>;
  /** Whether a program made the corpus: its manifest names a generator. */
  readonly generated: boolean;
  /** Whether it is a split drawn from a key, which has to hold against blind controls too. */
  readonly drawn: boolean;
}

/** Names of the defences whose bounds the gate knows. */
export const FLOOR_DEFENSES = ["passthrough", "channel-tagger"] as const;

/** The internal-validity gate: is the instrument sound on this corpus? */
export function runFloors(input: FloorsInput): FloorsReport {
  const { groundTruth, generated } = input;
  const floors = checkFloors({
    groundTruth,
    generated,
    passthrough: score(groundTruth, input.passthrough),
    channelTagger: score(groundTruth, input.channelTagger),
  });
  const moved = groundTruth.filter((truth) => truth.hopCount > 0);
  const soundness = [
    ...checkOracle(score(groundTruth, oracleReviews(groundTruth, input.passthrough))),
    ...[...input.controls].map(([name, reviews]) =>
      checkControl(name, score(moved, reviews), generated),
    ),
    ...[...input.blind].map(([name, reviews]) =>
      checkControl(name, score(moved, reviews), input.drawn),
    ),
  ];
  const ok = [...floors, ...soundness].every(({ status }) => status !== "fail");
  return { ok, generated, floors, soundness };
}

/** The gate reads no bootstrap interval, so it draws none worth the time. */
function score(
  groundTruth: readonly GroundTruth[],
  reviews: readonly ReviewedPoint[],
): DefenseReport {
  return scoreReviews(groundTruth, reviews, { resamples: 1 });
}
