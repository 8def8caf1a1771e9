import type { ProbeLanguage } from "./probe.ts";

export const CARRIER_CHANNELS = [
  "email",
  "document",
  "webpage",
  "knowledge_base",
  "memory",
  "tool_output",
] as const;
export type CarrierChannel = (typeof CARRIER_CHANNELS)[number];

/** A piece of data that an agent reads, with a place for an instruction that is not its user's. */
export interface Carrier {
  /** As in the `carrier` column of recorded scans. */
  readonly id: string;
  readonly channel: CarrierChannel;
  readonly language: ProbeLanguage;
  /** Why a reader might trust this place. */
  readonly rationale: string;
  /** The data with the instruction in its place; literal, nothing in it is interpreted. */
  embed(instruction: string): string;
}
