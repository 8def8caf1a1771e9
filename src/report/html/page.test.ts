import { describe, expect, it } from "vitest";
import { island } from "./page.ts";

const HOSTILE = "</script><!--<script>\u2028\u2029]]>&lt;\ud800 \u202e ##[error] ok";

describe("the data of a page", () => {
  it("hold no character that could end their element, also in keys", () => {
    const html = island({ [HOSTILE]: [HOSTILE] });
    const inside = html.slice(html.indexOf(">") + 1, html.lastIndexOf("<"));
    expect(inside).not.toMatch(/[<>&\u2028\u2029\u202e\ud800-\udfff]/);
    expect(html.match(/</g)).toHaveLength(2);
  });

  it("mean the same as before", () => {
    const html = island({ [HOSTILE]: HOSTILE, n: 1 });
    const inside = html.slice(html.indexOf(">") + 1, html.lastIndexOf("<"));
    expect(JSON.parse(inside)).toEqual({ [HOSTILE]: HOSTILE, n: 1 });
  });
});
