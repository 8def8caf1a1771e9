import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { BacktrailError, usageError } from "../../../formats/error.ts";
import { InitDocumentSchema } from "../../../formats/probe-tool-documents.ts";
import { guessReplyPath } from "../../../probe/answers/reply-path.ts";
import { ATTACKS } from "../../../probe/attacks/catalogue.ts";
import { BATTERY_SETTING } from "../../../probe/battery/setting.ts";
import { scan } from "../../../probe/library/scan.ts";
import { legacyOracle } from "../../../probe/oracles/legacy.ts";
import { fieldBody } from "../../../probe/targets/http/request-body.ts";
import type { Target, TargetReport } from "../../../probe/targets/target.ts";
import { printable, shorten } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { expandEnvironment, withHeaderEnv } from "../../environment.ts";
import { EXIT } from "../../exit-code.ts";
import { listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { requestHeaders } from "../probe/headers.ts";
import { openTarget } from "../probe/open-target.ts";
import { redactorsOf } from "../probe/secrets.ts";
import { targetFlags } from "../probe/target-flags.ts";
import { asker } from "./ask.ts";
import {
  type AgentSetup,
  CONFIG_FILE,
  configText,
  WORKFLOW_FILE,
  workflowText,
} from "./written-files.ts";

const Options = z.object({
  endpoint: textFlag.optional(),
  inputField: textFlag.default("message"),
  outputField: textFlag.optional(),
  headerEnv: listFlag.default([]),
  canaryEnv: textFlag.optional(),
  force: switchFlag.default(false),
});
const TargetOptions = z.object(targetFlags);

const GREETING = "Hello, are you there?";
const PROBE_MS = 60_000;

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  if (!options.force) refuseIfThere(context.cwd);
  const asked = await answersOf(invocation, options);
  const setup = await tryOut(invocation, asked);
  if (setup === null) return EXIT.failed;
  await mkdir(dirname(join(context.cwd, WORKFLOW_FILE)), { recursive: true });
  await writeText(context, CONFIG_FILE, configText(setup), CONFIG_FILE);
  await writeText(context, WORKFLOW_FILE, workflowText(setup), WORKFLOW_FILE);
  await output.print(
    [
      `Wrote:    ${CONFIG_FILE}, ${WORKFLOW_FILE}`,
      "Next:     npx backtrail probe scan --json-report baseline.json",
      "",
    ].join("\n"),
  );
  await output.document(
    resultDocument(InitDocumentSchema, {
      invocation,
      inputs: [],
      body: {
        files: [CONFIG_FILE, WORKFLOW_FILE],
        endpoint: setup.endpoint,
        output_field: setup.outputField,
      },
    }),
  );
  return EXIT.ok;
};

function refuseIfThere(cwd: string): void {
  const there = [CONFIG_FILE, WORKFLOW_FILE].find((name) => existsSync(join(cwd, name)));
  if (there === undefined) return;
  throw new BacktrailError({
    code: "usage",
    where: there,
    message: "is there already; --force replaces it",
  });
}

async function answersOf(
  { context }: Invocation,
  options: z.output<typeof Options>,
): Promise<AgentSetup> {
  const ask = asker(context);
  const endpoint = options.endpoint ?? (await ask("Where does your agent take a POST?", ""));
  if (endpoint === "") {
    throw usageError("--endpoint", "is required");
  }
  const inputField = await ask("Field of the request that takes the prompt", options.inputField);
  const proposed = options.headerEnv.join(" ");
  const headers = await ask(
    "Headers from the environment, HEADER=VARIABLE (empty: none)",
    proposed,
  );
  const canary = await ask(
    "Variable with a secret that only a leak shows (empty: none)",
    options.canaryEnv ?? "",
  );
  return {
    endpoint,
    inputField,
    outputField: options.outputField ?? null,
    canaryEnv: canary === "" ? null : canary,
    headerEnv: headers.split(/\s+/).filter((entry) => entry !== ""),
  };
}

/** Greets the agent, finds its reply and tries one attack; null, with the reason said, where it fails. */
async function tryOut(invocation: Invocation, setup: AgentSetup): Promise<AgentSetup | null> {
  const { context, output } = invocation;
  const flagsOf = (outputField: string | null) =>
    parseOptions(
      TargetOptions,
      withHeaderEnv(
        { ...setup, target: "http", outputField: outputField ?? undefined },
        context.env,
      ),
    );
  const options = { ...invocation.options, headerEnv: setup.headerEnv };
  const redact = redactorsOf({ ...invocation, options }, flagsOf(null));
  const greet = async (outputField: string | null) => {
    const target = await openTarget(flagsOf(outputField), context, redact.everything);
    return { target, report: await attempt(target, context.signal) };
  };
  const canaries = setup.canaryEnv === null ? [] : [environmentVariable(setup.canaryEnv, context)];
  let found = setup.outputField;
  let { target, report } = await greet(found);
  const sure = report.status === "answered" && report.notes.length === 0;
  if (found === null && !sure) {
    found = guessReplyPath(await rawAnswer(setup, flagsOf(null), context.signal));
    if (found !== null) ({ target, report } = await greet(found));
  }
  if (report.status !== "answered") {
    await output.warn(
      `error: the agent did not answer: ${printable(report.reason)}; nothing is written\n`,
    );
    return null;
  }
  const place = found === null ? "at a usual place" : `at ${found}`;
  const [attack] = ATTACKS;
  const done = await scan({
    target,
    oracle: legacyOracle(canaries),
    ...(canaries.length === 0 ? {} : { setting: { ...BATTERY_SETTING, canaries } }),
    attacks: attack ? [attack] : [],
    signal: context.signal,
  });
  const [row] = done.rows;
  await output.print(
    [
      `Reply:    ${printable(shorten(redact.own(report.text), 100))} (${place})`,
      `Attack:   ${row?.attack.id ?? "none"}: ${row?.outcome ?? "not sent"}`,
      ...(canaries.length === 0
        ? ["          that an agent held is seen only where its secret is known: --canary-env"]
        : []),
      "",
    ].join("\n"),
  );
  return { ...setup, outputField: found };
}

function environmentVariable(name: string, { env }: Invocation["context"]): string {
  return String(expandEnvironment(`\${${name}}`, env, "--canary-env"));
}

function attempt(target: Target, signal: AbortSignal): Promise<TargetReport> {
  return target.attempt({
    prompt: GREETING,
    history: [],
    session: null,
    trialKey: randomUUID(),
    signal,
  });
}

/** What the agent sends, as JSON, or null. Only its shape is looked at. */
async function rawAnswer(
  { endpoint, inputField }: AgentSetup,
  flags: z.output<typeof TargetOptions>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json", ...requestHeaders(flags.header, undefined) },
      body: JSON.stringify(
        fieldBody(inputField, null)({ prompt: GREETING, session: "", history: [] }),
      ),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PROBE_MS)]),
    });
    return await response.json();
  } catch {
    // The reason was said already by the target that could not read it.
    return null;
  }
}
