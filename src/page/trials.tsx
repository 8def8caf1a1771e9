import { useState } from "preact/hooks";
import { outcomeName } from "../formats/page-table.ts";
import type { TrialsBlock } from "../formats/page-trials.ts";
import { outcomeClass } from "./outcome-look.ts";
import { Shown } from "./shown.tsx";
import { TrialDialog } from "./trial.tsx";
import { visible } from "./visible.ts";

/** A row a trial, filtered by outcome; each opens what was said and done. */
export function Trials({ block }: { readonly block: TrialsBlock }) {
  const [only, setOnly] = useState("");
  const [opened, setOpened] = useState<TrialsBlock["trials"][number] | null>(null);
  const outcomes = new Map<string, number>();
  for (const { outcome } of block.trials) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const shown = block.trials.filter(({ outcome }) => only === "" || only === `is ${outcome}`);
  return (
    <>
      <p>
        <label>
          Outcome{" "}
          <select value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
            <option value="">all ({block.trials.length})</option>
            {[...outcomes].map(([outcome, n]) => (
              <option key={outcome} value={`is ${outcome}`}>
                {visible(outcomeName(outcome))} ({n})
              </option>
            ))}
          </select>
        </label>
      </p>
      <ul class="trial-list">
        {shown.map((trial, index) => (
          <li key={index}>
            <button type="button" onClick={() => setOpened(trial)}>
              <Shown text={trial.name} />
            </button>
            <span>
              <span class={outcomeClass(trial.outcome)} aria-hidden="true" />{" "}
              <Shown text={outcomeName(trial.outcome)} />
            </span>
            <span class="quiet">
              <Shown text={`${trial.group}${trial.reason === "" ? "" : `: ${trial.reason}`}`} />
            </span>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <TrialDialog
          title={opened.name}
          note={opened.group}
          trials={[opened]}
          inputs={block.inputs}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}
