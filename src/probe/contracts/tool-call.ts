/** A tool call as the agent made it; `args` is whatever came, also null or text that is not JSON. */
export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
  /** The id that the answer gave it; null or absent without one. */
  readonly id?: string | null;
}
