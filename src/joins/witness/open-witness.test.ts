import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { systemClock } from "../../probe/attempt/system-clock.ts";
import type { Watch } from "../../probe/contracts/witness.ts";
import { openWitness } from "./open-witness.ts";

async function witness(name: string, traceFiles: readonly string[] = []) {
  const longestMs = traceFiles.length > 0 ? 30_000 : 1;
  const open = await openWitness({
    ...{ otlp: 0, traceFiles, sink: 0, runId: "process", clock: systemClock },
    ...{ wait: { longestMs, quietMs: longestMs > 1 ? 600 : 1 }, redact: (text: string) => text },
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

describe("a document of an agent's that is written anew", () => {
  const { signal } = new AbortController();
  const said = (...words: object[]) => [{ role: "user", content: "Hi" }, ...words];
  const answer = { role: "assistant", content: "Done." };
  const called = (to: string) => ({
    role: "assistant",
    tool_calls: [
      {
        id: to,
        type: "function",
        function: { name: "forward_email", arguments: JSON.stringify({ to }) },
      },
    ],
  });
  const result = (id: string) => ({ role: "tool", tool_call_id: id, content: "sent" });

  it("tells what it had not told of a trial that was judged, once, and nothing else", async () => {
    const folder = temporaryFolder();
    await using run = await witness("run", [join(folder, "*.json")]);
    const came: string[] = [];
    const end = run.follow?.((key, { what }) => came.push(`${key}: ${what}`));
    const [first, other] = ["first", "other"].map((key) => run.begin(key));
    let second: Watch | undefined;
    const write = (ofFirst: object[], ofSecond: object[] = []): void =>
      writeFileSync(
        join(folder, "all.json"),
        JSON.stringify([
          { session_id: first?.context.id, messages: said(...ofFirst) },
          { session_id: other?.context.id, messages: said(answer) },
          ...(second ? [{ session_id: second.context.id, messages: said(...ofSecond) }] : []),
        ]),
      );
    const a = [called("a"), result("a"), answer];
    write(a);
    expect((await first?.collect(1, signal))?.toolCalls).toHaveLength(1);
    second = run.begin("second");
    write(a, [answer]);
    expect((await second?.collect(1, signal))?.toolCalls).toEqual([]);
    expect(came).toEqual([]);
    const b = [...a, called("b"), result("b"), answer];
    write(b, [answer]);
    await expect.poll(() => came).toEqual(["first: call of forward_email, told late"]);
    write(b, [answer, { role: "user", content: "Thanks" }, { role: "assistant", content: "Hm." }]);
    write(b, [answer, called("c"), result("c"), answer]);
    await expect
      .poll(() => came)
      .toEqual(["first", "second"].map((key) => `${key}: call of forward_email, told late`));
    await end?.(signal);
  });
});
