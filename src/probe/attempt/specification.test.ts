import { expect, it } from "vitest";
import { checkSpecification, SPECIFICATION_VERSION } from "./specification.ts";

it("takes an object of this version or of none, and refuses any other by its name", () => {
  checkSpecification("target mine", {});
  checkSpecification("target mine", { specificationVersion: undefined });
  checkSpecification("target mine", { specificationVersion: SPECIFICATION_VERSION });
  for (const specificationVersion of [SPECIFICATION_VERSION + 1, 0, "1", null]) {
    expect(() => checkSpecification("target mine", { specificationVersion })).toThrow(
      expect.objectContaining({
        code: "usage",
        where: "target mine",
        message: expect.stringContaining(`version ${String(specificationVersion)}, and`),
      }),
    );
  }
});
