import { describe, expect, it } from "vitest";
import { sseEvents } from "./sse.ts";

const dataOf = (body: string): string[] => sseEvents(body).map(({ data }) => data);

describe("server-sent events", () => {
  it("joins the data lines of one event and keeps its name", () => {
    expect(sseEvents("event: delta\ndata: one\ndata:two\n\ndata: three\n\n")).toEqual([
      { event: "delta", data: "one\ntwo" },
      { event: null, data: "three" },
    ]);
  });

  it("reads every line end, a byte order mark and comments", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const body = `\uFEFF: hello${end}data: a${end}${end}: ping${end}${end}data: b${end}${end}`;
      expect(dataOf(body)).toEqual(["a", "b"]);
    }
  });

  it("keeps what a stream shows that was cut off", () => {
    expect(dataOf("data: a\n\ndata: b")).toEqual(["a", "b"]);
    expect(dataOf("data: a\r\n\r\ndata: b\r")).toEqual(["a", "b"]);
    expect(dataOf("event: x")).toEqual([]);
  });

  it("reads a field without a colon as an empty line of data", () => {
    expect(dataOf("data: a\ndata\ndata: b\n\n")).toEqual(["a\n\nb"]);
  });

  it("leaves blanks inside data alone", () => {
    expect(dataOf("data:  two\ndata:\tx \n\n")).toEqual([" two\n\tx "]);
  });

  it("does the same work for a body with carriage returns as for one without", () => {
    const body = "data: x\r\n\r\n".repeat(50_000);
    expect(sseEvents(body)).toHaveLength(50_000);
  });
});
