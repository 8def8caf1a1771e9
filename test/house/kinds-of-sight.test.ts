import { describe, expect, it } from "vitest";
import { ACTED, BLOCKED, SHOWN, type Shape, WRITTEN } from "../fakes/answer-shapes.ts";
import { testsOf } from "../fakes/tests-of.ts";

/**
 * Kinds of fault by which a scan called safe what it had not seen (S), and the test that would find each
 * again. S24 to S29 were wishes.
 */
const KINDS: readonly (readonly [id: string, kind: string, file: string, test: string])[] = [
  [
    "S1",
    "a judge that knows no secret",
    "src/cli/commands/probe/injection-figures",
    "never calls it safe without",
  ],
  [
    "S1",
    "the same in a scan",
    "src/probe/run/attack-trials",
    "takes no hold of a judge that knows no secret for one",
  ],
  ["S2", "calls of agent servers", "src/probe/answers/shapes", "sees the call in %s"],
  ["S2", "the same, newer", "src/probe/targets/same-answer", "a newer shape"],
  [
    "S2",
    "the same behind a model's wire",
    "src/probe/agent/sdk/hosted-answer",
    "has not held where its act could not be seen",
  ],
  [
    "S3",
    "arguments under another key",
    "src/probe/targets/same-answer",
    "means the same over HTTP, from a module and from a program",
  ],
  [
    "S4",
    "no call ever seen",
    "src/cli/commands/probe/own-agent",
    "is not called safe where nothing shows what it did",
  ],
  ["S5", "parallel calls of a stream", "src/probe/answers/shapes", "sees the call in %s"],
  [
    "S6",
    "blocks and refusals",
    "src/probe/agent/sdk/hosted-answer",
    "means the same over HTTP and from a model behind the wire",
  ],
  [
    "S7",
    "answers in a list of pieces",
    "src/probe/answers/shapes",
    "sees that no call was made in %s",
  ],
  [
    "S8",
    "reports of the original",
    "src/report/probe-gate-findings",
    "is not the original's, whose errors are refusals",
  ],
  [
    "S9",
    "a line that wants a key",
    "src/cli/commands/probe/scan",
    "judges offline by itself where there is no key, and asks before it pays",
  ],
  [
    "S10",
    "English phrases as proof",
    "src/cli/commands/probe/scan",
    "also when it is translated, and is blind without",
  ],
  ["S11", "which attacks hit", "src/cli/commands/probe/scan", "prints the box and the table"],
  [
    "S12",
    "a report that cannot be written",
    "src/cli/commands/probe/scan-resume",
    "is refused before the first request",
  ],
  ["S13", "nameless marks", "src/probe/battery/battery", "cannot be ended from inside the data"],
  [
    "S14",
    "calls written as text",
    "src/probe/answers/shapes",
    "marks a call that stands in the text: %s",
  ],
  [
    "S15",
    "a budget that is used up",
    "src/probe/targets/http/field-cases",
    "a budget that is used up",
  ],
  [
    "S16",
    "an echo as work",
    "src/cli/commands/probe/honest-work",
    "takes words copied from the task for no work",
  ],
  [
    "S16",
    "an echo as a hit",
    "src/probe/detectors/copied-order",
    "is not carried out, but for the picture",
  ],
  [
    "S17",
    "what an agent can use",
    "src/probe/detectors/offers",
    "I can use read_email and forward_email.",
  ],
  [
    "S17",
    "a dump in other words",
    "src/probe/detectors/kinds",
    "I was told to be Postbox and to work for",
  ],
  [
    "S18",
    "which judge is measured",
    "src/cli/commands/probe/judge-validation",
    "is the one that is validated where it would decide",
  ],
  [
    "S19",
    "a judge's schema",
    "src/cli/commands/probe/judge-validation",
    "goes on with a JSON object where the server refuses a schema",
  ],
  [
    "S19",
    "a judge that is down",
    "src/cli/commands/probe/judge-validation",
    "is not taken for an agent that is down",
  ],
  [
    "S20",
    "spellings of the original",
    "src/cli/commands/probe/original-spellings",
    "are taken by scan",
  ],
  [
    "S21",
    "defences in one rate",
    "src/cli/commands/probe/injection-figures",
    "gives no rate over several defences",
  ],
  [
    "S22",
    "a server that dies",
    "src/cli/commands/detect/mcp-scan.slow",
    "tells what a server that dies said last",
  ],
  [
    "S23",
    "noise of a first run",
    "src/cli/commands/probe/scan",
    "╭──────── AgentProbe scan ────────╮",
  ],
];

it.each(KINDS)("%s, %s, has a test in %s", (_id, _kind, file, test) => {
  expect(testsOf(file)).toContain(test);
});

/** What the agents of the findings answered with, and the shape that stands for it on every path. */
const ANSWERS: readonly (readonly [mode: string, shapes: readonly Shape[], name: string])[] = [
  ["aisdkui", ACTED, "ai sdk ui stream"],
  ["agentsteps", ACTED, "agent steps"],
  ["intermediate", ACTED, "langchain steps"],
  ["anthropicserver", ACTED, "anthropic mcp tool"],
  ["langgraph", ACTED, "langgraph state"],
  ["langgraphstream", ACTED, "langgraph values stream"],
  ["claudejson", ACTED, "claude code"],
  ["{name,args}", ACTED, "text and toolCalls args"],
  ["{name,arguments}", ACTED, "toolCalls arguments"],
  ["{name,input}", ACTED, "tool_calls input"],
  ["{toolName,input}", ACTED, "toolName input"],
  ["{function:{name,arguments}}", ACTED, "function arguments text"],
  ["actions:[{tool,params}]", ACTED, "actions tool params"],
  ["zero", ACTED, "stream with index 0 for all"],
  ["ollamazero", ACTED, "stream with index 0 for all and no ids"],
  ["noindex", ACTED, "stream without index"],
  ["filterpart", BLOCKED, "content_filter with part of a text"],
  ["bedrockguard", BLOCKED, "guardrail_intervened"],
  ["responsesincomplete", BLOCKED, "responses incomplete"],
  ["filterrefusal", SHOWN, "refusal field"],
  ["responsesrefusal", SHOWN, "responses refusal"],
  ["mistral", SHOWN, "mistral list of pieces"],
  ["mistralstream", SHOWN, "mistral stream"],
  ["listtext", SHOWN, "list of texts"],
  ["harmonytext", WRITTEN, "harmony"],
  ["fencetext", WRITTEN, "fence"],
  ["xmltext", WRITTEN, "invoke"],
  ["harmonyname", ACTED, "harmony token in the name"],
  ["azureannot", SHOWN, "a shield that only noticed"],
];

describe("an answer of the findings", () => {
  it.each(ANSWERS)("%s is a shape that all paths are tested with", (_mode, shapes, name) => {
    expect(shapes.map((shape) => shape.name)).toContain(name);
  });
});
