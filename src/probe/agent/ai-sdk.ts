import type { LanguageModel, ModelMessage as SdkMessage, ToolSet } from "ai";
import {
  type AnswerReport,
  NO_ORIGIN,
  type ReadToolCall,
  USUAL_READING,
} from "../answers/answer-report.ts";
import { classifyError, errorBody } from "../answers/classify.ts";
import { isBlank } from "../answers/no-answer.ts";
import { readFrames } from "../answers/read-frames.ts";
import { readValue } from "../answers/read-value.ts";
import { isFilterReason } from "../answers/stop-reasons.ts";
import type { StreamFrame } from "../answers/stream-frames.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import type { Redact } from "../redact.ts";
import { retryAfterMs } from "../targets/http/retry-after.ts";
import { sendFailure } from "../targets/http/send-failure.ts";
import {
  type AgentBackend,
  type IdentifiedToolCall,
  JSON_OBJECT_INSTEAD,
  type ModelMessage,
  type ModelReport,
  type ModelRequest,
  type Usage,
} from "./backend.ts";
import type { ProviderName } from "./providers.ts";

/**
 * The provider library, and the only file that knows it: `ai` 6 with its provider packages. It
 * sends one request a call; its own retries are off, for ours look at budgets and `Retry-After`.
 */

export interface SdkOptions {
  /** `openai-compatible` speaks the chat format of any server at `baseUrl`. */
  readonly provider: ProviderName | "openai-compatible";
  readonly model: string;
  readonly apiKey: string;
  /** Instead of the provider's own address; required for `openai-compatible`. */
  readonly baseUrl: string | null;
  /** Take the answer as a stream. */
  readonly stream: boolean;
  /** Milliseconds since 1970, for a `Retry-After` that names a date. */
  readonly wallMs: () => number;
  readonly redact: Redact;
}

type Sdk = typeof import("ai");

/** A hosted model. Packages are loaded here and not before, for they are large. */
export async function sdkBackend(options: SdkOptions): Promise<AgentBackend> {
  const sdk = await import("ai");
  // The library would print warnings on the console; ours go into the answer.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = await languageModel(options);
  let takesSchemas = true;
  return {
    name: options.provider,
    model: options.model,
    simulated: false,
    call: async (request) => {
      try {
        return await answerOf(request);
      } catch (error) {
        // Words instead of the asked object: the judge decides what they are worth.
        if (sdk.NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
          return reportOf(unshaped(error.text, error.usage));
        }
        return readAnyway(sdk, error, request) ?? failureOf(sdk, error, options, request.signal);
      }
    },
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

async function languageModel(options: SdkOptions): Promise<LanguageModel> {
  const { provider, model, apiKey } = options;
  const settings = { apiKey, ...(options.baseUrl === null ? {} : { baseURL: options.baseUrl }) };
  switch (provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings).chat(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(model);
    case "gemini":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(settings)(model);
    case "groq":
      return (await import("@ai-sdk/groq")).createGroq(settings)(model);
    case "deepseek":
      return (await import("@ai-sdk/deepseek")).createDeepSeek(settings)(model);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(settings)(model);
    case "openai-compatible":
      return (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
        name: "custom",
        includeUsage: true,
        // Common local servers take a schema; without this the judge's is dropped.
        supportsStructuredOutputs: true,
        apiKey,
        baseURL: options.baseUrl ?? "",
      })(model);
  }
}

interface Gathered {
  readonly text: string;
  readonly toolCalls: readonly {
    readonly toolCallId: string;
    readonly toolName: string;
    readonly input: unknown;
  }[];
  readonly finishReason: string;
  /** In the provider's own words. */
  readonly rawFinishReason: string | undefined;
  readonly usage: {
    readonly inputTokens: number | undefined;
    readonly outputTokens: number | undefined;
  };
  readonly warnings: readonly unknown[];
  /** The provider's answer as it came, for our own reader; null where the library has none. */
  readonly raw: AnswerReport | null;
}

function inputOf(sdk: Sdk, model: LanguageModel, request: ModelRequest, schema: boolean) {
  const tools: ToolSet = Object.fromEntries(
    request.tools.map(({ name, description, parameters }) => [
      name,
      sdk.tool({ description, inputSchema: sdk.jsonSchema({ ...parameters } as never) }),
    ]),
  );
  return {
    model,
    system: request.system,
    messages: request.messages.map(sdkMessage),
    ...(request.tools.length > 0 ? { tools } : {}),
    ...(request.answerSchema
      ? {
          output: schema
            ? sdk.Output.object({ schema: sdk.jsonSchema({ ...request.answerSchema }) })
            : sdk.Output.json(),
        }
      : {}),
    temperature: request.temperature,
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: request.signal,
  };
}

type ModelInput = ReturnType<typeof inputOf>;

async function generated(sdk: Sdk, input: ModelInput): Promise<Gathered> {
  const result = await sdk.generateText(input);
  const { text, toolCalls, finishReason, rawFinishReason, usage, warnings } = result;
  const { body } = result.response;
  const raw = body === undefined ? null : readValue(body, USUAL_READING);
  return { text, toolCalls, finishReason, rawFinishReason, usage, warnings: warnings ?? [], raw };
}

async function streamed(sdk: Sdk, input: ModelInput): Promise<Gathered> {
  const result = sdk.streamText({
    ...input,
    includeRawChunks: true,
    onError: () => undefined,
  });
  const frames: StreamFrame[] = [];
  let finished = false;
  for await (const part of result.fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "raw") {
      frames.push({ event: null, data: JSON.stringify(part.rawValue) ?? "null" });
    }
    if (part.type === "abort") throw new Error("the answer was broken off");
    if (part.type === "finish") {
      finished = part.finishReason !== "other" || part.rawFinishReason !== undefined;
    }
  }
  const [text, toolCalls, finishReason, rawFinishReason, usage, warnings] = await Promise.all([
    result.text,
    result.toolCalls,
    result.finishReason,
    result.rawFinishReason,
    result.usage,
    result.warnings,
  ]);
  if (!finished) throw new Error("the stream ended before the answer was complete");
  // The library has seen the end of the stream, and does not hand it over.
  const raw =
    frames.length === 0 ? null : readFrames(frames, { ...USUAL_READING, whole: true }, NO_ORIGIN);
  return { text, toolCalls, finishReason, rawFinishReason, usage, warnings: warnings ?? [], raw };
}

function unshaped(text: string, usage: Gathered["usage"] | undefined): Gathered {
  return {
    text,
    toolCalls: [],
    finishReason: "stop",
    rawFinishReason: undefined,
    usage: usage ?? { inputTokens: undefined, outputTokens: undefined },
    warnings: [],
    raw: null,
  };
}

/**
 * The answer as our own reader has it, so that the same bytes mean the same as over HTTP; what the
 * reader has no eyes for is the library's.
 */
function readReport(gathered: Gathered, request: ModelRequest): ModelReport {
  const report = reportOf(gathered);
  const { raw } = gathered;
  // A judge is asked for an object, and its words are not an agent's.
  if (raw === null || request.answerSchema !== undefined) return report;
  if (raw.status === "blocked_by_provider") {
    const seen =
      report.status === "failed" ? {} : { text: gathered.text, toolCalls: callsOf(gathered) };
    return { status: "blocked_by_provider", reason: "content filter", ...seen };
  }
  // Neither word nor call: the loop knows what that means after what was done before.
  if (raw.status === "failed") {
    return report.status === "failed" || gathered.toolCalls.length > 0 || isBlank(gathered.text)
      ? report
      : { ...raw };
  }
  const answered = report.status === "answered" ? report : null;
  const read = raw.toolCalls ?? [];
  const known = callsOf(gathered);
  return {
    status: "answered",
    text: raw.text === "" ? gathered.text : raw.text,
    toolCalls:
      read.length >= known.length
        ? read.map((call, place) => identified(call, known, place))
        : known,
    writtenCalls: raw.writtenCalls ?? [],
    notes: raw.notes.filter((note) => note === "call_as_text" || note === "cut_by_length"),
    usage: usageOf(gathered),
    warnings: answered?.warnings ?? gathered.warnings.map((warning) => JSON.stringify(warning)),
  };
}

/** An answer that the library's schema refuses and our reader knows; null for any other failure. */
function readAnyway(sdk: Sdk, error: unknown, request: ModelRequest): ModelReport | null {
  if (request.signal.aborted || !sdk.APICallError.isInstance(error)) return null;
  const { statusCode, responseBody } = error;
  if (statusCode !== undefined && statusCode >= 400) return null;
  const body = responseBody === undefined ? undefined : parsed(responseBody);
  if (typeof body !== "object" || body === null) return null;
  const raw = readValue(body, USUAL_READING);
  if (raw.status !== "answered") return null;
  const untold = { inputTokens: undefined, outputTokens: undefined };
  return readReport({ ...unshaped(raw.text, untold), raw }, request);
}

/** A call that was read, with the id that its result must carry. */
function identified(
  { id, name, args }: ReadToolCall,
  known: readonly IdentifiedToolCall[],
  place: number,
): IdentifiedToolCall {
  const twin = known.find((call) => call.id === id) ?? known[place];
  return { id: id ?? twin?.id ?? `call_${place}`, name, args };
}

function callsOf({ toolCalls }: Gathered): readonly IdentifiedToolCall[] {
  return toolCalls.map(({ toolCallId, toolName, input }) => ({
    id: toolCallId,
    name: toolName,
    args: input,
  }));
}

function usageOf({ usage }: Gathered): Usage {
  return { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null };
}

function reportOf(gathered: Gathered): ModelReport {
  const { text, finishReason } = gathered;
  const toolCalls = callsOf(gathered);
  if (finishReason === "content-filter" || isFilterReason(gathered.rawFinishReason)) {
    return { status: "blocked_by_provider", reason: "content filter", text, toolCalls };
  }
  if (finishReason === "error") {
    return failed("server_error", "the provider ended the answer with an error", {
      retryable: true,
    });
  }
  if (finishReason === "length" && text.trim() === "" && toolCalls.length === 0) {
    return failed("bad_answer", "the limit of output tokens was reached before a word was said");
  }
  return {
    status: "answered",
    text,
    toolCalls,
    usage: usageOf(gathered),
    warnings: gathered.warnings.map((warning) => JSON.stringify(warning)),
  };
}

function sdkMessage(message: ModelMessage): SdkMessage {
  switch (message.role) {
    case "user":
      return { role: "user", content: message.text };
    case "assistant":
      return {
        role: "assistant",
        content: [
          ...(message.text === "" ? [] : [{ type: "text" as const, text: message.text }]),
          ...message.toolCalls.map(({ id, name, args }) => ({
            type: "tool-call" as const,
            toolCallId: id,
            toolName: name,
            // A provider takes back only an object; what came instead is told in the result.
            input: typeof args === "object" && args !== null && !Array.isArray(args) ? args : {},
          })),
        ],
      };
    case "tool":
      return {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: message.callId,
            toolName: message.name,
            output: { type: "text", value: message.text },
          },
        ],
      };
  }
}

/** An error of the library as a report. Model calls have no side effect and may be sent again. */
function failureOf(
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
  const body = errorBody(parsed(error.responseBody ?? ""));
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
