/** JSON-RPC messages of a session between the MCP SDK's client and a server. */
import { writeFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { MAIL, PAGE, QUESTION, SYSTEM, URL } from "./story.mjs";

const server = new McpServer({ name: "hotel", version: "1" }, { instructions: SYSTEM });
server.registerTool(
  "fetch_page",
  { description: "Fetch a page of the web.", inputSchema: z.object({ url: z.string() }) },
  () => ({ content: [{ type: "text", text: PAGE }] }),
);
server.registerTool(
  "read_mail",
  { description: "Read a mail by its number.", inputSchema: z.object({ number: z.number() }) },
  ({ number }) => {
    if (number !== 1) throw new Error("There is no mail with this number, take number one.");
    return { content: [{ type: "text", text: MAIL }] };
  },
);
server.registerPrompt("ask", { description: "Ask about the hours." }, () => ({
  messages: [{ role: "user", content: { type: "text", text: QUESTION } }],
}));

const [near, far] = InMemoryTransport.createLinkedPair();
const messages = [];
for (const end of [near, far]) {
  const send = end.send.bind(end);
  end.send = (message, options) => {
    messages.push({ direction: end === near ? "client_to_server" : "server_to_client", message });
    return send(message, options);
  };
}
const client = new Client({ name: "agent", version: "1" });
await Promise.all([server.connect(far), client.connect(near)]);
await client.listTools();
await client.getPrompt({ name: "ask" });
await client.callTool({ name: "fetch_page", arguments: { url: URL } });
await client.callTool({ name: "read_mail", arguments: { number: 9 } });
await client.callTool({ name: "read_mail", arguments: { number: 1 } });
await client.close();
writeFileSync(process.argv[2], `${messages.map((one) => JSON.stringify(one)).join("\n")}\n`);
