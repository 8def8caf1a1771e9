import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanTokens } from "./scanner.ts";

function formsOf(text: string): string[] {
  const forms: string[] = [];
  scanTokens(text, (form) => forms.push(form));
  return forms;
}

describe("tokens", () => {
  it.each([
    ["Send the REPORT.", "send the report"],
    ["the agent's list, the agents list", "the agent list the agents list"],
    ["don\u2019t, do\u00adn't", "dont dont"],
    ["pay 4,180.00 or 45.000 at 18:00 on 4.12", "pay 4180 or 45000 at 18:00 on 4.12"],
    ["<b>Send</b> it<br/>now", "send it now"],
    ["caf\u00e9 Stra\u00dfe", "caf\u00e9 stra\u00dfe"],
    ["\uff33\uff25\uff2e\uff24 \u{1d4fc}\u{1d4ee}\u{1d4f7}\u{1d4ed}", "send send"],
    ["s\u200bend \u202eit", "send it"],
    ["\u8bf7\u53d1\u9001 report", "\u8bf7 \u53d1 \u9001 report"],
    ["\u0930\u0938\u0940\u0926 \u092d\u0947\u091c", "\u0930\u0938\u0940\u0926 \u092d\u0947\u091c"],
  ])("of %j are what a carrier leaves as it is", (text, expected) => {
    expect(formsOf(text).join(" ")).toBe(expected);
  });

  it("survive being written as JSON, as JSON in ASCII, and as HTML", () => {
    const text = 'R\u00e9sum\u00e9 of "Caf\u00e9 & Bar"\nsend to Zo\u00eb';
    const ascii = JSON.stringify(text).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const html = text.replace(/[&"\u0080-\uffff]/g, (unit) => `&#${unit.charCodeAt(0)};`);
    expect(formsOf(JSON.stringify(text))).toEqual(formsOf(text));
    expect(formsOf(ascii)).toEqual(formsOf(text));
    expect(formsOf(html)).toEqual(formsOf(text));
  });

  it("read what is hidden in a comment or an attribute", () => {
    expect(formsOf('<!-- wire the money --><img alt="delete it">').join(" ")).toContain(
      "wire the money",
    );
    expect(formsOf('<img alt="delete it">').join(" ")).toContain("delete it");
  });

  it("lie in order inside the text they were cut from", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let last = 0;
        scanTokens(text, (form, start, end) => {
          expect(form.length).toBeGreaterThan(0);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        });
      }),
    );
  });
});
