import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { isMessage, readMessage, readMessages } from "../messages/message.ts";
import { decoded, textOf } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";

/** promptfoo result exports, versions 2 and 3, whole or as JSON lines. */
export const promptfoo: Importer = {
  name: "promptfoo",
  summary: "promptfoo result exports",
  session: false,
  detect: (value) => {
    if (rowsOf(value)?.some(isRow)) return "results with prompt, vars and response";
    return isRow(value) ? "a result row with prompt, vars and response" : null;
  },
  read(value, reader) {
    const rows = rowsOf(value);
    if (!rows) {
      readRow(value, "", reader);
      return;
    }
    const stats = own(own(value, "results"), "stats");
    const said = ["successes", "failures", "errors"].reduce(
      (sum, key) => sum + (Number(own(stats, key)) || 0),
      0,
    );
    if (stats !== undefined && said !== rows.length) {
      reader.note(
        `the file's statistics speak of ${said} results, it holds ${rows.length}`,
        "/results/stats",
      );
    }
    for (const [index, row] of rows.entries()) readRow(row, `/results/results/${index}`, reader);
  },
};

function rowsOf(value: unknown): readonly unknown[] | null {
  return asList(own(own(value, "results"), "results")) ?? asList(own(value, "results"));
}

function isRow(value: unknown): boolean {
  return (
    own(value, "prompt") !== undefined &&
    (own(value, "response") !== undefined || own(value, "error") !== undefined) &&
    own(value, "vars") !== undefined
  );
}

function readRow(row: unknown, pointer: string, reader: Reader): void {
  if (!isRow(row)) {
    reader.skip("not a result row: it lacks prompt, vars or response", pointer);
    return;
  }
  const builder = reader.transcript(firstText(row, "id") ?? pointer);
  const raw = asText(own(own(row, "prompt"), "raw")) ?? asText(own(row, "prompt")) ?? "";
  const prompt = decoded(raw);
  const list = asList(prompt);
  // A prompt may be a whole conversation written as JSON; its words are the template's and the case's.
  if (list?.every(isMessage)) readMessages(builder, list, `${pointer}/prompt/raw`);
  else builder.content("user", { text: raw, pointer: `${pointer}/prompt/raw` });
  const error = firstText(row, "error");
  const response = own(row, "response");
  builder.list();
  const output = own(response, "output");
  if (asObject(output) && isMessage({ role: "assistant", ...(asObject(output) ?? {}) })) {
    readMessage(
      builder,
      { role: "assistant", ...(asObject(output) ?? {}) },
      `${pointer}/response/output`,
    );
  } else if (output !== undefined && output !== null) {
    builder.content("assistant", { text: textOf(output), pointer: `${pointer}/response/output` });
  }
  for (const key of ["toolCalls", "tool_calls"]) {
    const calls = asList(own(own(response, "metadata"), key)) ?? asList(own(response, key));
    if (calls)
      readMessage(builder, { role: "assistant", tool_calls: calls }, `${pointer}/response/${key}`);
  }
  const failure = error ?? firstText(response, "error");
  if (failure !== null)
    builder.decision({
      text: failure,
      pointer: `${pointer}/error`,
      notes: ["the trial ended in an error"],
    });
}
