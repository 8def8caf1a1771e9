import { decoded } from "../transcript/text.ts";

/** An agent's step that was written as text, with what the tool gave back inside it. */
export interface ReactStep {
  /** The agent's own words. */
  readonly said: string;
  readonly tool: string;
  readonly args: unknown;
  /** The tool's words, to the end: it could have written the next label itself. */
  readonly observed: string;
}

const ACTION = /^[ \t]*(?:Action|Function Name|Tool(?: Name)?)[ \t]*:[ \t]*(\S.*)$/im;
const INPUT = /^[ \t]*(?:Action|Function|Tool) Input[ \t]*:[ \t]*([\s\S]*)$/im;
const OBSERVED =
  /^[ \t]*(?:Observation|(?:Function|Tool|Action) (?:Output|Result|Response))[ \t]*:[ \t]*/im;

/**
 * Takes apart a message of an agent that acts in text: `Action: …`, then `Observation: …`. Such
 * messages stand under the agent's role although a tool wrote the rest of them.
 * @returns null for any other text.
 */
export function reactStepOf(text: string): ReactStep | null {
  const observed = OBSERVED.exec(text);
  if (observed === null) return null;
  const said = text.slice(0, observed.index);
  const tool = ACTION.exec(said)?.[1]?.trim();
  const rest = text.slice(observed.index + observed[0].length);
  if (tool === undefined || rest.trim() === "") return null;
  const input = INPUT.exec(said)?.[1]?.trim() ?? null;
  return { said, tool, args: decoded(input), observed: rest };
}
