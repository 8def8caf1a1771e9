// A server in its own process that answers every request after a fixed wait: as a chat agent at
// /chat, and in the OpenAI chat format at /v1/chat/completions (first a tool call, then words).
import { createServer } from "node:http";

const latencyMs = Number(process.argv[2] ?? 50);

function completion(message, finish) {
  return {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish }],
    usage: { prompt_tokens: 300, completion_tokens: 30, total_tokens: 330 },
  };
}

function answer(url, body) {
  if (!url.startsWith("/v1/")) return { reply: "It is about a delivery on Friday." };
  const read = body.messages.some(({ role }) => role === "tool");
  if (read) return completion({ content: "It is about a delivery on Friday." }, "stop");
  const { name, parameters } = body.tools[0].function;
  const args = Object.fromEntries(parameters.required.map((key) => [key, "17"]));
  const call = {
    id: "call_1",
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  };
  return completion({ content: "", tool_calls: [call] }, "tool_calls");
}

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answer(request.url, JSON.parse(text))));
    }, latencyMs);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
