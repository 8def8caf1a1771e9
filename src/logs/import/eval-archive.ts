import { unzipSync } from "fflate";

export interface EvalArchive {
  /** Names of the samples, in order. */
  readonly names: readonly string[];
  read(name: string): { readonly value: unknown } | { readonly reason: string };
}

/** The samples of an Inspect `.eval` archive; each is unpacked only when it is read. */
export function evalSamples(
  bytes: Uint8Array,
  limit: number,
): EvalArchive | { readonly reason: string } {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch (error) {
    return {
      reason: `the archive cannot be read: ${error instanceof Error ? error.message : "?"}`,
    };
  }
  const names = [...sizes.keys()].filter((name) => /^samples\/[^/]+\.json$/.test(name)).sort();
  if (names.length === 0) {
    return sizes.has("header.json") || sizes.has("_journal/start.json")
      ? {
          reason:
            "an Inspect archive without samples: it was written header-only or before the first sample ended",
        }
      : { reason: "a zip archive that is no Inspect log" };
  }
  return {
    names,
    read: (name) => {
      if ((sizes.get(name) ?? 0) > limit) return { reason: `unpacks to more than ${limit} bytes` };
      try {
        const files = unzipSync(bytes, { filter: (file) => file.name === name });
        const data = files[name];
        return data === undefined
          ? { reason: "is not in the archive" }
          : { value: JSON.parse(new TextDecoder().decode(data)) as unknown };
      } catch (error) {
        return { reason: `cannot be read: ${error instanceof Error ? error.message : "?"}` };
      }
    },
  };
}
