import type { TableBlock } from "../../formats/page.ts";

/** What a group of trials took; null where it is not known. */
interface Effort {
  readonly name: string;
  readonly calls: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly overhead_calls: number;
  readonly overhead_input_tokens: number | null;
  readonly overhead_output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly latency_ms?: number | undefined;
  readonly overhead_latency_ms?: number | undefined;
}

/** What each defence cost, never blended with what it is worth. */
export function overheadTable(groups: readonly Effort[]): TableBlock {
  const number = (name: string) => ({ name, kind: "number" as const });
  return {
    type: "table",
    title: "What each defence cost",
    note: "Sums over all trials. Cost stands beside safety and is never blended with it.",
    columns: [
      { name: "Defence", kind: "text" },
      number("Model calls"),
      number("Calls of the defence"),
      number("Input tokens"),
      number("Output tokens"),
      number("Extra input tokens"),
      number("Extra output tokens"),
      number("US dollars"),
      number("Seconds"),
      number("Extra seconds"),
    ],
    rows: groups.map((one) => [
      one.name,
      one.calls,
      one.overhead_calls,
      one.input_tokens,
      one.output_tokens,
      one.overhead_input_tokens,
      one.overhead_output_tokens,
      one.cost_usd,
      seconds(one.latency_ms),
      seconds(one.overhead_latency_ms),
    ]),
  };
}

function seconds(milliseconds: number | undefined): number | null {
  return milliseconds === undefined ? null : Math.round(milliseconds) / 1000;
}
