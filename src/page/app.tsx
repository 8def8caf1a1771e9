import type { PageData, PageDocument } from "../formats/page.ts";
import { Block } from "./block.tsx";
import { Shown } from "./shown.tsx";

/** The whole page: what was found, document by document, then each with its evidence. */
export function App({ data }: { readonly data: PageData }) {
  return (
    <>
      <header class="top">
        <h1>Backtrail report</h1>
        <p class="quiet">
          {data.documents.length === 1 ? "One result" : `${data.documents.length} results`}, shown
          by Backtrail <Shown text={data.tool_version} />. Nothing on this page was fetched; texts
          of the data are shown as text.
        </p>
        {data.notes.map((note, index) => (
          <p key={index} class="gap">
            <Shown text={note} />
          </p>
        ))}
        {data.documents.length > 1 ? <Contents documents={data.documents} /> : null}
      </header>
      <main>
        {data.documents.map((one) => (
          <Document key={one.id} document={one} />
        ))}
      </main>
    </>
  );
}

function Contents({ documents }: { readonly documents: readonly PageDocument[] }) {
  return (
    <nav aria-label="Results">
      <ul class="contents">
        {documents.map(({ id, kind, name, verdict }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Shown text={`${kind}: ${name}`} />
            </a>{" "}
            <span class={`word ${verdict.tone}`}>
              <Shown text={verdict.word} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Document({ document: shown }: { readonly document: PageDocument }) {
  const { id, kind, name, file, verdict, threats, facts, blocks } = shown;
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <p class="kind">
        <Shown text={kind} />
      </p>
      <h2 id={`${id}-title`}>
        <Shown text={name} />
      </h2>
      <div class={`verdict ${verdict.tone}`}>
        <p class="word">
          <Shown text={verdict.word} />
        </p>
        <p class="sentence">
          <Shown text={verdict.sentence} />
        </p>
      </div>
      <section class="threats" aria-label="What weakens these figures">
        <h3>What weakens these figures</h3>
        {threats.length === 0 ? (
          <p>Nothing that this document tells.</p>
        ) : (
          <ul>
            {threats.map((threat, index) => (
              <li key={index}>
                <Shown text={threat} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {blocks.map((block, index) => (
        <Block key={`${id}-${index}`} id={`${id}-${index + 1}`} block={block} />
      ))}
      <details class="facts">
        <summary>How this was made</summary>
        <dl>
          {file === "" ? null : (
            <div>
              <dt>File</dt>
              <dd>
                <Shown text={file} />
              </dd>
            </div>
          )}
          {facts.map((fact, index) => (
            <div key={index}>
              <dt>
                <Shown text={fact.name} />
              </dt>
              <dd>
                <Shown text={fact.value} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}
