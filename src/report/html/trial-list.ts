import type { PageTrial, TrialInput, TrialsBlock } from "../../formats/page-trials.ts";

/** Trials of one outcome that are kept with their texts. */
const MOST_OF_EACH = 1000;

type Trial = TrialsBlock["trials"][number];

/** A trial and what was sent in it. */
export interface ListedTrial {
  readonly trial: Omit<Trial, "input">;
  readonly sent: TrialInput | null;
}

/** A list of a run's trials: the first of every outcome with their texts, all of them counted. */
export async function trialList(
  trials: AsyncIterable<ListedTrial>,
  title: string,
): Promise<TrialsBlock> {
  const totals = new Map<string, number>();
  const kept: Trial[] = [];
  const inputs: [string, TrialInput][] = [];
  for await (const { trial, sent } of trials) {
    const before = totals.get(trial.outcome) ?? 0;
    totals.set(trial.outcome, before + 1);
    if (before >= MOST_OF_EACH) continue;
    const key = sent === null ? null : `${kept.length}`;
    if (key !== null && sent !== null) inputs.push([key, sent]);
    kept.push({ ...trial, input: key } satisfies PageTrial & { group: string });
  }
  return {
    type: "trials",
    title,
    note: "Each opens what was sent, what came back and who decided.",
    trials: kept,
    totals: Object.fromEntries(totals),
    inputs: Object.fromEntries(inputs),
  };
}
