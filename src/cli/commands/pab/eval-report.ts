import { EvalDocumentSchema } from "../../../formats/pab-report.ts";
import type { Evaluation } from "../../../joins/evaluation.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import { checkGates } from "../../../pab/score/gates.ts";
import { pabCsv } from "../../../report/pab-csv.ts";
import { renderEval } from "../../../report/pab-eval.ts";
import { gateLine } from "../../../report/pab-gates.ts";
import { corpusToWire, gatesToWire, reportToWire } from "../../../report/pab-wire.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { writeText } from "../../output.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { leftOutOf, reportFailures } from "./scored.ts";

/** What an evaluation is reported by, beside its verdicts. */
export interface EvalHead {
  readonly seed: number;
  readonly inputs: readonly InputRecord[];
  readonly maxUar: number | null;
  readonly maxFbr: number | null;
  readonly minOriginAccuracy: number | null;
}

/** Prints an evaluation, writes what is asked for, and says whether it passed its gates. */
export async function reportEval(
  { corpus, result }: { readonly corpus: OpenCorpus; readonly result: Evaluation },
  head: EvalHead,
  {
    csv,
    run,
  }: {
    readonly csv: string | null;
    /** Times of the run, or null with `--no-timing`. */
    readonly run: { readonly started: Date; readonly finished: Date } | null;
  },
  invocation: Invocation,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const gates = checkGates(result.report, {
    maxUar: head.maxUar ?? undefined,
    maxFbr: head.maxFbr ?? undefined,
    minOriginAccuracy: head.minOriginAccuracy ?? undefined,
  });
  const results = [result];
  await output.print(renderEval(result.corpus, result));
  if (gates.length > 0) await output.print(`\n${gates.map(gateLine).join("\n")}\n`);
  if (csv !== null) await writeText(context, csv, pabCsv(result.corpus, results), "--csv");
  await output.document(
    resultDocument(EvalDocumentSchema, {
      invocation,
      seed: head.seed,
      inputs: head.inputs,
      leftOut: leftOutOf(corpus, results),
      body: {
        corpus: corpusToWire(result.corpus),
        defense: result.defense,
        isolation: result.isolation,
        ...reportToWire(result.report),
        gates: gatesToWire(gates),
      },
      run,
    }),
  );
  const exit = await reportFailures(results, invocation);
  const failed = gates.filter((gate) => !gate.passed);
  if (output.jsonOnStdout) for (const gate of failed) await output.warn(`${gateLine(gate)}\n`);
  return exit !== EXIT.ok ? exit : failed.length > 0 ? EXIT.finding : EXIT.ok;
}
