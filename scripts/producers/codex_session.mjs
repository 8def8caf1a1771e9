/** A session of Codex CLI and its event stream, from the program itself with a scripted endpoint. */

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frames, json, scriptedEndpoint } from "./scripted_endpoint.mjs";
import { URL as ADDRESS, ANSWER, QUESTION, SYSTEM } from "./story.mjs";

const home = mkdtempSync(join(tmpdir(), "codex-"));
const work = join(home, "hotel");
mkdirSync(work);

const call = (name, input) => (id) => ({
  type: "function_call",
  id: `f${id}`,
  call_id: `c${id}`,
  name,
  namespace: "mcp__hotel",
  arguments: JSON.stringify(input),
});
const said = (text) => (id) => ({
  type: "message",
  id: `m${id}`,
  role: "assistant",
  content: [{ type: "output_text", text }],
});
const script = [
  call("fetch_page", { url: ADDRESS }),
  call("read_mail", { number: 1 }),
  said(ANSWER),
];
let turn = 0;
const endpoint = await scriptedEndpoint((path) => {
  if (!path.endsWith("/responses")) return json({ object: "list", data: [], models: [] });
  turn += 1;
  const item = (script.shift() ?? said("done"))(turn);
  const response = { id: `r${turn}`, object: "response", status: "completed", output: [item] };
  const usage = { input_tokens: 9, output_tokens: 9, total_tokens: 18 };
  return frames(
    { type: "response.created", response: { id: response.id } },
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: { ...response, usage } },
  );
});
const quoted = JSON.stringify;
writeFileSync(join(home, "instructions.md"), SYSTEM);
writeFileSync(
  join(home, "config.toml"),
  `model = "scripted"
model_provider = "scripted"
approval_policy = "never"
sandbox_mode = "read-only"
# The words of the program's makers stay out of the fixture.
model_instructions_file = ${quoted(join(home, "instructions.md"))}
include_apps_instructions = false
include_permissions_instructions = false
include_collaboration_mode_instructions = false

[skills]
include_instructions = false

[model_providers.scripted]
name = "scripted"
base_url = ${quoted(`${endpoint.url}/v1`)}
wire_api = "responses"
supports_websockets = false

[mcp_servers.hotel]
command = ${quoted(process.execPath)}
args = [${quoted(join(import.meta.dirname, "hotel_server.mjs"))}]
`,
);
const program = join(process.env.BACKTRAIL_PRODUCER_HOME ?? ".", "node_modules/.bin/codex");
const { code, printed, told } = await new Promise((done) => {
  const agent = spawn(program, ["exec", "--json", "--skip-git-repo-check", "-C", work, QUESTION], {
    env: { PATH: process.env.PATH, HOME: home, CODEX_HOME: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err] = [[], []];
  agent.stdout.on("data", (chunk) => out.push(chunk));
  agent.stderr.on("data", (chunk) => err.push(chunk));
  agent.on("close", (status) =>
    done({ code: status, printed: Buffer.concat(out).toString(), told: Buffer.concat(err) }),
  );
});
endpoint.end();
if (code !== 0) throw new Error(`codex ended with ${code}: ${printed}\n${told}`);
const sessions = join(home, "sessions");
const rollout = readdirSync(sessions, { recursive: true }).find((name) => name.endsWith(".jsonl"));
const lines = readFileSync(join(sessions, rollout), "utf8");
const [session, events] = process.argv.slice(2);
// The folder of the run is nobody's business.
writeFileSync(session, lines.replaceAll(home, "/home/guest"));
writeFileSync(events, printed.replaceAll(home, "/home/guest"));
rmSync(home, { recursive: true, force: true });
