import type { ToolCall } from "./contracts/tool-call.ts";

/** Takes secrets out of a text that goes into a log, an error or a report. */
export type Redact = (text: string) => string;

const SHORTEST = 4;
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic|Token)\s+[A-Za-z0-9._~+/=-]{6,}/gi, "$1 [redacted]"],
  [/\b(?:sk|rk|pk)-[A-Za-z0-9_-]{12,}/g, "[redacted]"],
  [
    /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16}|AIza[A-Za-z0-9_-]{30,})/g,
    "[redacted]",
  ],
  [
    /([?&](?:key|api[-_]?key|token|access_token|auth|sig|signature|secret|password)=)[^&\s"']+/gi,
    "$1[redacted]",
  ],
  [/(\/\/[^/\s:@]{1,64}:)[^/\s@]{1,256}(@)/g, "$1[redacted]$2"],
];

/**
 * A redactor for known secrets, as they are and URL-encoded, and for anything that looks like a
 * credential. Secrets of fewer than four characters are left to the shapes: cutting them out would
 * mangle ordinary words.
 */
export function redactor(secrets: readonly string[]): Redact {
  const known = knownRedactor(secrets);
  return (text) => SHAPES.reduce((out, [shape, by]) => out.replace(shape, by), known(text));
}

/**
 * A redactor for our own secrets only, for replies: what else an agent gives away is the evidence.
 */
export function knownRedactor(secrets: readonly string[]): Redact {
  const known = new Set<string>();
  for (const secret of secrets) {
    // `Bearer x` as a header: the value alone is secret too.
    for (const part of [secret, secret.replace(/^\S+\s+/, "")]) {
      if (part.trim().length < SHORTEST) continue;
      known.add(part);
      known.add(encodeURIComponent(part));
    }
  }
  const literals = [...known].sort((a, b) => b.length - a.length);
  return (text) => literals.reduce((out, literal) => out.replaceAll(literal, "[redacted]"), text);
}

/** The same in every text of a value, names of fields apart. */
export function redactedValue(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactedValue(item, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, redactedValue(item, redact)]),
  );
}

/** A call without the secrets in its arguments. */
export function redactedCall<C extends ToolCall>(call: C, redact: Redact): C {
  return { ...call, args: redactedValue(call.args ?? null, redact) };
}

/** Values of environment variables that hold credentials by their name. */
export function environmentSecrets(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .filter(([name]) => /(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$/i.test(name))
    .map(([, value]) => value ?? "")
    .filter((value) => value.length >= 8);
}
