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
import { answerTo, JSON_TYPE, SSE } from "../../../test/fakes/ask-http.ts";
import { NEWER, NEWER_ADDRESS, UNSHOWN } from "../../../test/fakes/newer-shapes.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { sseEvents } from "../../formats/sse.ts";
import { USUAL_READING } from "../answers/answer-report.ts";
import { parsedJson } from "../answers/json-view.ts";
import { ndjsonFrames } from "../answers/stream-frames.ts";
import { readCommandReply } from "./command-reply.ts";
import { moduleTarget } from "./module-target.ts";
import type { TargetReport } from "./target.ts";

const SHAPES = [...ACTED, ...SHOWN, ...HIDDEN, ...BLOCKED, ...BROKEN, ...WRITTEN];
const whole = SHAPES.filter(({ value }) => value !== undefined);

/** What an outcome hangs on; ids, statuses and waits are a wire's own. */
function meaning(report: TargetReport): unknown {
  if (report.status !== "answered") return { status: report.status };
  const { status, text, toolCalls, writtenCalls } = report;
  return { status, text, toolCalls, writtenCalls };
}

async function fromModule({ value }: Shape): Promise<TargetReport> {
  const path = join(temporaryFolder(), "agent.mjs");
  await writeFile(path, `export const agent = () => (${JSON.stringify(value)});`);
  return askModule(path);
}

async function askModule(path: string): Promise<TargetReport> {
  const target = await moduleTarget({ path, exportName: null, timeoutMs: 60_000 });
  const { signal } = new AbortController();
  return target.attempt({ prompt: "hi", history: [], session: null, trialKey: "t", signal });
}

/** The pieces of a stream, as a program has them that hands on what a provider sends. */
async function fromStream(body: string): Promise<TargetReport> {
  const path = join(temporaryFolder(), "agent.mjs");
  const pieces = body.match(/[\s\S]{1,97}/g) ?? [];
  await writeFile(
    path,
    `export async function* agent() { for (const piece of ${JSON.stringify(pieces)}) yield piece; }`,
  );
  return askModule(path);
}

/** Its events one by one, as a library gives them. */
async function fromEvents(events: readonly unknown[]): Promise<TargetReport> {
  const path = join(temporaryFolder(), "agent.mjs");
  await writeFile(
    path,
    `export async function* agent() { for (const one of ${JSON.stringify(events)}) yield one; }`,
  );
  return askModule(path);
}

function eventsOf(body: string, type: string): readonly unknown[] {
  const frames = /event-stream/.test(type) ? sseEvents(body) : ndjsonFrames(body);
  return frames.flatMap(({ data }) => {
    const value = parsedJson(data);
    return value === undefined ? [] : [value];
  });
}

const answerLine = (answer: unknown): TargetReport =>
  readCommandReply(JSON.stringify({ id: "1", answer }), USUAL_READING).report;

describe("a newer shape", () => {
  const named = NEWER.map((shape) => [shape[0], shape] as const);

  it.each(named)(
    "means the same over HTTP, from a module and from a program: %s",
    async (_, shape) => {
      const [name, body, type = "application/json"] = shape;
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const report = await answerTo(200, { "content-type": type }, text);
      const http = meaning(report);
      if (report.status === "answered") {
        if (UNSHOWN.has(name)) expect(report.toolCalls).toBeNull();
        else expect(JSON.stringify(report.toolCalls)).toContain(NEWER_ADDRESS);
      }
      if (typeof body !== "string") {
        expect(meaning(await fromModule({ name, value: body }))).toEqual(http);
        expect(meaning(answerLine(body))).toEqual(http);
        return;
      }
      const events = eventsOf(body, type);
      expect(meaning(await fromStream(body))).toEqual(http);
      expect(meaning(await fromEvents(events))).toEqual(http);
      expect(meaning(answerLine(events))).toEqual(http);
    },
  );
});

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

describe("the same stream", () => {
  const streamed = SHAPES.filter(({ frames }) => frames !== undefined);

  it.each(streamed.map((shape) => [shape.name, shape] as const))(
    "means the same over HTTP, from a module and from a program: %s",
    async (_, { frames = [] }) => {
      const body = frames
        .map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`)
        .join("");
      const http = meaning(await answerTo(200, SSE, body));
      expect(meaning(await fromStream(body))).toEqual(http);
      const events = eventsOf(body, SSE["content-type"]);
      expect(meaning(await fromEvents(events))).toEqual(http);
      expect(meaning(answerLine(events))).toEqual(http);
    },
  );
});
