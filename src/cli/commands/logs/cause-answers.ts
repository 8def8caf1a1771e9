import { basename } from "node:path";
import type { TraceCauseDocumentSchema } from "../../../formats/log-documents.ts";
import type { DocumentBody } from "../../../formats/result-header.ts";
import type { CauseTrail } from "../../../joins/cause/placed.ts";
import { type Cause, restsOnOthers } from "../../../joins/cause/trace-cause.ts";
import { isGap } from "../../../logs/import/gap.ts";
import type { Issue } from "../../../logs/import/sink.ts";
import type { LogEvent } from "../../../logs/transcript/event.ts";
import { renderCause, renderTextTrail } from "../../../report/cause-console.ts";
import type { Output } from "../../output.ts";

type Body = DocumentBody<typeof TraceCauseDocumentSchema>;

type Answer = { readonly event: LogEvent; readonly cause: Cause } | { readonly found: CauseTrail };

/** Answers about the acts of a file, told at its end: only then is it known what of it was not read. */
export class CauseAnswers {
  readonly acts: Body["acts"][number][] = [];
  readonly texts: Body["texts"][number][] = [];
  readonly #output: Pick<Output, "print">;
  readonly #width: number;
  #answers: Answer[] = [];
  #gaps: Issue[] = [];

  /** @param width columns of the terminal */
  constructor(output: Pick<Output, "print">, width: number) {
    this.#output = output;
    this.#width = width;
  }

  add(answer: Answer): void {
    this.#answers.push(answer);
  }

  issue(issue: Issue): void {
    if (isGap(issue)) this.#gaps.push(issue);
  }

  async endFile(): Promise<void> {
    for (const answer of this.#answers) {
      if (this.acts.length + this.texts.length > 0) await this.#output.print("\n");
      if ("found" in answer) {
        await this.#output.print(renderTextTrail(answer.found, this.#width));
        this.texts.push(...textWires(answer.found));
        continue;
      }
      const cause = withGaps(answer.cause, answer.event, this.#gaps);
      await this.#output.print(renderCause(answer.event, cause, this.#width));
      this.acts.push(actWire(answer.event, cause));
    }
    this.#answers = [];
    this.#gaps = [];
  }
}

/** A cause with what was not read before the act; an act is not known to be asked for then. */
function withGaps(cause: Cause, { source }: LogEvent, gaps: readonly Issue[]): Cause {
  const before = gaps.filter(
    ({ kind, line }) =>
      kind === "note" || line === null || source.line === null || line < source.line,
  );
  if (before.length === 0) return cause;
  return {
    ...cause,
    unseen: [...cause.unseen, ...before.map((gap) => `${issuePlace(gap)}: ${gap.reason}`)],
    verdict: cause.verdict === "asked for" ? "cannot be told" : cause.verdict,
  };
}

/** Where an issue stands: file, line and pointer. */
export function issuePlace({ file, line, pointer }: Issue): string {
  return `${basename(file)}${line === null ? "" : `:${line}`}${pointer}`;
}

function textWires(found: CauseTrail): Body["texts"] {
  const trail = trailWire(found);
  return trail.stops.slice(0, 1).map((surface) => ({ ...surface, ...trail }));
}

function actWire(event: LogEvent, cause: Cause): Body["acts"][number] {
  return {
    transcript_id: cause.transcriptId,
    act_id: cause.actId,
    file: event.source.file,
    line: event.source.line,
    pointer: event.source.pointer,
    tool: cause.tool,
    request_event_id: cause.request,
    verdict: cause.verdict,
    motive: cause.motive && {
      ...trailWire(cause.motive),
      over_the_head: cause.motive.overTheHead,
      link: cause.motive.link,
    },
    values: cause.values.map((value) => ({
      pointer: value.pointer,
      value: value.value,
      kind: value.kind,
      share: value.share,
      origin: value.origin && trailWire(value.origin),
      also_in: value.alsoIn,
      untrusted: restsOnOthers(value),
    })),
    values_left: cause.valuesLeft,
    unseen: cause.unseen,
  };
}

function trailWire({ stops, chain, lost }: CauseTrail) {
  return {
    stops: stops.map(({ transcriptId, eventId, channel, tool, span, text }) => ({
      transcript_id: transcriptId,
      event_id: eventId,
      channel,
      tool,
      span,
      text,
    })),
    chain,
    lost,
  };
}
