import { createProvenanceTracker } from "../../../dist/pab/tracker/tracker.js";
import { generatedInstructions, instructionsOf } from "./corpora.mjs";
import { fitTracker, studyInstruction } from "./fit.mjs";
import { judge } from "./judge.mjs";

/** Generated instructions that are fitted on. */
export const GENERATED = 500;

/** Everything that the tracker is fitted on. */
export async function fittingMaterial() {
  const hard = await instructionsOf("llm-hard");
  return {
    laundered: (await instructionsOf("llm-laundered")).map(studyInstruction),
    // Half of llm-hard is for looking and fitting, the other half only for checking.
    even: hard.filter(({ number }) => number % 2 === 0).map(studyInstruction),
    generated: generatedInstructions(GENERATED, "a").map(studyInstruction),
  };
}

/** The verdicts on llm-laundered, each by a tracker that never saw the domain. */
export async function crossValidate(folds) {
  const { laundered, even, generated } = await fittingMaterial();
  const judged = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const held = laundered.filter(({ domain }) => domain % folds === fold);
    const rest = laundered.filter(({ domain }) => domain % folds !== fold);
    const parameters = fitTracker(rest, even, generated);
    judged.push(...(await judge(held, createProvenanceTracker({ parameters }))));
  }
  return judged;
}
