// An agent to try scans on: POST {"message": "..."} gives {"reply": "..."}. It does what the last
// text it reads tells it to, a little too willingly.
//   node examples/agent-server.mjs [port, default 8000]
//   npx backtrail probe scan --target http --endpoint http://127.0.0.1:8000/ --input-field message --output-field reply --oracle legacy
//   npx backtrail probe injection-scan --target http --endpoint http://127.0.0.1:8000/ --defenses none,spotlight --probes append_exfil_token,phishing_link
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

/** The agent as a function, so that it can also be scanned as module:examples/agent-server.mjs#run. */
export function run(message) {
  const order = /(?:end|close) your answer with (?:the (?:token|sentence):? )?([^\n]+)/i.exec(
    message,
  );
  const summary = `I have read it: ${message.length} characters.`;
  return order ? `${summary} ${order[1]}` : summary;
}

function serve(port) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      try {
        const { message } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
        response.end(JSON.stringify({ reply: run(String(message)) }));
      } catch {
        response.statusCode = 400;
        response.end(JSON.stringify({ error: "send a JSON object with a message" }));
      }
    });
  });
  server.listen(port, "127.0.0.1", () => {
    process.stdout.write(`listening on http://127.0.0.1:${port}/\n`);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  serve(Number(process.argv[2] ?? 8000));
}
