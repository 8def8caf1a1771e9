import type { LanguageModel, ModelMessage as SdkMessage, ToolSet } from "ai";
import { type AnswerReport, NO_ORIGIN, USUAL_READING } from "../../answers/answer-report.ts";
import { readFrames } from "../../answers/read-frames.ts";
import { readValue } from "../../answers/read-value.ts";
import type { StreamFrame } from "../../answers/stream-frames.ts";
import type { ModelMessage, ModelRequest } from "../backend.ts";
import type { Sdk } from "./sdk-options.ts";

/** What the library made of one answer, and the answer as it came. */
export interface Gathered {
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

/** A request in the library's words. */
export function inputOf(sdk: Sdk, model: LanguageModel, request: ModelRequest, schema: boolean) {
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

export type ModelInput = ReturnType<typeof inputOf>;

export async function generated(sdk: Sdk, input: ModelInput): Promise<Gathered> {
  const result = await sdk.generateText(input);
  const { text, toolCalls, finishReason, rawFinishReason, usage, warnings } = result;
  const { body } = result.response;
  const raw = body === undefined ? null : readValue(body, USUAL_READING);
  return { text, toolCalls, finishReason, rawFinishReason, usage, warnings: warnings ?? [], raw };
}

export async function streamed(sdk: Sdk, input: ModelInput): Promise<Gathered> {
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

/** An answer of which only words are known. */
export function unshaped(text: string, usage: Gathered["usage"] | undefined): Gathered {
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
