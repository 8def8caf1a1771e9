/** Run state of the OpenAI Agents SDK for JavaScript, from an agent with a scripted model. */

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { URL as ADDRESS, ANSWER, MAIL, PAGE, QUESTION, SYSTEM } from "./story.mjs";

// The library is installed beside the project, not in it.
const require = createRequire(join(process.env.BACKTRAIL_PRODUCER_HOME ?? ".", "x.js"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { Agent, Runner, setTracingDisabled, tool, Usage } = await load("@openai/agents");
const { z } = await load("zod");

setTracingDisabled(true);
const call = (callId, name, input) => ({
  type: "function_call",
  id: `f${callId}`,
  callId,
  name,
  status: "completed",
  arguments: JSON.stringify(input),
});
const answers = [
  [call("c1", "fetch_page", { url: ADDRESS })],
  [call("c2", "read_mail", { number: 1 })],
  [
    {
      type: "message",
      id: "m1",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: ANSWER }],
    },
  ],
];
const model = {
  getResponse: async () => ({ usage: new Usage(), output: answers.shift() }),
  // biome-ignore lint/correctness/useYield: never asked for
  async *getStreamedResponse() {
    throw new Error("not streamed");
  },
};
const fetchPage = tool({
  name: "fetch_page",
  description: "Fetch a page of the web.",
  parameters: z.object({ url: z.string() }),
  execute: () => PAGE,
});
const readMail = tool({
  name: "read_mail",
  description: "Read a mail by its number.",
  parameters: z.object({ number: z.number() }),
  execute: () => ({ from: "ann@shop.example", body: MAIL }),
});
const agent = new Agent({
  name: "Helper",
  instructions: SYSTEM,
  model,
  tools: [fetchPage, readMail],
});
const result = await new Runner().run(agent, QUESTION);
writeFileSync(process.argv[2], `${JSON.stringify(JSON.parse(result.state.toString()), null, 1)}\n`);
