import { environmentSecrets, knownRedactor, type Redact, redactor } from "../../../probe/redact.ts";
import type { Invocation } from "../../command.ts";
import { headerEnvValues } from "../../environment.ts";
import type { TargetFlags } from "./target-flags.ts";

const SECRET_HEADERS = /auth|cookie|key|token|secret|credential|signature/i;

/** Whether a header of this name is taken for a credential. */
export function isSecretHeader(name: string): boolean {
  return SECRET_HEADERS.test(name);
}

/** What takes secrets out of everything that is written. */
export interface Redactors {
  /** For errors and logs: known secrets and whatever looks like one. */
  readonly everything: Redact;
  /** For replies: our own secrets only, since what an agent gave away is the evidence. */
  readonly own: Redact;
  /** The invocation as result files may show it. */
  readonly invocation: Invocation;
}

/** Redactors for the credentials of this run: of the flags, the address and the environment. */
export function redactorsOf(
  invocation: Invocation,
  flags: Pick<TargetFlags, "authHeader" | "header" | "endpoint">,
): Redactors {
  const secrets = [
    ...(flags.authHeader === undefined ? [] : [flags.authHeader, headerValue(flags.authHeader)]),
    ...flags.header.filter((line) => isSecretHeader(line.split(":")[0] ?? "")).map(headerValue),
    ...headerEnvValues(invocation.options, invocation.context.env),
    ...environmentSecrets(invocation.context.env),
  ];
  const everything = redactor(secrets);
  return {
    everything,
    own: knownRedactor(secrets),
    invocation: { ...invocation, commandLine: invocation.commandLine.map(everything) },
  };
}

function headerValue(line: string): string {
  return line.slice(line.indexOf(":") + 1).trim();
}
