import { expect, it } from "vitest";
import { flattenedCalls } from "./flattened-calls.ts";

it.each([
  [{ function_0: "send", function_arguments_0: "{}" }, 1],
  [{ "gen_ai.tool_calls.0.name": "send", "gen_ai.tool_calls.0.arguments": "{}" }, 1],
  [{ "tool-1": "send", "args-1": {}, "tool-2": "drop", "args-2": {} }, 2],
  [{ action_1: "Call the bank", action_2: "Write to Anna" }, 0],
  [{ name_1: "Anna", input_1: "x" }, 0],
  [{ "rows.0.name": "Anna", "rows.0.arguments": "x" }, 0],
  [{ tool_name_0: "send", tool_args_1: {} }, 0],
])("finds calls that were written flat: %j → %i", (object, n) => {
  expect(flattenedCalls(object)).toHaveLength(n);
});
