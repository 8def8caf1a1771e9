/** Steps and UI messages of the AI SDK, from a run with a scripted model. */
import { writeFileSync } from "node:fs";
import { generateText, readUIMessageStream, stepCountIs, streamText, tool } from "ai";
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";
import { z } from "zod";
import { ANSWER, MAIL, PAGE, QUESTION, SYSTEM, URL } from "./story.mjs";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const call = (toolCallId, toolName, input) => ({
  type: "tool-call",
  toolCallId,
  toolName,
  input: JSON.stringify(input),
});
const turns = [
  [call("c1", "fetchPage", { url: URL }), call("c2", "readMail", { number: 9 })],
  [call("c3", "readMail", { number: 1 })],
  [{ type: "text", text: ANSWER }],
];
const reason = (content) => ({
  unified: content[0].type === "text" ? "stop" : "tool-calls",
  raw: undefined,
});
const tools = {
  fetchPage: tool({
    description: "Fetch a page of the web.",
    inputSchema: z.object({ url: z.string() }),
    execute: () => PAGE,
  }),
  readMail: tool({
    description: "Read a mail by its number.",
    inputSchema: z.object({ number: z.number() }),
    execute: ({ number }) => {
      if (number !== 1) throw new Error("There is no mail with this number, take number one.");
      return { from: "ann@shop.example", body: MAIL };
    },
  }),
};
const about = { system: SYSTEM, prompt: QUESTION, tools, stopWhen: stepCountIs(5) };

let turn = 0;
const model = new MockLanguageModelV3({
  doGenerate: async (options) => {
    const content = turns[turn++];
    const body = {
      system: SYSTEM,
      messages: options.prompt.filter(({ role }) => role !== "system"),
    };
    return { content, finishReason: reason(content), usage, warnings: [], request: { body } };
  },
});
const { steps } = await generateText({ ...about, model });
writeFileSync(process.argv[2], `${JSON.stringify({ steps }, null, 1)}\n`);

turn = 0;
const streaming = new MockLanguageModelV3({
  doStream: async () => {
    const content = turns[turn++];
    const parts = content.flatMap((part) =>
      part.type === "text"
        ? [
            { type: "text-start", id: "t" },
            { type: "text-delta", id: "t", delta: part.text },
            { type: "text-end", id: "t" },
          ]
        : [part],
    );
    const end = { type: "finish", finishReason: reason(content), usage };
    return {
      stream: convertArrayToReadableStream([{ type: "stream-start", warnings: [] }, ...parts, end]),
    };
  },
});
const [ui, read] = streamText({ ...about, model: streaming })
  .toUIMessageStream({ generateMessageId: () => "a1" })
  .tee();
const chunks = [];
const keep = (async () => {
  for await (const chunk of ui) chunks.push(chunk);
})();
let message;
for await (const one of readUIMessageStream({ stream: read })) message = one;
await keep;
const asked = { id: "u1", role: "user", parts: [{ type: "text", text: QUESTION }] };
writeFileSync(process.argv[3], `${JSON.stringify([asked, message], null, 1)}\n`);
writeFileSync(
  process.argv[4],
  `${chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}`,
);
