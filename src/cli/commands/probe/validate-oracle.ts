import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { parseOracleCases } from "../../../formats/oracle-case.ts";
import { OracleValidationDocumentSchema } from "../../../formats/probe-tool-documents.ts";
import { PROVIDERS } from "../../../probe/agent/providers.ts";
import { LABELLED_SETTING } from "../../../probe/oracles/labelled-setting.ts";
import { validateOracle } from "../../../probe/oracles/validate.ts";
import {
  oracleValidationDocument,
  renderOracleValidation,
} from "../../../report/oracle-validation.ts";
import { cohensKappa } from "../../../stats/agreement.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, numberFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { judgeCostLine } from "./cost-forecast.ts";
import { type JudgeFlags, judgeFlags } from "./judge-flags.ts";
import { resolveModel } from "./open-model.ts";
import { openJudge, sayWhatJudgeLacked, VALIDATED_ORACLES } from "./open-oracle.ts";

const Options = z.object({
  ...judgeFlags,
  oracle: choiceFlag(VALIDATED_ORACLES).optional(),
  minConfidence: numberFlag(0, 1).default(0),
  minKappa: numberFlag(-1, 1).optional(),
  dataset: textFlag.optional(),
  withoutModel: switchFlag.default(false),
});

const SHIPPED = join(import.meta.dirname, "../../../../data/oracle-labeled.jsonl");

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const name = options.oracle ?? judgeThatDecides(options, context);
  const judge = await openJudge(name, options, context);
  const { path, shown, text } = await readCases(invocation, options.dataset);
  const cases = parseOracleCases(text, shown).filter(
    (item) => !options.withoutModel || !item.needsModel,
  );
  if (cases.length === 0) {
    throw new BacktrailError({ code: "format", where: shown, message: "holds no labelled reply" });
  }
  if (judge.model?.paid === true) {
    await output.talk(
      judgeCostLine(Math.min(cases.length, options.judgeBudget ?? cases.length), judge.model),
    );
  } else if (options.oracle === undefined && judge.model === null) {
    await output.talk(
      "no key is set: this measures the judge that works offline; --oracle semantic asks a model\n",
    );
  }
  const result = await validateOracle(
    cases,
    judge.oracle,
    LABELLED_SETTING,
    options.minConfidence,
    context.signal,
  );
  await sayWhatJudgeLacked(judge, invocation);
  const heading = { oracle: judge.label, minConfidence: options.minConfidence };
  await output.print(renderOracleValidation(result, heading));
  await output.document(
    resultDocument(OracleValidationDocumentSchema, {
      invocation,
      inputs: [{ path: shown, sha256: await hashFile(path) }],
      body: oracleValidationDocument(result, heading),
    }),
  );
  if (context.signal.aborted) return EXIT.interrupted;
  if (result.failures === cases.length) {
    await output.warn("error: the oracle failed on every case\n");
    return EXIT.failed;
  }
  const kappa = cohensKappa(result);
  const low = options.minKappa !== undefined && (kappa === null || kappa < options.minKappa);
  return low ? EXIT.finding : EXIT.ok;
};

/** With a key a scan asks a model about every reply; without one the words of a reply decide. */
function judgeThatDecides(flags: JudgeFlags, { env }: CliContext): "semantic" | "deterministic" {
  if (flags.judgeBaseUrl !== undefined) return "semantic";
  const { provider } = resolveModel({ model: flags.judgeModel, flag: "--judge-model" });
  return (env[PROVIDERS[provider].keyVariable] ?? "") === "" ? "deterministic" : "semantic";
}

async function readCases({ args, context }: Invocation, dataset: string | undefined) {
  const given = args[0] ?? dataset;
  const path = given === undefined ? SHIPPED : resolve(context.cwd, given);
  const shown = given ?? "data/oracle-labeled.jsonl";
  try {
    return { path, shown, text: await readFile(path, "utf8") };
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: shown,
      message: `cannot be read: ${reason}`,
      cause,
    });
  }
}
