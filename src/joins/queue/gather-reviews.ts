import type { VerdictLine } from "../../formats/verdict-journal.ts";
import type { DecisionPoint, Trace } from "../../pab/model.ts";
import type { ReviewedPoint } from "../../pab/reviewed-point.ts";
import { failedReview } from "../../pab/verdict.ts";
import { codePointLength } from "../../text/code-points.ts";
import type { ReviewCorpus } from "../review-corpus.ts";
import { reviewKey, traceHash } from "../verdict-journal.ts";
import { reviewFromLine } from "../verdict-line.ts";
import type { QueuedRun } from "./coordinate.ts";
import type { SizedUnit } from "./engine.ts";
import { gather } from "./gather.ts";

interface TraceUnit extends SizedUnit {
  readonly trace: Trace;
}

/** Lets the workers of a run ask the defence, instead of asking it here. */
export function reviewOverQueue(run: QueuedRun<VerdictLine[]>): ReviewCorpus {
  return async (corpus, _named, options) => {
    const { signal = new AbortController().signal, onReview, journal } = options;
    const { isMine = () => true } = options;
    let traces = 0;
    async function* units(): AsyncGenerator<TraceUnit> {
      for await (const trace of corpus.traces()) {
        traces += 1;
        if (!isMine(traces - 1)) continue;
        journal?.see(trace);
        const bytes = trace.events.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
        yield { index: traces - 1, key: traceHash(trace), trace, bytes };
      }
    }
    // The journal takes one line at a time.
    let writing: Promise<void> = Promise.resolve();
    const keep = async (reviews: readonly ReviewedPoint[]): Promise<readonly ReviewedPoint[]> => {
      writing = writing.then(async () => {
        for (const review of reviews) await journal?.put(review);
      });
      await writing;
      return reviews;
    };
    const points: ReviewedPoint[] = [];
    const gathered = gather(units(), {
      ...{ run, window: run.window, signal },
      known: ({ trace }) => {
        const known = trace.decisionPoints.map((point) => journal?.known(trace, point) ?? null);
        return known.every((review) => review !== null) ? known : null;
      },
      take: (unit, lines) => keep(reviewsOf(unit, lines)),
      setAside: ({ trace }, reason) =>
        keep(trace.decisionPoints.map((point) => unanswered(trace, point, reason))),
    });
    for await (const reviews of gathered) {
      for (const review of reviews) {
        points.push(review);
        onReview?.(review);
      }
    }
    return { traces, points };
  };
}

/** The verdicts on a trace's points, in their order; a point that no line is about has no answer. */
function reviewsOf({ trace, key }: TraceUnit, lines: readonly VerdictLine[]): ReviewedPoint[] {
  const found = new Map(
    lines.map((line) => {
      const review = reviewFromLine(line, "result");
      return [reviewKey(line.trace_id, line.trace_sha256, review.point), review];
    }),
  );
  return trace.decisionPoints.map(
    (point) =>
      found.get(reviewKey(trace.traceId, key, point)) ??
      unanswered(trace, point, "set aside: the worker told nothing of this point"),
  );
}

function unanswered(trace: Trace, point: DecisionPoint, reason: string): ReviewedPoint {
  const surface = trace.events.find(({ eventId }) => eventId === point.eventId);
  const eventLength = codePointLength(surface?.content ?? "");
  return { traceId: trace.traceId, point, eventLength, ...failedReview("threw", reason) };
}
