import { z } from "zod";
import { PromptInjectionDetector } from "../../../detect/detector.ts";
import { detectionToWire } from "../../../detect/wire.ts";
import { canonicalJson } from "../../../formats/canonical-json.ts";
import { usageError } from "../../../formats/error.ts";
import { McpScanDocumentSchema, type McpSnapshot } from "../../../formats/mcp-documents.ts";
import { VERSION } from "../../../formats/version.ts";
import { driftBetween, fingerprintOf, judgeDefinition } from "../../../joins/mcp-definitions.ts";
import { type McpDefinitions, readMcpDefinitions } from "../../../probe/mcp/read-definitions.ts";
import { renderMcpScan, type SeenDrift } from "../../../report/mcp-console.ts";
import { sha256Hex } from "../../../text/sha256.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { checkDestination } from "../probe/check-destination.ts";
import { requestHeaders } from "../probe/headers.ts";
import { mcpSource } from "../probe/mcp-source.ts";
import { redactorsOf } from "../probe/secrets.ts";
import { writeStream } from "../probe/write-report.ts";
import { detectorConfig, sensitivityFlag } from "./configure.ts";
import { readSnapshot } from "./mcp-snapshot.ts";

const Options = z.object({
  snapshot: textFlag.optional(),
  updateSnapshot: switchFlag.default(false),
  header: listFlag.default([]),
  authHeader: textFlag.optional(),
  sensitivity: sensitivityFlag.optional(),
  rules: textFlag.optional(),
  allow: listFlag.optional(),
  block: listFlag.optional(),
  canary: listFlag.optional(),
});

export const run: RunCommand = (invocation) => runOn(invocation, invocation.args[0]);

/** Judges the definitions of the server that `given` names, and holds them against a snapshot. */
export async function runOn(invocation: Invocation, given: unknown): Promise<ExitCode> {
  const server = textFlag.safeParse(given).data;
  if (server === undefined) throw usageError("--mcp", "needs a program or an address");
  const options = parseOptions(Options, invocation.options);
  const redact = redactorsOf(invocation, options);
  const { context, output } = redact.invocation;
  const { snapshot: path } = options;
  if (path === undefined && options.updateSnapshot) {
    throw usageError("--update-snapshot", "needs --snapshot FILE");
  }
  const before = path === undefined ? null : await readSnapshot(context, path);
  if (path !== undefined) await checkDestination(context, path, "--snapshot");
  const detector = new PromptInjectionDetector(
    await detectorConfig(context, { ...options, ruleFile: options.rules }),
    { now: context.now },
  );
  const headers = requestHeaders(options.header, options.authHeader);
  const found = await readMcpDefinitions(mcpSource(server, context, headers), context.signal);
  const judged = [];
  for (const one of found.second) judged.push(await judgeDefinition(one, detector));
  const drift = driftOf(found, before);
  await output.print(renderMcpScan(found.server, judged, drift));
  const injections = judged.filter(({ findings }) => findings.length > 0).length;
  // What is suspicious today is not what later definitions shall be held against.
  const trusted = before === null && injections === 0;
  const writes = path !== undefined && (trusted || options.updateSnapshot);
  const taken = writes ? context.now().toISOString() : (before?.taken ?? "");
  if (writes) {
    const text = canonicalJson(snapshotOf(found, taken));
    await writeStream(context, path, [text], "--snapshot");
    await output.talk(
      `wrote ${path}: these definitions are the trusted ones from now on${before === null ? ", on first use: read them" : ""}\n`,
    );
  }
  if (path !== undefined && before === null && !writes) {
    await output.warn(
      `${path} was not written, for there are findings; --update-snapshot trusts these definitions all the same\n`,
    );
  }
  const about = [before === null ? [] : [{ path: path ?? "", sha256: sha256(before) }]].flat();
  await output.document(
    resultDocument(McpScanDocumentSchema, {
      invocation: redact.invocation,
      inputs: about,
      leftOut: [
        { what: "texts of prompts, contents of resources, results of tools", why: "not asked for" },
      ],
      body: {
        server: found.server,
        definitions: judged.map(definitionToWire),
        injections,
        drift: drift.map((one) => ({ ...one, reasons: [...one.reasons] })),
        snapshot: path === undefined || taken === "" ? null : { path, taken, written: writes },
      },
    }),
  );
  const open = drift.filter((one) => !isAccepted(one, options.updateSnapshot));
  return injections > 0 || open.length > 0 ? EXIT.finding : EXIT.ok;
}

/** What is gone can say nothing any more; what was just taken for trusted is no change. */
function isAccepted({ change, when }: SeenDrift, isUpdate: boolean): boolean {
  return change === "removed" || (when === "since_snapshot" && isUpdate);
}

/** What changed while the server was asked twice, and since the snapshot. */
function driftOf(found: McpDefinitions, before: McpSnapshot | null): SeenDrift[] {
  const inSession = driftBetween(found.first, found.second);
  const since = before === null ? [] : driftBetween(before.definitions, found.second);
  return [
    ...inSession.map((one) => ({ ...one, when: "in_session" as const })),
    ...since.map((one) => ({ ...one, when: "since_snapshot" as const })),
  ];
}

function definitionToWire(judged: Awaited<ReturnType<typeof judgeDefinition>>) {
  return {
    ...judged,
    findings: judged.findings.map(({ path, text, result }) => ({
      path,
      text,
      result: detectionToWire(result),
    })),
  };
}

function snapshotOf(found: McpDefinitions, taken: string): McpSnapshot {
  return {
    format: "backtrail/mcp-snapshot",
    schema_version: 1,
    tool_version: VERSION,
    server: found.server,
    taken,
    definitions: found.second.map((one) => ({
      ...one,
      fingerprint: fingerprintOf(one.definition),
    })),
  };
}

function sha256(snapshot: McpSnapshot): string {
  return sha256Hex(canonicalJson(snapshot));
}
