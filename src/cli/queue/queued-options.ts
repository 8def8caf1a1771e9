import { z } from "zod";
import { usageError } from "../../formats/error.ts";
import { defenses } from "../../joins/defenses.ts";
import { redactedValue } from "../../probe/redact.ts";
import type { Invocation } from "../command.ts";
import { redactorsOf } from "../commands/probe/secrets.ts";
import { targetFlags } from "../commands/probe/target-flags.ts";
import { parseOptions } from "../flags.ts";

/**
 * Secrets whatever stands in them; and what says which program is started, what it may see, or where
 * requests with a worker's own key go, which nobody shall tell a worker over a queue.
 */
const WITHHELD = new Set([
  ...["authHeader", "canary", "header", "headerEnv"],
  ...["target", "endpoint", "baseUrl", "judgeBaseUrl", "defenseModule", "mcp"],
  ...["readerBaseUrl", "openDefense", "passEnv"],
]);

/** What concerns the process that begins a run, and not what a trial is. */
const OWN = new Set([
  ...["queue", "shard", "resume", "overwrite", "journal", "jsonReport", "out", "cache", "yes"],
  ...["json", "html", "quiet", "debug", "config", "verbose", "logJson", "logFile", "concurrency"],
  ...["judgeValidation", "timing", "junit", "github", "markdown", "sarif", "sarifAt", "traces"],
  ...["csv", "maxUar", "maxFbr", "minOriginAccuracy", "workers", "readerCache"],
  ...["runs", "pair", "bySuite", "suggestMap", "failOnChange"],
]);

/** Flags that hold credentials. */
const CREDENTIALS = z.object({
  authHeader: targetFlags.authHeader,
  header: targetFlags.header,
  endpoint: targetFlags.endpoint,
});

/**
 * The options of a run as workers may be told them: nothing that is a secret or looks like one, no
 * program and no address. What is withheld must stand in a worker's own configuration.
 */
export function queuedOptions(invocation: Invocation): {
  readonly options: Readonly<Record<string, unknown>>;
  readonly withheld: readonly string[];
} {
  const flags = parseOptions(CREDENTIALS, invocation.options);
  const { everything } = redactorsOf(invocation, flags);
  const given = Object.entries(invocation.options).filter(
    ([key, value]) => !OWN.has(key) && value !== undefined,
  );
  const isOpen = ([key, value]: readonly [string, unknown]): boolean =>
    !isWithheld(key, value) &&
    JSON.stringify(redactedValue(value, everything)) === JSON.stringify(value);
  return {
    options: Object.fromEntries(given.filter(isOpen)),
    withheld: given
      .filter((one) => !isOpen(one))
      .map(([key]) => key)
      .sort(),
  };
}

/**
 * The options of a run as a worker may take them from a queue, on which others may write.
 * @throws BacktrailError with code `usage` for one that no run tells its workers
 */
export function acceptedOptions(
  told: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const strange = Object.entries(told)
    .filter(([key, value]) => OWN.has(key) || isWithheld(key, value))
    .map(([key]) => key);
  if (strange.length === 0) return told;
  throw usageError(
    "--queue",
    `it tells workers ${strange.join(", ")}, as no run does; look who else writes to this Redis`,
  );
}

function isWithheld(key: string, value: unknown): boolean {
  if (key === "defense") return defenses.get(String(value)) === undefined;
  if (key !== "defenses") return WITHHELD.has(key);
  return !String(value)
    .split(/[,+]/)
    .every((name) => isRegistered(name.trim()));
}

/** Bare names, or PLACE:NAME: what else names a defence is a path, a command or an address. */
function isRegistered(word: string): boolean {
  const [, place, name] = /^(?:([a-z]+):)?([\w-]+)$/.exec(word) ?? [];
  if (name === undefined) return false;
  // Without a place, and where texts are read, names are looked up and nothing is loaded.
  if (place === undefined || place === "read" || place === "recall") return true;
  return defenses.get(name) !== undefined;
}
