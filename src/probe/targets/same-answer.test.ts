import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  ACTED,
  BLOCKED,
  BROKEN,
  HIDDEN,
  SHOWN,
  type Shape,
  WRITTEN,
} from "../../../test/fakes/answer-shapes.ts";
import { answerTo, JSON_TYPE } from "../../../test/fakes/ask-http.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { USUAL_READING } from "../answers/answer-report.ts";
import { readCommandReply } from "./command-reply.ts";
import { moduleTarget } from "./module-target.ts";
import type { TargetReport } from "./target.ts";

const whole = [...ACTED, ...SHOWN, ...HIDDEN, ...BLOCKED, ...BROKEN, ...WRITTEN].filter(
  ({ value }) => value !== undefined,
);

/** What an outcome hangs on; ids, statuses and waits are a wire's own. */
function meaning(report: TargetReport): unknown {
  if (report.status !== "answered") return { status: report.status };
  const { status, text, toolCalls, writtenCalls } = report;
  return { status, text, toolCalls, writtenCalls };
}

async function fromModule({ value }: Shape): Promise<TargetReport> {
  const path = join(temporaryFolder(), "agent.mjs");
  await writeFile(path, `export const agent = () => (${JSON.stringify(value)});`);
  const target = await moduleTarget({ path, exportName: null, timeoutMs: 60_000 });
  const { signal } = new AbortController();
  return target.attempt({ prompt: "hi", history: [], session: null, trialKey: "t", signal });
}

describe("the same answer", () => {
  it.each(whole.map((shape) => [shape.name, shape] as const))(
    "means the same over HTTP, from a module and from a program: %s",
    async (_, shape) => {
      const http = meaning(await answerTo(200, JSON_TYPE, JSON.stringify(shape.value)));
      expect(meaning(await fromModule(shape))).toEqual(http);
      const line = JSON.stringify({ id: "1", answer: shape.value });
      expect(meaning(readCommandReply(line, USUAL_READING).report)).toEqual(http);
    },
  );
});
