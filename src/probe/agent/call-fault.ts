import type { ToolSpec } from "../contracts/scenario.ts";
import type { ToolCall } from "../contracts/tool-call.ts";

/** What is wrong with a call's arguments, in words for the model, or null. */
export function callFault({ args }: ToolCall, tool: ToolSpec): string | null {
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    return "The arguments are not a JSON object. Call the tool again with valid arguments.";
  }
  const missing = tool.parameters.required.filter((key) => !Object.hasOwn(args, key));
  return missing.length === 0 ? null : `Missing arguments: ${missing.join(", ")}.`;
}
