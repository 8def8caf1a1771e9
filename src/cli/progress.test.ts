import { describe, expect, it } from "vitest";
import type { TextSink } from "./context.ts";
import { progressBar, progressLine } from "./progress.ts";

function sink(isTTY: boolean): TextSink & { text: string } {
  const own = {
    isTTY,
    columns: 120,
    text: "",
    write: async (text: string) => {
      own.text += text;
    },
  };
  return own;
}

describe("the progress line", () => {
  const counts = { total: 100, already: 20, positive: 3, errors: 2, hits: "leaks" };

  it("tells rate, time left and the running rate over what was assessed", () => {
    const line = progressLine({ ...counts, done: 32, assessed: 30 }, 8000);
    expect(line).toBe("██████████░░░░░░░░░░ 52/100  4.0/s  12s left  leaks 10.0% (3/30)  2 errors");
  });

  it("claims nothing before anything was done", () => {
    const line = progressLine({ ...counts, done: 0, positive: 0, assessed: 0, errors: 0 }, 0);
    expect(line).toBe("████░░░░░░░░░░░░░░░░ 20/100  0.0/s    leaks -- (0/0)");
  });

  it("is drawn on a terminal only, not too often, and cleared at the end", () => {
    let time = 0;
    const [terminal, pipe] = [sink(true), sink(false)];
    for (const where of [terminal, pipe]) {
      const bar = progressBar(where, { total: 10, already: 0, hits: "leaks" }, () => time);
      for (let step = 0; step < 10; step += 1) {
        time += 30;
        bar.step(step === 9 ? null : step % 2 === 0);
      }
      bar.end();
    }
    expect(pipe.text).toBe("");
    expect(terminal.text.split("\r").length - 1).toBeLessThan(6);
    expect(terminal.text.endsWith("\u001b[2K")).toBe(true);
  });
});
