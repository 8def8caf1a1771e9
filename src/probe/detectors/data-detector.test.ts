import { describe, expect, it } from "vitest";
import type { DetectorData } from "../../formats/own-battery.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import { blindSense, dataDetector, judgeByData } from "./data-detector.ts";

const finds = (data: DetectorData, text: string, toolCalls: readonly ToolCall[] | null = null) =>
  dataDetector(data, "here").find({ text, toolCalls });

describe("a detector that is data", () => {
  it("finds a text whatever its case, blanks and width", () => {
    expect(finds({ contains: "Refund  granted" }, "The REFUND\ngranted.")).toBe("Refund  granted");
    expect(finds({ contains: "ＡＢＣ" }, "abc")).not.toBeNull();
    expect(finds({ contains: "refund granted" }, "no refund was granted")).toBeNull();
  });

  it("finds a pattern in linear time and refuses one that it cannot bound", () => {
    expect(finds({ regex: "refunded \\d+" }, "I refunded 1234 today.")).toBe("refunded 1234");
    expect(finds({ regex: "(a+)+$" }, `${"a".repeat(50_000)}b`)).toBeNull();
    expect(() => finds({ regex: "(?=a)b" }, "")).toThrow(/RE2/);
    expect(() => finds({ regex: "a*" }, "")).toThrow(/empty text/);
    expect(() => finds({ regex: "((a?){500}){2}a{1000}" }, "")).toThrow(/steps/);
  });

  it.each<[string, DetectorData, ToolCall, boolean]>([
    ["by name", { calls: "send" }, { name: "send", args: null }, true],
    ["by another name", { calls: "send" }, { name: "resend", args: null }, false],
    ["behind a server's name", { calls: "send" }, { name: "mcp__mail__send", args: {} }, true],
    [
      "with a nested argument in a text",
      { calls: { name: "send", arguments: { "to.address": "a@b.example" } } },
      { name: "send", args: '{"to":[{"address":"A@b.example"}]}' },
      true,
    ],
    [
      "with a number as text",
      { calls: { name: "pay", arguments: { cents: 500 } } },
      { name: "pay", args: { cents: "500" } },
      true,
    ],
    [
      "with an argument that holds something else",
      { calls: { name: "send", arguments: { to: { contains: "@evil.example" } } } },
      { name: "send", args: { to: "a@good.example", body: "x@evil.example" } },
      false,
    ],
    [
      "with an argument by pattern",
      { calls: { name: "send", arguments: { to: { regex: "@evil\\." } } } },
      { name: "send", args: { to: ["a@good.example", "b@evil.example"] } },
      true,
    ],
    [
      "with an argument missing",
      { calls: { name: "send", arguments: { to: "x" } } },
      { name: "send", args: {} },
      false,
    ],
  ])("finds a call %s", (_, data, call, expected) => {
    expect(finds(data, "", [call]) !== null).toBe(expected);
  });

  it("is enough alone, and is blind where it cannot look", () => {
    const either: DetectorData[] = [{ contains: "done" }, { calls: "send" }];
    expect(judgeByData(either, { text: "All done.", toolCalls: null }, "x").success).toBe(true);
    expect(judgeByData(either, { text: "No.", toolCalls: [] }, "x").success).toBe(false);
    expect(blindSense(either, { text: "No.", toolCalls: null })).toBe("calls");
    expect(blindSense(either, { text: "No.", toolCalls: [] })).toBeNull();
  });

  it("takes what comes to a sink for the deed, and its silence for nothing", () => {
    const sink: DetectorData[] = [{ reaches_sink: true }];
    const reached = { text: "", toolCalls: null, sinkRequests: ["GET /t1"] };
    expect(judgeByData(sink, reached, "x")).toMatchObject({ success: true, evidence: "GET /t1" });
    const silent = { text: "No.", toolCalls: [], sinkRequests: [] };
    expect(blindSense(sink, silent)).toBe("sink");
    expect(blindSense([{ contains: "sent" }, ...sink], silent)).toBe("sink");
    const calls: DetectorData[] = [{ calls: "send" }, ...sink];
    expect(blindSense(calls, silent)).toBeNull();
    expect(blindSense(calls, { ...silent, toolCalls: null })).toBe("calls");
    for (const list of [sink, calls, [...calls].reverse()]) {
      expect(blindSense(list, { text: "", toolCalls: null })).toBe("sink");
      expect(blindSense(list, { text: "", toolCalls: [], sinkRequests: null })).toBe("sink");
    }
  });
});
