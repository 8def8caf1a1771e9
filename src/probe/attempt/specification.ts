import { BacktrailError } from "../../formats/error.ts";

/** The version of `Target`, `AgentBackend` and `ProbeDefense` that this package speaks. */
export const SPECIFICATION_VERSION = 1;

/**
 * Refuses an object that was written for another version of its contract. An object without a
 * version is taken for the first, so that a plain one needs none.
 * @param what for the message, like `target mine`
 * @throws BacktrailError with code `usage`.
 */
export function checkSpecification(
  what: string,
  { specificationVersion: version }: { readonly specificationVersion?: unknown },
): void {
  if (version === undefined || version === SPECIFICATION_VERSION) return;
  throw new BacktrailError({
    code: "usage",
    where: what,
    message: `is written for specification version ${String(version)}, and this Backtrail speaks version ${SPECIFICATION_VERSION}; install versions that go together`,
  });
}
