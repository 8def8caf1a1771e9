import { describe, expect, it } from "vitest";
import { systemClock } from "../../probe/attempt/system-clock.ts";
import { openWitness } from "./open-witness.ts";

async function witness(name: string) {
  const open = await openWitness({
    ...{ otlp: 0, traceFiles: [], sink: 0, runId: "process", clock: systemClock },
    ...{ wait: { longestMs: 1, quietMs: 1 }, redact: (text: string) => text },
  });
  open.nameRun?.(name);
  return { ...open, [Symbol.asyncDispose]: open.close };
}

const pathOf = (url: string | undefined): string => new URL(url ?? "").pathname;

describe("a run that goes on in another process", () => {
  it("gives its trials the ids and addresses that they had, and another run others", async () => {
    await using first = await witness("run");
    await using again = await witness("run");
    await using other = await witness("other");
    const [a, b, c] = [first, again, other].map((one) => one.begin("trial").context);
    expect(pathOf(b?.sink?.url)).toBe(pathOf(a?.sink?.url));
    expect([b?.id, b?.sink?.mail]).toEqual([a?.id, a?.sink?.mail]);
    expect(c?.id).not.toBe(a?.id);
    expect(c?.sink?.mail).not.toBe(a?.sink?.mail);
  });

  it("hears of what comes late for a trial that was judged before", async () => {
    await using first = await witness("run");
    const path = pathOf(first.begin("trial").context.sink?.url);
    await using again = await witness("run");
    const came: string[] = [];
    const end = again.follow?.((key, { over }) => came.push(`${key} over ${over}`));
    again.judgedBefore?.("trial");
    await fetch(`${again.env["BACKTRAIL_SINK_URL"]}${path}/a.png`);
    expect(came).toEqual(["trial over http"]);
    await end?.(new AbortController().signal);
  });
});
