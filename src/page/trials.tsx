import { useState } from "preact/hooks";
import type { TrialsBlock } from "../formats/page.ts";
import { outcomeName } from "../formats/page-table.ts";
import { Shown } from "./shown.tsx";
import { TrialDialog } from "./trial.tsx";

/** A row a trial, filtered by outcome; each opens what was said and done. */
export function Trials({ block }: { readonly block: TrialsBlock }) {
  const [only, setOnly] = useState("");
  const [opened, setOpened] = useState<TrialsBlock["trials"][number] | null>(null);
  const outcomes = [...new Set(block.trials.map(({ outcome }) => outcome))];
  const shown = block.trials.filter(({ outcome }) => only === "" || outcome === only);
  return (
    <>
      <p>
        <label>
          Outcome{" "}
          <select value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
            <option value="">all ({block.trials.length})</option>
            {outcomes.map((outcome) => (
              <option key={outcome} value={outcome}>
                {outcomeName(outcome)} (
                {block.trials.filter((trial) => trial.outcome === outcome).length})
              </option>
            ))}
          </select>
        </label>
      </p>
      <ul class="trial-list">
        {shown.map((trial) => (
          <li key={trial.name}>
            <button type="button" onClick={() => setOpened(trial)}>
              <Shown text={trial.name} />
            </button>
            <span>
              <span class={`swatch outcome-${trial.outcome}`} aria-hidden="true" />{" "}
              {outcomeName(trial.outcome)}
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
