import { describe, expect, it } from "vitest";
import {
  ACTED,
  BLOCKED,
  BROKEN,
  HIDDEN,
  SHAPE_ARGS,
  SHAPE_TEXT,
  SHAPE_TOOL,
  SHOWN,
  type Shape,
  WRITTEN,
} from "../../../test/fakes/answer-shapes.ts";
import { NEWER, NEWER_ADDRESS, UNSHOWN } from "../../../test/fakes/newer-shapes.ts";
import { type AnswerReport, NO_ORIGIN, USUAL_READING } from "./answer-report.ts";
import { readBody } from "./read-body.ts";

function read({ value, frames, lines }: Shape): AnswerReport {
  const body =
    lines ??
    frames
      ?.map((frame) => `data: ${typeof frame === "string" ? frame : JSON.stringify(frame)}\n\n`)
      .join("") ??
    JSON.stringify(value);
  const type =
    lines !== undefined ? "text/plain" : frames ? "text/event-stream" : "application/json";
  return readBody(body, type, USUAL_READING, NO_ORIGIN);
}

const named = (shapes: readonly Shape[]) => shapes.map((shape) => [shape.name, shape] as const);

describe("the reader of answers", () => {
  it.each(named(ACTED))("sees the call in %s", (_, shape) => {
    const report = read(shape);
    expect(report).toMatchObject({ status: "answered" });
    if (report.status !== "answered") return;
    const calls = (report.toolCalls ?? []).filter(({ name }) => name !== "read_email");
    expect(calls).toMatchObject([{ name: SHAPE_TOOL }]);
    expect(JSON.stringify(calls[0]?.args)).toContain(SHAPE_ARGS.to);
    if (report.text !== "" && report.text !== "Done.") expect(report.text).toBe(SHAPE_TEXT);
  });

  it.each(named(SHOWN))("sees that no call was made in %s", (_, shape) => {
    expect(read(shape)).toMatchObject({ status: "answered", text: SHAPE_TEXT, toolCalls: [] });
  });

  it.each(named(HIDDEN))("does not take silence about calls for none in %s", (_, shape) => {
    expect(read(shape)).toMatchObject({ status: "answered", text: SHAPE_TEXT, toolCalls: null });
  });

  it.each(named(BLOCKED))("sees the provider's block in %s", (_, shape) => {
    expect(read(shape)).toMatchObject({ status: "blocked_by_provider" });
  });

  it.each(named(BROKEN))("takes no failure for an answer: %s", (_, shape) => {
    expect(read(shape)).toMatchObject({ status: "failed" });
  });

  it.each(NEWER.map((one) => [one[0], one] as const))(
    "takes no act for none made in %s",
    (_, shape) => {
      const [name, body, type = "application/json"] = shape;
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const report = readBody(text, type, USUAL_READING, NO_ORIGIN);
      const calls = report.status === "answered" ? report.toolCalls : null;
      if (UNSHOWN.has(name)) expect(calls).toBeNull();
      else expect(JSON.stringify(calls)).toContain(NEWER_ADDRESS);
    },
  );

  it.each(named(WRITTEN))("marks a call that stands in the text: %s", (_, shape) => {
    const report = read(shape);
    expect(report).toMatchObject({ status: "answered", toolCalls: [] });
    if (report.status !== "answered") return;
    expect(report.notes).toContain("call_as_text");
    expect(report.writtenCalls).toMatchObject([{ name: SHAPE_TOOL, args: { to: SHAPE_ARGS.to } }]);
  });
});
