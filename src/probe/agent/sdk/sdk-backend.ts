import {
  type AgentBackend,
  JSON_OBJECT_INSTEAD,
  type ModelReport,
  type ModelRequest,
} from "../backend.ts";
import { failureOf } from "./failure.ts";
import { generated, inputOf, streamed, unshaped } from "./gather.ts";
import { answerKeeper } from "./kept-answer.ts";
import { languageModel } from "./language-model.ts";
import { readAnyway, readReport, reportOf } from "./read-gathered.ts";
import type { Sdk, SdkOptions } from "./sdk-options.ts";

/**
 * The provider library, which only this folder knows: `ai` 6 with its provider packages. It sends
 * one request a call; its own retries are off, for ours look at budgets and `Retry-After`.
 */

/** A hosted model. Packages are loaded here and not before, for they are large. */
export async function sdkBackend(options: SdkOptions): Promise<AgentBackend> {
  const sdk = await import("ai");
  // The library would print warnings on the console; ours go into the answer.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const keeper = answerKeeper();
  const model = await languageModel(options, keeper.fetch);
  let takesSchemas = true;
  return {
    name: options.provider,
    model: options.model,
    simulated: false,
    call: (request) =>
      keeper.keeping(async (lastAnswer) => {
        try {
          return await answerOf(request);
        } catch (error) {
          // Words instead of the asked object: the judge decides what they are worth.
          if (sdk.NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
            return reportOf(unshaped(error.text, error.usage));
          }
          const read = await readAnyway(lastAnswer(), request);
          return read ?? failureOf(sdk, error, options, request.signal);
        }
      }),
  };

  /** Held to the request's schema, or to any JSON object where the server refuses schemas. */
  async function answerOf(request: ModelRequest): Promise<ModelReport> {
    const ask = async (schema: boolean): Promise<ModelReport> => {
      const input = inputOf(sdk, model, request, schema);
      const gathered = options.stream ? await streamed(sdk, input) : await generated(sdk, input);
      return readReport(gathered, request);
    };
    if (takesSchemas || request.answerSchema === undefined) {
      try {
        return await ask(true);
      } catch (error) {
        if (!refusesSchema(sdk, error, request)) throw error;
        takesSchemas = false;
      }
    }
    const report = await ask(false);
    return report.status === "answered"
      ? { ...report, warnings: [...report.warnings, JSON_OBJECT_INSTEAD] }
      : report;
  }
}

/** A server that says no to the schema, not to the question. */
function refusesSchema(sdk: Sdk, error: unknown, request: ModelRequest): boolean {
  if (request.answerSchema === undefined || !sdk.APICallError.isInstance(error)) return false;
  const said = `${error.message} ${error.responseBody ?? ""}`;
  return (
    [400, 404, 422, 501].includes(error.statusCode ?? 0) &&
    /response_?format|json_?schema|structured|schema/i.test(said)
  );
}
