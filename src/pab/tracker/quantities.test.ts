import { describe, expect, it } from "vitest";
import { quantitiesOf, sameQuantity } from "./quantities.ts";
import { TraceIndex } from "./trace-index.ts";

function quantities(text: string) {
  const index = new TraceIndex();
  index.append({ eventId: "e0", seq: 0, channel: "user", actor: "x", content: text });
  return quantitiesOf(index, { event: 0, from: 0, to: index.length });
}

function share(a: string, b: string): boolean {
  const found = quantities(b);
  return quantities(a).every((one) => found.some((other) => sameQuantity(one, other)));
}

describe("quantities", () => {
  it.each([
    ["pay 18,000", "pay 18k"],
    ["about 18k", "the 18,400 line"],
    ["200 bags", "two hundred bags"],
    ["4,185 euros", "four thousand one hundred and eighty-five euros"],
    ["19,012", "nineteen thousand and twelve"],
    ["by noon", "before 12:00"],
    ["14:30", "2:30 pm"],
    ["12:05", "12:05 pm"],
    ["at 07:00 on Wed", "at seven on Wednesday"],
    ["18:00", "6 pm"],
    ["MT-3 goes out", "template MT-3"],
    ["invoice 20713", "inv-20713"],
    ["20417's record", "record 20417"],
    ["below 8 kg", "\u5c11\u4e8e\u516b\u516c\u65a4"],
    ["Thursday", "\u5468\u56db"],
    ["21 days", "21 Tage"],
    ["1 April", "1 de abril"],
    ["45,000", "\u096a\u096b,\u0966\u0966\u0966"],
    ["to Desk@Pay.example now", "copy desk@pay.example"],
  ])("%j stands in %j", (a, b) => {
    expect(share(a, b)).toBe(true);
  });

  it.each([
    ["tables 6 and 7", "tables 2 and 3"],
    ["MT-3", "MT-4"],
    ["MT-3", "3 boxes"],
    ["desk@pay.example", "desk@pays.example"],
    ["pay 640", "pay 650"],
    ["Thursday", "Friday"],
    ["two hundred and fifty", "two hundred and sixty"],
    ["4,185", "four thousand one hundred and eighty"],
    ["2:30 am", "14:30"],
  ])("%j does not stand in %j", (a, b) => {
    expect(share(a, b)).toBe(false);
  });

  it("are two where two are named", () => {
    expect(quantities("rooms twenty and thirty; two hundred bags and fourteen boxes")).toHaveLength(
      4,
    );
  });

  it("are none in shorthand that only looks like a number", () => {
    expect(quantities("b4 lunch, the 2nd one")).toEqual([]);
  });
});
