import type { TraceTrail, TrailBeside } from "../formats/page-trace.ts";
import { Shown } from "./shown.tsx";

/** A trail hop by hop: the passages side by side, with the words that survive from one to the next marked. */
export function Trail({
  trail,
  go,
}: {
  readonly trail: TraceTrail;
  /** Shows an event in the list. */
  readonly go: (event: number) => void;
}) {
  const { stops, chain, lost, said, source } = trail;
  const surface = wordsOf(stops[0]?.text ?? "");
  return (
    <div class="trail">
      <p>
        <strong>
          <Shown text={said} />
        </strong>{" "}
        <span class="quiet">
          by <Shown text={source} />
          {chain.length === 0 ? null : <Shown text={`; ${chain.join(" → ")}`} />}
        </span>
      </p>
      <ol class="stops">
        {stops.map(({ event, name, channel, text }, index) => (
          <li key={index}>
            <p class="stop-head">
              <span class="channel">
                <Shown text={channel} />
              </span>{" "}
              {event === null ? (
                <Shown text={name} />
              ) : (
                <button type="button" onClick={() => go(event)}>
                  <Shown text={name} />
                </button>
              )}{" "}
              <span class="quiet">{placeOf(index, trail)}</span>
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <pre tabIndex={0}>
              {index === 0 ? (
                <Shown text={text} lines />
              ) : (
                <Survived
                  text={text}
                  words={index === 1 ? surface : wordsOf(stops[index - 1]?.text ?? "")}
                />
              )}
            </pre>
          </li>
        ))}
      </ol>
      {lost === null ? null : (
        <p class="gap">
          The trail ends here: <Shown text={lost} />
        </p>
      )}
      <Values trail={trail} />
    </div>
  );
}

/** Where the values of a call, or of an order, came from. */
function Values({ trail: { values, values_left = 0, source } }: { readonly trail: TraceTrail }) {
  if (values.length === 0) return null;
  return (
    <>
      <table class="values">
        <caption>
          {source === "the corpus"
            ? "Where the values that the order names came from"
            : "Where the values of the call came from"}
        </caption>
        <thead>
          <tr>
            <th scope="col">Argument</th>
            <th scope="col">Value</th>
            <th scope="col">How</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ pointer, value, kind, share, from, untrusted }, index) => (
            <tr key={index}>
              <td>
                <Shown text={pointer} />
              </td>
              <td>
                <Shown text={value} />
              </td>
              <td>
                <Shown text={kind} />
                {share === null ? "" : `, ${Math.round(share * 100)} %`}
              </td>
              <td class={untrusted ? "untrusted" : ""}>
                <Shown text={from === "" ? "not found in the log" : from} />
                {untrusted ? " (untrusted)" : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {values_left === 0 ? null : <p class="gap">{values_left} more values were not traced.</p>}
    </>
  );
}

/** Two trails of one instruction beside each other, and where they agree. */
export function Versus({
  trail,
  beside,
  go,
}: {
  readonly trail: TraceTrail;
  readonly beside: TrailBeside;
  readonly go: (event: number) => void;
}) {
  return (
    <div class="versus">
      <section aria-label="True trail">
        <h4>True trail</h4>
        <Trail trail={trail} go={go} />
      </section>
      <section aria-label="Claimed trail">
        <h4>Claimed trail</h4>
        <Trail trail={beside.trail} go={go} />
      </section>
      <table class="values findings">
        <caption>The claim beside the truth</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">True</th>
            <th scope="col">Claimed</th>
            <th scope="col">Agrees</th>
          </tr>
        </thead>
        <tbody>
          {beside.findings.map(({ what, one, other, agrees }, index) => (
            <tr key={index}>
              <td>
                <Shown text={what} />
              </td>
              <td>
                <Shown text={one} />
              </td>
              <td>
                <Shown text={other} />
              </td>
              <td class={agrees === false ? "untrusted" : ""}>
                {agrees === null ? "cannot be told" : agrees ? "yes" : "no"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeOf(index: number, { stops, lost, of }: TraceTrail): string {
  if (index === 0)
    return of === "a passage" ? "what was asked about" : "where the agent acts on it";
  if (index < stops.length - 1) return "on the way";
  return lost === null ? "where it entered" : "as far as it can be followed";
}

/** Text in which the words of another are marked. */
function Survived({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  const parts = text.split(/([\p{L}\p{N}]{3,})/u);
  return (
    <>
      {parts.map((part, index) =>
        words.has(part.toLowerCase()) ? (
          <mark key={index}>
            <Shown text={part} />
          </mark>
        ) : (
          <Shown key={index} text={part} lines />
        ),
      )}
    </>
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
