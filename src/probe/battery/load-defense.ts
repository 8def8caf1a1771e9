import { reasonOf, usageError } from "../../formats/error.ts";
import { loadModule } from "../../formats/load-module.ts";
import { checkSpecification } from "../attempt/specification.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import { treatedOf } from "./treated.ts";

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
    const reason = reasonOf(cause);
    throw usageError("--defense-module", `${path} cannot be loaded: ${reason}`, cause);
  }
  const names = exportName === null ? ["defense", "default"] : [exportName];
  const found = names.map((name) => module[name]).find(isDefense);
  if (!found) {
    throw usageError(
      "--defense-module",
      `${path} exports no defence as ${names.join(" or ")}: an object with a name and a function apply`,
    );
  }
  return opened(found);
}

type GivenDefense = Pick<ProbeDefense, "name" | "allowsCall"> & {
  readonly rationale?: unknown;
  readonly specificationVersion?: unknown;
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

function opened(defense: GivenDefense): ProbeDefense {
  checkSpecification(`defence ${defense.name}`, defense);
  return {
    name: defense.name,
    rationale: typeof defense.rationale === "string" ? defense.rationale : "",
    apply: async (data, context) => treatedOf(await defense.apply(data, context), defense.name),
    ...(defense.allowsCall
      ? { allowsCall: (call, context) => defense.allowsCall?.(call, context) ?? true }
      : {}),
  };
}
