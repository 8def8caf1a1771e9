import { z } from "zod";
import { FloorsDocumentSchema } from "../../../formats/pab-report.ts";
import { defenses } from "../../../joins/defenses.ts";
import { surroundingsOf } from "../../../joins/evaluate.ts";
import { openDefense } from "../../../joins/open-defense.ts";
import { reviewCorpus } from "../../../joins/review-corpus.ts";
import { FLOOR_DEFENSES, runFloors } from "../../../pab/floors/floors.ts";
import { GENERATE_COMMAND } from "../../../pab/generate/draw.ts";
import type { ReviewedPoint } from "../../../pab/reviewed-point.ts";
import { renderFloors } from "../../../report/pab-floors.ts";
import { floorsToWire } from "../../../report/pab-wire.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { corpusInputs, openChosenCorpus, splitLabel } from "./corpus-option.ts";
import { DEFAULT_TIMEOUT_S, reviewProgress } from "./scored.ts";

const Options = z.object({
  split: textFlag.optional(),
  corpus: textFlag.optional(),
  timing: switchFlag.default(true),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const corpus = await openChosenCorpus(options, context.cwd);
  const timeoutMs = DEFAULT_TIMEOUT_S * 1000;
  const { cwd, env, signal } = context;
  const review = async (name: string): Promise<readonly ReviewedPoint[]> => {
    const named = await openDefense(name, surroundingsOf({ timeoutMs, cwd, env }, corpus));
    const progress = reviewProgress(name, corpus, invocation);
    try {
      const { points } = await reviewCorpus(corpus, named, {
        timeoutMs,
        signal,
        onReview: () => progress.step(false),
      });
      return points;
    } finally {
      progress.end();
    }
  };
  const [passthrough, channelTagger] = FLOOR_DEFENSES;
  const controls = new Map<string, readonly ReviewedPoint[]>();
  const blind = new Map<string, readonly ReviewedPoint[]>();
  for (const { name, role, reads } of defenses.list()) {
    if (role !== "control" || reads === "all") continue;
    (reads === "events" ? blind : controls).set(name, await review(name));
  }
  const generator = corpus.manifest?.generator ?? null;
  const report = runFloors({
    groundTruth: corpus.groundTruth,
    passthrough: await review(passthrough),
    channelTagger: await review(channelTagger),
    controls,
    blind,
    generated: generator !== null,
    drawn: generator?.["command"] === GENERATE_COMMAND,
  });
  await output.print(renderFloors(report));
  await output.document(
    resultDocument(FloorsDocumentSchema, {
      invocation,
      inputs: await corpusInputs(corpus, options),
      body: { split: splitLabel(corpus), ...floorsToWire(report) },
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  return report.ok ? EXIT.ok : EXIT.failed;
};
