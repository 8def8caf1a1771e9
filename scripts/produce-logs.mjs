/**
 * Runs the real libraries with scripted models and writes the logs that they make, as fixtures of
 * the importers: `node scripts/produce-logs.mjs [NAME...] [--out DIR]`. Python producers get an
 * environment of their own, under BACKTRAIL_PRODUCERS (default: a folder beside the temporary ones),
 * with the versions below. Needs Python 3.11 and the package registry; no model is called.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const PRODUCERS = {
  "pydantic-ai": {
    requirements: ["pydantic-ai-slim[openai]==2.68.0"],
    script: "pydantic_ai_messages.py",
    outputs: ["pydantic-ai/messages.json"],
  },
  "openai-agents": {
    requirements: ["openai-agents==0.24.0"],
    script: "openai_agents_traces.py",
    outputs: ["openai-agents/run-state.json", "openai-agents/traces.jsonl"],
  },
  "google-adk": {
    requirements: ["google-adk==2.13.0"],
    script: "google_adk.py",
    outputs: ["google-adk/session.json", "otel/google-adk-spans.jsonl"],
    env: {
      OTEL_SEMCONV_STABILITY_OPT_IN: "gen_ai_latest_experimental",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "SPAN_ONLY",
    },
  },
  langgraph: {
    requirements: ["langgraph==1.2.24", "langchain==1.5.2", "langsmith==0.15.1"],
    script: "langgraph_runs.py",
    outputs: ["langchain/langgraph-state.json", "langsmith/langgraph-runs.jsonl"],
  },
  smolagents: {
    requirements: ["smolagents==1.26.0"],
    script: "smolagents_steps.py",
    outputs: ["smolagents/tool-calling.json", "smolagents/code.json"],
  },
  autogen: {
    requirements: ["autogen-agentchat==0.7.5", "autogen-ext==0.7.5"],
    script: "autogen_messages.py",
    outputs: ["autogen/task-result.json", "autogen/team-state.json"],
  },
  llamaindex: {
    requirements: ["llama-index-core==0.14.25", "pydantic==2.11.10"],
    script: "llamaindex_messages.py",
    outputs: ["llamaindex/memory.json"],
  },
  inspect: {
    requirements: ["inspect-ai==0.3.285"],
    script: "inspect_log.py",
    outputs: ["inspect/hours.eval"],
  },
  "openai-agents-js": {
    packages: ["@openai/agents@0.20.0", "zod@4.6.7"],
    script: "openai_agents_js.mjs",
    outputs: ["openai-agents/run-state-js.json"],
  },
  mcp: {
    script: "mcp_session.mjs",
    outputs: ["mcp/session.jsonl"],
  },
  codex: {
    packages: ["@openai/codex@0.171.0"],
    script: "codex_session.mjs",
    outputs: ["codex/rollout.jsonl", "codex/exec-events.jsonl"],
  },
  "gemini-cli": {
    packages: ["@google/gemini-cli@0.61.0"],
    script: "gemini_cli_session.mjs",
    outputs: ["gemini-cli/session.jsonl"],
  },
  bedrock: {
    packages: ["@aws-sdk/client-bedrock-runtime@3.1164.0"],
    script: "bedrock_converse.mjs",
    outputs: ["bedrock/converse.jsonl"],
  },
  "ai-sdk": {
    script: "ai_sdk_steps.mjs",
    outputs: ["ai-sdk/steps.json", "ai-sdk/ui-messages.json", "ai-sdk/ui-stream.sse"],
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "test/fixtures/logs/produced" } },
});
const names = positionals.length > 0 ? positionals : Object.keys(PRODUCERS);
const folder = join(import.meta.dirname, "producers");
const environments = process.env.BACKTRAIL_PRODUCERS ?? join(tmpdir(), "backtrail-producers");

for (const name of names) {
  const producer = PRODUCERS[name];
  if (!producer)
    throw new Error(`there is no producer ${name}; there are ${Object.keys(PRODUCERS)}`);
  const outputs = producer.outputs.map((path) => resolve(values.out, path));
  for (const path of outputs) mkdirSync(join(path, ".."), { recursive: true });
  const command = producer.requirements ? python(name, producer.requirements) : process.execPath;
  const home = producer.packages ? packages(name, producer.packages) : undefined;
  execFileSync(command, [join(folder, producer.script), ...outputs], {
    env: {
      ...process.env,
      OPENAI_API_KEY: "none",
      PYTHONDONTWRITEBYTECODE: "1",
      BACKTRAIL_PRODUCER_HOME: home,
      ...producer.env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  console.log(`${name}: ${producer.outputs.join(", ")}`);
}

/** A folder with exactly the packages that are asked for, beside the project. */
function packages(name, wanted) {
  const home = join(environments, name);
  mkdirSync(home, { recursive: true });
  execFileSync("npm", ["install", "--silent", "--no-save", "--prefix", home, ...wanted]);
  return home;
}

/** The interpreter of an environment that holds exactly what is asked for. */
function python(name, requirements) {
  const home = join(environments, name);
  const path = join(home, "bin", "python");
  if (!existsSync(path)) execFileSync("python3", ["-m", "venv", home]);
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"];
  execFileSync(path, ["-m", "pip", "install", ...quiet, ...requirements], { stdio: "inherit" });
  return path;
}
