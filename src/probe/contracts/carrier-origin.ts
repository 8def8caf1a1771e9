import type { Channel } from "../../formats/pab.ts";
import type { CarrierChannel } from "./carrier.ts";

/** The benchmark's channel of what a carrier's tool brings: mail is what others wrote. */
export const CARRIER_ORIGIN: Readonly<Record<CarrierChannel, Channel>> = {
  email: "retrieved_doc",
  document: "file",
  webpage: "web",
  knowledge_base: "retrieved_doc",
  memory: "memory",
  tool_output: "web",
};

/** The same for a name that may be another one: what nobody knows counts as a document of others. */
export function carrierOrigin(channel: string): Channel {
  const found = Object.entries(CARRIER_ORIGIN).find(([name]) => name === channel);
  return found?.[1] ?? "retrieved_doc";
}
