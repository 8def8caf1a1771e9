/** Converse requests and answers of the AWS SDK, from a loop with a scripted endpoint. */

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { json, scriptedEndpoint } from "./scripted_endpoint.mjs";
import { URL as ADDRESS, ANSWER, MAIL, PAGE, QUESTION, SYSTEM } from "./story.mjs";

const require = createRequire(join(process.env.BACKTRAIL_PRODUCER_HOME ?? ".", "x.js"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { BedrockRuntimeClient, ConverseCommand } = await load("@aws-sdk/client-bedrock-runtime");
const { NodeHttpHandler } = await load("@smithy/node-http-handler");

const uses = [
  { toolUseId: "c1", name: "fetch_page", input: { url: ADDRESS } },
  { toolUseId: "c2", name: "read_mail", input: { number: 1 } },
];
const script = [...uses.map((toolUse) => ({ toolUse })), { text: ANSWER }];
const endpoint = await scriptedEndpoint(() => {
  const content = script.shift();
  return json({
    output: { message: { role: "assistant", content: [content] } },
    stopReason: content.text === undefined ? "tool_use" : "end_turn",
    usage: { inputTokens: 9, outputTokens: 9, totalTokens: 18 },
    metrics: { latencyMs: 1 },
  });
});
const client = new BedrockRuntimeClient({
  region: "eu-central-1",
  endpoint: endpoint.url,
  // Left to itself the client speaks HTTP/2.
  requestHandler: new NodeHttpHandler(),
  credentials: { accessKeyId: "none", secretAccessKey: "none" },
});
const tool = (name, description, key, type) => ({
  toolSpec: {
    name,
    description,
    inputSchema: { json: { type: "object", properties: { [key]: { type } }, required: [key] } },
  },
});
const messages = [{ role: "user", content: [{ text: QUESTION }] }];
const lines = [];
for (;;) {
  const request = {
    modelId: "amazon.nova-lite-v1:0",
    system: [{ text: SYSTEM }],
    messages: [...messages],
    toolConfig: {
      tools: [
        tool("fetch_page", "Fetch a page of the web.", "url", "string"),
        tool("read_mail", "Read a mail by its number.", "number", "number"),
      ],
    },
  };
  const { $metadata, ...response } = await client.send(new ConverseCommand(request));
  lines.push(JSON.stringify({ request, response }));
  const { message } = response.output;
  messages.push(message);
  const used = message.content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
  if (used.length === 0) break;
  const content = used.map(({ toolUseId, name }) => ({
    toolResult: { toolUseId, content: [{ text: name === "fetch_page" ? PAGE : MAIL }] },
  }));
  messages.push({ role: "user", content });
}
endpoint.end();
writeFileSync(process.argv[2], `${lines.join("\n")}\n`);
