import { describe, expect, it } from "vitest";
import { refuseUnknownKeys } from "./known-keys.ts";

const known = { sensitivity: true, allowlist: true, seed: true } as const;
const messageOf = (given: object): string => {
  try {
    refuseUnknownKeys(given, known, "config");
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "accepted";
};

describe("unknown options", () => {
  it("are refused with the key that was meant", () => {
    for (const key of ["sensitivty", "sensitivityy", "Sensitivity", "senistivity", "sensitivitx"]) {
      expect(messageOf({ [key]: "strict" })).toBe("is not known; did you mean sensitivity?");
    }
  });

  it("are refused with all that are known where none is near", () => {
    expect(messageOf({ threshold: 1 })).toBe(
      "is not known; there are allowlist, seed, sensitivity",
    );
    expect(messageOf({ toString: 1 })).toMatch(/^is not known/);
  });

  it("do not include the known ones, nor what is undefined", () => {
    expect(messageOf({ seed: 1, allowlist: [] })).toBe("accepted");
    expect(messageOf({ sede: undefined })).toBe("accepted");
  });
});
