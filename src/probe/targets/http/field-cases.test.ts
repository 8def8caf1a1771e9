import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { agentServer, json, rawServer } from "../../../../test/fakes/agent-server.ts";
import { ask } from "../../../../test/fakes/ask-http.ts";
import { describeShared, sharedPath } from "../../../../test/fakes/shared-data.ts";
import { templateBody } from "./request-body.ts";

describeShared("field cases", ["data", "field-cases", "http"], () => {
  const file = (name: string) =>
    rawServer(readFileSync(sharedPath("data", "field-cases", "http", name)));
  it.each([
    ["202-empty.http", { status: "failed", kind: "server_error", retryable: true }],
    ["400-filter-outage.http", { status: "failed", kind: "filter_outage" }],
    ["429-day-quota.http", { status: "failed", kind: "rate_limited", retryAfterMs: 86_400_000 }],
    ["500-content-filter.http", { status: "blocked_by_provider" }],
    ["gbk.http", { status: "answered", text: "会议在三点" }],
    ["html-200.http", { status: "failed", kind: "auth" }],
    ["latin1-undeclared.http", { status: "answered", text: "Größe: 5 m²" }],
    ["session-cookie.http", { status: "answered", text: "ok", session: "body:sessionId=abc" }],
    ["sse-error-in-200.http", { status: "failed", kind: "rate_limited" }],
  ])("%s", async (name, expected) => {
    await using server = await file(name);
    expect(await ask(server.url)).toMatchObject(expected);
  });

  it("json-nested-missing.http", async () => {
    await using server = await file("json-nested-missing.http");
    const output = "data.outputs[*].parts[*].text";
    expect(await ask(server.url, { output })).toMatchObject({ status: "answered", text: "deep" });
  });

  it("template hazards", async () => {
    const hazards = JSON.parse(
      readFileSync(sharedPath("data", "field-cases", "templates", "template-hazards.json"), "utf8"),
    ) as string[];
    await using server = await agentServer((_, response) => json(response, { reply: "ok" }));
    for (const prompt of hazards) {
      await ask(server.url, { request: { prompt }, body: templateBody('{"q":"{{prompt}}"}') });
    }
    expect(server.seen.map(({ body }) => JSON.parse(body).q)).toEqual(hazards);
  });
});
