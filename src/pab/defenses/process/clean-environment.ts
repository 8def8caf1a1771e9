import { sep } from "node:path";
import type { OutsideOptions } from "../outside-options.ts";

/**
 * What programs need to find their language, libraries, certificates and proxy. Everything else
 * stays behind: variables of shells, npm and CI name the working folder, the command and its paths.
 */
const NEEDED = new RegExp(
  `^(?:${[
    "PATH|PATHEXT|HOME|USER|LOGNAME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|WINDIR|COMSPEC",
    "LANG|LANGUAGE|LC_[A-Z]+|TZ|TMPDIR|TEMP|TMP",
    "VIRTUAL_ENV|CONDA_PREFIX|JAVA_HOME|LD_LIBRARY_PATH|CUDA_[A-Z_]+",
    "SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS|(?:HTTPS?|ALL|NO)_PROXY",
  ].join("|")})$`,
  "i",
);

/**
 * The environment of a defence: what programs need, and the variables that were passed by name.
 * A variable whose value names a hidden folder is left out, whatever it is called. An open defence
 * gets all of them.
 */
export function outsideEnvironment({
  env,
  open,
  passEnv,
  hidden,
}: Pick<OutsideOptions, "env" | "open" | "passEnv" | "hidden">): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    const named = NEEDED.test(name) || passEnv.includes(name);
    const tells = hidden.some((path) => path !== sep && value.includes(path));
    if (open || (named && !tells)) kept[name] = value;
  }
  return kept;
}
