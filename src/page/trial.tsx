import { useEffect, useRef } from "preact/hooks";
import { outcomeName } from "../formats/page-table.ts";
import type { PageTrial, TrialInput } from "../formats/page-trials.ts";
import { outcomeClass } from "./outcome-look.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

/** Trials in a dialog: Escape closes it, and the focus goes back to where it was opened from. */
export function TrialDialog({
  title,
  note,
  trials,
  inputs,
  close,
}: {
  readonly title: string;
  readonly note: string;
  readonly trials: readonly PageTrial[];
  readonly inputs: Readonly<Record<string, TrialInput>>;
  readonly close: () => void;
}) {
  const host = useRef<HTMLDialogElement>(null);
  const left = useRef(false);
  // The browser's close event may come after the next trial was opened, which it must not close.
  const leave = (): void => {
    if (left.current) return;
    left.current = true;
    host.current?.close();
    close();
  };
  useEffect(() => {
    if (host.current && !host.current.open) host.current.showModal();
  }, []);
  return (
    <dialog
      ref={host}
      class="trial-dialog"
      aria-label={visible(title)}
      onCancel={leave}
      onClose={leave}
    >
      <header>
        <h4>
          <Shown text={title} />
        </h4>
        <button type="button" onClick={leave}>
          Close
        </button>
      </header>
      <p class="quiet">
        <Shown text={note} />
      </p>
      {trials.map((trial, index) => (
        <Trial key={index} trial={trial} input={inputOf(inputs, trial.input)} />
      ))}
    </dialog>
  );
}

/** What was sent, by a key of the data: only what the data hold under it. */
function inputOf(
  inputs: Readonly<Record<string, TrialInput>>,
  key: string | null,
): TrialInput | null {
  return key !== null && Object.hasOwn(inputs, key) ? (inputs[key] ?? null) : null;
}

function Trial({ trial, input }: { readonly trial: PageTrial; readonly input: TrialInput | null }) {
  return (
    <section class="trial">
      <h5>
        <span class={outcomeClass(trial.outcome)} aria-hidden="true" />{" "}
        <Shown text={outcomeName(trial.outcome)} /> <Shown text={trial.name} />
      </h5>
      <dl>
        <dt>Decided by</dt>
        <dd>
          <Shown text={trial.decided} />
        </dd>
        <Words name="Reason" text={trial.reason} />
        <Words name="Evidence" text={trial.evidence} />
        {input === null ? (
          <>
            <dt>What was sent</dt>
            <dd class="quiet">not recorded in the files that this page was made from</dd>
          </>
        ) : (
          <Sent input={input} />
        )}
        {trial.turns.map((turn, index) => (
          <Words key={index} name={`Turn ${index + 1}, ${turn.role}`} text={turn.text} />
        ))}
        <dt>Calls</dt>
        <dd>
          <Calls calls={trial.calls} />
        </dd>
        <dt>Reply</dt>
        <dd>
          {trial.reply === null ? <span class="quiet">none</span> : <Passage text={trial.reply} />}
        </dd>
        {trial.notes.map((note, index) => (
          <Words key={index} name="Note" text={note} />
        ))}
      </dl>
    </section>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <>
      <dt>
        <Shown text={name} />
      </dt>
      <dd>
        <Shown text={text} />
      </dd>
    </>
  );
}

function Sent({ input: { request, data, payload } }: { readonly input: TrialInput }) {
  return (
    <>
      {request === null ? null : <Words name="The user asked" text={request} />}
      <dt>{request === null ? "Message" : "The data that the agent read"}</dt>
      <dd>
        <pre>
          {payload === null ? (
            <Shown text={data} lines />
          ) : (
            <>
              <Shown text={data.slice(0, payload[0])} lines />
              <mark>
                <Shown text={data.slice(...payload)} lines />
              </mark>
              <Shown text={data.slice(payload[1])} lines />
            </>
          )}
        </pre>
      </dd>
    </>
  );
}

function Calls({ calls }: { readonly calls: PageTrial["calls"] }) {
  if (calls === null) return <span class="quiet">no answer showed calls</span>;
  if (calls.length === 0) return <span class="quiet">none</span>;
  return (
    <ol>
      {calls.map(({ name, args }, index) => (
        <li key={index}>
          <code>
            <Shown text={name} />
          </code>
          <Passage text={args} />
        </li>
      ))}
    </ol>
  );
}

/** Text over several lines, as it stands. */
export function Passage({ text }: { readonly text: string }) {
  return (
    <pre>
      <Shown text={text} lines />
    </pre>
  );
}
