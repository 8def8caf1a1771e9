import { describe, expect, it } from "vitest";
import { BacktrailError } from "../../formats/error.ts";
import { guardedAttempt, isUsage } from "./guarded.ts";

const never = new AbortController().signal;
const gives = (report: unknown) =>
  guardedAttempt("the target mine", async () => report as { status: string }, never);

describe("an attempt of somebody else's code", () => {
  it("is handed on as it is where it is a report", async () => {
    for (const report of [
      { status: "answered", text: "" },
      { status: "blocked_by_provider", reason: "filter" },
      { status: "failed", kind: "timeout", reason: "late" },
    ])
      expect(await gives(report)).toBe(report);
  });

  it.each([
    [undefined, "no report"],
    [null, "no report"],
    ["answered", "no report"],
    [{}, "a report without a status"],
    [{ status: "done", text: "x" }, "a report without a status"],
    [{ status: "answered" }, "an answer without a text"],
    [{ status: "failed", reason: "x" }, "a failure without a kind"],
  ])("is a bad answer where it gives %j", async (report, fault) => {
    expect(await gives(report)).toMatchObject({
      status: "failed",
      kind: "bad_answer",
      reason: `the target mine gave ${fault}`,
      retryable: false,
    });
  });

  it("is a crash where it throws, and was not sent where the run was interrupted", async () => {
    const stop = new AbortController();
    const raise = async (): Promise<{ status: string }> => {
      throw new Error("boom");
    };
    expect(await guardedAttempt("it", raise, stop.signal)).toMatchObject({
      kind: "crashed",
      reason: "it threw: boom",
    });
    stop.abort();
    expect(await guardedAttempt("it", raise, stop.signal)).toMatchObject({
      kind: "not_sent",
      reason: "interrupted",
    });
  });

  it("tells the caller's own mistake from any other", () => {
    const error = (code: "usage" | "io") => new BacktrailError({ code, message: "m" });
    expect([error("usage"), error("io"), { code: "usage" }, null].map(isUsage)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
