/** A tool call as the agent made it; `args` is whatever came, also null or text that is not JSON. */
export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
}
