import type { TraceTrail } from "../formats/page.ts";
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
  const { stops, chain, lost, said, source, values } = trail;
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
              <span class="quiet">{placeOf(index, stops.length)}</span>
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
      {values.length === 0 ? null : (
        <table class="values">
          <caption>Where the values of the call came from</caption>
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
      )}
    </div>
  );
}

function placeOf(index: number, all: number): string {
  if (index === 0) return "where the agent acts on it";
  return index === all - 1 ? "where it entered" : "on the way";
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
