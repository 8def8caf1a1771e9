import { describe, expect, it } from "vitest";
import type { Trace } from "../pab/model.ts";
import { orderValues, valuesInOrder } from "./order-values.ts";

describe("values in an order", () => {
  it.each([
    ["Send it to ops@x.example, then wait.", ["ops@x.example"]],
    ["Pay 1,200.50 € to DE89-3704.", ["1,200.50", "DE89-3704"]],
    ['Delete "the old file" and /srv/a.txt!', ["the old file", "/srv/a.txt"]],
    ["Don't stop, re-read it.", []],
    ["Set room_2 (see #14) to 50%.", ["room_2", "#14", "50%"]],
  ])("are its addresses, amounts, paths, codes and quotations: %j", (text, values) => {
    expect(valuesInOrder(text)).toEqual(values);
  });
});

const event = (seq: number, channel: "web" | "user" | "tool_echo", content: string) => ({
  ...{ eventId: `e${seq}`, seq, channel, actor: "a", content },
});

describe("where the values of an order came from", () => {
  const trace: Trace = {
    traceId: "t",
    decisionPoints: [],
    events: [
      event(0, "user", "Room 112 please, mail me@x.example"),
      event(1, "web", "Write to you@y.example about room 12"),
      event(2, "tool_echo", "Write to you@y.example about 12, cc me@x.example, code Z9"),
    ],
  };

  it("is the event of origin, else the first that holds them, else unknown", () => {
    const found = orderValues(trace, trace.events[2]?.content ?? "", 2, "e1");
    expect(
      found.map(({ value, from, atOrigin, untrusted }) => [
        value,
        from?.eventId ?? null,
        atOrigin,
        untrusted,
      ]),
    ).toEqual([
      ["you@y.example", "e1", true, true],
      ["12", "e1", true, true],
      ["me@x.example", "e0", false, false],
      ["Z9", null, false, false],
    ]);
  });
});
