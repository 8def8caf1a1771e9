import type { TextSink } from "./context.ts";

/** What a long run tells of itself while it goes on. */
export interface Progress {
  /** One more is done; `hit` counts into the running rate, null is an error. */
  step(hit: boolean | null): void;
  /** Clears the line. */
  end(): void;
}

/** What a display is of. */
export interface ProgressScope {
  /** How many there will be, or null where nobody knows. */
  readonly total: number | null;
  /** Done before this process began; shown, but not counted into the rate. */
  readonly already: number;
  /** What is counted as a hit, or null where nothing is. */
  readonly hits: string | null;
  /** Stands in front of the line. */
  readonly label?: string;
}

const WIDTH = 20;
const REDRAW_MS = 100;

/**
 * A bar on one line with rate, time left and the running share of hits. Only on a terminal:
 * elsewhere it says nothing.
 * @param now milliseconds of a clock that never goes back
 */
export function progressBar(
  sink: TextSink,
  { total, already, hits, label = "" }: ProgressScope,
  now: () => number,
): Progress {
  if (!sink.isTTY) return { step: () => undefined, end: () => undefined };
  const started = now();
  let done = 0;
  let positive = 0;
  let assessed = 0;
  let errors = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  const draw = (): void => {
    const counts = { total, already, done, positive, assessed, errors, hits };
    const line = `${label === "" ? "" : `${label} `}${progressLine(counts, now() - started)}`;
    void sink.write(`\r\u001b[2K${line.slice(0, (sink.columns ?? 80) - 1)}`);
  };
  return {
    step: (hit) => {
      done += 1;
      if (hit === null) errors += 1;
      else assessed += 1;
      if (hit === true) positive += 1;
      if (now() - drawn < REDRAW_MS) return;
      drawn = now();
      draw();
    },
    end: () => {
      if (drawn > Number.NEGATIVE_INFINITY) void sink.write("\r\u001b[2K");
    },
  };
}

interface ProgressCounts extends ProgressScope {
  readonly done: number;
  readonly positive: number;
  readonly assessed: number;
  readonly errors: number;
}

/** The line itself. @param elapsedMs of this process */
export function progressLine(counts: ProgressCounts, elapsedMs: number): string {
  const { total, already, done, positive, assessed, errors, hits } = counts;
  const at = already + done;
  const perSecond = elapsedMs > 0 ? done / (elapsedMs / 1000) : 0;
  const left =
    total !== null && perSecond > 0 ? `${Math.ceil((total - at) / perSecond)}s left` : "";
  const rate = assessed === 0 ? "--" : `${((100 * positive) / assessed).toFixed(1)}%`;
  const failed = errors > 0 ? `  ${errors} errors` : "";
  const share = hits === null ? "" : `  ${hits} ${rate} (${positive}/${assessed})`;
  return `${barOf(at, total)}  ${perSecond.toFixed(1)}/s  ${left}${share}${failed}`;
}

function barOf(at: number, total: number | null): string {
  if (total === null) return String(at);
  const filled = total === 0 ? WIDTH : Math.min(WIDTH, Math.floor((at / total) * WIDTH));
  return `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${at}/${total}`;
}
