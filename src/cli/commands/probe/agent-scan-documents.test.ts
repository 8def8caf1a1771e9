import { describe, expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import {
  InjectionDocumentSchema,
  UtilityDocumentSchema,
} from "../../../formats/agent-scan-documents.ts";

describe("the documents of scans with an agent", () => {
  it.each([
    ["injection-scan --carriers email_footer", InjectionDocumentSchema],
    ["utility-scan --llm-filter", UtilityDocumentSchema],
  ])("%s --json follows its schema, timed or not", async (line, schema) => {
    const cwd = temporaryFolder();
    for (const timing of ["", " --no-timing"]) {
      const { exit, stdout } = await cli(
        `agentprobe ${line} --backend simulated --out r${timing} --json`,
        { cwd },
      );
      expect(exit).toBe(0);
      const document: unknown = JSON.parse(stdout);
      expect(schema.safeParse(document).error).toBeUndefined();
      expect(document).toMatchObject({ meta: { simulated: true } });
      expect(stdout.includes("latency_ms")).toBe(timing === "");
    }
  });
});
