import { classifyError, errorBody } from "../../answers/classify.ts";
import { parsedJson } from "../../answers/json-view.ts";
import { type Failed, failed } from "../../attempt/attempt.ts";
import { retryAfterMs } from "../../targets/http/retry-after.ts";
import { sendFailure } from "../../targets/http/send-failure.ts";
import type { ModelReport } from "../backend.ts";
import type { Sdk, SdkOptions } from "./sdk-options.ts";

/** An error of the library as a report. Model calls have no side effect and may be sent again. */
export function failureOf(
  sdk: Sdk,
  error: unknown,
  { redact, wallMs }: SdkOptions,
  signal: AbortSignal,
): ModelReport {
  const report = classify(sdk, error, wallMs, signal);
  return { ...report, reason: redact(report.reason) };
}

function classify(
  sdk: Sdk,
  error: unknown,
  wallMs: () => number,
  signal: AbortSignal,
): Exclude<ModelReport, { status: "answered" }> {
  if (signal.aborted) return failed("not_sent", "interrupted");
  if (sdk.NoOutputGeneratedError.isInstance(error) && error.cause !== undefined) {
    return classify(sdk, error.cause, wallMs, signal);
  }
  if (!sdk.APICallError.isInstance(error)) return otherFailure(sdk, error, signal);
  const { statusCode } = error;
  if (statusCode === undefined) return otherFailure(sdk, error.cause ?? error, signal);
  if (statusCode < 400) return otherFailure(sdk, error.cause ?? error, signal);
  const body = errorBody(parsedJson(error.responseBody ?? ""));
  const wait = retryAfterMs(new Headers(error.responseHeaders), wallMs());
  const report = classifyError(statusCode, body, wait);
  if (report.status === "failed" && report.kind === "auth") {
    return { ...report, reason: `HTTP ${statusCode}: the key was not accepted` };
  }
  return report;
}

function otherFailure(sdk: Sdk, error: unknown, signal: AbortSignal): Failed {
  if (sdk.JSONParseError.isInstance(error) || sdk.TypeValidationError.isInstance(error)) {
    return failed("bad_answer", "the answer is not what the provider's format asks for");
  }
  if (errorBody({ error }) !== null && !(error instanceof Error)) {
    const report = classifyError(null, errorBody({ error }), null);
    if (report.status === "failed") return report;
  }
  return sendFailure(error, {
    timedOut: false,
    interrupted: signal.aborted,
    timeoutMs: 0,
    safeToResend: true,
  });
}
