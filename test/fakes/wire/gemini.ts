import { events, KEY, type Wire, type WireReply } from "./wire.ts";

/**
 * The generateContent format, after the public reference: "GenerateContentResponse", "Candidate"
 * and "FunctionCall" at ai.google.dev/api/generate-content and ai.google.dev/api/caching.
 */

const USAGE = { promptTokenCount: 307, candidatesTokenCount: 26, totalTokenCount: 333 };

const candidate = (parts: readonly unknown[], finishReason?: string): unknown => ({
  content: { role: "model", parts },
  index: 0,
  ...(finishReason ? { finishReason } : {}),
});

const partsOf = (reply: WireReply): unknown[] => [
  ...(reply.text === "" ? [] : [{ text: reply.text }]),
  ...reply.toolCalls.map(({ name, args }) => ({ functionCall: { name, args: JSON.parse(args) } })),
];

const finishOf = (reply: WireReply): string => (reply.filtered ? "SAFETY" : "STOP");

export const gemini: Wire = {
  path: (stream) =>
    stream
      ? "/models/gemini-2.5-flash:streamGenerateContent?alt=sse"
      : "/models/gemini-2.5-flash:generateContent",
  keyHeader: ["x-goog-api-key", KEY],
  json: (reply) => ({
    candidates: [candidate(partsOf(reply), finishOf(reply))],
    usageMetadata: USAGE,
    modelVersion: "gemini-2.5-flash",
  }),
  sse: (reply) =>
    events(
      [
        ...partsOf(reply).map((part) => ({ candidates: [candidate([part])] })),
        { candidates: [candidate([{ text: "" }], finishOf(reply))], usageMetadata: USAGE },
      ],
      "",
    ),
  systemOf: (request: { systemInstruction: { parts: { text: string }[] } }) =>
    request.systemInstruction.parts[0]?.text,
  textArguments: false,
};
