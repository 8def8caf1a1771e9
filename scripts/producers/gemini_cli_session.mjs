/** A session of Gemini CLI, from the program itself with a scripted endpoint. */

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frames, json, scriptedEndpoint } from "./scripted_endpoint.mjs";
import { URL as ADDRESS, ANSWER, QUESTION, SYSTEM } from "./story.mjs";

const home = mkdtempSync(join(tmpdir(), "gemini-"));
const work = join(home, "hotel");
mkdirSync(work);
mkdirSync(join(home, ".gemini"));

const script = [
  { functionCall: { name: "mcp_hotel_fetch_page", args: { url: ADDRESS } } },
  { functionCall: { name: "mcp_hotel_read_mail", args: { number: 1 } } },
  { text: ANSWER },
];
const endpoint = await scriptedEndpoint((path) => {
  if (path.includes("countTokens")) return json({ totalTokens: 9 });
  const part = path.includes("streamGenerateContent")
    ? (script.shift() ?? { text: "done" })
    : { text: "{}" };
  const answer = {
    candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 9, totalTokenCount: 18 },
  };
  return path.includes("streamGenerateContent") ? frames(answer) : json(answer);
});
writeFileSync(
  join(home, ".gemini", "settings.json"),
  JSON.stringify({
    security: { auth: { selectedType: "gemini-api-key" } },
    privacy: { usageStatisticsEnabled: false },
    general: { enableAutoUpdate: false, disableAutoUpdate: true },
    mcpServers: {
      hotel: {
        command: process.execPath,
        args: [join(import.meta.dirname, "hotel_server.mjs")],
        trust: true,
      },
    },
  }),
);
writeFileSync(join(home, "system.md"), SYSTEM);
const program = join(process.env.BACKTRAIL_PRODUCER_HOME ?? ".", "node_modules/.bin/gemini");
const options = ["-p", QUESTION, "-m", "gemini-2.5-flash", "-y", "--skip-trust", "-o", "json"];
const { code, told } = await new Promise((done) => {
  const agent = spawn(program, options, {
    cwd: work,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      GEMINI_API_KEY: "none",
      GOOGLE_GEMINI_BASE_URL: endpoint.url,
      GEMINI_SYSTEM_MD: join(home, "system.md"),
      GEMINI_CLI_NO_RELAUNCH: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts = [];
  agent.stdout.on("data", (chunk) => parts.push(chunk));
  agent.stderr.on("data", (chunk) => parts.push(chunk));
  agent.on("close", (status) => done({ code: status, told: Buffer.concat(parts).toString() }));
});
endpoint.end();
if (code !== 0) throw new Error(`gemini ended with ${code}: ${told}`);
const files = readdirSync(join(home, ".gemini", "tmp"), { recursive: true });
const chat = files.find((name) => /chats\/session-.*\.jsonl?$/.test(name));
const text = readFileSync(join(home, ".gemini", "tmp", chat), "utf8");
// The folder of the run is nobody's business.
writeFileSync(process.argv[2], text.replaceAll(home, "/home/guest"));
rmSync(home, { recursive: true, force: true });
