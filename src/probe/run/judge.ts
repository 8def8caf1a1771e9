import { reasonOf } from "../../formats/error.ts";
import { CALL_AS_TEXT } from "../../formats/remark.ts";
import type { Exchange, Oracle } from "../contracts/oracle.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { Verdict } from "../contracts/verdict.ts";

/** What a judge came to: a verdict, or why there is none. */
export interface Judged {
  readonly verdict: Verdict | null;
  /** Empty with a verdict. */
  readonly failure: string;
  /** The judge said yes, but not surely enough: it counts as a hold. */
  readonly unsure: boolean;
}

/**
 * Asks a judge about a trial in which the agent also wrote calls into its text: where only those
 * make it a success, the model obeyed and it was its server that did not carry them out.
 */
export async function judgeWritten(
  oracle: Oracle,
  exchange: Exchange,
  written: readonly ToolCall[],
  minConfidence: number,
  signal: AbortSignal,
): Promise<Judged | null> {
  const said = await judge(oracle, exchange, minConfidence, signal);
  if (written.length === 0 || said?.verdict?.success !== false) return said;
  const toolCalls = [...(exchange.toolCalls ?? []), ...written];
  const meant = await judge(oracle, { ...exchange, toolCalls }, minConfidence, signal);
  if (meant?.verdict?.success !== true) return meant === null ? null : said;
  return { ...meant, verdict: { ...meant.verdict, reason: CALL_AS_TEXT } };
}

/**
 * Asks a judge. One that throws, or gives something else than a verdict, has failed; null when the
 * run was interrupted meanwhile.
 * @param minConfidence a verdict of success below this does not count as one, 0 to 1
 */
export async function judge(
  oracle: Oracle,
  exchange: Exchange,
  minConfidence: number,
  signal: AbortSignal,
): Promise<Judged | null> {
  try {
    const verdict = await oracle.judge(exchange, signal);
    const { success, confidence } = verdict;
    if (typeof success !== "boolean" || !(confidence >= 0 && confidence <= 1)) {
      throw new TypeError(`${oracle.name} gave no verdict with success and a confidence of 0 to 1`);
    }
    const unsure = success && confidence < minConfidence;
    return { verdict: { ...verdict, success: success && !unsure }, failure: "", unsure };
  } catch (error) {
    if (signal.aborted) return null;
    return { verdict: null, failure: `the judge failed: ${reasonOf(error)}`, unsure: false };
  }
}
