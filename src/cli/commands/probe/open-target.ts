import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { reasonOf, usageError } from "../../../formats/error.ts";
import type { ReadingOptions } from "../../../probe/answers/answer-report.ts";
import { type FieldPath, parseFieldPath } from "../../../probe/answers/field-path.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { mcpTarget } from "../../../probe/mcp/mcp-target.ts";
import type { Redact } from "../../../probe/redact.ts";
import { type CommandTargetOptions, commandTarget } from "../../../probe/targets/command-target.ts";
import { dummyTarget } from "../../../probe/targets/dummy.ts";
import { chatBody } from "../../../probe/targets/http/chat-body.ts";
import { httpTarget } from "../../../probe/targets/http/http-target.ts";
import { nodeTransport } from "../../../probe/targets/http/node-transport.ts";
import type { HttpSurroundings } from "../../../probe/targets/http/options.ts";
import {
  type BuildBody,
  fieldBody,
  templateBody,
} from "../../../probe/targets/http/request-body.ts";
import { moduleTarget } from "../../../probe/targets/module-target.ts";
import { pythonFunctionIn, pythonTarget } from "../../../probe/targets/python-callable.ts";
import type { Target } from "../../../probe/targets/target.ts";
import { didYouMean } from "../../../text/near.ts";
import type { CliContext } from "../../context.ts";
import { requestHeaders } from "./headers.ts";
import { mcpSource } from "./mcp-source.ts";
import { splitCommand } from "./split-command.ts";
import type { TargetFlags } from "./target-flags.ts";

const KIND_NAMES = ["dummy", "http", "openai", "module", "callable", "command", "mcp"];
const KINDS = "dummy, http, openai, module:PATH#export, command:PROGRAM, mcp:PROGRAM or mcp:URL";

/**
 * The agent under test, from its flags. Nothing is sent yet.
 * @throws BacktrailError with code `usage` on flags that do not go together.
 */
export async function openTarget(
  flags: TargetFlags,
  context: CliContext,
  redact: Redact,
): Promise<Target> {
  const timeoutMs = flags.timeout * 1000;
  const [kind = "", rest] = splitOnce(flags.target);
  switch (kind) {
    case "dummy":
      return dummyTarget();
    case "http":
    case "http_async":
      return openHttp(flags, context, redact);
    case "openai":
      return openChat(flags, rest, context, redact);
    case "module":
    case "callable": {
      const [path = "", exportName] = (rest ?? "").split("#");
      const python = kind === "callable" ? pythonFunctionIn(rest ?? "") : null;
      if (python) return pythonTarget(python, commandOptions(flags, context));
      if (path === "")
        throw usageError("--target", `${kind}: needs a file, like module:./agent.mjs#run`);
      return moduleTarget({
        path: resolve(context.cwd, path),
        exportName: exportName ?? null,
        timeoutMs,
        reading: readingOf(flags),
      });
    }
    case "command":
      return commandTarget({
        words: splitCommand(rest ?? "", "--target"),
        ...commandOptions(flags, context),
      });
    case "mcp":
      return openMcp(flags, rest ?? "", context);
    default:
      throw usageError(
        "--target",
        `there is no target "${flags.target}"; known: ${KINDS}${didYouMean(kind, KIND_NAMES)}`,
      );
  }
}

/** An agent that is a tool of an MCP server; what it starts is told what a program of one's own is. */
async function openMcp(flags: TargetFlags, given: string, context: CliContext): Promise<Target> {
  const headers = requestHeaders(flags.header, flags.authHeader);
  const source = mcpSource(given, context, headers, "--target");
  const env = Object.fromEntries(
    Object.entries(context.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return mcpTarget({
    source: source.kind === "program" ? { ...source, env } : source,
    tool: flags.agentTool ?? null,
    body: await bodyOf(flags, context),
    timeoutMs: flags.timeout * 1000,
    reading: readingOf(flags),
  });
}

/** Where prompt, session and user go in what is sent. */
async function bodyOf(flags: TargetFlags, context: CliContext): Promise<BuildBody> {
  return flags.bodyTemplate === undefined
    ? fieldBody(flags.inputField, flags.sessionField ?? null, flags.userField ?? null)
    : templateBody(await templateText(flags.bodyTemplate, context));
}

function commandOptions(
  flags: TargetFlags,
  context: CliContext,
): Omit<CommandTargetOptions, "words"> {
  return {
    cwd: context.cwd,
    env: context.env,
    timeoutMs: flags.timeout * 1000,
    maxLine: flags.maxBytes,
    reading: readingOf(flags),
  };
}

async function openHttp(flags: TargetFlags, context: CliContext, redact: Redact): Promise<Target> {
  if (flags.endpoint === undefined) {
    throw usageError("--endpoint", "is needed with --target http, like http://localhost:8000/chat");
  }
  return httpTarget(
    {
      ...(await commonHttp(flags, flags.endpoint, redact)),
      body: await bodyOf(flags, context),
      safeToResend: flags.resend,
    },
    surroundings(context),
  );
}

/** An OpenAI-compatible chat endpoint: a model without tools, so a repeated request does no harm. */
async function openChat(
  flags: TargetFlags,
  name: string | undefined,
  context: CliContext,
  redact: Redact,
): Promise<Target> {
  const model = name ?? flags.model;
  if (model === undefined) throw usageError("--model", "is needed with --target openai");
  const base = (flags.endpoint ?? "https://api.openai.com/v1").replace(/\/+$/, "");
  const key = context.env["OPENAI_API_KEY"];
  if (flags.endpoint === undefined && flags.authHeader === undefined && !key) {
    throw usageError(
      "--target",
      "openai needs OPENAI_API_KEY, or --endpoint for a server of your own",
    );
  }
  const auth = flags.authHeader ?? (key ? `Bearer ${key}` : undefined);
  const address = base.endsWith("/chat/completions") ? base : `${base}/chat/completions`;
  const target = httpTarget(
    {
      ...(await commonHttp({ ...flags, authHeader: auth }, address, redact)),
      method: "POST",
      body: chatBody(model, flags.systemPrompt ?? null),
      safeToResend: true,
    },
    surroundings(context),
  );
  return { ...target, name: "openai" };
}

async function commonHttp(flags: TargetFlags, endpoint: string, redact: Redact) {
  return {
    endpoint: parseEndpoint(endpoint),
    method: flags.method.toUpperCase(),
    headers: requestHeaders(flags.header, flags.authHeader),
    reading: readingOf(flags),
    timeoutMs: flags.timeout * 1000,
    maxBytes: flags.maxBytes,
    redact,
  };
}

function readingOf(flags: TargetFlags): ReadingOptions {
  const at = (path: string | undefined, flag: string): FieldPath | null =>
    path === undefined ? null : parseFieldPath(path, flag);
  if (
    flags.callsField === undefined &&
    (flags.callNameField ?? flags.callArgsField) !== undefined
  ) {
    throw usageError("--calls-field", "is needed with --call-name-field and --call-args-field");
  }
  return {
    output: at(flags.outputField, "--output-field"),
    calls: at(flags.callsField, "--calls-field"),
    callName: at(flags.callNameField, "--call-name-field"),
    callArgs: at(flags.callArgsField, "--call-args-field"),
  };
}

function parseEndpoint(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw usageError(
      "--endpoint",
      `"${text}" is no address; write it like http://localhost:8000/chat`,
      cause,
    );
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw usageError("--endpoint", `must begin with http:// or https://, not ${url.protocol}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw usageError("--endpoint", "must not hold a user name or password; use --auth-header");
  }
  return url;
}

/** The template itself, or with `@` in front the file it stands in. */
async function templateText(given: string, context: CliContext): Promise<string> {
  if (!given.startsWith("@")) return given;
  try {
    return await readFile(resolve(context.cwd, given.slice(1)), "utf8");
  } catch (cause) {
    const reason = reasonOf(cause);
    throw usageError("--body-template", `cannot be read: ${reason}`, cause);
  }
}

function surroundings(context: CliContext): HttpSurroundings {
  return {
    transport: nodeTransport(),
    wallMs: () => context.now().getTime(),
    sleep: systemClock.sleep,
  };
}

function splitOnce(target: string): readonly [string, string?] {
  const at = target.indexOf(":");
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}
