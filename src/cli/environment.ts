import { BacktrailError } from "../formats/error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `${NAME}` in texts and lists of a configuration replaced by the environment's value; `$${NAME}`
 * stands for `${NAME}` itself.
 * @param where file and key, for the message
 * @throws BacktrailError with code `usage` when the variable is missing or empty
 */
export function expandEnvironment(value: unknown, env: Environment, where: string): unknown {
  if (Array.isArray(value)) return value.map((item) => expandEnvironment(item, env, where));
  if (typeof value !== "string") return value;
  return value.replace(/(\$?)\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped, name) =>
    escaped === "" ? variable(String(name), env, where) : whole.slice(1),
  );
}

/**
 * Options with the headers of `--header-env NAME=VARIABLE` among those of `--header`, so that a
 * secret stands in no command line and no file.
 * @throws BacktrailError with code `usage` on an entry of another form or a missing variable
 */
export function withHeaderEnv(
  options: Readonly<Record<string, unknown>>,
  env: Environment,
): Readonly<Record<string, unknown>> {
  const entries = headerEnvOf(options);
  if (entries.length === 0) return options;
  const given = options["header"] ?? [];
  const lines = entries.map(
    ([header, name]) => `${header}: ${variable(name, env, "--header-env")}`,
  );
  return { ...options, header: [...(Array.isArray(given) ? given : [given]), ...lines] };
}

/** Values that `--header-env` took from the environment: secrets, whatever the header is called. */
export function headerEnvValues(
  options: Readonly<Record<string, unknown>>,
  env: Environment,
): string[] {
  return headerEnvOf(options).map(([, name]) => variable(name, env, "--header-env"));
}

function headerEnvOf(options: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  const given = options["headerEnv"] ?? [];
  return (Array.isArray(given) ? given : [given]).map((entry) => {
    const [, header = "", name = ""] = /^([^\s:=]+)=([A-Za-z_]\w*)$/.exec(String(entry)) ?? [];
    if (name !== "") return [header, name];
    throw new BacktrailError({
      code: "usage",
      where: "--header-env",
      // What stands there may be the secret itself and is not repeated.
      message: "needs HEADER=VARIABLE, the header's name and the environment variable's",
    });
  });
}

function variable(name: string, env: Environment, where: string): string {
  const value = env[name] ?? "";
  if (value !== "") return value;
  throw new BacktrailError({
    code: "usage",
    where,
    message: `the environment variable ${name} is not set`,
  });
}
