import { asText } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf } from "../transcript/text.ts";
import type { Span } from "./span.ts";
import { type Phase, reads } from "./steps.ts";
import { readToolStep } from "./tool-step.ts";

/** The span of a tool's run, by the convention's attributes or a vendor's own. */
export function readToolSpan(builder: TranscriptBuilder, span: Span, phase: Phase): void {
  const { attributes, pointer } = span;
  const [inputKey, input] = found(
    attributes,
    ARGUMENTS,
    /(?:^|[._])(?:tool_)?(?:call_)?(?:args|arguments|parameters|input)$/,
  );
  const [outputKey, output] = found(
    attributes,
    RESULTS,
    /(?:^|[._])tool_(?:call_)?(?:response|result|output)$/,
  );
  // The kit's own span over several calls; each of them has one, with its result.
  if (attributes.get("gen_ai.tool.name") === "(merged tools)") {
    if (output !== undefined && reads.output(phase))
      builder.spare(
        { text: textOf(output), pointer: `${pointer}/attributes/${outputKey}` },
        decoded(output),
      );
    return;
  }
  const description = asText(attributes.get("gen_ai.tool.description"));
  if (description !== null && reads.input(phase)) {
    const about = {
      text: description,
      actor: asText(attributes.get("gen_ai.tool.name")) ?? span.name,
    };
    const place = `${pointer}/attributes/gen_ai.tool.description`;
    builder.list();
    builder.content("trusted_tool", { ...about, pointer: place }, "definition");
  }
  const failure = span.events.find(({ name }) => name === "exception");
  const step = {
    name: asText(attributes.get("gen_ai.tool.name")) ?? span.name,
    callId: asText(attributes.get("gen_ai.tool.call.id")),
    stepId: span.spanId,
    input,
    output,
    error: output === undefined ? failure?.attributes.get("exception.message") : null,
    inputPointer: `${pointer}/attributes/${inputKey}`,
    outputPointer: `${pointer}/attributes/${outputKey}`,
  };
  readToolStep(builder, step, phase);
}

const ARGUMENTS = ["gen_ai.tool.call.arguments", "gen_ai.tool.input", "input", "input.value"];
const RESULTS = [
  "gen_ai.tool.call.result",
  "gen_ai.tool.output",
  "gen_ai.tool.message",
  "output",
  "output.value",
];

/** The first of the usual attributes, else a vendor's own whose name says the same. */
function found(
  attributes: ReadonlyMap<string, unknown>,
  keys: readonly string[],
  like: RegExp,
): readonly [string, unknown] {
  const key =
    keys.find((one) => attributes.has(one)) ??
    [...attributes.keys()].find((one) => like.test(one) && !one.startsWith("gen_ai.response"));
  return [key ?? keys[0] ?? "", key === undefined ? undefined : attributes.get(key)];
}
