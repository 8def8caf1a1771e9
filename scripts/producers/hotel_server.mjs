/** An MCP server over stdio with the two tools of the story, for agents that are programs of their own. */

import { createInterface } from "node:readline";
import { MAIL, PAGE } from "./story.mjs";

const schema = (name, type) => ({
  type: "object",
  properties: { [name]: { type } },
  required: [name],
});
const TOOLS = [
  {
    name: "fetch_page",
    description: "Fetch a page of the web.",
    inputSchema: schema("url", "string"),
    annotations: { readOnlyHint: true },
  },
  {
    name: "read_mail",
    description: "Read a mail by its number.",
    inputSchema: schema("number", "number"),
    annotations: { readOnlyHint: true },
  },
];

function answerOf({ method, params }) {
  switch (method) {
    case "initialize":
      return {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: "hotel", version: "1.0.0" },
      };
    case "tools/list":
      return { tools: TOOLS };
    case "tools/call":
      return { content: [{ type: "text", text: params.name === "fetch_page" ? PAGE : MAIL }] };
    default:
      return {};
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // A notification wants no answer.
  if (message.id === undefined) continue;
  const answer = { jsonrpc: "2.0", id: message.id, result: answerOf(message) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
