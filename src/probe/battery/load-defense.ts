import { BacktrailError } from "../../formats/error.ts";
import { loadModule } from "../../formats/load-module.ts";
import type { ProbeDefense, Treated } from "../contracts/defense.ts";

/**
 * A defence of the caller's own: an object `{ name, rationale?, apply(data, context), allowsCall? }`
 * exported as `defense`, as default or under a name. `apply` may also give the treated text alone.
 * @param exportName null for `defense` or the default export
 * @throws BacktrailError with code `usage` when the file cannot be loaded or holds no defence.
 */
export async function loadDefense(path: string, exportName: string | null): Promise<ProbeDefense> {
  let module: Record<string, unknown>;
  try {
    module = await loadModule(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usage(`${path} cannot be loaded: ${reason}`, cause);
  }
  const names = exportName === null ? ["defense", "default"] : [exportName];
  const found = names.map((name) => module[name]).find(isDefense);
  if (!found) {
    throw usage(
      `${path} exports no defence as ${names.join(" or ")}: an object with a name and a function apply`,
    );
  }
  return guarded(found);
}

type GivenDefense = Pick<ProbeDefense, "name" | "allowsCall"> & {
  readonly rationale?: unknown;
  readonly apply: (...args: Parameters<ProbeDefense["apply"]>) => unknown;
};

function isDefense(value: unknown): value is GivenDefense {
  if (typeof value !== "object" || value === null) return false;
  const { name, apply, allowsCall } = value as Record<string, unknown>;
  return (
    typeof name === "string" &&
    /^[\w.-]{1,60}$/.test(name) &&
    typeof apply === "function" &&
    (allowsCall === undefined || typeof allowsCall === "function")
  );
}

function guarded(defense: GivenDefense): ProbeDefense {
  return {
    name: defense.name,
    rationale: typeof defense.rationale === "string" ? defense.rationale : "",
    apply: async (data, context) => treatedOf(await defense.apply(data, context), defense.name),
    ...(defense.allowsCall
      ? {
          allowsCall: (call, context) => {
            try {
              return defense.allowsCall?.(call, context) !== false;
            } catch {
              // A filter that is broken lets nothing through.
              return false;
            }
          },
        }
      : {}),
  };
}

function treatedOf(given: unknown, name: string): Treated {
  if (typeof given === "string") return { status: "passed", data: given };
  if (typeof given === "object" && given !== null) {
    const { status, data, reason, systemNote } = given as Record<string, unknown>;
    if (status === "blocked") {
      return { status, reason: typeof reason === "string" ? reason : "" };
    }
    if (typeof data === "string") {
      return { status: "passed", data, ...(typeof systemNote === "string" ? { systemNote } : {}) };
    }
  }
  throw new TypeError(`${name}.apply gave neither text nor { data } nor { status: "blocked" }`);
}

function usage(message: string, cause?: unknown): BacktrailError {
  return new BacktrailError({ code: "usage", where: "--defense-module", message, cause });
}
